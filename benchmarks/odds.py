"""Exact odds beside icepool and dyce, on seven problems of our games.

Each contender solves each problem in its own idiom, and all must give the same answer.
Cold: everything is made anew and every cache is empty. Warm: what can be kept is kept.
`python -m benchmarks.odds g` looks at one problem only, or at several by their letters.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Collection
from fractions import Fraction
from itertools import combinations_with_replacement
from typing import Any

import dyce
import icepool
from dyce import H, P
from dyce.lifecycle import ExperimentalWarning

from benchmarks.timing import Contender, Row, Work, caches_of, show
from tapete.kernel.chance.readings import Best, Contest, Ladder, Raises, SortedPairs, Verdict
from tapete.odds.dice.ladder import levels
from tapete.odds.dice.rethrows import Plan, Prize, best_ends
from tapete.odds.distribution import Distribution
from tapete.odds.readings import distribution

TARGET, TOUGHNESS, PIERCING, STEP, MOST = 4, 6, 2, 4, 5
LADDER_DICE = range(1, 13)
Answer = dict[Any, Fraction]


def steps(total: int, target: int) -> int:
    return min(MOST, max(0, (total - target) // STEP + 1))


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


# (a) Savage Worlds: a trait d8 and the wild d6, both acing, the best counts


def trait_ours() -> Work:
    read = Raises(TARGET, STEP, MOST, Best())
    return lambda: distribution((8, 6), read, aces=True)


def trait_icepool() -> Work:
    def work() -> Any:
        trait, wild = icepool.d(8).explode(depth=2), icepool.d(6).explode(depth=3)
        return icepool.highest(trait, wild).map(lambda x: steps(x, TARGET))

    return work


def trait_dyce() -> Work:
    def work() -> Any:
        trait, wild = dyce.explode_n(H(8), n=2), dyce.explode_n(H(6), n=3)
        return P(trait, wild).at(-1).apply(lambda x: steps(x, TARGET))

    return work


# (b) Savage Worlds: acing 2d6 that pierce 2 against toughness 6:
# 0 nothing, 1 shaken, 2 to 5 one wound to four or more


def damage_ours() -> Work:
    read = Raises(TOUGHNESS - PIERCING, STEP, MOST)
    return lambda: distribution((6, 6), read, aces=True)


def damage_icepool() -> Work:
    def work() -> Any:
        total = 2 @ icepool.d(6).explode(depth=3)
        return total.map(lambda x: steps(x + PIERCING, TOUGHNESS))

    return work


def damage_dyce() -> Work:
    def work() -> Any:
        total = 2 @ dyce.explode_n(H(6), n=3)
        return total.apply(lambda x: steps(x + PIERCING, TOUGHNESS))

    return work


# (c) the dice-poker ladder


def ladder_ours() -> Work:
    return lambda: [distribution((6,) * n, Ladder()) for n in LADDER_DICE]


class LadderEvaluator(icepool.MultisetEvaluator):
    """Most alike, straight so far, longest straight, a six."""

    def initial_state(self, order: Any, outcomes: Any, *sizes: Any) -> Any:
        if order < 0:
            raise icepool.UnsupportedOrder
        return 0, 0, 0, False

    def next_state(self, state: Any, order: Any, outcome: int, count: int) -> Any:
        alike, run, longest, _ = state
        run = min(run + 1, 5) if count else 0
        return max(alike, min(count, 5)), run, max(longest, run), outcome == 6 and count > 0

    def final_outcome(self, state: Any, *_: Any) -> int:
        return level(state[0], state[2], state[3])

    next_state_key = property(type)


def level(alike: int, longest: int, six: bool) -> int:
    of_alike = 2 * alike - 2 if alike > 1 else 0
    of_straight = 2 * longest - 3 if longest > 2 else 0
    return max(of_alike, of_straight, int(six))


def ladder_icepool() -> Work:
    evaluator = LadderEvaluator()
    return lambda: [evaluator.evaluate(icepool.d(6).pool(n)) for n in LADDER_DICE]


def ladder_dyce() -> Work:
    def work() -> Any:
        pools = [n @ P(6) for n in LADDER_DICE]
        return [
            H.from_counts((roll_level(roll), count) for roll, count in pool.rolls_with_counts())
            for pool in pools
        ]

    return work


def roll_level(roll: tuple[int, ...]) -> int:
    faces = set(roll)
    run = longest = 0
    for face in range(1, 7):
        run = run + 1 if face in faces else 0
        longest = max(longest, run)
    return level(min(5, max(map(roll.count, faces))), min(5, longest), 6 in faces)


# (d) d10+7 against d10+6, ties hit both; whoever is hit is hurt if d10+strength beats
# d10+toughness: (I am hurt, they are hurt)

MY_STRENGTH, MY_TOUGHNESS, THEIR_STRENGTH, THEIR_TOUGHNESS = 6, 6, 4, 4


def fight_ours() -> Work:
    def work() -> Distribution[tuple[bool, bool]]:
        mine = distribution((10, 10), Contest(1, THEIR_STRENGTH - MY_TOUGHNESS))
        theirs = distribution((10, 10), Contest(1, MY_STRENGTH - THEIR_TOUGHNESS))
        me, them = mine.map(is_won), theirs.map(is_won)
        both = me.then(lambda x: them.map(lambda y: (x, y)))
        after = {
            Verdict.WON: them.map(lambda y: (False, y)),
            Verdict.LOST: me.map(lambda x: (x, False)),
            Verdict.TIED: both,
        }
        return distribution((10, 10), Contest(1, 7 - 6)).then(after.__getitem__)

    return work


def is_won(verdict: Verdict) -> bool:
    return verdict is Verdict.WON


def fight_icepool() -> Work:
    def work() -> Any:
        d10 = icepool.d(10)
        me = d10 + THEIR_STRENGTH > d10 + MY_TOUGHNESS
        them = d10 + MY_STRENGTH > d10 + THEIR_TOUGHNESS
        after = {
            1: icepool.tupleize(False, them),
            -1: icepool.tupleize(me, False),
            0: icepool.tupleize(me, them),
        }
        return (d10 + 7).cmp(d10 + 6).map(after)

    return work


def fight_dyce() -> Work:
    def work() -> Any:
        d10 = H(10)
        me = (d10 + THEIR_STRENGTH).gt(d10 + MY_TOUGHNESS)
        them = (d10 + MY_STRENGTH).gt(d10 + THEIR_TOUGHNESS)
        after = {
            1: them.apply(lambda y: (False, y)),
            -1: me.apply(lambda x: (x, False)),
            0: me.apply(lambda x, y: (x, y), them),
        }
        first = (d10 + 7).apply(lambda x, y: sign(x - y), d10 + 6)
        return dyce.expand(lambda result: after[result.outcome], first)

    return work


# (e) five sorted dice against five, in pairs: (won, lost)


def pairs_ours() -> Work:
    return lambda: distribution((6,) * 10, SortedPairs(5))


class PairsEvaluator(icepool.MultisetEvaluator):
    """Pairs won and lost, and how many more of my dice than of theirs are placed."""

    def initial_state(self, order: Any, outcomes: Any, *sizes: Any) -> Any:
        if order > 0:
            raise icepool.UnsupportedOrder
        return 0, 0, 0

    def next_state(self, state: Any, order: Any, outcome: int, mine: int, theirs: int) -> Any:
        won, lost, lead = state
        after = lead + mine - theirs
        won += max(0, after - max(0, lead - theirs))
        lost += max(0, -after - max(0, -lead - mine))
        return won, lost, after

    def final_outcome(self, state: Any, *_: Any) -> tuple[int, int]:
        return state[0], state[1]

    next_state_key = property(type)


def pairs_icepool() -> Work:
    evaluator = PairsEvaluator()
    return lambda: evaluator.evaluate(icepool.d(6).pool(5), icepool.d(6).pool(5))


def pairs_dyce() -> Work:
    def work() -> Any:
        rolls = H.from_counts((5 @ P(6)).rolls_with_counts())
        return rolls.apply(paired, rolls)

    return work


def paired(mine: tuple[int, ...], theirs: tuple[int, ...]) -> tuple[int, int]:
    won = lost = 0
    for a, b in zip(mine, theirs, strict=True):
        won += a > b
        lost += a < b
    return won, lost


# (f) six dice summed against six


def sums_ours() -> Work:
    return lambda: distribution((6,) * 12, Contest(6))


def sums_icepool() -> Work:
    def work() -> Any:
        total = 6 @ icepool.d(6)
        return total.cmp(total)

    return work


def sums_dyce() -> Work:
    def work() -> Any:
        total = 6 @ H(6)
        return (total - total).apply(sign)

    return work


# (g) the ladder, where after the throw any of the dice are thrown again once, the best by points.
# All three keep dice and let the rest fall one at a time, so that each kept hand is weighed once.
# High levels are worth a little more than their points, so that no two choices are equally good.


POINTS = tuple([level + Fraction(level**3, 1000) for level in range(9)])


def rethrow_ours() -> Work:
    prize = Prize(tuple(map(float, POINTS)))
    return lambda: [_levels_of(best_ends(levels, n, Plan((n,)), prize)) for n in LADDER_DICE]


def _levels_of(ends: dict[tuple[int, int], int]) -> Distribution[int]:
    return Distribution({reached: weight for (reached, _), weight in ends.items()})


def rethrow_icepool() -> Work:
    d6 = icepool.d(6)

    def work() -> Any:
        return [_rethrown_icepool(n, _fallen_icepool(d6, n)) for n in LADDER_DICE]

    return work


def _fallen_icepool(d6: Any, dice: int) -> dict[tuple[int, ...], Any]:
    """What each hand of up to so many dice leads to, if the others are thrown."""
    found: dict[tuple[int, ...], Any] = {}
    for size in range(dice, -1, -1):
        for kept in combinations_with_replacement(range(1, 7), size):
            found[kept] = (
                icepool.Die([roll_level(kept)]) if size == dice
                else d6.map({f: found[tuple(sorted((*kept, f)))] for f in range(1, 7)})
            )  # fmt: skip
    return found


def _rethrown_icepool(dice: int, fallen: dict[tuple[int, ...], Any]) -> Any:
    best = _best_kept(dice, {kept: _points(die.items()) for kept, die in fallen.items()})
    return icepool.d(6).pool(dice).expand().map(lambda hand: fallen[best[hand]])


def _points(items: Any) -> Fraction:
    """What may be expected of a die of levels."""
    pairs = list(items)
    return sum(POINTS[level] * int(w) for level, w in pairs) / sum(int(w) for _, w in pairs)


def _best_kept(dice: int, worth: dict[tuple[int, ...], Any]) -> dict[tuple[int, ...], Any]:
    """For each hand the part of it whose rest is best thrown again."""
    best: dict[tuple[int, ...], tuple[int, ...]] = {}
    for size in range(dice + 1):
        for hand in combinations_with_replacement(range(1, 7), size):
            smaller = [best[hand[:i] + hand[i + 1 :]] for i in range(size)]
            best[hand] = max([hand, *smaller], key=lambda kept: worth[kept])
    return best


def rethrow_dyce() -> Work:
    def work() -> Any:
        return [_rethrown_dyce(n) for n in LADDER_DICE]

    return work


def _rethrown_dyce(dice: int) -> Any:
    found: dict[tuple[int, ...], Any] = {}
    for size in range(dice, -1, -1):
        for kept in combinations_with_replacement(range(1, 7), size):
            found[kept] = (
                H({roll_level(kept): 1}) if size == dice
                else dyce.expand(lambda one, k=kept: found[tuple(sorted((*k, one.outcome)))], H(6))
            )  # fmt: skip
    best = _best_kept(dice, {kept: _points(h.items()) for kept, h in found.items()})
    throws = H.from_counts((dice @ P(6)).rolls_with_counts())
    every = Fraction(0)  # by default rare throws are left out
    return dyce.expand(lambda one: found[best[one.outcome]], throws, min_path_probability=every)


PROBLEMS: list[tuple[str, tuple[Callable[[], Work], ...], str]] = [
    ("a  trait d8 and wild d6, acing", (trait_ours, trait_icepool, trait_dyce), ""),
    ("b  acing 2d6 against toughness", (damage_ours, damage_icepool, damage_dyce), ""),
    (
        "c  ladder of 1 to 12 dice",
        (ladder_ours, ladder_icepool, ladder_dyce),
        "dyce: all 12, by distinct rolls",
    ),
    ("d  contest after contest", (fight_ours, fight_icepool, fight_dyce), ""),
    (
        "e  five sorted against five",
        (pairs_ours, pairs_icepool, pairs_dyce),
        "dyce: pairs of distinct rolls",
    ),
    ("f  6d6 against 6d6", (sums_ours, sums_icepool, sums_dyce), ""),
    (
        "g  ladder of 1 to 12 dice, the best thrown again once",
        (rethrow_ours, rethrow_icepool, rethrow_dyce),
        "all three by kept hands",
    ),
]
NAMES = ("tapete", "icepool", "dyce")


def answer(result: Any) -> Answer | list[Answer]:
    """The same form for every contender: outcome to exact probability."""
    if isinstance(result, list):
        return [one for each in result if isinstance(one := answer(each), dict)]
    pairs = [(x, int(w)) for x, w in result.items() if w]
    total = sum(w for _, w in pairs)
    return {x: Fraction(w, total) for x, w in pairs}


def row(problem: str, ways: tuple[Callable[[], Work], ...], note: str) -> Row:
    caches = [caches_of(package) for package in ("tapete.", "icepool", "dyce")]
    contenders = [Contender(way, cache) for way, cache in zip(ways, caches, strict=True)]
    answers = [answer(contender.cold()) for contender in contenders]
    assert answers[0] == answers[1] == answers[2], f"{problem}: {answers}"
    timings = {n: c.timing() for n, c in zip(NAMES, contenders, strict=True)}
    return Row(problem, timings, note)


def rows(letters: Collection[str] = ()) -> list[Row]:
    """The problems with these letters, or all of them."""
    wanted = [one for one in PROBLEMS if not letters or one[0][0] in letters]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ExperimentalWarning)
        return [row(*problem) for problem in wanted]


if __name__ == "__main__":
    show("Exact odds", rows(sys.argv[1:]))
