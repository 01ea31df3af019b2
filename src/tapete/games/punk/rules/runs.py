"""Runs at an enemy: the shortest way into contact with it, and how many Actions it takes.

Rolls on the way are taken to be passed: punk.combat.assault.min_actions
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import atan2, pi

import msgspec

from tapete.spaces.choices import beside_at
from tapete.spaces.ground import Ground
from tapete.spaces.heading import off_the_wall
from tapete.spaces.legs import CLIMB, CROSS, LADDER, WALK, Journey, Step
from tapete.spaces.levels import LEDGE, SNUG, Place, Standing
from tapete.spaces.plunge import plunges
from tapete.spaces.point import Point, distance
from tapete.spaces.route import ROUNDING
from tapete.spaces.trek import Trek, Treks
from tapete.spaces.ways import Ways

KEPT = 4096
AROUND, FEW = 12, 6
"""Places beside somebody that are looked at, and of them those tried, the nearest."""
SPLIT = (WALK, CLIMB, LADDER)
"""What may be begun with one Action and ended with the next."""


class Run(msgspec.Struct, frozen=True):
    """A way that ends in contact, and the Actions it takes with so much movement each."""

    trek: Trek
    actions: int

    @property
    def length(self) -> int:
        return self.trek.journey.length


def run_to(treks: Treks, target: Standing, reach: int, limit: int) -> Run | None:
    """On foot, the shortest; from above, if there is no other way."""
    far = distance(treks.start.point, target.disc.centre)
    if far - target.disc.radius - treks.gait.radius - SNUG > limit:
        return None
    return _run(Bare(treks), target, reach, limit)


def straight_to(treks: Treks, target: Standing, reach: int, limit: int) -> Run | None:
    """Only if nothing at all is in the way: found at once."""
    return _measured(_straight(Bare(treks).towards(target, limit), target), reach)


def drop_on(treks: Treks, target: Standing, reach: int, limit: int) -> Run | None:
    """The shortest way to an edge just above it, and down: punk.combat.assault.above.allowed"""
    return _drop(Bare(treks), target, reach, limit)


class Bare:
    """Of where one may go, all that a way depends on: to remember ways by."""

    __slots__ = ("_key", "treks")

    def __init__(self, treks: Treks) -> None:
        self.treks = treks
        self._key = (treks.gait, treks.start, treks.others, treks.hows, treks.leashes)

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Bare):
            return NotImplemented
        return self.treks.levels is other.treks.levels and self._key == other._key

    def towards(self, target: Standing, limit: int) -> Treks:
        """Into contact with somebody, with so much movement."""
        return msgspec.structs.replace(
            self.treks, contacts=(target,), must_touch=True, allowance=limit
        )


@lru_cache(maxsize=KEPT)
def _run(bare: Bare, target: Standing, reach: int, limit: int) -> Run | None:
    treks = bare.towards(target, limit)
    trek = _straight(treks, target) or _aimed(treks, target) or _around(treks, target, reach)
    return _measured(trek, reach) or _dropped(treks, target, reach)


@lru_cache(maxsize=KEPT)
def _drop(bare: Bare, target: Standing, reach: int, limit: int) -> Run | None:
    return _dropped(bare.towards(target, limit), target, reach)


def _measured(trek: Trek | None, reach: int) -> Run | None:
    return None if trek is None else Run(trek, actions_for(trek.journey, reach))


def _straight(treks: Treks, target: Standing) -> Trek | None:
    """Nothing is shorter, if nothing is in the way."""
    if treks.start.held:
        return None
    here, centre = treks.start.point, target.disc.centre
    angle = atan2(here.y - centre.y, here.x - centre.x)
    spot = beside_at(target.disc, angle, treks.gait.radius)
    if not any(abs(h - target.height) <= LEDGE for h in treks.levels.heights(spot)):
        return None
    return treks.perhaps((Step(spot),))


def _aimed(treks: Treks, target: Standing) -> Trek | None:
    """On the table, the shortest way to its very centre, as far as contact; else beside it."""
    if treks.start.held or treks.start.height or target.height:
        return None
    near, centre = target.disc.radius + treks.gait.radius, target.disc.centre
    limit = treks.allowance + near
    ways = Ways(treks.levels, treks.gait, treks.start, _solid(treks, target), limit)
    route = ways.ground.shortest(treks.start.point, centre, limit)
    if route is not None and distance(route.points[-2], centre) > near:
        trek = _ending_at(treks, target, route.points[1:-1], route.points[-2])
        if trek is not None:
            return trek
    return _to_a_side(treks, ways.ground, _beside(treks, target))


def _to_a_side(treks: Treks, ground: Ground, spots: Sequence[Point]) -> Trek | None:
    """To the nearest of some places: straight, or round what is in the way."""
    best: Trek | None = None
    for spot in spots:
        limit = treks.allowance if best is None else best.journey.length - 1
        trek = treks.perhaps((Step(spot),))
        if trek is None:
            route = ground.shortest(treks.start.point, spot, limit)
            trek = None if route is None else treks.perhaps(_steps(route.points[1:]))
        if trek is not None and trek.journey.length <= limit:
            best = trek
    return best


def _solid(treks: Treks, target: Standing) -> list[Standing]:
    """Whoever is in the way, without those who stand so close to the target that they hide it."""
    room, centre = treks.gait.radius, target.disc.centre
    return [
        one
        for one in treks.others
        if not one.passable and distance(one.disc.centre, centre) >= one.disc.radius + room
    ]


def _beside(treks: Treks, target: Standing) -> list[Point]:
    """Places all around it where there is room, the nearest first."""
    radius = treks.gait.radius
    spots = [beside_at(target.disc, 2 * pi * n / AROUND, radius) for n in range(AROUND)]
    free = [
        spot for spot in spots if treks.levels.barred_at(Place(spot), radius, treks.others) is None
    ]
    return sorted(free, key=lambda spot: distance(treks.start.point, spot))[:FEW]


def _ending_at(treks: Treks, target: Standing, points: Sequence[Point], bend: Point) -> Trek | None:
    """Over these places, and from the last of them straight at it."""
    centre = target.disc.centre
    angle = atan2(bend.y - centre.y, bend.x - centre.x)
    spot = beside_at(target.disc, angle, treks.gait.radius)
    return treks.perhaps((*_steps(points), Step(spot)))


def _steps(points: Sequence[Point]) -> tuple[Step, ...]:
    return tuple([Step(point) for point in points])


def _around(treks: Treks, target: Standing, reach: int) -> Trek | None:
    """Over several surfaces; who hangs on a wall first gets off it.

    If there is no such way either, every bend within one Action is tried.
    """
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
    if not found and not treks.start.held:
        near = min(reach, treks.allowance)
        way = Ways(treks.levels, treks.gait, treks.start, treks.others, near).touching(target)
        return None if way is None else treks.perhaps(way.steps)
    return min(found, key=lambda trek: trek.journey.length, default=None)


def _dropped(treks: Treks, target: Standing, reach: int) -> Run | None:
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
    return _measured(min(found, key=lambda trek: trek.journey.length, default=None), reach)


def actions_for(journey: Journey, reach: int) -> int:
    """How many Actions a way takes: what cannot be left half done is begun anew."""
    actions, left = 1, float(reach)
    for leg in journey.legs:
        length = leg.length
        if leg.how == CROSS or leg.how not in SPLIT:
            if length > left + ROUNDING:
                actions, left = actions + 1, float(reach)
            left -= length
            continue
        while length > left + ROUNDING:
            length -= left
            actions, left = actions + 1, float(reach)
        left -= length
    return actions
