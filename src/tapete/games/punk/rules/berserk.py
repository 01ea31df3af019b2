"""Bersérkers: downed, they still complete their own activation."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini


def collapse(skirmish: Skirmish, mini: Mini) -> None:
    """At the end of its own activation a downed Bersérker falls: punk.special.berserker.end"""
    raise NotImplementedError


def collapse_all(skirmish: Skirmish) -> None:
    """At the end of the last Turn all of them do."""
    raise NotImplementedError
