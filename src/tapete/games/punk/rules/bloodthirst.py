"""Bloodthirst: who sees an enemy heads for the nearest, by the shortest way, until combat."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini


def driven(skirmish: Skirmish, mini: Mini) -> bool:
    """It must spend this Action on getting at an enemy: punk.special.bloodthirst.advance"""
    raise NotImplementedError


def quarry(skirmish: Skirmish, mini: Mini) -> Mini | None:
    """Whom it must head for; None if it does as it likes."""
    raise NotImplementedError
