"""Throws kept as they fell: one stands for all that differ only in the order of the dice."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from math import comb, factorial, prod

from tapete.odds.distribution import Distribution


def sorted_faces(dice: int, sides: int) -> Distribution[tuple[int, ...]]:
    """Returns the faces of some equal dice, lowest first."""
    orders = factorial(dice)
    throws = combinations_with_replacement(range(1, sides + 1), dice)
    return Distribution(
        {faces: orders // prod(map(factorial, Counter(faces).values())) for faces in throws}
    )


def count_sorted(dice: int, sides: int) -> int:
    """How many of them there are."""
    return comb(sides + dice - 1, dice)
