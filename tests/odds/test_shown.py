"""Chances as people read them: in whole percent that sum to 100, of the few that matter most."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.kernel.labels import Gist
from tapete.kernel.message import Message
from tapete.odds.distribution import Distribution
from tapete.odds.shown.folding import MEMBERS, MOST, OTHERS, OTHERS_HOPED, Folded, Row, fold
from tapete.odds.shown.percents import parts_of, percent, percent_alone
from tapete.words import Words

WEIGHTS = st.lists(st.integers(1, 10**6) | st.integers(1, 9), min_size=1, max_size=40)


def chances(weights: list[int]) -> list[Fraction]:
    return [Fraction(weight, sum(weights)) for weight in weights]


def gist(number: int) -> Gist:
    """An outcome of its own: a third of all are alike in few words, and every fifth is grave."""
    return (Message.of("ends", number=number),) if number else ()


def number_of(one: Gist) -> int:
    return int(str(dict(one[0].args)["number"])) if one else 0


def coarse(one: Gist) -> Gist:
    number = number_of(one)
    return gist(number - number % 3)


def gravity(one: Gist) -> int:
    return 5 if number_of(one) % 5 == 4 else 1


def hoped(one: Gist) -> bool:
    return number_of(one) % 2 == 1


def folded(weights: list[int], tells: bool = True) -> Folded:
    found = Distribution({gist(number): weight for number, weight in enumerate(weights)})
    return fold(found, coarse, gravity, hoped if tells else lambda one: None)


def is_rounded(row: Row) -> bool:
    return abs(row.part - 100 * row.chance) < 1


@given(WEIGHTS)
def test_percentages_sum_to_100_and_each_is_rounded_down_or_up(weights: list[int]) -> None:
    found = chances(weights)
    parts = parts_of(found)
    assert sum(parts) == 100
    pairs = zip(parts, found, strict=True)
    assert all(abs(part - 100 * chance) < 1 for part, chance in pairs)


@given(WEIGHTS)
def test_the_largest_remainders_are_rounded_up(weights: list[int]) -> None:
    found = chances(weights)
    pairs = list(zip(parts_of(found), [100 * chance for chance in found], strict=True))
    up = [exact % 1 for part, exact in pairs if part > exact]
    down = [exact % 1 for part, exact in pairs if part < exact]
    assert not up or not down or min(up) >= max(down)


@given(WEIGHTS, st.booleans())
def test_what_is_shown_sums_to_100_whether_or_not_it_is_folded(
    weights: list[int], tells: bool
) -> None:
    seen = folded(weights, tells)
    assert sum(row.part for row in seen.rows) == 100
    assert sum(row.part for row in seen.unfolded) == 100
    assert sum(row.chance for row in seen.unfolded) == 1
    assert all(is_rounded(row) for row in (*seen.rows, *seen.unfolded))
    assert all(sum(one.part for one in row.more) == row.part for row in seen.rows if row.more)


@given(WEIGHTS)
def test_the_headline_is_the_sum_of_what_is_hoped_for(weights: list[int]) -> None:
    seen = folded(weights)
    assert seen.hope is not None
    assert seen.hope.chance == sum(
        [one for number, one in enumerate(chances(weights)) if number % 2], Fraction(0)
    )
    wanted = [row for row in seen.rows if _is_hoped(row)]
    assert sum(row.part for row in wanted) == seen.hope.part


def _is_hoped(row: Row) -> bool:
    """True if every outcome of a row is hoped for; an unhoped one is never beside it."""
    told = {one.gist == OTHERS_HOPED or hoped(one.gist) for one in row.more or (row,)
            if one.gist != OTHERS}  # fmt: skip
    assert len(told) == 1
    return told.pop()


@given(WEIGHTS)
def test_only_a_few_outcomes_are_shown_at_once(weights: list[int]) -> None:
    seen = folded(weights)
    assert len(seen.rows) <= MOST
    assert all(len(row.more) <= MEMBERS and len(row.more) != 1 for row in seen.rows)


@given(WEIGHTS)
def test_what_may_happen_is_never_0_and_what_may_fail_never_100(weights: list[int]) -> None:
    words = Words("en")
    for row in folded(weights).unfolded:
        said = words.say(percent(row.chance, row.part))
        assert said != "0%"
        assert (said == "100%") == (row.chance == 1)
        assert said != "<1%" or row.chance < Fraction(1, 100)
        assert said != ">99%" or row.chance > Fraction(99, 100)


@pytest.mark.parametrize(
    ("chance", "english", "spanish"),
    [
        (Fraction(0), "0%", "0\u00a0%"),
        (Fraction(1, 1000), "<1%", "<1\u00a0%"),
        (Fraction(38, 100), "38%", "38\u00a0%"),
        (Fraction(999, 1000), ">99%", ">99\u00a0%"),
        (Fraction(1), "100%", "100\u00a0%"),
    ],
)
def test_a_percentage_is_written_as_its_language_does(
    chance: Fraction, english: str, spanish: str
) -> None:
    assert Words("en").say(percent_alone(chance)) == english
    assert Words("es").say(percent_alone(chance)) == spanish
    assert Words("en").say(percent_alone(chance, exact=False)) == f"≈{english}"


def test_what_matters_stays_in_sight_though_something_else_is_likelier() -> None:
    weights = [60, 6, 6, 6, 2, 6, 6, 6, 2]
    found = Distribution({gist(number): weight for number, weight in enumerate(weights)})
    plain = fold(found)
    assert gist(4) not in [row.gist for row in plain.rows]
    grave = fold(found, gravity=lambda one: 50 if number_of(one) == 4 else 1)
    assert gist(4) in [row.gist for row in grave.rows]
    assert [row.gist for row in grave.rows][-1] == OTHERS


def test_outcomes_that_are_alike_in_few_words_are_added_up() -> None:
    found = {gist(0): 45, gist(3): 20, gist(4): 15, gist(5): 10, gist(6): 5, gist(12): 5}
    seen = fold(Distribution(found), coarse)
    shown = [(row.gist, row.part) for row in seen.rows]
    assert shown == [(gist(0), 45), (gist(3), 45), (gist(6), 5), (gist(12), 5)]
    more = [(one.gist, one.part) for one in seen.rows[1].more]
    assert more == [(gist(3), 20), (gist(4), 15), (gist(5), 10)]


def test_what_has_room_is_told_one_by_one() -> None:
    few = fold(Distribution({gist(0): 5, gist(3): 3, gist(4): 2}), coarse)
    assert [(row.gist, row.part) for row in few.rows] == [
        (gist(0), 50),
        (gist(3), 30),
        (gist(4), 20),
    ]
    more = fold(Distribution({gist(0): 4, gist(1): 1, gist(3): 2, gist(4): 2, gist(5): 1}), coarse)
    assert [(row.gist, len(row.more)) for row in more.rows] == [
        (gist(3), 3),
        (gist(0), 0),
        (gist(1), 0),
    ]
