from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.odds.dice import pools
from tapete.odds.dice.pools import (
    add,
    best_of,
    convolve,
    die,
    keep_highest,
    repeat,
    successes,
    total,
)
from tapete.odds.distribution import Distribution
from tests.odds.oracles import (
    dyce,
    dyce_pool,
    every_throw,
    few_dice,
    icepool,
    icepool_sum,
    numbers,
    of_dyce,
    of_icepool,
    some_dice,
)

Dice = tuple[int, ...]


def test_a_die_shows_each_face_alike() -> None:
    assert die(6) == Distribution.uniform([1, 2, 3, 4, 5, 6])
    assert die(1) == Distribution.certain(1)


def test_no_dice_add_up_to_nothing() -> None:
    assert total(()) == Distribution.certain(0)
    assert total((), 3) == Distribution.certain(3)


@given(few_dice, st.integers(-5, 5))
def test_a_sum_is_what_every_throw_says(dice: Dice, plus: int) -> None:
    assert total(dice, plus) == every_throw(dice, lambda faces: sum(faces) + plus)


@given(some_dice)
def test_a_sum_agrees_with_icepool_and_dyce(dice: Dice) -> None:
    assert total(dice) == of_icepool(icepool_sum(dice)) == of_dyce(dyce_pool(dice).h())


@pytest.mark.parametrize("dice", [(6,) * 40, (20,) * 30, (4,) * 20 + (6,) * 20 + (12,) * 10])
def test_long_sums_agree_with_icepool(dice: Dice) -> None:
    assert total(dice) == of_icepool(icepool_sum(dice))


@pytest.mark.parametrize(("sides", "count"), [(6, 300), (2, 500), (100, 60)])
def test_very_long_sums_have_their_mean_and_number_of_throws(sides: int, count: int) -> None:
    sums = total((sides,) * count)
    assert sums.mean() == Fraction((sides + 1) * count, 2)
    assert sums.total == sides**count
    assert (sums.outcomes[0], sums.outcomes[-1]) == (count, sides * count)


@given(numbers, st.integers(0, 6))
def test_both_ways_to_a_power_agree(one: Distribution[int], count: int) -> None:
    row = pools.row_of(one)
    assert Distribution.run(one.outcomes[0] * count, pools._power(row, count)) == repeat(one, count)


@given(few_dice, st.integers(-1, 6))
def test_the_best_few_are_what_every_throw_says(dice: Dice, keep: int) -> None:
    best = every_throw(dice, lambda faces: sum(sorted(faces, reverse=True)[: max(0, keep)]))
    assert keep_highest(dice, keep) == best


@given(some_dice, st.data())
def test_the_best_few_agree_with_icepool_and_dyce(dice: Dice, data: st.DataObject) -> None:
    keep = data.draw(st.integers(1, len(dice)))
    pool = icepool.Pool([icepool.d(n) for n in dice]).highest(keep).sum()
    assert keep_highest(dice, keep) == of_icepool(pool)
    assert keep_highest(dice, keep) == of_dyce(dyce_pool(dice).at(slice(-keep, None)))


@given(numbers, st.integers(1, 4), st.data())
def test_the_best_of_equal_numbers_agree_with_icepool(
    one: Distribution[int], count: int, data: st.DataObject
) -> None:
    keep = data.draw(st.integers(1, count))
    pool = icepool.Die(dict(one.items())).pool(count)
    assert best_of(one, count, keep) == of_icepool(pool.highest(keep).sum())


@pytest.mark.slow
@given(few_dice, st.integers(-1, 10))
def test_successes_are_what_every_throw_says(dice: Dice, target: int) -> None:
    hits = every_throw(dice, lambda faces: sum(face >= target for face in faces))
    assert successes(dice, target) == hits


def test_successes_agree_with_dyce() -> None:
    assert successes((10,) * 8, 7) == of_dyce(8 @ dyce.H(10).ge(7))


@given(numbers, numbers)
def test_adding_agrees_with_icepool(left: Distribution[int], right: Distribution[int]) -> None:
    both = icepool.Die(dict(left.items())) + icepool.Die(dict(right.items()))
    assert add(left, right) == of_icepool(both)


def test_adding_numbers_far_apart_needs_no_room_between_them() -> None:
    far = Distribution.uniform([0, 10**15])
    assert add(far, far).weights == (1, 2, 1)


def test_rows_wider_than_a_word_are_convolved_exactly() -> None:
    big = 3**60
    assert list(convolve([big, 1], [big, 2])) == [big * big, 3 * big, 2]


def test_tails_of_repeated_numbers_add_up() -> None:
    one = Distribution({1: 1, 2: 1}, Fraction(1, 100))
    assert repeat(one, 3).tail == Fraction(3, 100)
    assert best_of(one, 3, 2).tail == Fraction(3, 100)
