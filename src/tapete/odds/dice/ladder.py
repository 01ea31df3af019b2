"""The dice-poker ladder, by counting instead of throwing.

Reaching no more than a level means no more than so many alike and no straight longer than so
many. Choose which faces appear (no long straight), then share the dice among them (none too
often): both are small products of polynomials, whatever the number of dice.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import comb

from tapete.odds.distribution import Distribution

SIDES = 6
# the most alike and the longest straight allowed at each level, from 0 up to the last but one
LIMITS = ((1, 2), (1, 2), (2, 2), (2, 3), (3, 3), (3, 4), (4, 4), (4, 6))


def ladder(dice: int) -> Distribution[int]:
    """The highest level, 0 to 8, that so many six-sided dice hold."""
    reached = [_within(dice, level) for level in range(len(LIMITS))]
    return Distribution.run(0, [b - a for a, b in pairwise([0, *reached, SIDES**dice])])


def _within(dice: int, level: int) -> int:
    """How many throws reach no more than the level; level 0 also shows no six."""
    alike, straight = LIMITS[level]
    sides = SIDES if level else SIDES - 1
    chosen = faces_without_straight(sides, straight)
    return sum(n * _shared(dice, faces, alike) for faces, n in enumerate(chosen))


@cache
def faces_without_straight(sides: int, longest: int) -> tuple[int, ...]:
    """How many sets of 0, 1, ... faces hold no straight beyond the longest allowed."""
    return tuple(_runs_between(sides - size + 1, longest, size) for size in range(sides + 1))


def _runs_between(gaps: int, longest: int, size: int) -> int:
    """Ways to place `size` faces as runs, one before, between or after those left out."""
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
    """Throws of 0, 1, ... dice that show exactly these faces, none more than `alike` times."""
    if not faces:
        return (1,)
    fewer = shares(faces - 1, alike)
    return tuple(_share(fewer, dice, alike) for dice in range(len(fewer) + alike))


def _share(fewer: tuple[int, ...], dice: int, alike: int) -> int:
    """Give the last face some of the dice, the other faces the rest."""
    last = range(max(1, dice - len(fewer) + 1), min(alike, dice) + 1)
    return sum(comb(dice, shown) * fewer[dice - shown] for shown in last)
