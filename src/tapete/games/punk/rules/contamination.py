"""Contaminated ground: who ends its activation on it."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini


def breathe(skirmish: Skirmish, mini: Mini) -> None:
    """A point of Toughness is lost for good: punk.move.terrain.contaminated.loss"""
    raise NotImplementedError
