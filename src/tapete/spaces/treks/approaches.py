"""Ways into contact with a target: straight, round obstacles, over them, from above."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2, pi, sqrt

from tapete.spaces.climbs.drops import plunges
from tapete.spaces.climbs.holds import holds
from tapete.spaces.climbs.journey import Step
from tapete.spaces.climbs.narrows import narrowed
from tapete.spaces.climbs.surfaces import LEDGE, SNUG, Place, Standing
from tapete.spaces.climbs.ways import Ways
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point, distance
from tapete.spaces.routes.candidates import beside_at
from tapete.spaces.routes.ground import Ground
from tapete.spaces.treks.pointing import off_the_wall
from tapete.spaces.treks.trek import Trek, Treks

NUDGE = 2
"""Tenths of a millimetre left between bases: near enough to touch, with room for a way round."""
APART = SNUG + NUDGE
"""The room left to figures that must not be touched."""
AROUND, FEW = 12, 6
"""How many places beside a target are looked at, and how many of the nearest are tried."""


def straight(treks: Treks, target: Standing) -> Trek | None:
    """The straight way, if nothing is in the way; none is shorter."""
    if treks.start.held:
        return None
    here, centre = treks.start.point, target.disc.centre
    angle = atan2(here.y - centre.y, here.x - centre.x)
    spot = beside_at(target.disc, angle, treks.gait.radius)
    if not any(abs(h - target.height) <= LEDGE for h in treks.levels.heights(spot)):
        return None
    return treks.perhaps((Step(spot),))


def aimed(treks: Treks, target: Standing) -> Trek | None:
    """On the table, the shortest way towards its centre until contact; else to its side."""
    if treks.start.held or treks.start.height or target.height:
        return None
    near, centre = target.disc.radius + treks.gait.radius, target.disc.centre
    limit = treks.allowance + near * treks.gait.slowest
    ways = Ways(treks.levels, treks.gait, treks.start, _solid(treks, target), limit)
    route = ways.ground.shortest(treks.start.point, centre, limit)
    for points in [] if route is None else _bent(treks, route.points):
        if distance(points[-2], centre) > near:
            trek = _ending_at(treks, target, points[1:-1], points[-2])
            if trek is not None:
                return trek
    return _to_a_side(treks, _beside(treks, target))


def _bent(treks: Treks, points: Sequence[Point]) -> Iterator[Sequence[Point]]:
    """A way, and the same one bent where it crosses something too slantwise."""
    yield points
    bent = narrowed(treks.levels, treks.gait, 0, points)
    if bent is not None and len(bent) > len(points):
        yield bent


def _to_a_side(treks: Treks, spots: Sequence[Point]) -> Trek | None:
    """The shortest way to one of these places, straight or round all obstacles."""
    best: Trek | None = None
    solid = [one for one in treks.others if not one.passable]
    ground = Ways(treks.levels, treks.gait, treks.start, solid, treks.allowance).ground
    for spot in spots:
        limit = treks.allowance if best is None else best.journey.cost - 1
        trek = treks.perhaps((Step(spot),)) or _round(treks, ground, spot, limit)
        if trek is not None and trek.journey.cost <= limit:
            best = trek
    return best


def _round(treks: Treks, ground: Ground, spot: Point, limit: int) -> Trek | None:
    route = ground.shortest(treks.start.point, spot, limit)
    ways = [] if route is None else _bent(treks, route.points)
    found = (treks.perhaps(_steps(points[1:])) for points in ways)
    return next((trek for trek in found if trek is not None), None)


def _solid(treks: Treks, target: Standing) -> list[Standing]:
    """The figures in the way, without those so close to the target that they would block it."""
    room, centre = treks.gait.radius, target.disc.centre
    return [
        one
        for one in treks.others
        if not one.passable and distance(one.disc.centre, centre) >= one.disc.radius + room
    ]


def _beside(treks: Treks, target: Standing) -> list[Point]:
    """Places all around it, and between it and others, where there is room; the nearest first."""
    radius = treks.gait.radius
    spots = [beside_at(target.disc, 2 * pi * n / AROUND, radius, NUDGE) for n in range(AROUND)]
    for other in treks.others:
        spots += between(target.disc, other.disc, radius, NUDGE if other.passable else APART)
    free = [
        spot for spot in spots if treks.levels.barred_at(Place(spot), radius, treks.others) is None
    ]
    return sorted(free, key=lambda spot: distance(treks.start.point, spot))[:FEW]


def between(one: Disc, other: Disc, radius: int, room: int = NUDGE) -> list[Point]:
    """The two places where a base touches one of two others, and leaves such room to the other."""
    a, b = one.radius + radius + NUDGE, other.radius + radius + room
    far = distance(one.centre, other.centre)
    if not 0 < far < a + b:
        return []
    share = (a * a - b * b + far * far) / (2 * far)
    side = sqrt(max(0.0, a * a - share * share))
    dx, dy = (other.centre.x - one.centre.x) / far, (other.centre.y - one.centre.y) / far
    return [
        Point(
            round(one.centre.x + dx * share - way * dy * side),
            round(one.centre.y + dy * share + way * dx * side),
        )
        for way in (1, -1)
    ]


def _ending_at(treks: Treks, target: Standing, points: Sequence[Point], bend: Point) -> Trek | None:
    """The way through these places, and from the last of them straight at the target."""
    centre = target.disc.centre
    angle = atan2(bend.y - centre.y, bend.x - centre.x)
    spot = beside_at(target.disc, angle, treks.gait.radius)
    return treks.perhaps((*_steps(points), Step(spot)))


def _steps(points: Sequence[Point]) -> tuple[Step, ...]:
    return tuple([Step(point) for point in points])


def around(treks: Treks, target: Standing, reach: int) -> Trek | None:
    """The shortest way over several surfaces; a mover on a wall first gets off it.

    If there is no such way either, every bend within `reach` is tried.
    """
    found = across(treks, target)
    if found is not None or treks.start.held:
        return found
    near = min(reach, treks.allowance)
    way = Ways(treks.levels, treks.gait, treks.start, treks.others, near).touching(target)
    return None if way is None else treks.perhaps(way.steps)


def across(treks: Treks, target: Standing) -> Trek | None:
    """The shortest way over several surfaces joined by portals."""
    starts: list[tuple[tuple[Step, ...], Place]] = [((), treks.start)]
    if treks.start.held:
        starts = [((step,), place) for step, place in off_the_wall(treks, treks.start)]
    found = []
    for first, start in starts:
        ways = Ways(treks.levels, treks.gait, start, treks.others, treks.allowance)
        way = ways.over(target)
        trek = None if way is None else treks.perhaps((*first, *way.steps))
        if trek is not None:
            found.append(trek)
    return min(found, key=_cost, default=None)


def climbed(treks: Treks, target: Standing) -> Trek | None:
    """The shortest way to a hold on a wall beside the target, for one that is out of reach above.

    One who hangs there already only climbs up or down.
    """
    if target.height <= LEDGE:
        return None
    found = []
    ways = Ways(treks.levels, treks.gait, treks.start, treks.others, treks.allowance)
    for hold in holds(treks.levels, treks.gait, target):
        steps: tuple[Step, ...] | None = ()
        if hold.foot.point != treks.start.point:
            way = None if treks.start.held else ways.to(hold.foot)
            steps = None if way is None else way.steps
        trek = None if steps is None else treks.perhaps((*steps, hold.step))
        if trek is not None:
            found.append(trek)
    return min(found, key=_cost, default=None)


def _cost(trek: Trek) -> int:
    return trek.journey.cost


def dropped(treks: Treks, target: Standing) -> Trek | None:
    """The shortest way to an edge just above the target, and down."""
    if treks.start.held:
        return None
    found = []
    ways = Ways(treks.levels, treks.gait, treks.start, treks.others, treks.allowance)
    for plunge in plunges(treks.levels, treks.gait, treks.start.height, target):
        steps: tuple[Step, ...] | None = ()
        if plunge.edge != treks.start:
            way = ways.to(plunge.edge)
            steps = None if way is None else way.steps
        trek = None if steps is None else treks.perhaps((*steps, plunge.step))
        if trek is not None:
            found.append(trek)
    return min(found, key=_cost, default=None)
