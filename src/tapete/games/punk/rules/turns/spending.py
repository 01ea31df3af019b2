"""Paying Actions, and beginning new ones."""

from __future__ import annotations

from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish


def spend(skirmish: Skirmish, mini: Mini, count: int, *, charging: bool = False) -> None:
    """Pays Actions and begins a new one: rerolls and fire are counted from zero again.

    Anything but a Move Action of the Assault that was declared breaks its run.
    punk.combat.assault.bonus_previous_moves
    """
    active = skirmish.active
    active.left -= count
    active.spent += count
    new_action(skirmish)
    if not charging:
        active.charge = None


def new_action(skirmish: Skirmish) -> None:
    """Begins a new Action, as a free one is too: punk.ruling.reroll_scope"""
    skirmish.state.rerolled.clear()
    skirmish.active.burned.clear()
    skirmish.active.singed = 0
