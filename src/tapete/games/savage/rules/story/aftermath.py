"""After the fight, if the scenario gives time for it: the wounded are tended, and all rest."""

from __future__ import annotations

from tapete.games.savage.events.fight import HoursPassed
from tapete.games.savage.figures import skill
from tapete.games.savage.rules.harm.fatigue import RECOVERY, rest
from tapete.games.savage.rules.harm.healing import (
    GOLDEN_HOUR,
    RULE,
    first_aid,
    get_up,
    heal_naturally,
    treat,
    treatment_minutes,
)
from tapete.games.savage.rules.harm.injuries import DAY, bleed
from tapete.games.savage.rules.story.goals import people
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import YesNo

DAYS_TO_HEAL = 5


def aftermath(fight: Fight) -> None:
    """Plays one part: a bleeding figure is saved, a wounded one is tended, or the hours pass."""
    state = fight.state
    bleeding = next((one for one in state.figures if one.bleeding), None)
    if bleeding is not None:
        _save(fight, bleeding)
        return
    patient = next((one for one in state.figures if _needs_care(fight, one)), None)
    if patient is not None:
        _tend(fight, patient)
        return
    _let_hours_pass(fight, fight.scenario.aftermath)
    state.ended = state.over


def _save(fight: Fight, patient: Figure) -> None:
    """A friend tries to stop the bleeding; otherwise the patient rolls its own Vigor."""
    healer = _healer(fight, patient)
    saved = healer is not None and first_aid(fight, healer, patient, action=False)
    if not saved:
        bleed(fight, patient)


def _needs_care(fight: Fight, patient: Figure) -> bool:
    """True if it is wounded, has not been tended, and somebody still has time for it."""
    if not patient.wounds or patient.out == "dead" or patient.id in fight.state.tended:
        return False
    return _healer(fight, patient) is not None


def _tend(fight: Fight, patient: Figure) -> None:
    """The best healer of its side may try once, within the hour."""
    healer = _healer(fight, patient)
    assert healer is not None
    fight.state.tended.append(patient.id)
    wants = fight.table.ask(
        healer.seat, "savage.ask.treat", YesNo(), RULE, figure=healer.id, target=patient.id
    )
    if wants:
        since = fight.state.busy.get(healer.id, 0)
        fight.state.busy[healer.id] = since + treatment_minutes(patient)
        treat(fight, healer, patient, since=since, supplies=fight.scenario.supplies)


def _healer(fight: Fight, patient: Figure) -> Figure | None:
    """The friend with the best Healing, trained or not, that still has time within the hour."""
    able = [
        one
        for one in people(fight)
        if one.seat == patient.seat
        and one is not patient
        and not (one.out or one.tied)
        and fight.state.busy.get(one.id, 0) < GOLDEN_HOUR
    ]
    return max(able, key=lambda one: skill(one, "healing"), default=None)


def _let_hours_pass(fight: Fight, hours: int) -> None:
    """All rest and recover, and the days do their work."""
    fight.table.tell(HoursPassed, hours=hours, rule=RECOVERY)
    for figure in fight.state.figures:
        if figure.out == "dead":
            continue
        rest(fight, figure, hours)
        for day in range(1, hours // DAY + 1):
            _mend_a_day(fight, figure, day)


def _mend_a_day(fight: Fight, figure: Figure, day: int) -> None:
    """The Incapacitated roll Vigor each day, and the wounded every fifth day."""
    get_up(fight, figure)
    if figure.wounds and not day % DAYS_TO_HEAL:
        heal_naturally(fight, figure)
