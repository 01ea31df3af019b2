"""Bersérkers: downed, they still complete their own activation."""

from __future__ import annotations

from tapete.games.punk.rules.harm.downing import drop
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish

END = "punk.special.berserker.end"


def collapse(skirmish: Skirmish, mini: Mini) -> None:
    """At the end of its own activation a downed Bersérker falls, whatever has happened."""
    if mini.dying and not mini.out:
        drop(skirmish, mini, END)


def collapse_all(skirmish: Skirmish) -> None:
    """At the end of the last Turn all downed Bersérkers fall: punk.ruling.berserker_state"""
    for mini in skirmish.standing():
        collapse(skirmish, mini)
