"""The exact distribution of a reading of some dice.

Readings with a fast method are registered by type; any other is applied to every throw.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from functools import lru_cache, reduce, singledispatch
from itertools import product
from math import prod
from typing import Any, TypeVar

import msgspec

from tapete.kernel.chance.readings import (
    AtLeast,
    Best,
    Contest,
    KeepBest,
    Ladder,
    Margin,
    Raises,
    Reading,
    SortedPairs,
    Successes,
    Total,
)
from tapete.odds.dice.aces import aces_within, acing, acing_best, acing_sum
from tapete.odds.dice.contests import contest, margin
from tapete.odds.dice.ladder import ladder
from tapete.odds.dice.pairs import sorted_pairs
from tapete.odds.dice.pools import add, die, keep_highest, successes, total
from tapete.odds.distribution import Distribution, joint_tail
from tapete.odds.notation.keeping import keep_top

T = TypeVar("T")

RARE = Fraction(1, 10**5)
"""Where steps have no limit, those less likely than this are lumped together."""
Dice = tuple[int, ...]


class TooManyThrows(Exception):
    """Some dice can fall in too many ways to look at each."""


def distribution(dice: Dice, read: Reading[T], aces: bool = False) -> Distribution[T]:
    """Returns the exact distribution of what a reading makes of the dice.

    When dice ace, a reading with a `ceiling` is exact; one without states its tail.
    """
    return _remembered(dice, read, aces)


def brute(dice: Dice, read: Reading[T]) -> Distribution[T]:
    """Reads every throw: the obvious way, against which all others are tested."""
    return Distribution.uniform(read(faces) for faces in product(*map(faces_of, dice)))


def enumerate_faces(
    dice: Dice, read: Reading[T], aces: bool = False, kind: Callable[[int], Hashable] | None = None
) -> Distribution[T]:
    """Reads every combination of the outcomes of the single dice.

    If the reading cannot distinguish faces of one `kind`, only the first of each kind is read.
    """
    parts = [single(sides, read, aces) for sides in dice]
    if kind is not None:
        parts = lumped(parts, kind)
    weights: dict[T, int] = {}
    for throw in product(*[part.items() for part in parts]):
        outcome = read(tuple([face for face, _ in throw]))
        weights[outcome] = weights.get(outcome, 0) + prod([weight for _, weight in throw])
    return Distribution(weights, joint_tail(*[part.tail for part in parts]))


def lumped(dice: list[Distribution[T]], kind: Callable[[T], Hashable]) -> list[Distribution[T]]:
    """Replaces all faces of one kind by the first of them, on every die."""
    first: dict[Hashable, T] = {}
    return [faces.map(lambda face: first.setdefault(kind(face), face)) for faces in dice]


def faces_of(sides: int) -> range:
    return range(1, sides + 1)


@lru_cache(maxsize=4096)
def _remembered(dice: Dice, read: Reading[Any], aces: bool) -> Distribution[Any]:
    return _read(read, dice, aces)


def single(sides: int, read: Reading[object], aces: bool) -> Distribution[int]:
    """Returns one die, with all totals that the reading cannot distinguish taken as one."""
    if not aces:
        return die(sides)
    ceiling: int | None = getattr(read, "ceiling", None)
    return acing(sides, None if ceiling is None else max(1, ceiling))


@singledispatch
def _read(read: Reading[Any], dice: Dice, aces: bool) -> Distribution[Any]:
    return enumerate_faces(dice, read, aces)


reads = _read.register
"""Registers a game's own fast method for one of its readings."""


@_read.register
def _total(read: Total, dice: Dice, aces: bool) -> Distribution[int]:
    return _sum(dice, aces, read.plus)


@_read.register
def _best(read: Best, dice: Dice, aces: bool) -> Distribution[int]:
    best = acing_best(dice) if aces else keep_highest(dice, 1)
    return _raised(best, read.plus)


@_read.register
def _keep_best(read: KeepBest, dice: Dice, aces: bool) -> Distribution[int]:
    if not 0 < read.keep < len(dice):
        return _sum(dice[: len(dice) * (read.keep > 0)], aces, read.plus)
    if aces:
        return _raised(keep_top([acing(sides) for sides in dice], read.keep), read.plus)
    return _raised(keep_highest(dice, read.keep), read.plus)


@_read.register
def _at_least(read: AtLeast, dice: Dice, aces: bool) -> Distribution[bool]:
    sums = acing_sum(dice, read.ceiling) if aces else total(dice)
    return _yes(sums.at_least(read.ceiling))


@_read.register
def _raises(read: Raises, dice: Dice, aces: bool) -> Distribution[int]:
    if not aces:
        return _read(read.of, dice, aces).map(read.steps)
    if read.ceiling is None:
        return _endless(read, dice)
    capped = acing_best if isinstance(read.of, Best) else acing_sum
    return capped(dice, read.ceiling).map(lambda x: read.steps(x + read.of.plus))


def _endless(read: Raises, dice: Dice) -> Distribution[int]:
    """Returns the steps that are not too rare. The last stands for all more, and is the tail."""
    largest = max(dice, default=1)
    far = sum(dice) + largest * (aces_within(largest, RARE) + len(dice)) + read.of.plus
    odds = _raises(msgspec.structs.replace(read, most=max(1, read.steps(far))), dice, True)
    most, rest = odds.outcomes[-1], odds.weights[-1]
    rare = odds.total * RARE.numerator
    while most and (rest + odds.weight(most - 1)) * RARE.denominator < rare:
        most -= 1
        rest += odds.weight(most)
    kept = odds.map(lambda steps: min(most, steps))
    return Distribution(dict(kept.items()), Fraction(rest, odds.total))


@_read.register
def _successes(read: Successes, dice: Dice, aces: bool) -> Distribution[int]:
    if not aces:
        return successes(dice, read.target)
    hits = [acing(sides, read.target).map(lambda x: int(read((x,)))) for sides in dice]
    return reduce(add, hits, Distribution.certain(0))


@_read.register
def _margin(read: Margin, dice: Dice, aces: bool) -> Distribution[int]:
    return margin(*_sides(read, dice, aces))


@_read.register
def _contest(read: Contest, dice: Dice, aces: bool) -> Distribution[Any]:
    return contest(*_sides(read, dice, aces))


@_read.register
def _ladder(read: Ladder, dice: Dice, aces: bool) -> Distribution[int]:
    if aces or any(sides != 6 for sides in dice):
        return enumerate_faces(dice, read, aces)
    return ladder(len(dice))


@_read.register
def _sorted_pairs(read: SortedPairs, dice: Dice, aces: bool) -> Distribution[tuple[int, int]]:
    if aces or len(set(dice)) != 1:
        return enumerate_faces(dice, read, aces)
    mine = len(dice[: read.mine])
    return sorted_pairs(mine, len(dice) - mine, dice[0])


def _sides(
    read: Margin | Contest, dice: Dice, aces: bool
) -> tuple[Distribution[int], Distribution[int]]:
    return _sum(dice[: read.mine], aces, read.plus), _sum(dice[read.mine :], aces)


def _sum(dice: Dice, aces: bool, plus: int = 0) -> Distribution[int]:
    return _raised(acing_sum(dice), plus) if aces else total(dice, plus)


def _raised(numbers: Distribution[int], plus: int) -> Distribution[int]:
    return numbers.map(lambda x: x + plus) if plus else numbers


def _yes(chance: Fraction) -> Distribution[bool]:
    return Distribution({False: chance.denominator - chance.numerator, True: chance.numerator})
