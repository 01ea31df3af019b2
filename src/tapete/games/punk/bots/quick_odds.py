"""The chances of the rolls of a fight and of a hit, by how much one side is better."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

SIDES = range(1, 11)
ALL = len(SIDES) ** 2


class Clash(NamedTuple):
    """How likely a Combat roll is won, tied and lost."""

    won: float
    tied: float
    lost: float


@cache
def clash(plus: int) -> Clash:
    """Of who adds so much more to its die than its rival."""
    margins = [one + plus - other for one in SIDES for other in SIDES]
    won = sum(margin > 0 for margin in margins) / ALL
    tied = sum(margin == 0 for margin in margins) / ALL
    return Clash(won, tied, 1 - won - tied)


@cache
def harmed(plus: int, ties: bool = True) -> float:
    """How likely a hit wins its roll whose Strength is so much higher than all it meets."""
    odds = clash(plus)
    return odds.won + odds.tied if ties else odds.won


def under(needed: int) -> float:
    """How likely a die is no higher than what is needed."""
    return min(10, max(0, needed)) / 10
