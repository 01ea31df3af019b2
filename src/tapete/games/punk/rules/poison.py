"""Poison: whoever survives such a hit is not safe yet."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini


def poison(skirmish: Skirmish, mini: Mini, power: int) -> None:
    """It has poison of that power in it; of several the strongest counts."""
    raise NotImplementedError


def resist(skirmish: Skirmish, mini: Mini) -> bool:
    """Just before its Actions a poisoned mini rolls its Toughness; whether it still plays."""
    raise NotImplementedError
