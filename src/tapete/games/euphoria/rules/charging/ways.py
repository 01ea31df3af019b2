"""The way of a charge: into contact, or as near as the scenery lets a base stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2, pi

from msgspec.structs import replace

from tapete.games.euphoria.figures import has
from tapete.games.euphoria.rules.moving.gaits import gait_of, hows
from tapete.games.euphoria.rules.moving.moving import GAP, OF_THE_CLUMSY, RULES, shunned
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show, disc
from tapete.spaces.climbs.journey import CLIMB, LEAP, Journey, Leg, Step, part_of
from tapete.spaces.climbs.surfaces import LEDGE, Levels, Place, Standing
from tapete.spaces.climbs.ways import Ways
from tapete.spaces.plane.point import INCH, Point, distance
from tapete.spaces.plane.point import towards as point_towards
from tapete.spaces.routes.candidates import beside_at
from tapete.spaces.treks.approaches import across, aimed, dropped, straight
from tapete.spaces.treks.touching import straight_to
from tapete.spaces.treks.trek import Trek, Treks

STRAIGHT = (1, 0.8, 0.6)
"""How much of its way a charge that falls short must be able to go straight not to go round."""
DETOUR = 1.2
"""How much longer than straight the way of a charge that falls short may be."""
FURTHEST = 60 * INCH
"""Longer than any way over the table."""
AROUND, FEW = 24, 8
"""How many places around a target are looked at, and how many are tried."""
SPREAD = tuple([2 * pi * turn / AROUND for turn in sorted(range(AROUND), key=lambda n: n * 7 % 24)])
"""Directions to look for room in, each far from the one before."""
RINGS = (0, INCH // 4, INCH // 2, 3 * INCH // 4)
"""How far from the target a base may be put where the levels differ."""


def way_to(show: Show, mini: Mini, target: Mini, reach: int) -> Journey | None:
    """The cheapest way found into contact, away from other enemies if there is such a place.

    Ways that cost more than `reach` are looked for only if they are simple ones.
    euphoria.ruling.charge_gap_others
    """
    treks = _treks(show, mini, target, max(reach, 1))
    goal = treks.contacts[0]
    simple = straight(replace(treks, allowance=FURTHEST), goal)
    furthest = treks.aloft if LEAP in treks.hows else treks.allowance
    if simple is not None or show.gap(mini, target) > furthest:
        return None if simple is None else simple.journey
    for kept_off in (treks.shunned, ()):
        trek = _approach(replace(treks, shunned=kept_off), goal)
        if trek is not None:
            return trek.journey
    return _across_levels(treks, target)


def _approach(treks: Treks, goal: Standing) -> Trek | None:
    """The cheapest of the ways on foot and through the air; a drop only if there is no other."""
    found = [straight(treks, goal) or _bent(treks, goal), _flown(treks, goal)]
    ways = [one for one in found if one is not None]
    raised = treks.start.height or treks.start.held or goal.height
    if not ways and raised and CLIMB in treks.hows:
        higher = across(treks, goal) or dropped(treks, goal)
        ways = [] if higher is None else [higher]
    return min(ways, key=lambda one: one.journey.cost, default=None)


def _bent(treks: Treks, goal: Standing) -> Trek | None:
    """A way round what is in between; looked for only if the target's place itself is in reach."""
    if treks.start.height or goal.height or treks.start.held:
        return None
    ways = Ways(treks.levels, treks.gait, treks.start, (), treks.allowance)
    near = treks.allowance + treks.gait.radius + goal.disc.radius
    open_ = ways.ground.may_stand(goal.disc.centre)
    if open_ and ways.ground.shortest(treks.start.point, goal.disc.centre, near) is None:
        return None
    return aimed(treks, goal)


def _flown(treks: Treks, goal: Standing) -> Trek | None:
    if LEAP not in treks.hows:
        return None
    return straight_to(replace(treks, hows=(LEAP,)), goal)


def towards(show: Show, mini: Mini, target: Mini, reach: int) -> Journey | None:
    """A way towards a target that cannot be reached: straight, or round what is in between."""
    treks = replace(_treks(show, mini, target, FURTHEST), must_touch=False, shunned=())
    here, there = mini.at.point, target.at.point
    near = int(min(reach, distance(here, there) - target.radius - mini.radius))
    for share in STRAIGHT if near > 0 else ():
        journey = treks.check([Step(point_towards(here, there, near * share))])
        if journey.barred is None:
            return journey
    journey = treks.check([Step(point) for point in _round(treks, target, reach)])
    return journey if journey.legs else None


