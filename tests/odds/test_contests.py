from __future__ import annotations

from fractions import Fraction

from hypothesis import given

from tapete.kernel.chance.readings import Verdict
from tapete.odds.dice.contests import contest, margin
from tapete.odds.dice.pools import die, total
from tapete.odds.distribution import Distribution
from tests.odds.oracles import dyce, icepool, numbers, of_dyce, of_icepool


def test_equal_dice_tie_once_for_each_face() -> None:
    duel = contest(die(10), die(10))
    assert duel.probability(Verdict.TIED) == Fraction(1, 10)
    assert duel.probability(Verdict.WON) == duel.probability(Verdict.LOST)


def test_whoever_cannot_lose_wins() -> None:
    assert contest(total((6,), 6), die(6)) == Distribution.certain(Verdict.WON)
    assert contest(die(6), total((6,), 6)) == Distribution.certain(Verdict.LOST)
    assert contest(die(1), die(1)) == Distribution.certain(Verdict.TIED)


@given(numbers, numbers)
def test_a_contest_agrees_with_icepool(mine: Distribution[int], theirs: Distribution[int]) -> None:
    left, right = icepool.Die(dict(mine.items())), icepool.Die(dict(theirs.items()))
    assert contest(mine, theirs) == of_icepool(left.cmp(right))
    assert margin(mine, theirs) == of_icepool(left - right)


@given(numbers, numbers)
def test_the_verdict_is_the_sign_of_the_margin(
    mine: Distribution[int], theirs: Distribution[int]
) -> None:
    assert contest(mine, theirs) == margin(mine, theirs).map(lambda x: (x > 0) - (x < 0))


def test_six_dice_against_six_agree_with_dyce() -> None:
    sums = 6 @ dyce.H(6)
    ours = contest(total((6,) * 6), total((6,) * 6))
    assert ours == of_dyce((sums - sums).apply(lambda x: (x > 0) - (x < 0)))


def test_tails_of_both_sides_add_up() -> None:
    mine = Distribution({1: 1, 2: 1}, Fraction(1, 10))
    theirs = Distribution({1: 1}, Fraction(1, 5))
    assert contest(mine, theirs).tail == margin(mine, theirs).tail == Fraction(3, 10)
