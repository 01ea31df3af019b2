"""A modest set of good ways over scenery, for those who cannot try them all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import atan2, cos, hypot, pi, sin
from random import Random
from typing import TYPE_CHECKING

from tapete.spaces.arc import TURN, bearing
from tapete.spaces.choices import SHARES, SPOKES, behind, beside_at
from tapete.spaces.heading import as_far, off_the_wall
from tapete.spaces.legs import CLIMB, DROP, LADDER, LEAP, WALK, Step
from tapete.spaces.levels import LEDGE, SNUG, Place, Standing
from tapete.spaces.point import Point, along, distance, towards
from tapete.spaces.portals import Portal, doors
from tapete.spaces.soaring import over
from tapete.spaces.ways import Ways

if TYPE_CHECKING:
    from tapete.spaces.trek import Trek, Treks

FEW = 3
"""So many targets are looked at, the nearest."""
MOST_HIDES, MOST_DOORS = 8, 6
AROUND = 16
TRIES = 4
BY_DOOR, BY_LEAP, FALLING = 0.12, 0.4, 0.1
"""How often a way drawn at random goes up a wall, through the air, or over an edge."""
TALL = 2
"""What is of this size hides."""


def candidates(treks: Treks) -> Iterator[Trek]:
    """As planned, into contact, turned; to places all around, near the targets and hidden."""
    seen = set()
    for trek in _tried(treks):
        if trek is not None:
            key = trek.steps, trek.facing
            if key not in seen:
                seen.add(key)
                yield trek


def _tried(treks: Treks) -> Iterator[Trek | None]:
    yield from _first(treks)
    yield from (touch(treks, one) for one in treks.contacts if _near(treks, one))
    if treks.must_touch:
        return
    yield from _turns(treks)
    if treks.start.held:
        yield from _hanging(treks)
        return
    yield from _spokes(treks)
    if WALK in treks.hows:
        yield from _towards(treks)
        yield from _hides(treks)
        yield from _by_doors(treks, MOST_DOORS)
    if LEAP in treks.hows:
        yield from _leaps(treks)


def handful(treks: Treks) -> Iterator[Trek]:
    """Fewer, at once: straight into contact, turned, and all around."""
    found = [*_first(treks), *[_straight_to(treks, one) for one in treks.contacts]]
    if not treks.must_touch:
        found += [*_turns(treks), *(_hanging(treks) if treks.start.held else _spokes(treks))]
        if WALK in treks.hows:
            found += _by_doors(treks, FEW)
    yield from (trek for trek in found if trek is not None)


def sample(treks: Treks, rng: Random) -> Trek:
    """Straight to a place at random; else a turn on the spot."""
    if treks.must_touch:
        return _any_contact(treks, rng)
    for shrink in range(TRIES):
        trek = treks.perhaps(_any_steps(treks, rng, shrink), _any_facing(treks, rng))
        if trek is not None:
            return trek
    return treks.measured((), int(rng.random() * TURN))


# --- where to look --------------------------------------------------------------------------


def _nearest(treks: Treks) -> list[Standing]:
    here = treks.start.point
    return sorted(treks.targets, key=lambda one: distance(here, one.disc.centre))[:FEW]


def _looking(treks: Treks, end: Point) -> int | None:
    """At the target that is nearest then; the way one goes if there is none."""
    near = min(treks.targets, key=lambda one: distance(end, one.disc.centre), default=None)
    if near is None or near.disc.centre == end:
        return None
    return round(bearing(end, near.disc.centre)) % TURN


def _turned(treks: Treks, steps: tuple[Step, ...]) -> Trek | None:
    return treks.perhaps(steps, _looking(treks, steps[-1].to)) if steps else None


def _turns(treks: Treks) -> Iterator[Trek | None]:
    here = treks.start.point
    for one in _nearest(treks):
        facing = round(bearing(here, one.disc.centre)) % TURN
        if facing != treks.facing:
            yield treks.perhaps((), facing)
    if not treks.targets:
        yield treks.perhaps((), (treks.facing + TURN // 2) % TURN)


def _any_facing(treks: Treks, rng: Random) -> int | None:
    draw = rng.random()
    if draw < 1 / 3 or not treks.targets:
        return None if draw < 2 / 3 else int(rng.random() * TURN)
    target = treks.targets[int(rng.random() * len(treks.targets))]
    return round(bearing(treks.start.point, target.disc.centre)) % TURN


# --- as it was meant ------------------------------------------------------------------------


def _first(treks: Treks) -> Iterator[Trek | None]:
    if treks.plan:
        steps = as_far(treks, treks.plan)
        yield treks.perhaps(steps) if steps else None
    if treks.stay and not treks.must_touch:
        yield treks.perhaps(())


# --- into contact ---------------------------------------------------------------------------


def touch(treks: Treks, target: Standing) -> Trek | None:
    """Straight, over the bends of the ways on the table, or over several surfaces."""
    straight = _straight_to(treks, target)
    if straight is not None or WALK not in treks.hows:
        return straight
    found = _bent_to(treks, target) if treks.start.height == 0 else None
    if found is not None:
        return found
    ways = Ways(treks.levels, treks.gait, treks.start, treks.others, treks.allowance)
    way = None if treks.start.held else ways.touching(target)
    return None if way is None else treks.perhaps(way.steps)


def _near(treks: Treks, target: Standing) -> bool:
    far = distance(treks.start.point, target.disc.centre)
    return far - target.disc.radius - treks.gait.radius - SNUG <= treks.allowance


def _beside(treks: Treks, target: Standing, angle: float) -> list[Place]:
    spot = beside_at(target.disc, angle, treks.gait.radius)
    heights = treks.levels.heights(spot)
    return [Place(spot, h) for h in heights if abs(h - target.height) <= LEDGE]


def _straight_to(treks: Treks, target: Standing) -> Trek | None:
    if not _near(treks, target) or treks.start.held:
        return None
    here, centre = treks.start.point, target.disc.centre
    for place in _beside(treks, target, atan2(here.y - centre.y, here.x - centre.x)):
        if WALK in treks.hows:
            trek = treks.perhaps((Step(place.point),))
        else:
            trek = treks.perhaps(over(treks.levels, treks.gait, treks.start, place))
        if trek is not None:
            return trek
    return None


def _bent_to(treks: Treks, target: Standing) -> Trek | None:
    """The shortest of some ways round what is in between."""
    centre = target.disc.centre
    first = atan2(treks.start.point.y - centre.y, treks.start.point.x - centre.x)
    angles = (first + 2 * pi * turn / AROUND for turn in range(AROUND))
    spots = [place.point for angle in angles for place in _beside(treks, target, angle)]
    routes = [treks.ways.reach.route(spot) for spot in spots]
    found = sorted((route for route in routes if route is not None), key=lambda one: one.cost)
    for route in found:
        trek = treks.perhaps(tuple([Step(point) for point in route.points[1:]]))
        if trek is not None:
            return trek
    return None


def _any_contact(treks: Treks, rng: Random) -> Trek:
    """With anybody who can be touched; the first who can, else."""
    first = int(rng.random() * len(treks.contacts))
    for one in (*treks.contacts[first:], *treks.contacts[:first]):
        trek = touch(treks, one)
        if trek is not None:
            return trek
    return treks.measured(())


# --- all around -----------------------------------------------------------------------------


def _spokes(treks: Treks) -> Iterator[Trek | None]:
    """As far as one gets straight in some directions."""
    here = treks.start.point
    for spoke in range(SPOKES):
        dx, dy = cos(2 * pi * spoke / SPOKES), sin(2 * pi * spoke / SPOKES)
        ends = [along(here, dx, dy, treks.allowance * share) for share in SHARES]
        found = (_turned(treks, _steps_to(treks, end)) for end in ends if end != here)
        yield from islice((trek for trek in found if trek is not None), 1)


def _steps_to(treks: Treks, end: Point) -> tuple[Step, ...]:
    if WALK in treks.hows:
        return (Step(end),)
    height = treks.levels.height(end)
    if height is None:
        return ()
    return over(treks.levels, treks.gait, treks.start, Place(end, height))


def _leaps(treks: Treks) -> Iterator[Trek | None]:
    """Onto the tops that are near."""
    levels, here = treks.levels, treks.start
    for _, piece in levels.tops:
        left, top, right, bottom = piece.box
        middle = Point((left + right) // 2, (top + bottom) // 2)
        flat = distance(here.point, middle)
        if hypot(flat, piece.top - here.height) <= treks.allowance and piece.holds(middle):
            yield _turned(treks, over(levels, treks.gait, here, Place(middle, piece.top)))


# --- with regard to the targets -------------------------------------------------------------


def _towards(treks: Treks) -> Iterator[Trek | None]:
    """As near to them as one gets without touching them."""
    here = treks.start.point
    for one in _nearest(treks):
        far = room_between(treks, here, one)
        if far > 0:
            near = towards(here, one.disc.centre, min(far, treks.allowance))
            straight = _turned(treks, (Step(near),))
            yield straight
            if straight is None and treks.start.height == 0:
                yield _round(treks, one)


def room_between(treks: Treks, point: Point, one: Standing) -> float:
    """What is left to go from a place until one would touch somebody."""
    apart = distance(point, one.disc.centre) - one.disc.radius - treks.gait.radius
    return apart - SNUG - 1


def _round(treks: Treks, one: Standing) -> Trek | None:
    """Over the bend from which one gets nearest."""
    reach = treks.ways.reach
    ends = []
    for bend, (cost, _) in reach.settled.items():
        place = Point(*reach.places[bend])
        far = min(treks.allowance - cost - 1, room_between(treks, place, one))
        if far > 0:
            end = towards(place, one.disc.centre, far)
            ends.append((distance(end, one.disc.centre), end.x, end.y))
    for _, x, y in sorted(ends)[:FEW]:
        trek = _routed(treks, Point(x, y))
        if trek is not None:
            return trek
    return None


def _routed(treks: Treks, goal: Point) -> Trek | None:
    """To a place of the table, round what is in between."""
    straight = _turned(treks, (Step(goal),))
    if straight is not None or treks.start.height:
        return straight
    route = treks.ways.reach.route(goal)
    if route is None:
        return None
    return _turned(treks, tuple([Step(point) for point in route.points[1:]]))


def _hides(treks: Treks) -> Iterator[Trek | None]:
    """Just behind what is tall, as the targets see it."""
    here, radius = treks.start.point, treks.gait.radius
    if treks.start.height:
        return
    spots = []
    for _, piece in treks.levels.solids:
        if piece.size >= TALL and piece.beside((here.x, here.y), (here.x, here.y), treks.allowance):
            for one in _nearest(treks):
                spot = behind(piece, one.disc.centre, radius)
                spots.append((distance(here, spot), spot.x, spot.y))
    near = [Point(x, y) for far, x, y in sorted(spots) if 0 < far <= treks.allowance]
    for spot in near[:MOST_HIDES]:
        yield _routed(treks, spot)


# --- up and down ----------------------------------------------------------------------------


def _by_doors(treks: Treks, most: int) -> Iterator[Trek | None]:
    """Up and down walls and across gaps, those that are near; a wall perhaps only in part."""
    here = treks.start
    near = sorted(
        (distance(here.point, door.start.point), place)
        for place, door in enumerate(doors(treks.levels, treks.gait))
        if door.start.height == here.height and door.step.how in treks.hows
    )
    found = doors(treks.levels, treks.gait)
    for far, place in near[:most]:
        if far < treks.allowance:
            yield _turned(treks, _through(treks, found[place], far))


def _through(treks: Treks, door: Portal, far: float) -> tuple[Step, ...]:
    """Walk there, and up as high as one gets."""
    first = () if door.start == treks.start else (Step(door.start.point),)
    if far + door.cost <= treks.allowance or door.step.how not in (CLIMB, LADDER):
        return (*first, door.step)
    return as_far(treks, (*first, door.step))


def _hanging(treks: Treks) -> Iterator[Trek | None]:
    """On to the top, or down; or let go."""
    for step, _ in off_the_wall(treks, treks.start):
        steps = as_far(treks, (step,))
        yield treks.perhaps(steps) if steps else None
    yield treks.perhaps((Step(treks.start.point, DROP),))


# --- at random ------------------------------------------------------------------------------


def _any_steps(treks: Treks, rng: Random, shrink: int) -> tuple[Step, ...]:
    if treks.start.held:
        return _any_hold(treks, rng)
    draw = rng.random()
    if LEAP in treks.hows and (draw > 1 - BY_LEAP or WALK not in treks.hows):
        return _any_leap(treks, rng, shrink)
    if draw < BY_DOOR:
        return _any_door(treks, rng)
    return (Step(_any_end(treks, rng, shrink)),)


def _any_end(treks: Treks, rng: Random, shrink: int) -> Point:
    length = treks.allowance * rng.random() ** 0.5 / (1 + shrink)
    angle = 2 * pi * rng.random()
    return along(treks.start.point, cos(angle), sin(angle), length)


def _any_leap(treks: Treks, rng: Random, shrink: int) -> tuple[Step, ...]:
    end = _any_end(treks, rng, shrink)
    height = treks.levels.height(end)
    goal = Place(end, height or 0)
    return over(treks.levels, treks.gait, treks.start, goal)


def _any_door(treks: Treks, rng: Random) -> tuple[Step, ...]:
    here = treks.start
    near = [
        door
        for door in doors(treks.levels, treks.gait)
        if door.start.height == here.height
        and distance(here.point, door.start.point) < treks.allowance
    ]
    if not near:
        return (Step(_any_end(treks, rng, 1)),)
    door = near[int(rng.random() * len(near))]
    if door.end.height < here.height and rng.random() < FALLING:
        door = door._replace(step=Step(door.end.point, DROP))
    return _through(treks, door, distance(here.point, door.start.point))


def _any_hold(treks: Treks, rng: Random) -> tuple[Step, ...]:
    found = [step for step, _ in off_the_wall(treks, treks.start)]
    step = found[int(rng.random() * len(found))]
    if rng.random() < FALLING:
        step = Step(treks.start.point, DROP)
    return as_far(treks, (step,))
