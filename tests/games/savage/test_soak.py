"""Whole random matches: they end, and no state on the way is one that may not be."""

from __future__ import annotations

import pytest

from tests.games.savage.skirmish import skirmish, who
from tests.games.savage.soak import KINDS, faults, play


@pytest.mark.parametrize("number", range(len(KINDS)), ids=lambda n: f"{KINDS[n].scenario}-{n}")
def test_a_random_match_ends_and_every_state_of_it_may_be(number: int) -> None:
    assert play(number)


def test_a_state_that_may_not_be_is_noticed() -> None:
    fight = skirmish("aB", a=who(), B=who())
    assert faults(fight.state) == []
    fight["a"].wounds = 9
    fight["a"].at = fight["B"].at
    assert faults(fight.state) == ["a: wounds 9", "a stands on B"]
