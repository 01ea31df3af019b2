"""The dice-poker ladder, by counting instead of rolling.

To stay within a level means to have at most so many dice alike and no straight beyond a length.
So count the sets of faces without a long straight, then the ways to share the dice among these
faces, none too often. Both are small products of polynomials, whatever the number of dice.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import comb

import numpy as np

from tapete.kernel.chance.readings import level_of_alike, level_of_straight, longest_run
from tapete.odds.dice.hands import SIDES, Numbers, counts
from tapete.odds.distribution import Distribution

# the most dice alike and the longest straight allowed at each level, except the last
LIMITS = ((1, 2), (1, 2), (2, 2), (2, 3), (3, 3), (3, 4), (4, 4), (4, 6))


def ladder(dice: int) -> Distribution[int]:
    """Returns the highest level, 0 to 8, that so many six-sided dice reach."""
    reached = [_within(dice, level) for level in range(len(LIMITS))]
    return Distribution.run(0, [b - a for a, b in pairwise([0, *reached, SIDES**dice])])


def _within(dice: int, level: int) -> int:
    """Returns how many throws reach at most the level; at level 0 they also show no six."""
    alike, straight = LIMITS[level]
    sides = SIDES if level else SIDES - 1
    chosen = faces_without_straight(sides, straight)
    return sum(n * _shared(dice, faces, alike) for faces, n in enumerate(chosen))


@cache
def faces_without_straight(sides: int, longest: int) -> tuple[int, ...]:
    """Returns how many sets of 0, 1, ... faces have no straight beyond the longest allowed."""
    return tuple(_runs_between(sides - size + 1, longest, size) for size in range(sides + 1))


def _runs_between(gaps: int, longest: int, size: int) -> int:
    """Returns the ways to place `size` faces as runs before, between and after the others."""
    step = longest + 1
    return sum(
        (-1) ** over * comb(gaps, over) * comb(size - over * step + gaps - 1, gaps - 1)
        for over in range(size // step + 1)
    )


def _shared(dice: int, faces: int, alike: int) -> int:
    ways = shares(faces, alike)
    return ways[dice] if dice < len(ways) else 0


@cache
def shares(faces: int, alike: int) -> tuple[int, ...]:
    """Returns how many throws of 0, 1, ... dice show so many faces, each at most `alike` times."""
    if not faces:
        return (1,)
    fewer = shares(faces - 1, alike)
    return tuple(_share(fewer, dice, alike) for dice in range(len(fewer) + alike))


def _share(fewer: tuple[int, ...], dice: int, alike: int) -> int:
    """Gives the last face some of the dice and the other faces the rest."""
    last = range(max(1, dice - len(fewer) + 1), min(alike, dice) + 1)
    return sum(comb(dice, shown) * fewer[dice - shown] for shown in last)


# --- hands


@cache
def levels(dice: int) -> Numbers:
    """Returns the level of every hand of so many dice."""
    shown = counts(dice)
    alike = np.array([level_of_alike(n) for n in range(dice + 1)])[shown.max(axis=1)]
    runs = np.array([level_of_straight(longest_run(_faces(bits))) for bits in range(2**SIDES)])
    straight = runs[(shown > 0) @ (1 << np.arange(SIDES))]
    found: Numbers = np.maximum(np.maximum(alike, straight), shown[:, -1] > 0)
    return found


def _faces(bits: int) -> list[int]:
    return [face for face in range(1, SIDES + 1) if bits >> (face - 1) & 1]
