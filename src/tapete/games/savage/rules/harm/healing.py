"""Tending the wounded: at once, within the hour, and in the days after."""

from __future__ import annotations

from tapete.games.savage.events.fight import Recovered
from tapete.games.savage.figures import wound_limit
from tapete.games.savage.rules.dice.traits import RAISE, SUCCESS, check, is_critical
from tapete.games.savage.rules.harm.injuries import close_wounds, stabilise
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Modifier

RULE = "savage.core.healing"
MINUTES_A_WOUND = 10
GOLDEN_HOUR = 60
BARE = -1


def first_aid(fight: Fight, healer: Figure, patient: Figure, *, action: bool = True) -> bool:
    """A Healing roll, an action in a fight, stops bleeding; True if it succeeds."""
    rule = "savage.core.bleeding"
    saved = check(fight, healer, "healing", rule, most=SUCCESS, action=action) >= SUCCESS
    if saved:
        stabilise(fight, patient)
    return saved


def treatment_minutes(patient: Figure) -> int:
    return MINUTES_A_WOUND * patient.wounds


def treat(
    fight: Fight, healer: Figure, patient: Figure, *, since: int, supplies: bool = True
) -> None:
    """After the fight, a Healing roll within the hour heals a wound, or two with a raise."""
    if since >= GOLDEN_HOUR or not patient.wounds:
        return
    without = [Modifier(RULE, 0 if supplies else BARE)]
    mark = check(fight, healer, "healing", RULE, without)
    heal(fight, patient, _healed(mark, critical=is_critical(fight, healer, mark, RULE)))


def heal_naturally(fight: Fight, patient: Figure) -> None:
    """Every five days, a Vigor roll with the same results."""
    mark = check(fight, patient, "vigor", RULE)
    heal(fight, patient, _healed(mark, critical=is_critical(fight, patient, mark, RULE)))


def get_up(fight: Fight, patient: Figure) -> None:
    """Each day, a Wild Card that is Incapacitated rolls Vigor: with a success it can act again."""
    rule = "savage.core.incapacitation"
    if not patient.wild or patient.out != "incapacitated":
        return
    if check(fight, patient, "vigor", rule, most=SUCCESS) >= SUCCESS:
        patient.out = ""
        fight.table.tell(Recovered, figure=patient.id, state="incapacitated", rule=rule)


def _healed(mark: int, *, critical: bool) -> int:
    return -1 if critical else 2 if mark >= RAISE else int(mark >= SUCCESS)


def heal(fight: Fight, patient: Figure, wounds: int) -> None:
    """Heals wounds, or adds them if negative; any wound healed ends being Incapacitated."""
    patient.wounds = max(0, min(wound_limit(patient), patient.wounds - wounds))
    close_wounds(fight, patient)
    if wounds > 0 and patient.out in ("incapacitated", "unconscious"):
        patient.out, patient.bleeding, patient.hours = "", False, 0
        fight.table.tell(Recovered, figure=patient.id, state="incapacitated", rule=RULE)
