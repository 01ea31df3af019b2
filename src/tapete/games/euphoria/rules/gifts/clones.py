"""Clones: their Euphoria varies, and they may modify it."""

from __future__ import annotations

from tapete.deeds.do import Do
from tapete.games.euphoria.events.gifts import Excited
from tapete.games.euphoria.figures import euphoria, has, stir
from tapete.games.euphoria.rules.dice.readings import Swing
from tapete.games.euphoria.rules.dice.rolls import roll
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show

RULE = "euphoria.class.clone"
"""The book does not say what the two traits do, so we do: euphoria.missing.clone_rules"""
VARIABLE, MODIFY = "variable_euphoria", "modify_euphoria"
UP, DOWN = "modify_up", "modify_down"
DEEDS = (UP, DOWN)


def vary(show: Show, mini: Mini) -> None:
    """At the start of a turn a die makes its Euphoria 1 lower on 1 to 3, 1 higher on 8 to 10."""
    if mini.out or not has(mini, VARIABLE):
        return
    change = roll(show, mini, Swing(), RULE)
    if change:
        _stir(show, mini, change)


def offers(mini: Mini) -> list[Do]:
    """Once a turn, at its start, a clone may add or subtract 1."""
    if not has(mini, MODIFY) or mini.deeds.boosts.get(MODIFY):
        return []
    return [Do(UP), Do(DOWN)]


def perform(show: Show, mini: Mini, do: Do) -> None:
    mini.deeds.boosts[MODIFY] = 1
    _stir(show, mini, 1 if do.what == UP else -1)


def _stir(show: Show, mini: Mini, change: int) -> None:
    stir(show, mini, change)
    show.table.tell(Excited, figure=mini.id, by=change, euphoria=euphoria(mini), rule=RULE)
