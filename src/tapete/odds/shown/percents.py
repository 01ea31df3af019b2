"""Chances in whole percent, which sum to exactly 100.

Each chance is rounded down or up, never further, and those with the largest remainders go up. Parts
of a part are rounded in the same way to its number, so that what is shown sums to 100 whether or
not it is folded. What may happen and is rounded down to 0 reads “<1 %” and counts as 0 in that sum;
what may fail and is rounded up to 100 reads “>99 %” and counts as 100. Both are always true.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor

from tapete.kernel.message import Message

WHOLE = 100


def parts_of(chances: Sequence[Fraction], among: int = WHOLE, whole: int = WHOLE) -> list[int]:
    """Divides `among` by chances: each gets its own number of `whole`, rounded down or up.

    `among` must be what the chances sum to, times `whole`, itself rounded down or up.

    >>> parts_of([Fraction(1, 3)] * 3)
    [34, 33, 33]
    >>> parts_of([Fraction(1, 200), Fraction(199, 200)])
    [1, 99]
    """
    exact = [chance * whole for chance in chances]
    parts = [floor(one) for one in exact]
    left = among - sum(parts)
    first = sorted(range(len(parts)), key=lambda place: parts[place] - exact[place])
    for place in first[:left]:
        parts[place] += 1
    return parts


def part_of(chance: Fraction) -> int:
    """A chance by itself in whole percent, as if beside the chance that it fails."""
    return parts_of([chance, 1 - chance])[0]


def percent(chance: Fraction, part: int, *, exact: bool = True) -> Message:
    """Says a chance that was rounded to `part`; one that is not `exact` with a sign for it."""
    bound = "under" if chance and not part else "over" if part == WHOLE and chance < 1 else "none"
    return Message.of("odds.percent", part=part, bound=bound, about="no" if exact else "yes")


def percent_alone(chance: Fraction, *, exact: bool = True) -> Message:
    """Says a chance that stands by itself."""
    return percent(chance, part_of(chance), exact=exact)
