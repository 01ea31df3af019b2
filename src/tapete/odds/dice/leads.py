"""Sorted dice compared in pairs, best against best, where a die must lead its rival by so much.

My faces are dealt from the highest down. A rival's die stops mine by a lead if it shows at least
my face less that lead, so the rival's faces are dealt along with mine, as far below as the largest
lead asks. What is won so far is the exponent of a polynomial that is packed into one integer.
"""

from __future__ import annotations

from math import comb

from tapete.odds.dice.pools import unpack, width_for
from tapete.odds.distribution import Distribution

State = tuple[int, ...]
"""How many of my dice are dealt, and how many rivals stop the next of them by each threshold.

The thresholds are my face less the smallest lead, and one less each time down to the largest lead.
The last is how many rivals are dealt. Between two faces the first is forgotten.
"""
Ways = dict[State, int]


def sorted_leads(
    mine: int, theirs: int, sides: int, leads: tuple[int, ...]
) -> Distribution[tuple[int, ...]]:
    """Returns how many of my dice are above their rival by more than each lead.

    A die without a rival is above by any lead. Leads are given from the smallest.
    """
    width = width_for(sides ** (mine + theirs))
    ways: Ways = {(0,) * (1 + max(1, leads[-1] - leads[0])): 1}
    for face in range(sides + max(0, leads[-1]), 0, -1):
        real = leads[-1] < face <= sides + leads[-1]
        ways = _rivals_dealt(ways, theirs, len(leads) > 1, real)
        if face <= sides:
            ways = _mine_dealt(ways, mine, leads, 8 * width, face == 1)
        elif len(leads) > 1:
            ways = _forgotten(ways)
    lower = max(0, -leads[-1])
    packed = sum(one * lower ** (theirs - state[-1]) for state, one in ways.items())
    return _unpacked(packed, width, mine, len(leads))


def _rivals_dealt(ways: Ways, theirs: int, keep: bool, real: bool) -> Ways:
    """The next lower face falls on some of the rivals; on none if no die has such a face."""
    after: Ways = {}
    for state, packed in ways.items():
        known = state[-1]
        before = state if keep else state[:-1]
        left = theirs - known
        for more in range(left + 1 if real else 1):
            then = (*before, known + more)
            after[then] = after.get(then, 0) + packed * comb(left, more)
    return after


def _mine_dealt(ways: Ways, mine: int, leads: tuple[int, ...], bits: int, all_left: bool) -> Ways:
    """My next lower face falls on some of my dice; the lowest on all that are left."""
    after: Ways = {}
    first, several = leads[0], len(leads) > 1
    for state, packed in ways.items():
        placed, rivals = state[0], state[1:]
        stopping = [rivals[lead - first] for lead in leads]
        kept, known = (rivals[1:-1], rivals[-1]) if several else ((), rivals[-1])
        for now in range(mine if all_left else placed, mine + 1):
            won = _index([max(0, now - max(placed, stop)) for stop in stopping], mine)
            then = (now, *[max(now, one) for one in kept], known)
            more = packed * comb(mine - placed, now - placed) << bits * won
            after[then] = after.get(then, 0) + more
    return after


def _forgotten(ways: Ways) -> Ways:
    """The states without their first threshold, where my dice have no such face."""
    after: Ways = {}
    for (placed, _, *rest), packed in ways.items():
        then = (placed, *rest)
        after[then] = after.get(then, 0) + packed
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
