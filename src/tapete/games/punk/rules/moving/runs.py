"""Runs at an enemy: the shortest way into contact with it, and how many Actions it takes.

Rolls on the way are assumed to succeed: punk.combat.assault.min_actions
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tapete.spaces.climbs.journey import CLIMB, LADDER, WALK, Journey
from tapete.spaces.climbs.surface_search import SHIFTS
from tapete.spaces.climbs.surfaces import SNUG, Standing
from tapete.spaces.plane.point import distance
from tapete.spaces.routes.route import ROUNDING
from tapete.spaces.treks.approaches import aimed, around, climbed, dropped, straight
from tapete.spaces.treks.trek import Trek, Treks

KEPT = 4096
SPLIT = (WALK, CLIMB, LADDER)
"""Kinds of leg that may begin in one Action and end in the next."""


class Run(msgspec.Struct, frozen=True):
    """A way that ends in contact, and the Actions it takes with a given movement each."""

    trek: Trek
    actions: int

    @property
    def length(self) -> int:
        return self.trek.journey.length


def run_to(treks: Treks, target: Standing, reach: int, limit: int) -> Run | None:
    """The shortest run on foot; from above, if there is no other way."""
    far = distance(treks.start.point, target.disc.centre)
    free = 0 if treks.start.height == target.height else SHIFTS * treks.gait.wide
    if far - target.disc.radius - treks.gait.radius - SNUG - free > limit:
        return None
    return _run(Bare(treks), target, reach, limit)


def straight_to(treks: Treks, target: Standing, reach: int, limit: int) -> Run | None:
    """The straight run, if nothing at all is in the way; quick to find."""
    return _measured(straight(Bare(treks).towards(target, limit), target), reach)


def drop_on(treks: Treks, target: Standing, reach: int, limit: int) -> Run | None:
    """The shortest way to an edge just above it, and down: punk.combat.assault.above.allowed"""
    return _drop(Bare(treks), target, reach, limit)


class Bare:
    """The parts of `Treks` that a way depends on: a key to remember ways by."""

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
        """The ways into contact with a target, with this much movement."""
        return msgspec.structs.replace(
            self.treks, contacts=(target,), must_touch=True, allowance=limit
        )


@lru_cache(maxsize=KEPT)
def _run(bare: Bare, target: Standing, reach: int, limit: int) -> Run | None:
    treks = bare.towards(target, limit)
    trek = straight(treks, target) or aimed(treks, target)
    if trek is None:
        found = around(treks, target, reach), climbed(treks, target)
        over = [one for one in found if one is not None]
        trek = min(over, key=lambda one: one.journey.length, default=None)
    return _measured(trek or dropped(treks, target), reach)


@lru_cache(maxsize=KEPT)
def _drop(bare: Bare, target: Standing, reach: int, limit: int) -> Run | None:
    return _measured(dropped(bare.towards(target, limit), target), reach)


def _measured(trek: Trek | None, reach: int) -> Run | None:
    return None if trek is None else Run(trek, actions_for(trek.journey, reach))


def actions_for(journey: Journey, reach: int) -> int:
    """How many Actions a way takes; a leg that cannot be split begins with a new one."""
    actions, left = 1, float(reach)
    for leg in journey.legs:
        length = leg.length
        if leg.how not in SPLIT:
            if length > left + ROUNDING:
                actions, left = actions + 1, float(reach)
            left -= length
            continue
        while length > left + ROUNDING:
            length -= left
            actions, left = actions + 1, float(reach)
        left -= length
    return actions
