"""Whole random matches: they end, and no state on the way is one that may not be."""

from __future__ import annotations

import pytest

from tapete.games.punk.content.scenario import scenarios
from tests.games.punk.fielded import fielded, who
from tests.games.punk.soak import faults, options_of, play

MATCHES = range(3 * len(scenarios()))


@pytest.mark.parametrize("number", MATCHES, ids=lambda n: f"{options_of(n).scenario}-{n}")
def test_a_random_match_ends_and_every_state_of_it_may_be(number: int) -> None:
    assert play(number)


@pytest.mark.slow
@pytest.mark.rule("punk.ruling.table_size")
@pytest.mark.parametrize("size", [(60, 60), (180, 60), (180, 180)], ids=str)
@pytest.mark.parametrize("number", range(len(scenarios())), ids=lambda n: options_of(n).scenario)
def test_a_random_match_ends_on_the_smallest_and_largest_tables(
    number: int, size: tuple[int, int]
) -> None:
    assert play(number, size)


def test_a_state_that_may_not_be_is_noticed() -> None:
    table = fielded(a=who(at=(40, 40)), B=who(at=(50, 40)))
    assert faults(table.state) == []
    table["a"].at = table["B"].at
    table["B"].facing = 360
    assert faults(table.state) == ["a stands on B", "B faces 360"]
