"""Lying on the ground, and getting up."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini


def knock_down(skirmish: Skirmish, mini: Mini, rule: str) -> None:
    """It lies on the ground; in contact with an enemy it gets up at once."""
    raise NotImplementedError


def stand_up(skirmish: Skirmish, mini: Mini) -> None:
    """The Action of standing up, which may be shot at like any movement."""
    raise NotImplementedError


def stands_in_contact(skirmish: Skirmish, mini: Mini) -> bool:
    """Who lies prone and touches an enemy stands up, shaken for as long as the activation lasts."""
    raise NotImplementedError
