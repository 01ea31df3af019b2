"""Helping the fallen and the tied up."""

from __future__ import annotations

from tapete.deeds import ToEach, needs, upon
from tapete.games.savage.actions.groups import MANOEUVRE
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.events.fight import Recovered
from tapete.games.savage.rules.harm.healing import first_aid
from tapete.games.savage.rules.harm.poison import RULE as POISON
from tapete.games.savage.rules.harm.poison import treat_poison
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight


def _bleeding(fight: Fight, figure: Figure) -> list[Figure]:
    friends = [f for f in fight.state.figures if f.seat == figure.seat and f is not figure]
    return [friend for friend in friends if friend.bleeding]


def _poisoned(fight: Fight, figure: Figure) -> list[Figure]:
    return [ally for ally in fight.allies(figure) if ally.venom]


def _tied(fight: Fight, figure: Figure) -> list[Figure]:
    return [ally for ally in fight.allies(figure) if ally.tied]


def _untie(fight: Fight, figure: Figure, captive: Figure) -> None:
    """Cutting somebody's ropes is an action and needs no roll."""
    captive.tied = False
    fight.table.tell(Recovered, figure=captive.id, state="tied", rule="savage.core.turn")


KINDS = (
    Kind("first_aid", MANOEUVRE, upon(Fight.figure, first_aid),
        ToEach(_bleeding, needs(Fight.adjacent, "savage.core.bleeding", "not_adjacent")),
        tried="otherwise", announced="savage.core.bleeding"),
    Kind("antidote", MANOEUVRE, upon(Fight.figure, treat_poison),
        ToEach(_poisoned, needs(Fight.adjacent, POISON, "not_adjacent")),
        tried="otherwise", announced=POISON),
    Kind("untie", MANOEUVRE, upon(Fight.figure, _untie),
        ToEach(_tied, needs(Fight.adjacent, "savage.core.turn", "not_adjacent")),
        tried="otherwise"),
)  # fmt: skip
