"""Hiding."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.groups import MOVE
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.rules.moving.stealth import RULE, can_hide, hide
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Barred, Choice


def _why_not(fight: Fight, figure: Figure) -> Barred | None:
    """It hides once a turn, on foot, after a move or an action, where something hides it."""
    turn = fight.turn
    if "hide" in turn.done:
        return barred(Do("hide"), RULE, "once_a_turn")
    if not (turn.walked or turn.used):
        return barred(Do("hide"), RULE, "move_first")
    if figure.mount:
        return barred(Do("hide"), RULE, "not_on_foot")
    if not can_hide(fight, figure):
        return barred(Do("hide"), RULE, "in_plain_sight")
    return None


def _offer(fight: Fight, figure: Figure) -> Iterable[Choice]:
    return [Choice(Do("hide"))] if _why_not(fight, figure) is None else []


def _bar(fight: Fight, figure: Figure) -> Iterable[Barred]:
    why = _why_not(fight, figure)
    return [] if why is None else [why]


def _hide(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    fight.turn.done.append("hide")
    hide(fight, figure)


KINDS = (Kind("hide", MOVE, _offer, _hide, _bar, cost="free", tried="lastly"),)