def _round(treks: Treks, target: Mini, reach: int) -> Sequence[Point]:
    """The bends of the shortest way over the table to where a target is."""
    if treks.start.height or target.at.height or treks.start.held:
        return ()
    ways = Ways(treks.levels, treks.gait, treks.start, treks.solid, reach)
    limit = 2 * INCH + DETOUR * distance(treks.start.point, target.at.point)
    route = ways.ground.shortest(treks.start.point, target.at.point, limit)
    return () if route is None else route.points[1:]


def _treks(show: Show, mini: Mini, target: Mini, reach: int) -> Treks:
    """In a charge not even friends may be passed over: euphoria.move.over_friend"""
    others = tuple(show.others(mini, charging=True))
    return Treks(
        show.levels,
        gait_of(mini),
        mini.at,
        reach,
        others=others,
        contacts=tuple([one for one in others if one.name == target.id]),
        must_touch=True,
        hows=hows(mini),
        shunned=shunned(show, mini, but=(target.id,)),
        away=GAP,
        turns=False,
        hangs=False,
        falls_end=False,
        rules=OF_THE_CLUMSY if has(mini, "clumsy") else RULES,
    )


def _across_levels(treks: Treks, target: Mini) -> Journey | None:
    """A way to a place on another level that is less than an inch from the target."""
    ways = Ways(treks.levels, treks.gait, treks.start, treks.others, treks.allowance)
    every = places(treks.levels, treks.gait.radius, treks.others, target, treks.start.point)
    goals = [one for one in every if one.height != target.at.height][:FEW]
    found = [way for goal in goals if (way := ways.to(goal)) is not None]
    legal = [one for one in found if all(step.how in treks.hows for step in one.steps)]
    best = min(legal, key=lambda way: way.journey.cost, default=None)
    return None if best is None else best.journey


# --- room


def has_room(show: Show, mini: Mini, target: Mini) -> bool:
    """True if its base fits in contact, or on another level less than an inch away.

    euphoria.charge.req.place
    """
    point, room = target.at.point, target.radius + 2 * mini.radius
    near = [
        Standing(disc(one), one.at.height)
        for one in show.state.minis
        if not one.out and one is not mini and one is not target
        if distance(one.at.point, point) < room + one.radius
    ]
    goal, height = disc(target), target.at.height
    for turn in SPREAD:
        beside = beside_at(goal, turn, mini.radius)
        if show.levels.barred_at(Place(beside, height), mini.radius, near) is None:
            return True
    return next(places(show.levels, mini.radius, near, target, mini.at.point), None) is not None


def places(
    levels: Levels, radius: int, others: Sequence[Standing], target: Mini, near: Point
) -> Iterator[Place]:
    """Where the charger's base might be put, the side that it comes from first."""
    goal, centre = disc(target), target.at.point
    first = atan2(near.y - centre.y, near.x - centre.x)
    for ring in RINGS:
        for turn in range(AROUND):
            point = beside_at(goal, first + 2 * pi * turn / AROUND, radius, ring)
            for height in levels.heights(point):
                place = Place(point, height)
                fits = _is_near(place, radius, target, ring)
                if fits and levels.barred_at(place, radius, others) is None:
                    yield place


def _is_near(place: Place, radius: int, target: Mini, ring: int) -> bool:
    """In contact, or on another level and less than an inch away: euphoria.ruling.level_contact"""
    far = Standing(disc(target), target.at.height).far(place, radius)
    level = abs(place.height - target.at.height) <= LEDGE
    return (level and not ring) or (place.height != target.at.height and far < INCH)


# --- parts of a way


def split(journey: Journey, along: float) -> tuple[list[Leg], list[Leg]]:
    """The legs up to a distance, and the rest; a jump or a drop is never divided."""
    before: list[Leg] = []
    after: list[Leg] = []
    for leg in journey.legs:
        if along >= leg.length and not after:
            before.append(leg)
        elif along <= 0 or after:
            after.append(leg)
        else:
            place = part_of(leg, along)
            if place == leg.start:
                after.append(leg)
            else:
                before.append(replace(leg, end=place, length=along))
                after.append(replace(leg, start=place, length=leg.length - along))
        along -= leg.length
    return before, after
