"""Hunting: a bloodthirsty mini that cannot reach its quarry gets as near to it as it can."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from random import Random

from msgspec.structs import replace

from tapete.games.punk.rules.moving.bloodthirst import ADVANCE, quarry
from tapete.games.punk.rules.moving.moving import reach_of, treks
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish, disc
from tapete.kernel import Message, Refused
from tapete.spaces.climbs.journey import Step
from tapete.spaces.climbs.surfaces import Standing
from tapete.spaces.plane.point import towards
from tapete.spaces.treks.leash import Leash
from tapete.spaces.treks.trek import Trek, Treks

FINE = 25
"""The steps in which the way straight at it is tried."""
SLACK = 10
"""Tenths of a millimetre by which a way may end further from it than the best."""


class Hunt(Treks, frozen=True):
    """Ways that end as near to the quarry as possible: staying is not an answer."""

    def measured(
        self, steps: Sequence[Step], facing: int | None = None, *, brief: bool = False
    ) -> Trek:
        if not steps:
            raise Refused(Message.of("spaces.refusal.unmoved"), ADVANCE)
        return super().measured(steps, facing, brief=brief)

    def sample(self, rng: Random) -> Trek:
        return next(self.candidates())


def hunt(skirmish: Skirmish, mini: Mini) -> Hunt | None:
    """The ways it must choose from if it sees a quarry and cannot come into contact with it.

    None if it sees nobody, or gets no nearer: punk.special.bloodthirst.advance
    """
    prey = quarry(skirmish, mini)
    if prey is None or mini.prone:
        return None
    ways = treks(skirmish, mini, reach_of(mini))
    found = Hunt(**{name: getattr(ways, name) for name in ways.__struct_fields__})
    goal = Leash((Standing(disc(prey), prey.at.height, prey.id),), 0, ADVANCE, strict=True)
    gaps = {
        trek: goal.gap(trek.journey.end, mini.radius)
        for trek in (*_straight(found, prey), *found.candidates())
    }
    best = min(gaps, key=lambda trek: gaps[trek], default=None)
    if best is None or gaps[best] > goal.gap(mini.at, mini.radius) - SLACK:
        return None
    leash = replace(goal, far=ceil(gaps[best]) + SLACK)
    return replace(found, leashes=(*found.leashes, leash), plan=best.steps)


def _straight(ways: Hunt, prey: Mini) -> Iterator[Trek]:
    """The way straight at it, as far as the mini gets."""
    here = ways.start.point
    for far in range(ways.allowance, 0, -FINE):
        trek = ways.perhaps((Step(towards(here, prey.at.point, far)),))
        if trek is not None:
            yield trek
            return
