"""Sorted dice compared in pairs, best against best, where a die must lead its rival by so much.

My faces are dealt from the highest down. A rival's die stops mine by a lead if it shows at least
my face less that lead, so the rival's faces are dealt along with mine, as far below as the largest
lead asks. What is won so far is the exponent of a polynomial that is packed into one integer.
"""

from __future__ import annotations

from collections import defaultdict
from math import comb

from tapete.odds.dice.pools import unpack, width_for
from tapete.odds.distribution import Distribution

State = tuple[int, ...]
"""How many of my dice are dealt, and how many rivals show at least each threshold, nearest first.

The thresholds are my face less the smallest lead, and one less each time down to the largest lead.
"""
Ways = dict[State, int]


def sorted_leads(
    mine: int, theirs: int, sides: int, leads: tuple[int, ...]
) -> Distribution[tuple[int, ...]]:
    """Returns how many of my dice are above their rival by more than each lead.

    A die without a rival is above by any lead. Leads are given from the smallest.
    """
    width = width_for(sides ** (mine + theirs))
    ways: Ways = {(0,) * (2 + leads[-1] - leads[0]): 1}
    last = sides + max(0, leads[-1])
    for face in range(last, 0, -1):
        ways = _rivals_dealt(ways, theirs, face - leads[-1] <= sides and face > leads[-1])
        if face <= sides:
            ways = _mine_dealt(ways, mine, leads, 8 * width, face == 1)
    lower = max(0, -leads[-1])
    packed = sum(one * lower ** (theirs - state[-1]) for state, one in ways.items())
    return _unpacked(packed, width, mine, len(leads))


def _rivals_dealt(ways: Ways, theirs: int, real: bool) -> Ways:
    """The next lower face falls on some of the rivals; on none if no die has such a face."""
    after: Ways = defaultdict(int)
    for (placed, _, *rest), packed in ways.items():
        known = rest[-1] if rest else _
        for more in range(theirs - known + 1 if real else 1):
            after[placed, *rest, known + more] += packed * comb(theirs - known, more)
    return after


def _mine_dealt(ways: Ways, mine: int, leads: tuple[int, ...], bits: int, all_left: bool) -> Ways:
    """My next lower face falls on some of my dice; the lowest on all that are left."""
    after: Ways = defaultdict(int)
    for (placed, *rivals), packed in ways.items():
        stopping = [rivals[lead - leads[0]] for lead in leads]
        for now in range(mine if all_left else placed, mine + 1):
            won = _index([max(0, now - max(placed, stop)) for stop in stopping], mine)
            after[now, *rivals] += packed * comb(mine - placed, now - placed) << bits * won
    return after


def _index(counts: list[int], most: int) -> int:
    """One number for several counts."""
    found = 0
    for count in counts:
        found = found * (most + 1) + count
    return found


def _unpacked(packed: int, width: int, most: int, leads: int) -> Distribution[tuple[int, ...]]:
    weights: dict[tuple[int, ...], int] = {}
    for place, weight in enumerate(unpack(packed, width)):
        if weight:
            counts = []
            for _ in range(leads):
                place, count = divmod(place, most + 1)
                counts.append(count)
            weights[tuple(reversed(counts))] = weight
    return Distribution(weights)
