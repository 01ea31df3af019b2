"""Recovering from Shaken with a benny, at any moment of a turn."""

from __future__ import annotations

from tapete.deeds import ToEach, Why, upon
from tapete.games.savage.actions.groups import TURN
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.rules.dice.bennies import purse
from tapete.games.savage.rules.harm.conditions import SHAKE_OFF, shake_off
from tapete.games.savage.rules.moving.riding import together
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight


def _shaken(fight: Fight, figure: Figure) -> list[Figure]:
    """The figure and its mount, as far as they are Shaken."""
    return [one for one in together(fight, figure) if one.shaken]


def _why_not(fight: Fight, figure: Figure, shaken: Figure) -> Why | None:
    return None if purse(fight, shaken) else (SHAKE_OFF, "no_bennies")


def _recover(fight: Fight, figure: Figure, shaken: Figure) -> None:
    shake_off(fight, shaken)


KINDS = (
    Kind("recover", TURN, upon(Fight.figure, _recover), ToEach(_shaken, why_not=_why_not),
        lead=2, cost="free", physical=False, shown="help", tried="otherwise"),
)  # fmt: skip
