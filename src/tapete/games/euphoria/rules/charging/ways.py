"""The way of a charge: into contact, or as near as the scenery lets a base stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import islice
from math import pi

from msgspec.structs import replace

from tapete.games.euphoria.figures import has
from tapete.games.euphoria.rules.moving.gaits import gait_of, hows
from tapete.games.euphoria.rules.moving.moving import OF_THE_CLUMSY, RULES, shunned
from tapete.games.euphoria.rules.moving.room import GAP
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show, disc
from tapete.spaces.climbs.journey import CLIMB, LEAP, WALK, Journey, Leg, part_of
from tapete.spaces.climbs.surface_search import SHIFTS, Way
from tapete.spaces.climbs.surfaces import LEDGE, SNUG, Levels, Place, Standing
from tapete.spaces.climbs.ways import Ways
from tapete.spaces.plane.disc import Disc, gap
from tapete.spaces.plane.point import INCH, Point, distance, square_distance
from tapete.spaces.plane.segment import Pair
from tapete.spaces.routes.candidates import offset
from tapete.spaces.treks.approaches import across, aimed, dropped, straight
from tapete.spaces.treks.touching import straight_to
from tapete.spaces.treks.trek import Trek, Treks

FURTHEST = 60 * INCH
"""Longer than any way over the table."""
THOROUGH = 15 * INCH
"""The longest way for which every bend is tried."""
AROUND, FEW = 24, 8
"""How many places around a target are looked at, and how many are tried."""
SPREAD = tuple([2 * pi * turn / AROUND for turn in sorted(range(AROUND), key=lambda n: n * 7 % 24)])
"""Directions to look for room in, each far from the one before."""
RINGS = (0, INCH // 4, INCH // 2, 3 * INCH // 4)
"""How far from the target a base may be put where the levels differ."""


def way_to(show: Show, mini: Mini, target: Mini, reach: int) -> Journey | None:
    """The cheapest way found into contact, away from other enemies if there is such a place.

    The straight one will do if `reach` pays for it; if not, others are looked for that it pays for.
    euphoria.charge.req.ap, euphoria.ruling.charge_gap_others
    """
    treks = treks_of(show, mini, target, reach)
    goal = treks.contacts[0]
    simple = straight(replace(treks, allowance=FURTHEST), goal)
    known = None if simple is None else simple.journey
    if (known is not None and known.cost <= reach) or not _might_reach(treks, goal):
        return known
    searched = cache(lambda: _searched(treks, goal))
    for kept_off in dict.fromkeys((_in_the_way(treks, goal), ())):
        kept = replace(treks, shunned=kept_off)
        trek = _approach(kept, goal) or _by(kept, searched())
        if trek is not None:
            return trek.journey
    return _across_levels(treks, target) if known is None else known


def supposed_way(show: Show, mini: Mini, target: Mini) -> Journey | None:
    """A way into contact, a straight one where none is found: nobody knows before measuring.

    None only for one that cannot leave its level. euphoria.def.measure.when
    """
    way = way_to(show, mini, target, FURTHEST)
    if way is not None or (CLIMB not in hows(mini) and target.at.height != mini.at.height):
        return way
    spots = places(show.levels, mini.radius, show.others(mini), disc(target), target.at.height)
    end = next(spots, None)
    if end is None:
        return None
    far = distance(mini.at.point, end.point)
    return Journey(mini.at, (Leg(WALK, mini.at, end, far),))


def _in_the_way(treks: Treks, goal: Standing) -> tuple[Standing, ...]:
    """The enemies so near the target that a place beside it may be too near to them as well."""
    near = treks.away + 2 * treks.gait.radius + SNUG
    return tuple([one for one in treks.shunned if gap(one.disc, goal.disc) <= near])


def _might_reach(treks: Treks, goal: Standing) -> bool:
    """False if the way up and across is longer than the mover can go, whatever is in between."""
    up = max(0, goal.height - treks.start.height)
    if LEAP in treks.hows:
        return goal.far(treks.start, treks.gait.radius) <= treks.aloft
    flat = gap(Disc(treks.start.point, treks.gait.radius), goal.disc)
    shifted = SHIFTS * treks.gait.wide if treks.start.height or goal.height else 0
    return flat + max(0, up - LEDGE) <= treks.allowance + shifted


def _approach(treks: Treks, goal: Standing) -> Trek | None:
    """The cheapest of the ways on foot and through the air; a drop only if there is no other."""
    found = [straight(treks, goal) or _bent(treks, goal), _flown(treks, goal)]
    ways = [one for one in found if one is not None]
    raised = treks.start.height or treks.start.held or goal.height
    if not ways and raised and CLIMB in treks.hows:
        higher = across(treks, goal) or dropped(treks, goal)
        ways = [] if higher is None else [higher]
    return min(ways, key=lambda one: one.journey.cost, default=None)


def _searched(treks: Treks, goal: Standing) -> Way | None:
    """A way by any bend, jump or climb, where no simpler one is in reach: euphoria.charge.req.ap"""
    near = min(treks.allowance, THOROUGH)
    return Ways(treks.levels, treks.gait, treks.start, treks.others, near).touching(goal)


def _by(treks: Treks, way: Way | None) -> Trek | None:
    return None if way is None else treks.perhaps(way.steps)


def _bent(treks: Treks, goal: Standing) -> Trek | None:
    """A way round what is in between; looked for only if the target's place itself is in reach."""
    if treks.start.height or goal.height or treks.start.held:
        return None
    ways = Ways(treks.levels, treks.gait, treks.start, (), treks.allowance)
    near = treks.allowance + (treks.gait.radius + goal.disc.radius) * treks.gait.slowest
    open_ = ways.ground.may_stand(goal.disc.centre)
    if open_ and ways.ground.shortest(treks.start.point, goal.disc.centre, near) is None:
        return None
    return aimed(treks, goal)


