"""Healing by a Medicine check."""

from __future__ import annotations

from tapete.games.darkness.rules.checks.check import check
from tapete.games.darkness.rules.harm import wounds
from tapete.games.darkness.rules.points import score
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night


def rest(night: Night, survivor: Survivor) -> None:
    """A whole turn: one point of health for each level reached.

    darkness.turn.heal_instead, darkness.turn.heal_amount, darkness.vp.sources
    """
    rule = "darkness.turn.heal_amount"
    outcome = check(
        night, survivor, "medicine", "heal", rule=rule, most=wounds.damage_of(survivor),
        also=("darkness.turn.heal_instead",),
    )  # fmt: skip
    wounds.heal(night, survivor, outcome.level, rule)


def treat(night: Night, healer: Survivor, patient: Survivor) -> None:
    """A Med (First Aid) check heals another on the same square, for a point per damage healed.

    darkness.heal.other.where, darkness.heal.other.amount, darkness.heal.other.vp
    """
    rule, most = "darkness.heal.other.where", wounds.damage_of(patient)
    outcome = check(night, healer, "medicine", "heal", rule=rule, most=most)
    healed = wounds.heal(night, patient, outcome.level, "darkness.heal.other.amount")
    cured(night, healer, patient, healed)


def cured(night: Night, healer: Survivor, patient: Survivor, healed: int) -> None:
    """What follows from healing another: darkness.heal.other.vp, darkness.fate.bad.11"""
    score.gain(night, healer, healed, "darkness.heal.other.vp", ("darkness.vp.sources",))
    if healed > 0:
        patient.bleeding = False
