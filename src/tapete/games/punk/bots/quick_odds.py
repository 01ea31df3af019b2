"""The chances of winning a Combat roll or an impact roll, by how much one side is better."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tapete.games.punk.rules.dice.rolls import IMPOSSIBLE, SIDES, TRIVIAL

FACES = range(1, SIDES + 1)
ALL = SIDES**2


class Clash(NamedTuple):
    """The chances that a Combat roll is won, tied and lost."""

    won: float
    tied: float
    lost: float


@cache
def clash(plus: int) -> Clash:
    """Returns the chances of a side that adds this much more to its die than its rival."""
    margins = [one + plus - other for one in FACES for other in FACES]
    won = sum(margin > 0 for margin in margins) / ALL
    tied = sum(margin == 0 for margin in margins) / ALL
    return Clash(won, tied, 1 - won - tied)


@cache
def harmed(plus: int, ties: bool = True) -> float:
    """Returns the chance that a hit harms, if its Strength exceeds the defence by this much."""
    odds = clash(plus)
    return odds.won + odds.tied if ties else odds.won


def under(needed: int) -> float:
    """Returns the chance that a die does not exceed the number needed."""
    return min(TRIVIAL, max(IMPOSSIBLE, needed)) / SIDES
