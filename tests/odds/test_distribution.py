from __future__ import annotations

from fractions import Fraction
from math import isclose, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.odds.distribution import Distribution
from tests.odds.oracles import icepool, numbers


def test_weights_are_kept_in_lowest_terms() -> None:
    assert Distribution({"a": 2, "b": 4}).weights == (1, 2)


def test_equal_odds_are_equal_however_they_were_weighed() -> None:
    assert Distribution({1: 2, 2: 2}) == Distribution({2: 7, 1: 7})
    assert hash(Distribution({1: 2, 2: 2})) == hash(Distribution({2: 7, 1: 7}))


def test_different_odds_differ() -> None:
    assert Distribution({1: 1, 2: 2}) != Distribution({1: 1, 2: 3})
    assert Distribution({1: 1}) != {1: 1}


def test_a_stated_tail_tells_distributions_apart() -> None:
    assert Distribution({1: 1}) != Distribution({1: 1}, Fraction(1, 9))


def test_outcomes_come_in_order_when_they_have_one() -> None:
    assert Distribution({3: 1, 1: 1, 2: 1}).outcomes == (1, 2, 3)
    assert list(Distribution({3: 1, 1: 1})) == [1, 3]


def test_outcomes_without_an_order_come_as_given() -> None:
    assert Distribution({"b": 1, 1: 1, None: 1}).outcomes == ("b", 1, None)


def test_impossible_outcomes_are_left_out() -> None:
    assert Distribution({1: 0, 2: 3}).outcomes == (2,)


@pytest.mark.parametrize("weights", [{}, {1: 0}, {1: 2, 2: -1}])
def test_weights_that_make_no_sense_are_refused(weights: dict[int, int]) -> None:
    with pytest.raises(ValueError, match="weight"):
        Distribution(weights)


def test_probability_of_an_outcome_and_of_one_that_cannot_happen() -> None:
    d6 = Distribution.uniform(range(1, 7))
    assert d6.probability(6) == Fraction(1, 6)
    assert d6.probability(7) == 0
    assert d6.weight(7) == 0
    assert 6 in d6
    assert 7 not in d6


def test_chance_of_reaching_and_of_not_passing_a_number() -> None:
    d6 = Distribution.uniform(range(1, 7))
    assert d6.at_least(5) == Fraction(1, 3)
    assert d6.at_most(5) == Fraction(5, 6)
    assert d6.chance(lambda x: x % 2 == 0) == Fraction(1, 2)


def test_uniform_counts_repeated_outcomes() -> None:
    assert Distribution.uniform("aab").probability("a") == Fraction(2, 3)


def test_certain_has_one_outcome_and_no_deviation() -> None:
    certain = Distribution.certain(4)
    assert certain.total == 1
    assert certain.mean() == 4
    assert certain.deviation() == 0


def test_mean_and_deviation_of_a_die() -> None:
    d6 = Distribution.uniform(range(1, 7))
    assert d6.mean() == Fraction(7, 2)
    assert isclose(d6.deviation(), sqrt(35 / 12))


def test_floats_are_the_probabilities() -> None:
    assert Distribution({1: 1, 2: 3}).floats() == {1: 0.25, 2: 0.75}


def test_tails_add_up_when_distributions_are_mixed() -> None:
    first = Distribution({0: 1, 1: 1}, Fraction(1, 100))
    second = Distribution({5: 1}, Fraction(1, 10))
    mixed = first.then(lambda x: second if x else Distribution.certain(0))
    assert mixed.tail == Fraction(1, 100) + Fraction(1, 20)


def test_repr_states_the_tail_only_when_there_is_one() -> None:
    assert repr(Distribution({1: 1})) == "Distribution({1: 1})"
    assert "tail" in repr(Distribution({1: 1}, Fraction(1, 9)))


@given(numbers)
def test_probabilities_add_up_to_one(d: Distribution[int]) -> None:
    assert sum(d.probability(x) for x in d) == 1
    assert sum(d.weights) == d.total
    assert len(d) == len(d.outcomes)


@given(numbers)
def test_map_agrees_with_icepool(d: Distribution[int]) -> None:
    die = icepool.Die(dict(d.items())).map(lambda x: x // 3)
    assert d.map(lambda x: x // 3) == Distribution(dict(die.items()))


@given(numbers, numbers)
def test_mixing_agrees_with_icepool(left: Distribution[int], right: Distribution[int]) -> None:
    def follow(x: int) -> Distribution[int]:
        return right.map(lambda y: x * y) if x % 2 else Distribution.certain(x)

    theirs = icepool.Die(dict(right.items()))
    die = icepool.Die(dict(left.items())).map(lambda x: theirs * x if x % 2 else x)
    assert left.then(follow) == Distribution(dict(die.items()))


@given(numbers, st.integers(-10, 10))
def test_reaching_a_number_or_falling_short_is_certain(d: Distribution[int], n: int) -> None:
    assert d.at_least(n) + d.at_most(n - 1) == 1
