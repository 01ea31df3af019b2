"""The odds table: a rule run over all its rolls gives what enumerating them by hand gives."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from tapete.kernel import Bag, OneOf, Roll, Table, YesNo
from tapete.kernel.chance.readings import AtLeast, Contest, Total, Verdict
from tapete.odds.distribution import Distribution
from tapete.odds.policy import Policy
from tapete.odds.runs import TooManyLeaves
from tapete.odds.table import explore, outcomes

D6 = Roll((6,), Total(), "x")


def fight(table: Table) -> str:
    """A contest, and for whoever lost it, a second roll."""
    verdict = table.roll(Roll((6, 6), Contest(1), "x"))
    if verdict == Verdict.TIED:
        return "both"
    down = table.roll(Roll((6,), AtLeast(4), "x"))
    return f"{verdict.name} {'down' if down else 'up'}"


def test_a_contest_followed_by_a_roll_is_weighed_exactly() -> None:
    expected: Counter[str] = Counter()
    for mine, theirs, after in product(range(1, 7), repeat=3):
        if mine == theirs:
            expected["both"] += 1
        else:
            name = "WON" if mine > theirs else "LOST"
            expected[f"{name} {'down' if after >= 4 else 'up'}"] += 1
    assert outcomes(fight) == Distribution(expected)


def test_a_rule_that_rolls_as_often_as_its_dice_say() -> None:
    def until_six(table: Table) -> int:
        return 1 + (0 if table.roll(D6) == 6 else table.roll(D6))

    expected: Counter[int] = Counter()
    for first, second in product(range(1, 7), repeat=2):
        expected[1 if first == 6 else 1 + second] += 1
    assert outcomes(until_six) == Distribution(expected)


def test_a_draw_is_weighed_by_what_is_left() -> None:
    def two(table: Table) -> str:
        bag = Bag.of(["r", "r", "b"])
        return bag.draw(table, "x") + bag.draw(table, "x")

    odds = outcomes(two)
    assert odds.probability("rr") == Fraction(1, 3)
    assert odds.probability("bb") == 0


def test_things_in_a_bag_that_are_alike_are_one_way_on() -> None:
    def rule(table: Table) -> str:
        return Bag.of(["a1", "a2", "b1"]).draw(table, "test.draw", alike=lambda thing: thing[0])

    assert outcomes(rule) == Distribution({"a1": 2, "b1": 1})


def gamble(table: Table) -> tuple[int, tuple[float, ...]]:
    """Keep the first die, or throw once more and keep that."""
    first = table.roll(D6)
    again = table.ask(0, "x.ask.again", YesNo())
    kept = table.roll(D6) if again else first
    return kept, (float(kept),)


def test_best_play_is_by_exact_expectation() -> None:
    """Throw again on 3 or less: a die is worth 3½."""
    mixture = explore(gamble, Policy.BEST, 1000)
    assert mixture.worth[0] == pytest.approx(4.25)
    assert Fraction(mixture.weights[6], mixture.total) == Fraction(1, 4)


def test_any_answer_is_as_likely_under_that_policy() -> None:
    mixture = explore(gamble, Policy.ANY, 1000)
    assert mixture.worth[0] == pytest.approx(3.5)


def test_the_first_answer_is_taken_under_that_policy() -> None:
    def choose(table: Table) -> str:
        return table.ask(0, "x.ask.which", OneOf(("a", "b", "c")))

    assert outcomes(choose, Policy.FIRST) == Distribution.certain("a")
    assert outcomes(choose, Policy.ANY) == Distribution.uniform("abc")


def test_a_seat_that_plays_against_another_takes_what_is_worst_for_it() -> None:
    def duel(table: Table) -> tuple[int, tuple[float, ...]]:
        mine = table.ask(0, "x.ask.mine", OneOf((1, 2)))
        theirs = table.ask(1, "x.ask.theirs", OneOf((1, 3)))
        worth = float(mine * 2 - theirs)
        return mine * 10 + theirs, (worth, -worth)

    assert explore(duel, Policy.BEST, 100).weights == {23: 1}


def test_a_rule_with_too_many_ends_says_so() -> None:
    def endless(table: Table) -> int:
        return sum(table.roll(D6) for _ in range(6))

    with pytest.raises(TooManyLeaves):
        outcomes(endless, budget=1000)
