"""Dice sorted and compared in pairs, best against best.

Faces are dealt from the highest down. A pair is settled for whoever fills its place first:
the other side's die there will be lower. The counts (won, lost) so far are the exponents of a
polynomial packed in one integer, so a deal is a product and a shift.
"""

from __future__ import annotations

from math import comb
from typing import NamedTuple

from tapete.odds.dice.pools import unpack, width_for
from tapete.odds.distribution import Distribution

Placed = tuple[int, int]  # how many of my dice and of theirs already show a face
Ways = dict[Placed, int]


class _Deal(NamedTuple):
    """The next face falls on some dice of each side."""

    placed: Placed
    ways: int
    shift: int


def sorted_pairs(mine: int, theirs: int, sides: int = 6) -> Distribution[tuple[int, int]]:
    """Pairs (won, lost) of my dice against theirs; a tied pair counts for neither."""
    pairs, width = min(mine, theirs), width_for(sides ** (mine + theirs))
    deals = _deals(mine, theirs, 8 * width)
    ways: Ways = {(0, 0): 1}
    for _ in range(sides - 1):
        ways = _dealt(ways, deals)
    row = unpack(_finished(ways, deals), width)
    return Distribution({divmod(i, pairs + 1): w for i, w in enumerate(row)})


def _dealt(ways: Ways, deals: dict[Placed, list[_Deal]]) -> Ways:
    after = dict.fromkeys(deals, 0)
    for before, packed in ways.items():
        for placed, more, shift in deals[before]:
            after[placed] += packed * more << shift
    return after


def _finished(ways: Ways, deals: dict[Placed, list[_Deal]]) -> int:
    """The lowest face falls on all the dice that are left."""
    return sum(packed << deals[before][-1].shift for before, packed in ways.items())


def _deals(mine: int, theirs: int, bits: int) -> dict[Placed, list[_Deal]]:
    """For each number of dice already placed, all that the next face may do."""
    starts = [(a, b) for a in range(mine + 1) for b in range(theirs + 1)]
    return {start: _deals_from(start, mine, theirs, bits) for start in starts}


def _deals_from(start: Placed, mine: int, theirs: int, bits: int) -> list[_Deal]:
    a, b = start
    pairs = min(mine, theirs)
    return [
        _Deal(
            (i, j),
            comb(mine - a, i - a) * comb(theirs - b, j - b),
            bits * (_settled(a, i, j, pairs) * (pairs + 1) + _settled(b, j, i, pairs)),
        )
        for i in range(a, mine + 1)
        for j in range(b, theirs + 1)
    ]


def _settled(before: int, now: int, rival: int, pairs: int) -> int:
    """Pairs newly filled by one side where the rival has still nothing to show."""
    return max(0, min(now, pairs) - max(before, rival))
