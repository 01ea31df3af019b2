"""Falls: from how high, how hard, and where one comes down."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini


def strength_of(height: int, size: int) -> int:
    """The Strength of a fall from a height, for a base of that size; 0: no harm."""
    raise NotImplementedError


def fall(skirmish: Skirmish, mini: Mini, height: int, rule: str) -> bool:
    """It has come down from a height, where it is now; whether it lives, and lies prone."""
    raise NotImplementedError


def come_down(skirmish: Skirmish, mini: Mini) -> int:
    """Who is in the air or on a wall is put on the ground below; from how high."""
    raise NotImplementedError
