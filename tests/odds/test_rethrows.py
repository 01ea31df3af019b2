"""The best dice to throw again, against a plain search of every throw and every choice."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.kernel.chance.readings import Ladder
from tapete.odds.dice.hands import (
    chances,
    counted,
    faces_of,
    hands,
    number,
    with_one_less,
    with_one_more,
)
from tapete.odds.dice.ladder import ladder, levels
from tapete.odds.dice.rethrows import Plan, Prize, best_ends, best_pick

read = Ladder()
LEVELS = Prize(tuple(map(float, range(9))))


def reaching(need: int, price: float = 0.0) -> Prize:
    return Prize(tuple([float(level >= need) for level in range(9)]), price)


def worth(dice: int, plan: Plan, prize: Prize, kept: tuple[int, ...] = ()) -> Fraction:
    """What may be expected of best play, exactly."""
    ends = best_ends(levels, dice, plan, prize, counted(kept))
    value = sum(w * _value(prize, level, paid) for (level, paid), w in ends.items())
    return Fraction(value) / sum(ends.values())


def _value(prize: Prize, level: int, paid: int) -> Fraction:
    return Fraction(prize.worth[level]) - paid * Fraction(prize.price)


def searched(dice: int, plan: Plan, prize: Prize) -> Fraction:
    """The same by trying every choice of dice after every throw."""

    @cache
    def best(faces: tuple[int, ...], left: Plan) -> Fraction:
        ways = [Fraction(prize.worth[read(faces)])]
        for most, paid, after in left.ways():
            for count in range(1, min(most, dice) + 1):
                for taken in combinations(range(dice), count):
                    kept = [face for place, face in enumerate(faces) if place not in taken]
                    ways.append(thrown(kept, count, after) - paid * Fraction(prize.price))
        return max(ways)

    def thrown(kept: list[int], count: int, after: Plan) -> Fraction:
        every = [tuple(sorted([*kept, *new])) for new in product(range(1, 7), repeat=count)]
        return sum((best(faces, after) for faces in every), Fraction()) / len(every)

    return thrown([], dice, plan)


@settings(max_examples=25, deadline=None)
@given(
    st.integers(1, 3),
    st.lists(st.integers(1, 3), max_size=2).map(tuple),
    st.integers(0, 1),
    st.one_of(
        st.just(LEVELS),
        st.integers(1, 5).map(lambda need: reaching(need, 0.125)),
        st.lists(st.integers(0, 8), min_size=9, max_size=9).map(
            lambda each: Prize(tuple(map(float, each)), 0.5)
        ),
    ),
)
def test_best_play_is_worth_what_a_search_of_everything_finds(
    dice: int, throws: tuple[int, ...], singles: int, prize: Prize
) -> None:
    plan = Plan(throws, singles)
    assert worth(dice, plan, prize) == searched(dice, plan, prize)


@pytest.mark.parametrize("need", range(1, 7))
def test_four_dice_and_one_throw_of_two(need: int) -> None:
    assert worth(4, Plan((2,)), reaching(need)) == searched(4, Plan((2,)), reaching(need))


@pytest.mark.parametrize("dice", [1, 2, 5, 12])
def test_without_a_second_throw_it_is_the_ladder(dice: int) -> None:
    ends = best_ends(levels, dice, Plan(), LEVELS)
    odds = ladder(dice)
    assert {level: Fraction(w, 6**dice) for (level, _), w in ends.items()} == {
        level: odds.probability(level) for level in odds
    }


def test_weights_beyond_a_machine_word_are_exact() -> None:
    """Nine dice thrown four times have more throws than 64 bits count."""
    once, often = worth(9, Plan((9,)), reaching(7)), worth(9, Plan((9, 9, 9)), reaching(7))
    ends = best_ends(levels, 9, Plan((9, 9, 9)), reaching(7))
    assert sum(ends.values()) == 6**36
    assert once < often < 1


def test_dice_that_lie_are_counted_in() -> None:
    """Two fives and two dice to throw: a third five, or a pair as it is."""
    assert worth(4, Plan(), reaching(4), (5, 5)) == Fraction(11, 36)


def test_the_best_dice_to_keep() -> None:
    pick = best_pick(levels, (1, 3, 4, 6), Plan((2,)), reaching(3))
    assert pick is not None
    assert faces_of(pick.kept) == (3, 4)
    assert best_pick(levels, (2, 3, 4), Plan((3,)), reaching(3)) is None


def test_nobody_pays_more_for_a_die_than_it_may_bring() -> None:
    cheap, dear = reaching(1, 0.1), reaching(1, 0.2)
    assert worth(1, Plan((), 1), dear) == Fraction(1, 6)
    picked = best_pick(levels, (3,), Plan((), 1), cheap)
    assert picked is not None
    assert picked.paid
    assert best_pick(levels, (3,), Plan((), 1), dear) is None


@pytest.mark.parametrize("dice", range(5))
def test_hands_are_numbered_in_order(dice: int) -> None:
    every = hands(dice)
    assert [number(hand) for hand in every] == list(range(len(every)))
    assert sum(chances(dice)) == 6**dice
    assert levels(dice).tolist() == [read(faces_of(hand)) for hand in every]


@pytest.mark.parametrize("dice", range(4))
def test_one_die_more_and_one_die_less(dice: int) -> None:
    more, less = with_one_more(dice), with_one_less(dice + 1)
    for place, hand in enumerate(hands(dice)):
        for face in range(1, 7):
            grown = number(counted((*faces_of(hand), face)))
            assert more[place, face - 1] == grown
            assert less[grown, face - 1] == place
    assert (less == -1).sum() == sum(hand.count(0) for hand in hands(dice + 1))
