"""The way a player means by pointing at places: over what is between, as far as possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2
from typing import TYPE_CHECKING

from tapete.spaces.climbs.journey import CLIMB, DROP, LEAP, WALK, Step, cut
from tapete.spaces.climbs.soaring import over
from tapete.spaces.climbs.surfaces import SNUG, Place, Standing
from tapete.spaces.climbs.ways import Ways
from tapete.spaces.plane.disc import Disc, overlap
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.sweep import nearest
from tapete.spaces.questions.places import FURTHER
from tapete.spaces.routes.candidates import beside_at
from tapete.spaces.routes.ground import AROUND
from tapete.spaces.treks.contacts import too_near, touched

if TYPE_CHECKING:
    from tapete.spaces.treks.trek import Trek, Treks

BACK = (0, 5, 10, 20, 40, 80, 120, 160, 200, 250, 300, 400, 500)
"""How much earlier to try stopping if there is no room to stop."""
STEP_UP = 300
"""How much higher or lower than the place pointed at the place meant may be."""


def headed(treks: Treks, points: Sequence[Point]) -> tuple[Step, ...]:
    """The steps through several places to the last of them."""
    steps: tuple[Step, ...] = ()
    here = treks.start
    for point in points:
        more = _towards(treks, here, point)
        steps += more
        here = treks.check(steps).end if more else here
    return as_far(treks, steps)


def as_far(treks: Treks, steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Returns the part of a way that the movement allows, ending where there is room to stop."""
    journey = treks.check(steps, brief=True)
    if not steps or (treks.cost(journey) <= treks.allowance and not treks.most):
        return steps
    most = min(journey.far(treks.allowance), treks.most or journey.length)
    for back in BACK:
        left = max(0.0, most - back)
        short = tuple(cut(treks.start, steps, journey, left))
        if not short or treks.perhaps(short) is not None:
            return short
    return tuple(cut(treks.start, steps, journey, most))


def aside(treks: Treks, steps: tuple[Step, ...]) -> Trek | None:
    """The furthest way that ends right beside the given one, for when it has no room to stop."""
    journey = treks.check(steps)
    most = journey.far(treks.allowance)
    for back in BACK:
        place = journey.at(max(0, most - back))
        near = place if place.held else _room_near(treks, place)
        way = None if near in (place, treks.start) else treks.ways.to(near)
        trek = None if way is None else treks.perhaps(way.steps)
        if trek is not None:
            return trek
    return None


def _towards(treks: Treks, here: Place, point: Point) -> tuple[Step, ...]:
    """The steps to a place, or to the side of a figure there.

    The highest surface is meant, if it can be reached.
    """
    for way in _ways(treks, here, point):
        if way is not None:
            return way
    how = WALK if WALK in treks.hows else LEAP
    return (Step(point, how),) if point != here.point else ()


def _ways(treks: Treks, here: Place, point: Point) -> Iterator[tuple[Step, ...] | None]:
    met = [one for one in treks.others if overlap(Disc(point, treks.gait.radius), one.disc)]
    for one in met:
        if one in treks.contacts:
            yield _touching(treks, here, one)
    for goal in _goals(treks, here, point, met):
        if goal == here:
            yield ()
        elif WALK not in treks.hows:
            yield over(treks.levels, treks.gait, here, goal)
        else:
            yield _walking(treks, here, goal)


def _goals(treks: Treks, here: Place, point: Point, met: Sequence[Standing]) -> Iterator[Place]:
    """The places where the mover may stand there, or right beside, on each surface."""
    levels, radius = treks.levels, treks.gait.radius
    for one in met:
        start, centre = here.point, one.disc.centre
        angle = atan2(start.y - centre.y, start.x - centre.x)
        spot = beside_at(one.disc, angle, radius, 0 if one.passable else SNUG + 1)
        yield from (Place(spot, h) for h in levels.heights(spot) if h == one.height)
    for height in levels.heights(point) or [0]:
        yield _room_near(treks, Place(point, height))


def _room_near(treks: Treks, place: Place) -> Place:
    """The nearest place with room, on the same surface or on a piece that lies on it."""
    for dx, dy in AROUND:
        point = Point(place.point.x + dx, place.point.y + dy)
        for height in treks.levels.heights(point):
            found = Place(point, height)
            if abs(height - place.height) <= STEP_UP and is_room(treks, found):
                return found
    return place


def is_room(treks: Treks, place: Place) -> bool:
    """True if the mover can stop there: no forbidden contact, and every leash allows it."""
    radius = treks.gait.radius
    if not all(leash.allows(treks.start, place, radius) for leash in treks.leashes):
        return False
    if treks.levels.barred_at(place, radius, treks.others) is not None:
        return False
    if too_near(place, radius, treks.shunned, treks.away) is not None:
        return False
    return not touched(place, radius, treks.solid)


def _touching(treks: Treks, here: Place, target: Standing) -> tuple[Step, ...] | None:
    limit = treks.allowance * FURTHER
    for first, start in _off(treks, here):
        ways = Ways(treks.levels, treks.gait, start, treks.others, limit)
        way = ways.touching(target)
        if way is not None:
            return (*first, *way.steps)
    return None


def _walking(treks: Treks, here: Place, goal: Place) -> tuple[Step, ...] | None:
    limit = treks.allowance * FURTHER
    for first, start in _off(treks, here, goal.height):
        if start == goal:
            return first
        ways = treks.ways if start == treks.start else None
        if ways is None or ways.limit < limit:
            ways = Ways(treks.levels, treks.gait, start, treks.others, limit)
        way = ways.to(goal) or ways.by_doors(goal)
        if way is not None and all(step.how in treks.hows for step in way.steps):
            return (*first, *way.steps)
    return None


def _off(treks: Treks, here: Place, height: int = 0) -> Iterator[tuple[tuple[Step, ...], Place]]:
    """The ways off a wall for a mover that hangs on one; the end nearest to `height` first."""
    if not here.held:
        yield (), here
        return
    found = list(off_the_wall(treks, here))
    found.sort(key=lambda one: abs(one[1].height - height))
    yield from (((step,), end) for step, end in found)


def off_the_wall(treks: Treks, here: Place) -> Iterator[tuple[Step, Place]]:
    """The steps off a wall: up to its edge, or down, dropping if that does no harm."""
    levels, radius = treks.levels, treks.gait.radius
    tops = dict(levels.tops)
    for index in levels.beside(here, radius):
        piece = levels.board.pieces[index]
        (x, y), _ = nearest(piece.corners, here.point.x, here.point.y, piece.wall)
        edge = Point(round(x), round(y))
        if index in tops:
            yield Step(edge, CLIMB), Place(edge, tops[index].foot + tops[index].height)
    low = levels.height(here.point, here.height) or 0
    safe = here.height - low <= treks.gait.safe
    down = Step(here.point, DROP) if safe else Step(here.point, CLIMB, low)
    yield down, Place(here.point, low)
