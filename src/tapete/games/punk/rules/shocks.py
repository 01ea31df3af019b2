"""Electricity: whoever touches what is electrified."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini


def risk_shock(skirmish: Skirmish, mini: Mini) -> None:
    """It rolls its Toughness, or is shocked: punk.special.electric.test"""
    raise NotImplementedError


def wear_off(skirmish: Skirmish, mini: Mini) -> None:
    """When its activation of the next Turn ends, the shock does: punk.special.electric.effect"""
    raise NotImplementedError
