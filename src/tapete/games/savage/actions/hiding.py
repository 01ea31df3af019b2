"""Hiding."""

from __future__ import annotations

from tapete.deeds import Why, simply
from tapete.games.savage.actions.groups import MOVE
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.rules.moving.stealth import RULE, can_hide, hide
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight


def _why_not(fight: Fight, figure: Figure) -> Why | None:
    """It hides once a turn, on foot, after a move or an action, where something hides it."""
    turn = fight.turn
    if "hide" in turn.done:
        return RULE, "once_a_turn"
    if not (turn.walked or turn.used):
        return RULE, "move_first"
    if figure.mount:
        return RULE, "not_on_foot"
    return None if can_hide(fight, figure) else (RULE, "in_plain_sight")


def _hide(fight: Fight, figure: Figure) -> None:
    fight.turn.done.append("hide")
    hide(fight, figure)


KINDS = (
    Kind(
        "hide",
        MOVE,
        simply(_hide),
        unable=_why_not,
        cost="free",
        tried="lastly",
        announced="savage.move.stealth",
    ),
)
