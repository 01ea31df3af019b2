"""Opposed checks: the higher level, and inside a level the higher value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tapete.games.darkness.events.checks import Outdone, Undecided
from tapete.games.darkness.rules.checks.opposed import opposed
from tapete.games.darkness.world import Night
from tapete.kernel.tables.scripted import ScriptedTable
from tests.games.darkness.bout import NEXT, bar, somebody, thrown, told, used_up


def wins(dice: Sequence[int], **values: Any) -> str:
    """Two survivors of Attack 3 struggle: the id of the winner."""
    night = bar([somebody(**values), somebody(1)], dice, [[], []])
    return struggle(night)


def struggle(night: Night) -> str:
    one, other = night.state.survivors[:2]
    return opposed(night, one, other, "attack", "steal", rule="darkness.steal.object")


@pytest.mark.rule("darkness.opposed.resolve")
def test_the_higher_level_wins() -> None:
    assert wins([2, 3, 4, 1, 5, 5]) == "s0"
    assert wins([5, 5, 1, 2, 3, 4]) == "s1"


@pytest.mark.rule("darkness.opposed.tiebreak")
def test_book_a_pair_of_threes_beats_a_pair_of_twos() -> None:
    """darkness.example.opposed_pairs"""
    assert wins([2, 2, 5, 3, 3, 1]) == "s1"
    assert wins([3, 4, 5, 2, 3, 4]) == "s0"
    assert wins([1, 3, 5, 1, 2, 6]) == "s1"


def test_equals_and_two_rolls_of_nothing_change_nothing() -> None:
    assert wins([2, 2, 6, 2, 2, 1]) == ""
    assert wins([6, 1, 3, 6, 2, 4]) == ""
    assert wins([1, 3, 5, 1, 2, 5]) == ""


def test_it_is_told_who_has_the_better_of_whom() -> None:
    night = bar([somebody(), somebody(1)], [1, 1, 1, 2, 2, 2], [[], []])
    assert struggle(night) == "s1"
    assert (told(night, Outdone)[0].figure, told(night, Outdone)[0].target) == ("s1", "s0")
    tied = bar([somebody(), somebody(1)], [1, 1, 1, 1, 1, 1], [[], []])
    assert struggle(tied) == ""
    assert len(told(tied, Undecided)) == 1


def test_fate_decides_without_a_roll() -> None:
    lucky = bar([somebody(succeeds=True), somebody(1)], [5, 5, 5], [[]])
    assert struggle(lucky) == "s0"
    doomed = bar([somebody(fails=True), somebody(1)], [6, 1, 3], [[]])
    assert struggle(doomed) == "s1"
    both = bar([somebody(fails=True), somebody(1)], [1, 2, 4], [[]])
    assert struggle(both) == ""
    equal = bar([somebody(succeeds=True), somebody(1, succeeds=True)])
    assert struggle(equal) == ""


def test_both_sides_are_helped_and_all_help_is_agreed_before_either_rolls() -> None:
    helper = somebody(2, NEXT, attack=1)
    night = bar(
        [somebody(), somebody(1), helper], [1, 3, 5, 3, 2, 2, 4, 2],
        [["s2"], True, ["s2"], True, {"source": "s2", "dice": [5]}, {"source": "s2", "dice": [4]}],
    )  # fmt: skip
    assert struggle(night) == "s1"
    assert thrown(night) == [3, 1, 3, 1]
    assert used_up(night)


def test_strength_and_bought_dice_count() -> None:
    night = bar(
        [somebody(skills={"strength": 3}, points=2), somebody(1)],
        [1, 2, 3, 4, 5, 6, 6, 6], [1, [], []],
    )  # fmt: skip
    assert struggle(night) == "s0"
    assert thrown(night) == [5, 3]


def test_dice_are_bought_for_a_roll_in_which_ties_are_told_apart() -> None:
    night = bar([somebody(points=2), somebody(1)], [1, 2, 4, 6, 1, 2, 4], [1])
    struggle(night)
    assert isinstance(night.table, ScriptedTable)
    domain: Any = night.table.asked[0][2]
    assert (domain.aim.ties, domain.dice) == (True, 3)