def _flown(treks: Treks, goal: Standing) -> Trek | None:
    if LEAP not in treks.hows:
        return None
    return straight_to(replace(treks, hows=(LEAP,)), goal)


def treks_of(show: Show, mini: Mini, target: Mini, reach: int) -> Treks:
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
        falls_end=False,
        rules=OF_THE_CLUMSY if has(mini, "clumsy") else RULES,
    )


def _across_levels(treks: Treks, target: Mini) -> Journey | None:
    """A way to a place on another level that is less than an inch from the target."""
    radius, level = treks.gait.radius, target.at.height
    if not _other_levels(treks.levels, disc(target), level, radius):
        return None
    ways = Ways(treks.levels, treks.gait, treks.start, treks.others, treks.allowance)
    spots = [
        one for one in _spots(treks.levels, radius, disc(target), level) if one.height != level
    ]
    free = (one for one in spots if treks.levels.barred_at(one, radius, treks.others) is None)
    goals = islice(free, FEW)
    found = [way for goal in goals if (way := ways.to(goal)) is not None]
    legal = [one for one in found if all(step.how in treks.hows for step in one.steps)]
    best = min(legal, key=lambda way: way.journey.cost, default=None)
    return None if best is None else best.journey


def _other_levels(levels: Levels, goal: Disc, level: int, radius: int) -> bool:
    """True if a base might be put beside another on a surface that is not at that height."""
    spot, far = (goal.centre.x, goal.centre.y), goal.radius + radius + INCH
    tops = (piece for _, piece in levels.tops if piece.top != level)
    return level != 0 or any(piece.beside(spot, spot, far) for piece in tops)


# --- room


def has_room(show: Show, mini: Mini, target: Mini) -> bool:
    """True if its base fits in contact, or on another level less than an inch away.

    euphoria.charge.req.place
    """
    point, room = target.at.point, target.radius + 2 * mini.radius
    near = []
    for one in show.state.minis:
        far = room + one.radius
        if one.out or one is mini or one is target or abs(one.at.point.x - point.x) >= far:
            continue
        if square_distance(one.at.point, point) < far * far:
            near.append(Standing(disc(one), one.at.height))
    return _has_room(show.levels, mini.radius, disc(target), target.at.height, tuple(near))


@lru_cache(maxsize=20_000)
def _has_room(
    levels: Levels, radius: int, goal: Disc, height: int, near: tuple[Standing, ...]
) -> bool:
    for beside in _ring(goal, radius):
        if levels.barred_at(Place(beside, height), radius, near) is None:
            return True
    return next(places(levels, radius, near, goal, height), None) is not None


def places(
    levels: Levels, radius: int, others: Sequence[Standing], goal: Disc, level: int
) -> Iterator[Place]:
    """Where a charger's base may be put beside a base at that height."""
    for place in _spots(levels, radius, goal, level):
        if levels.barred_at(place, radius, others) is None:
            yield place


def _spots(levels: Levels, radius: int, goal: Disc, level: int) -> Iterator[Place]:
    """Where a charger's base might be put beside a base at that height, if it is free."""
    base = Standing(goal, level)
    for ring in RINGS:
        for point in _ring(goal, radius, ring):
            every = (Place(point, height) for height in levels.heights(point))
            yield from (place for place in every if _is_near(place, radius, base, ring))


def _ring(goal: Disc, radius: int, gap: int = 0) -> Iterator[Point]:
    """Places all around a base, so far from it."""
    x, y = goal.centre.x, goal.centre.y
    return (Point(x + dx, y + dy) for dx, dy in _offsets(goal.radius + radius, gap))


@lru_cache(maxsize=256)
def _offsets(least: int, gap: int) -> tuple[Pair, ...]:
    return tuple([offset(least, turn, gap) for turn in SPREAD])


def _is_near(place: Place, radius: int, goal: Standing, ring: int) -> bool:
    """In contact, or on another level and less than an inch away: euphoria.ruling.level_contact"""
    level = abs(place.height - goal.height) <= LEDGE
    if level and not ring:
        return True
    return place.height != goal.height and goal.far(place, radius) < INCH


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
