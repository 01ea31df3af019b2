"""How lucky dice were: what fell, against what was to be expected of the same dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from math import log2

import msgspec
import numpy as np
from numpy.typing import NDArray

from tapete.odds.dice import pools
from tapete.odds.dice.aces import acing_sum

Row = NDArray[np.float64]
"""The chance of each total from 0 on."""

BITS = 60


class Fall(msgspec.Struct, frozen=True):
    """Dice as they fell: every face in order, and their total."""

    dice: tuple[int, ...]
    faces: tuple[int, ...]
    aces: bool = False

    @property
    def total(self) -> int:
        return sum(self.faces)


def turned(fall: Fall) -> Fall:
    """Each face counted from the other end: a 1 of a d10 as a 10. Dice that ace cannot be."""
    faces = zip(fall.dice, fall.faces, strict=True)
    return Fall(fall.dice, tuple([sides + 1 - face for sides, face in faces]))


def expected(dice: Sequence[int], aces: bool) -> Fraction:
    """The mean of the total; an ace adds another throw, and so on."""
    return sum((_mean(sides, aces) for sides in dice), Fraction(0))


def percentile(fall: Fall) -> Fraction:
    """Of all the ways these dice can fall, the part that comes to less; half of what is equal."""
    dice = tuple(sorted(sides for sides in fall.dice if sides > 1))
    return _percentile(dice, fall.aces, fall.total - (len(fall.dice) - len(dice)))


@lru_cache(maxsize=4096)
def _percentile(dice: tuple[int, ...], aces: bool, total: int) -> Fraction:
    odds = acing_sum(dice, total + 1) if aces else pools.total(dice)
    return odds.chance(lambda x: x < total) + odds.probability(total) / 2


def percentile_of_all(falls: Iterable[Fall]) -> float:
    """The same of the sum of many falls together."""
    falls = list(falls)
    total = sum(fall.total for fall in falls)
    row: Row = np.zeros(total + 1)
    row[0] = 1.0
    dice = sorted((sides, fall.aces) for fall in falls for sides in fall.dice)
    for sides, aces in dice:
        row = np.convolve(row, _row(sides, aces, total))[: total + 1]
    return float(row[:total].sum() + row[total] / 2)


def face_counts(falls: Iterable[Fall]) -> dict[int, list[int]]:
    """For each kind of die, how often it showed each of its faces."""
    counts: dict[int, list[int]] = {}
    for fall in falls:
        for sides, face in _sided(fall):
            counts.setdefault(sides, [0] * sides)[face - 1] += 1
    return counts


def _sided(fall: Fall) -> Iterable[tuple[int, int]]:
    """Each face with the die that showed it."""
    faces = iter(fall.faces)
    for sides in fall.dice:
        for face in faces:
            yield sides, face
            if not fall.aces or face < sides or sides == 1:
                break


def _mean(sides: int, aces: bool) -> Fraction:
    once = Fraction(sides + 1, 2)
    return once * Fraction(sides, sides - 1) if aces and sides > 1 else once


def _throws(sides: int) -> int:
    """After so many aces in a row what is left is less than a number here can tell."""
    return int(BITS / log2(sides)) + 1


@lru_cache(maxsize=256)
def _row(sides: int, aces: bool, most: int) -> Row:
    """One die: a total is some aces and then a face that isn't one."""
    aces = aces and sides > 1
    top = min(most, sides * _throws(sides) if aces else sides)
    row: Row = np.zeros(top + 1)
    for value in range(1, top + 1):
        throws, face = divmod(value, sides)
        if not aces:
            row[value] = 1 / sides
        elif face:
            row[value] = float(sides) ** -(throws + 1)
    return row
