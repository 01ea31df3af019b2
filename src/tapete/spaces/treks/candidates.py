"""A modest set of good ways over scenery, for players that cannot try them all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING

from tapete.spaces.climbs.journey import LEAP, WALK, Step
from tapete.spaces.climbs.soaring import over
from tapete.spaces.climbs.surfaces import SNUG, Place, Standing
from tapete.spaces.plane.point import Point, along, distance, towards
from tapete.spaces.routes.candidates import SHARES, SPOKES, behind
from tapete.spaces.treks.doors import by_doors, hanging
from tapete.spaces.treks.facing import FEW, nearest, turned, turns
from tapete.spaces.treks.pointing import as_far
from tapete.spaces.treks.touching import is_near, straight_to, touch

if TYPE_CHECKING:
    from tapete.spaces.treks.trek import Trek, Treks

MOST_HIDES, MOST_DOORS, MOST_BENDS = 8, 6, 6
TALL = 2
"""Pieces of at least this size are worth hiding behind."""


def candidates(treks: Treks) -> Iterator[Trek]:
    """The planned way, contacts, turns, ways in all directions, towards targets, and into cover."""
    seen = set()
    for trek in _tried(treks):
        if trek is not None:
            key = trek.steps, trek.facing
            if key not in seen:
                seen.add(key)
                yield trek


def _tried(treks: Treks) -> Iterator[Trek | None]:
    yield from _first(treks)
    yield from (touch(treks, one) for one in treks.contacts if is_near(treks, one))
    if treks.must_touch:
        return
    yield from turns(treks)
    if treks.start.held:
        yield from hanging(treks)
        return
    yield from _spokes(treks)
    if WALK in treks.hows:
        yield from _towards(treks)
        yield from _hides(treks)
        yield from by_doors(treks, MOST_DOORS)
    if LEAP in treks.hows:
        yield from _leaps(treks)


def handful(treks: Treks) -> Iterator[Trek]:
    """Fewer ways, found quickly: straight into contact, turned, and in all directions."""
    found = [*_first(treks), *[straight_to(treks, one) for one in treks.contacts]]
    if not treks.must_touch:
        found += [*turns(treks), *(hanging(treks) if treks.start.held else _spokes(treks))]
        if WALK in treks.hows:
            found += by_doors(treks, FEW)
    yield from (trek for trek in found if trek is not None)


# --- as planned -----------------------------------------------------------------------------


def _first(treks: Treks) -> Iterator[Trek | None]:
    if treks.plan:
        steps = as_far(treks, treks.plan)
        yield treks.perhaps(steps) if steps else None
    if treks.stay and not treks.must_touch:
        yield treks.perhaps(())


# --- all around -----------------------------------------------------------------------------


def _spokes(treks: Treks) -> Iterator[Trek | None]:
    """The furthest straight walk in each of several directions."""
    here = treks.start.point
    for spoke in range(SPOKES):
        dx, dy = cos(2 * pi * spoke / SPOKES), sin(2 * pi * spoke / SPOKES)
        ends = [along(here, dx, dy, treks.allowance * share) for share in SHARES]
        found = (turned(treks, _steps_to(treks, end)) for end in ends if end != here)
        yield from islice((trek for trek in found if trek is not None), 1)


def _steps_to(treks: Treks, end: Point) -> tuple[Step, ...]:
    if WALK in treks.hows:
        return (Step(end),)
    height = treks.levels.height(end)
    if height is None:
        return ()
    return over(treks.levels, treks.gait, treks.start, Place(end, height))


def _leaps(treks: Treks) -> Iterator[Trek | None]:
    """Leaps onto the tops that are near."""
    levels, here = treks.levels, treks.start
    for _, piece in levels.tops:
        left, top, right, bottom = piece.box
        middle = Point((left + right) // 2, (top + bottom) // 2)
        flat = distance(here.point, middle)
        if hypot(flat, piece.top - here.height) <= treks.aloft and piece.holds(middle):
            yield turned(treks, over(levels, treks.gait, here, Place(middle, piece.top)))


# --- relative to the targets ----------------------------------------------------------------


def _towards(treks: Treks) -> Iterator[Trek | None]:
    """Walks as near to the targets as possible without touching them."""
    here = treks.start.point
    for one in nearest(treks):
        far = room_between(treks, here, one)
        if far > 0:
            near = towards(here, one.disc.centre, min(far, treks.allowance))
            straight = turned(treks, (Step(near),))
            yield straight
            if straight is None and treks.start.height == 0:
                yield _round(treks, one)


def room_between(treks: Treks, point: Point, one: Standing) -> float:
    """How far the mover can go from a place before it would touch another figure."""
    apart = distance(point, one.disc.centre) - one.disc.radius - treks.gait.radius
    return apart - SNUG - 1


def _round(treks: Treks, one: Standing) -> Trek | None:
    """A way over the bend from which the mover gets nearest to a target."""
    reach = treks.ways.reach
    ends = []
    for bend, (cost, _) in reach.settled.items():
        place = Point(*reach.places[bend])
        far = min(treks.allowance - cost - 2, room_between(treks, place, one))
        if far > 0:
            end = towards(place, one.disc.centre, far)
            ends.append((distance(end, one.disc.centre), end.x, end.y))
    for _, x, y in sorted(ends)[:MOST_BENDS]:
        trek = _routed(treks, Point(x, y))
        if trek is not None:
            return trek
    return None


def _routed(treks: Treks, goal: Point) -> Trek | None:
    """A way to a place of the table, around what is in between."""
    straight = turned(treks, (Step(goal),))
    if straight is not None or treks.start.height:
        return straight
    route = treks.ways.reach.route(goal)
    if route is None:
        return None
    return turned(treks, tuple([Step(point) for point in route.points[1:]]))


def _hides(treks: Treks) -> Iterator[Trek | None]:
    """Ways to places just behind tall pieces, out of the targets' sight."""
    here, radius = treks.start.point, treks.gait.radius
    if treks.start.height:
        return
    spots = []
    for _, piece in treks.levels.solids:
        if piece.size >= TALL and piece.beside((here.x, here.y), (here.x, here.y), treks.allowance):
            for one in nearest(treks):
                spot = behind(piece, one.disc.centre, radius)
                spots.append((distance(here, spot), spot.x, spot.y))
    near = [Point(x, y) for far, x, y in sorted(spots) if 0 < far <= treks.allowance]
    for spot in near[:MOST_HIDES]:
        yield _routed(treks, spot)
