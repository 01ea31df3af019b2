"""Keeping some of several results that need not be alike.

For each value, suppose it is the lowest kept: some results are above it, enough are equal to
it, the rest are below. What those above add up to is a polynomial packed in one integer.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate, pairwise
from math import prod
from typing import NamedTuple

from tapete.odds.dice.pools import best_of, is_dense, pack, row_of, unpack, width_for
from tapete.odds.distribution import Distribution, joint_tail

Parts = Sequence[Distribution[int]]
Ways = dict[tuple[int, int], int]  # results above and equal so far, and packed weights


class _Split(NamedTuple):
    """One result seen from the lowest value kept."""

    above: int  # packed
    equal: int
    below: int


def highest(parts: Parts) -> Distribution[int]:
    """The highest result: it is at most x when each one is."""
    values = sorted({x for part in parts for x in part})
    at_most = [accumulate([part.weight(x) for x in values]) for part in parts]
    chances = [prod(each) for each in zip(*at_most, strict=True)]
    weights = [b - a for a, b in pairwise([0, *chances])]
    return Distribution(dict(zip(values, weights, strict=True)), tail_of(parts))


def lowest(parts: Parts) -> Distribution[int]:
    return highest([part.map(int.__neg__) for part in parts]).map(int.__neg__)


def keep_top(parts: Parts, keep: int) -> Distribution[int]:
    """The sum of the `keep` highest results, one or more but not all."""
    if are_alike(parts):
        return best_of(parts[0], len(parts), keep)
    return highest(parts) if keep == 1 else _by_threshold(parts, keep)


def keep_bottom(parts: Parts, keep: int) -> Distribution[int]:
    return keep_top([part.map(int.__neg__) for part in parts], keep).map(int.__neg__)


def are_alike(parts: Parts) -> bool:
    """Whether all are distributed alike, on numbers close to one another."""
    return len(set(parts)) == 1 and is_dense(parts[0])


def tail_of(parts: Parts) -> Fraction:
    return joint_tail(*[part.tail for part in parts])


def _by_threshold(parts: Parts, keep: int) -> Distribution[int]:
    width = width_for(prod([part.total for part in parts]))
    low = min(part.outcomes[0] for part in parts)
    packed = sum(
        _kept_down_to(value, parts, keep, low, 8 * width)
        for value in sorted({x for part in parts for x in part})
    )
    return Distribution.run(keep * low, unpack(packed, width), tail_of(parts))


def _kept_down_to(value: int, parts: Parts, keep: int, low: int, bits: int) -> int:
    """Packed weights of the sum when `value` is the lowest of those kept."""
    ways: Ways = {(0, 0): 1}
    for part in parts:
        ways = _with(ways, _split(part, value, low, bits), keep)
    step = bits * (value - low)
    return sum(w << step * (keep - a) for (a, e), w in ways.items() if a < keep <= a + e)


def _split(part: Distribution[int], value: int, low: int, bits: int) -> _Split:
    row = [0] * (part.outcomes[0] - low) + row_of(part)
    here = max(0, value - low)
    above = pack(row[here + 1 :], bits // 8) << bits * (here + 1)
    return _Split(above, part.weight(value), sum(row[:here]))


def _with(ways: Ways, split: _Split, keep: int) -> Ways:
    after: Ways = {}
    for (above, equal), packed in ways.items():
        for there, more in (
            ((above + 1, equal), split.above),
            ((above, min(equal + 1, keep)), split.equal),
            ((above, equal), split.below),
        ):
            if more and there[0] < keep:
                after[there] = after.get(there, 0) + packed * more
    return after
