"""Throws of six-sided dice as hands: how often each face shows, in no order.

The hands of so many dice are numbered. A hand is five bars among its dice, which separate the
faces, so its number is that of a choice of five places. Twelve dice have 6,188 hands, and two
billion throws.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations
from math import comb, factorial, prod
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

SIDES = 6
Counts: TypeAlias = tuple[int, ...]
"""How often each face shows, from 1 to 6."""
Numbers: TypeAlias = NDArray[np.int64]


@cache
def _choices(most: int) -> Numbers:
    """Row p, column j: the ways to choose j of p places."""
    return np.array([[comb(p, j) for j in range(SIDES)] for p in range(most)], dtype=np.int64)


@cache
def _sums(dice: int) -> Numbers:
    """A row for each hand, in order: how many dice show at most 1, at most 2, and so on to 5."""
    bars = np.array(list(combinations(range(dice + SIDES - 1), SIDES - 1)), dtype=np.int64)
    sums = bars - np.arange(SIDES - 1)
    order = np.argsort(_numbered(sums))
    return np.ascontiguousarray(sums[order])


def _numbered(sums: Numbers) -> Numbers:
    """The number of each hand."""
    ways = _choices(int(sums.max(initial=0)) + SIDES)
    places = np.arange(1, SIDES)
    found: Numbers = ways[sums + places - 1, places].sum(axis=1)
    return found


@cache
def counts(dice: int) -> Numbers:
    """A row for each hand: how often each face shows."""
    return np.diff(_sums(dice), axis=1, prepend=0, append=dice)


@cache
def hands(dice: int) -> tuple[Counts, ...]:
    """The hands of so many dice, in order."""
    return tuple([tuple(row) for row in counts(dice).tolist()])


@cache
def chances(dice: int) -> tuple[int, ...]:
    """How many throws are each hand."""
    every = factorial(dice)
    return tuple([every // prod(map(factorial, hand)) for hand in hands(dice)])


@cache
def with_one_more(dice: int) -> Numbers:
    """For each hand, and each face that one more die may show, the hand they are together."""
    raised = np.triu(np.ones((SIDES, SIDES - 1), dtype=np.int64))
    grown = _sums(dice)[:, None, :] + raised[None, :, :]
    return _numbered(grown.reshape(-1, SIDES - 1)).reshape(-1, SIDES)


@cache
def with_one_less(dice: int) -> Numbers:
    """For each hand, and each face, the hand without one die of that face; -1 if it shows none."""
    found = np.full((len(_sums(dice)), SIDES), -1, dtype=np.int64)
    more = with_one_more(dice - 1)
    for face in range(SIDES):
        found[more[:, face], face] = np.arange(len(more))
    return found


@lru_cache(maxsize=1 << 16)
def number(hand: Counts) -> int:
    """The number of a hand among those of as many dice."""
    found = shown = 0
    for place, count in enumerate(hand[:-1], 1):
        shown += count
        found += comb(shown + place - 1, place)
    return found


def counted(faces: Iterable[int]) -> Counts:
    """The hand that some dice show."""
    found = [0] * SIDES
    for face in faces:
        found[face - 1] += 1
    return tuple(found)


def faces_of(hand: Iterable[int]) -> tuple[int, ...]:
    """The faces of a hand, lowest first."""
    return tuple([face for face, count in enumerate(hand, 1) for _ in range(count)])
