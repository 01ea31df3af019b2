"""The way of a charge: into contact, or as near as the scenery lets a base stand."""

from __future__ import annotations

from math import pi

from msgspec.structs import replace

from tapete.games.euphoria.figures import has
from tapete.games.euphoria.rules.moving.gaits import gait_of, hows
from tapete.games.euphoria.rules.moving.moving import GAP, OF_THE_CLUMSY, RULES, shunned
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show, disc
from tapete.spaces.climbs.journey import Journey, Leg, part_of
from tapete.spaces.climbs.surfaces import LEDGE, Place, Standing
from tapete.spaces.climbs.ways import Ways
from tapete.spaces.plane.point import INCH
from tapete.spaces.routes.candidates import beside_at
from tapete.spaces.treks.pointing import headed
from tapete.spaces.treks.trek import Treks

FURTHEST = 60 * INCH
"""Longer than any way over the table."""
AROUND = 24
"""How many places around a target are tried."""
RINGS = (0, INCH // 4, INCH // 2, 3 * INCH // 4)
"""How far from the target a base may be put where the levels differ."""


def way_to(show: Show, mini: Mini, target: Mini) -> Journey | None:
    """The cheapest way found into contact, away from other enemies if there is such a place.

    euphoria.ruling.charge_gap_others
    """
    treks = _treks(show, mini, target)
    goal = treks.contacts[0]
    trek = treks.touch(goal)
    if trek is None:
        treks = replace(treks, shunned=())
        trek = treks.touch(goal)
    if trek is not None:
        return trek.journey
    return _across_levels(treks, target)


def towards(show: Show, mini: Mini, target: Mini) -> Journey | None:
    """A way that leads towards a target that cannot be reached at all."""
    treks = replace(_treks(show, mini, target), must_touch=False)
    steps = headed(treks, [target.at.point])
    trek = treks.perhaps(steps) if steps else None
    return None if trek is None else trek.journey


def _treks(show: Show, mini: Mini, target: Mini) -> Treks:
    """In a charge not even friends may be passed over: euphoria.move.over_friend"""
    others = tuple(show.others(mini, charging=True))
    return Treks(
        show.levels,
        gait_of(mini),
        mini.at,
        FURTHEST,
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
    goals = [one for one in places(treks, target) if abs(one.height - target.at.height) > 0]
    found = [way for goal in goals if (way := ways.to(goal)) is not None]
    legal = [one for one in found if all(step.how in treks.hows for step in one.steps)]
    best = min(legal, key=lambda way: way.journey.cost, default=None)
    return None if best is None else best.journey


# --- room


def has_room(show: Show, mini: Mini, target: Mini) -> bool:
    """True if its base fits in contact, or on another level less than an inch away.

    euphoria.charge.req.place
    """
    return next(iter(places(_treks(show, mini, target), target)), None) is not None


def places(treks: Treks, target: Mini) -> list[Place]:
    """Where the charger's base might be put, looking from its own side first."""
    levels, radius, goal = treks.levels, treks.gait.radius, disc(target)
    found = []
    for ring in RINGS:
        for turn in range(AROUND):
            point = beside_at(goal, 2 * pi * turn / AROUND, radius, ring)
            for height in levels.heights(point):
                place = Place(point, height)
                fits = _is_near(place, radius, target, ring)
                if fits and levels.barred_at(place, radius, treks.others) is None:
                    found.append(place)
        if found:
            return found
    return found


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
