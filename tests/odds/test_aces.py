from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.odds.dice.aces import TAIL, acing, acing_best, acing_sum
from tapete.odds.distribution import Distribution
from tests.odds.oracles import dyce, dyce_acing, icepool, of_dyce, of_icepool

Dice = tuple[int, ...]
acing_dice = st.lists(st.integers(2, 12), min_size=1, max_size=3).map(tuple)
several_acing_dice = st.lists(st.integers(2, 12), min_size=2, max_size=3).map(tuple)
caps = st.integers(1, 40)


def thrown_enough(sides: int, cap: int) -> int:
    """Aces after which the cap is surely reached."""
    return cap // sides + 1


def test_an_ace_is_thrown_again_and_added() -> None:
    d4 = acing(4, cap=9)
    assert d4.probability(3) == Fraction(1, 4)
    assert d4.probability(4) == 0
    assert d4.probability(5) == Fraction(1, 16)
    assert d4.probability(8) == 0
    assert d4.probability(9) == Fraction(1, 16)
    assert d4.tail == 0


@pytest.mark.parametrize("cap", [0, -3])
def test_a_cap_below_any_face_is_certain(cap: int) -> None:
    assert acing(6, cap) == Distribution.certain(cap)
    assert acing_sum((6, 6), cap) == Distribution.certain(cap)
    assert acing_best((6, 6), cap) == Distribution.certain(cap)


@pytest.mark.parametrize("cap", [1, 5, 6, 7, 12, 13])
def test_the_cap_holds_all_that_reaches_it(cap: int) -> None:
    assert acing(6, cap).probability(cap) == acing(6, 50).at_least(cap)


def test_a_die_of_one_side_reaches_any_cap() -> None:
    assert acing(1, 9) == Distribution.certain(9)


def test_a_die_of_one_side_never_ends_without_a_cap() -> None:
    with pytest.raises(ValueError, match="forever"):
        acing(1)


@given(st.integers(2, 12), caps)
def test_one_capped_die_agrees_with_icepool_and_dyce(sides: int, cap: int) -> None:
    times = thrown_enough(sides, cap)
    die = icepool.d(sides).explode(depth=times).map(lambda x: min(x, cap))
    assert acing(sides, cap) == of_icepool(die)
    assert acing(sides, cap) == of_dyce(dyce_acing(sides, times).apply(lambda x: min(x, cap)))


@given(acing_dice, caps)
def test_capped_sums_agree_with_icepool_and_dyce(dice: Dice, cap: int) -> None:
    ours = acing_sum(dice, cap)
    die = sum(icepool.d(n).explode(depth=thrown_enough(n, cap)) for n in dice)
    assert ours == of_icepool(die.map(lambda x: min(x, cap)))
    histogram = sum((dyce_acing(n, thrown_enough(n, cap)) for n in dice), dyce.H({0: 1}))
    assert ours == of_dyce(histogram.apply(lambda x: min(x, cap)))


@given(several_acing_dice, caps)
def test_capped_bests_agree_with_icepool(dice: Dice, cap: int) -> None:
    dies = [icepool.d(n).explode(depth=thrown_enough(n, cap)) for n in dice]
    best = icepool.highest(*dies).map(lambda x: min(x, cap))
    assert acing_best(dice, cap) == of_icepool(best)


@pytest.mark.parametrize("sides", [2, 4, 6, 8, 10, 12, 20])
def test_without_a_cap_the_tail_is_stated_and_small(sides: int) -> None:
    die = acing(sides)
    top = die.outcomes[-1]
    assert die.tail == die.probability(top)
    assert 0 < die.tail < TAIL
    assert die.map(lambda x: min(x, top - 1)).probability(5) == acing(sides, top).probability(5)


def test_a_looser_tail_gives_fewer_outcomes() -> None:
    assert acing(6, tail=Fraction(1, 100)).outcomes[-1] == 18
    assert acing(6, tail=Fraction(1, 36)).outcomes[-1] == 18


@given(acing_dice, caps)
def test_without_a_cap_all_below_it_is_the_same(dice: Dice, cap: int) -> None:
    for of in (acing_sum, acing_best):
        free, capped = of(dice), of(dice, cap)
        assert all(free.probability(x) == capped.probability(x) for x in range(cap))
        assert 0 < free.tail < TAIL * len(dice)


def test_no_dice_give_nothing() -> None:
    assert acing_sum(()) == acing_best(()) == Distribution.certain(0)
    assert acing_sum((), 5) == acing_best((), 5) == Distribution.certain(0)
