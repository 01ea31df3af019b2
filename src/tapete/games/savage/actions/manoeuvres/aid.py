"""Helping the fallen and the tied up."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.groups import MANOEUVRE
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.events.fight import Recovered
from tapete.games.savage.rules.harm.healing import first_aid
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Barred, Choice


def _bleeding(fight: Fight, figure: Figure) -> list[Figure]:
    return [f for f in fight.state.figures if f.bleeding and f.seat == figure.seat]


def _offer_aid(fight: Fight, figure: Figure) -> Iterator[Choice]:
    for patient in _bleeding(fight, figure):
        if patient is not figure and fight.adjacent(figure, patient):
            yield Choice(Do("first_aid", patient.id))


def _bar_aid(fight: Fight, figure: Figure) -> Iterator[Barred]:
    for patient in _bleeding(fight, figure):
        if patient is not figure and not fight.adjacent(figure, patient):
            yield barred(Do("first_aid", patient.id), "savage.core.bleeding", "not_adjacent")


def _aid(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    first_aid(fight, figure, fight.figure(do.to))


def _offer_untie(fight: Fight, figure: Figure) -> Iterator[Choice]:
    for ally in fight.allies(figure):
        if ally.tied and fight.adjacent(figure, ally):
            yield Choice(Do("untie", ally.id))


def _bar_untie(fight: Fight, figure: Figure) -> Iterator[Barred]:
    for ally in fight.allies(figure):
        if ally.tied and not fight.adjacent(figure, ally):
            yield barred(Do("untie", ally.id), "savage.core.turn", "not_adjacent")


def _untie(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """Cutting somebody's ropes is an action and needs no roll."""
    captive = fight.figure(do.to)
    captive.tied = False
    fight.table.tell(Recovered, figure=captive.id, state="tied", rule="savage.core.turn")


KINDS = (
    Kind("first_aid", MANOEUVRE, _offer_aid, _aid, _bar_aid, tried="otherwise"),
    Kind("untie", MANOEUVRE, _offer_untie, _untie, _bar_untie, tried="otherwise"),
)
