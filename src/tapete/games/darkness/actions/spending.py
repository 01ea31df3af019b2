"""What victory points buy outside a roll, and points for role-playing."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.deeds import Details, Do, Listed, ToEach, Way, Why, simply, upon
from tapete.deeds.ways import plain
from tapete.games.darkness.actions import groups
from tapete.games.darkness.actions.kind import Kind
from tapete.games.darkness.content.library import library
from tapete.games.darkness.rules.points import score
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night

OVERDRAFT = ("darkness.vp.spend.no_overdraft", "too_few_points")


def _cannot_clear(night: Night, survivor: Survivor) -> Why | None:
    """Why somebody cannot buy a failure disc off: darkness.vp.spend.failure"""
    if not survivor.failures:
        return "darkness.vp.spend.failure", "no_failures"
    return None if score.affords(survivor, library().figures.prices.failure) else OVERDRAFT


def _cannot_study(night: Night, survivor: Survivor) -> Why | None:
    """Why somebody cannot buy a skill point: darkness.vp.spend.skill_point"""
    return None if score.affords(survivor, library().figures.prices.skill_point) else OVERDRAFT


def _lessons(night: Night, survivor: Survivor) -> Iterable[Way]:
    """The skills that saved skill points can pay for: darkness.ruling.skill_cost_tiers"""
    return [
        (Do("learn", skill), None, plain) for skill in library().skills
        if (score.price_of(survivor, skill) or survivor.saved + 1) <= survivor.saved
    ]  # fmt: skip


def _learn(night: Night, survivor: Survivor, do: Do, details: Details) -> None:
    score.learn(night, survivor, do.to)


def _saves(night: Night, survivor: Survivor) -> bool:
    return survivor.saved > 0


def _praises(night: Night, survivor: Survivor) -> bool:
    """One award may be proposed in a turn: darkness.ruling.vp_roleplay_size"""
    return night.rules.roleplay_awards and not night.active.praised


def _praise(night: Night, survivor: Survivor, candidate: Survivor) -> None:
    night.active.praised = True
    score.praise(night, survivor, candidate)


CLEAR = Kind("clear", groups.POINTS, simply(score.clear_failure), unable=_cannot_clear, free=True)
STUDY = Kind("study", groups.POINTS, simply(score.study), unable=_cannot_study, free=True)
LEARN = Kind("learn", groups.POINTS, _learn, Listed(_lessons), when=_saves, free=True)
PRAISE = Kind(
    "praise", groups.TALK, upon(Night.survivor, _praise), ToEach(Night.others), when=_praises,
    free=True, talk=True, quiet=True,
)  # fmt: skip
KINDS = (CLEAR, STUDY, LEARN, PRAISE)
