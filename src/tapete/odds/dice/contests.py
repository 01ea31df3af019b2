"""Two independent numbers against each other."""

from __future__ import annotations

from itertools import accumulate
from math import inf

from tapete.kernel.chance.readings import Verdict
from tapete.odds.dice.pools import add
from tapete.odds.distribution import Distribution, joint_tail


def contest(mine: Distribution[int], theirs: Distribution[int]) -> Distribution[Verdict]:
    """Whether mine is above, equal to or below theirs: one pass over both."""
    weights = theirs.weights
    below = [0, *accumulate(weights)]
    rivals = [*theirs.outcomes, inf]
    won = tied = passed = 0
    for x, w in mine.items():
        while rivals[passed] < x:
            passed += 1
        won += w * below[passed]
        if rivals[passed] == x:
            tied += w * weights[passed]
    lost = mine.total * theirs.total - won - tied
    verdicts = {Verdict.LOST: lost, Verdict.TIED: tied, Verdict.WON: won}
    return Distribution(verdicts, joint_tail(mine.tail, theirs.tail))


def margin(mine: Distribution[int], theirs: Distribution[int]) -> Distribution[int]:
    """By how much mine is above theirs (below 0: by how much it falls short)."""
    return add(mine, theirs.map(int.__neg__))
