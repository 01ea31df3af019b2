"""Dice that ace: a die that shows its highest face is rolled again and added.

An acing die has no highest total, but `min(total, cap)` has finitely many outcomes and its
distribution is exact: below the cap each weight is the true one, and the cap stands for
"cap or more". Without a cap, the chain stops where less than `TAIL` remains, and states that tail.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import reduce
from itertools import accumulate, pairwise
from math import prod

from tapete.odds.dice.pools import add, convolve
from tapete.odds.distribution import Distribution, joint_tail

TAIL = Fraction(1, 10**12)


def acing(sides: int, cap: int | None = None, tail: Fraction = TAIL) -> Distribution[int]:
    """Returns min(total, cap) of one acing die, exactly; without a cap, except for a tail."""
    if cap is None:
        aces = aces_within(sides, tail)
        return Distribution.run(0, _row(sides, aces * sides), Fraction(1, sides**aces))
    return Distribution.run(0, _row(sides, cap)) if cap > 0 else Distribution.certain(cap)


def acing_sum(dice: Sequence[int], cap: int | None = None) -> Distribution[int]:
    """Returns min(sum, cap) of several acing dice, exactly; without a cap, except for a tail."""
    if cap is None:
        return reduce(add, [acing(sides) for sides in dice], Distribution.certain(0))
    if cap <= 0 or not dice:
        return Distribution.certain(min(cap, 0))
    row = _row(dice[0], cap)
    for sides in dice[1:]:
        row = _lump(convolve(row, _row(sides, cap)), cap)
    return Distribution.run(0, row)


def acing_best(dice: Sequence[int], cap: int | None = None) -> Distribution[int]:
    """Returns min(best, cap) of several acing dice, exactly; without a cap, except for a tail."""
    if cap is None:
        return _uncapped_best(dice)
    if cap <= 0 or not dice:
        return Distribution.certain(min(cap, 0))
    return Distribution.run(0, _best([_row(sides, cap) for sides in dice]))


def _uncapped_best(dice: Sequence[int]) -> Distribution[int]:
    """Cuts off each die where it would be cut off alone, and adds up the tails."""
    aces = [aces_within(sides, TAIL) for sides in dice]
    tops = [sides * n for sides, n in zip(dice, aces, strict=True)]
    rows = [_row(s, t) + [0] * (max(tops) - t) for s, t in zip(dice, tops, strict=True)]
    tail = joint_tail(*[Fraction(1, s**n) for s, n in zip(dice, aces, strict=True)])
    return Distribution.run(0, _best(rows), tail) if rows else Distribution.certain(0)


def aces_within(sides: int, tail: Fraction) -> int:
    """Returns how many aces in a row are less likely than the tail."""
    if sides < 2:
        raise ValueError("a die of one side aces forever: give a cap")
    aces, most = 1, tail.denominator // tail.numerator
    while sides**aces <= most:
        aces += 1
    return aces


def _row(sides: int, cap: int) -> list[int]:
    """Returns the weights of 0, 1, ... cap: a total is some aces and then another face."""
    row = [0]
    throws = -(-cap // sides)
    weight = sides**throws
    for _ in range(throws):
        weight //= sides
        row += [weight] * (sides - 1)
        row.append(0)
    return _lump([*row[:cap], sides**throws - sum(row[:cap])], cap)


def _lump(row: Sequence[int], cap: int) -> list[int]:
    """Adds the weights of everything from the cap on to that of the cap."""
    return [*row[:cap], sum(row[cap:])]


def _best(rows: list[list[int]]) -> list[int]:
    """Returns the weights of the best: it is at most x exactly if each one is."""
    at_most = [prod(each) for each in zip(*map(accumulate, rows), strict=True)]
    return [this - before for before, this in pairwise([0, *at_most])]
