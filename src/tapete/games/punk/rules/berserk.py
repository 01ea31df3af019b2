"""Bersérkers: downed, they still complete their own activation."""

from __future__ import annotations

from tapete.games.punk.rules.downing import drop
from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini

END = "punk.special.berserker.end"


def collapse(skirmish: Skirmish, mini: Mini) -> None:
    """At the end of its own activation a downed Bersérker falls, whatever happened in it."""
    if mini.dying and not mini.out:
        drop(skirmish, mini, END)


def collapse_all(skirmish: Skirmish) -> None:
    """At the end of the last Turn all of them do: punk.ruling.berserker_state"""
    for mini in skirmish.standing():
        collapse(skirmish, mini)
