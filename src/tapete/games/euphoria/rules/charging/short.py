"""Charges that fall short: the way towards the target, and how far the AP pay for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from math import atan2, cos, sin

from msgspec.structs import replace

from tapete.games.euphoria.rules.charging.ways import FURTHEST, split, treks_of
from tapete.games.euphoria.rules.moving.moving import shunned
from tapete.games.euphoria.rules.moving.paying import bill, free_left, furthest
from tapete.games.euphoria.rules.moving.room import GAP
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show
from tapete.spaces.climbs.journey import LADDER, Journey, Leg, Step
from tapete.spaces.climbs.portals import Portal, doors
from tapete.spaces.climbs.surfaces import Levels, Standing
from tapete.spaces.climbs.ways import Ways
from tapete.spaces.plane.point import INCH, Point, along, distance
from tapete.spaces.plane.point import towards as point_towards
from tapete.spaces.routes.route import whole
from tapete.spaces.treks.contacts import too_near
from tapete.spaces.treks.trek import Treks

STRAIGHT = ((0.0, 1.0), (0.3, 1.0), (-0.3, 1.0), (0.0, 0.7), (0.6, 1.0), (-0.6, 1.0))
"""The straight ways that a charge that falls short may take before it is led round something: how
far aside, in radians, and how much of its way it must be able to go."""
BLOCKED = (0.0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9, 1.2, -1.2)
"""How far aside, in radians, it goes until something stops it, if there is no other way."""
DETOUR, BEYOND = 1.4, 4
"""How much longer than straight the way of a charge that falls short may be, and how many inches
further on it may head for a place to stand."""
BACK = 10
"""How closely the place where it stops is looked for, in tenths of a millimetre."""
NUDGE = 2
"""The room left to what stops it, in tenths of a millimetre."""
TRIES, SHORTER = 4, 0.7
"""How often a straight way that is barred is cut, and which part of it is left each time at least
if it is not known where it is barred."""
FEW = 4
"""How many of the nearest ways to another level are tried."""


def pays(show: Show, payer: Mini, legs: Sequence[Leg], ap: int) -> bool:
    """True if this many AP pay for a way, after the free inches: euphoria.charge.req.ap"""
    most = furthest(payer)
    if most is not None and whole(sum([leg.length for leg in legs])) > most:
        return False
    return bill(show, payer, legs).ap <= ap


def falls_short(
    show: Show, mini: Mini, payer: Mini, target: Mini, ap: int, known: Journey | None
) -> Journey | None:
    """As much as the AP pay for of the way into contact, if it is known, or else of one towards it.

    None if it can go nowhere: euphoria.charge.failed
    """
    reach = ap * INCH + free_left(payer)
    ways = chain([] if known is None else [known], _towards(show, mini, target, reach))
    found = (as_far(show, payer, way, ap) for way in ways)
    return next((way for way in found if way.legs), None)


# --- the way


def _towards(show: Show, mini: Mini, target: Mini, reach: int) -> Iterator[Journey]:
    """Straight, or round what is in between; else over it, or as near as it lets one come.

    euphoria.charge.failed
    """
    treks = treks_of(show, mini, target, FURTHEST)
    here, there = mini.at.point, target.at.point
    near = int(min(reach, distance(here, there) - target.radius - mini.radius))
    angle = atan2(there.y - here.y, there.x - here.x)
    for aside, share in STRAIGHT if near > 0 else ():
        journey = treks.check([Step(_aside(here, angle + aside, near * share))], brief=True)
        if journey.barred is None:
            yield journey
            break
    else:
        yield treks.check([Step(point) for point in _round(treks, target, near)], brief=True)
    yield from _by_doors(treks, target)
    blocked = [_until_barred(treks, _aside(here, angle + aside, near)) for aside in BLOCKED]
    yield from sorted(blocked, key=lambda way: distance(way.end.point, there))


def _aside(here: Point, angle: float, far: float) -> Point:
    return along(here, cos(angle), sin(angle), far)


def _round(treks: Treks, target: Mini, near: int) -> Sequence[Point]:
    """The bends of a short way over the table to where one would be if one could go straight."""
    if treks.start.height or target.at.height or treks.start.held or near <= 0:
        return ()
    ways = Ways(treks.levels, treks.gait, treks.start, treks.solid, near)
    for further in range(BEYOND):
        far = near + further * INCH
        goal = point_towards(treks.start.point, target.at.point, far)
        if ways.ground.may_stand(goal):
            route = ways.ground.shortest(treks.start.point, goal, INCH + DETOUR * far)
            return () if route is None else route.points[1:]
    return ()


def _by_doors(treks: Treks, target: Mini) -> Iterator[Journey]:
    """Straight to where it can climb, drop or jump to another level, and straight on from there.

    euphoria.charge.failed
    """
    start, there = treks.start, target.at.point

    def far(door: Portal) -> float:
        before, after = distance(start.point, door.start.point), distance(door.end.point, there)
        return before + door.cost + after

    every = doors(treks.levels, treks.gait)
    found = [
        one for one in every if one.start.height == start.height and one.step.how in treks.hows
    ]
    for door in sorted(found, key=far)[:FEW]:
        steps = [door.step] if door.start == start else [Step(door.start.point), door.step]
        over = treks.check(steps, brief=True)
        if over.barred is None:
            left = distance(door.end.point, there) - target.radius - treks.gait.radius - NUDGE
            onward = treks.check(
                [*steps, Step(point_towards(door.end.point, there, left))], brief=True
            )
            yield over if onward.barred is not None else onward


def _until_barred(treks: Treks, goal: Point) -> Journey:
    """The straight way to a place until something stops it."""
    start = treks.start.point
    for _ in range(TRIES):
        journey = treks.check([Step(goal)], where=True)
        if journey.barred is None:
            return journey
        far, stop = distance(start, goal), distance(start, journey.barred.place) - NUDGE
        goal = point_towards(start, goal, stop if stop < far - 1 else far * SHORTER)
    return Journey(treks.start)


# --- the end of it


def as_far(show: Show, payer: Mini, journey: Journey, ap: int) -> Journey:
    """A way as far as the AP pay for it, to the last place where the charger may stop.

    euphoria.ruling.failed_charge_gap
    """
    others, enemies = show.others(show.mini(payer.id)), shunned(show, payer)
    most = furthest(payer)
    far = journey.far(ap * INCH + free_left(payer))
    along = far if most is None else min(far, most)
    while along > 0:
        legs, _ = split(journey, along)
        stops = legs and _may_stop(show.levels, payer.radius, legs[-1], others, enemies)
        if stops and pays(show, payer, legs, ap):
            return replace(journey, legs=tuple(legs))
        along -= BACK
    return replace(journey, legs=())


def _may_stop(
    levels: Levels,
    radius: int,
    last: Leg,
    others: Sequence[Standing],
    enemies: Sequence[Standing],
) -> bool:
    """True if there is room to stand, an inch from every enemy, and it is not on a bare wall.

    euphoria.ruling.failed_charge_gap
    """
    place = last.end
    if place.held and last.how != LADDER:
        return False
    if too_near(place, radius, enemies, GAP) is not None:
        return False
    return levels.barred_at(place, radius, others) is None
