from __future__ import annotations

from typing import Any

import pytest

from tapete.kernel.chance.readings import Ladder
from tapete.odds.dice.ladder import faces_without_straight, ladder
from tapete.odds.distribution import Distribution
from tests.odds.oracles import dyce, every_throw, icepool, of_dyce, of_icepool

read = Ladder()


@pytest.mark.parametrize("dice", range(7))
def test_the_ladder_is_what_every_throw_says(dice: int) -> None:
    assert ladder(dice) == every_throw((6,) * dice, read)


@pytest.mark.parametrize("dice", [7, 8, 10, 12])
def test_the_ladder_agrees_with_dyce_on_distinct_rolls(dice: int) -> None:
    rolls = (dice @ dyce.P(6)).rolls_with_counts()
    assert ladder(dice) == of_dyce(dyce.H.from_counts((read(roll), n) for roll, n in rolls))


@pytest.mark.parametrize("dice", [1, 5, 12, 24, 25])
def test_the_ladder_agrees_with_icepool(dice: int) -> None:
    assert ladder(dice) == of_icepool(evaluator().evaluate(icepool.d(6).pool(dice)))


def test_twenty_five_dice_always_hold_five_alike() -> None:
    assert ladder(24).probability(7) > 0
    assert ladder(25) == Distribution.certain(8)


def test_one_die_shows_a_six_or_nothing() -> None:
    assert ladder(1) == Distribution({0: 5, 1: 1})
    assert ladder(0) == Distribution.certain(0)


def test_sets_of_faces_without_a_long_straight() -> None:
    assert faces_without_straight(6, 2) == (1, 6, 15, 16, 6, 0, 0)
    assert sum(faces_without_straight(6, 6)) == 2**6


def evaluator() -> Any:
    """Made with `type`, for a class without types can't be inherited from in typed code."""

    def next_state(_: Any, state: Any, order: Any, face: int, count: int) -> Any:
        return (*(state or ()), min(count, 5))

    def final_outcome(_: Any, counts: Any, order: Any, *sizes: Any) -> int:
        ordered = counts if order > 0 else counts[::-1]
        return read(tuple(f for f, n in enumerate(ordered, 1) for _ in range(n)))

    methods = {"next_state": next_state, "final_outcome": final_outcome}
    return type("Levels", (icepool.MultisetEvaluator,), methods)()
