"""How often a person must answer before a match against a bot goes on."""

from __future__ import annotations

import pytest

from tapete.games.darkness.game import GAME
from tapete.games.darkness.state import State
from tests.games.prompting import Person, prompted

ACT = "darkness.ask.act"
MOST = 5.2
"""Prompts for each turn of one's own, with no orders given.

With seeds 1 and 2 it was 4.31, 138 in 32 turns; 85 of them ask what to do, 28 how many dice to buy.
"""


def turn(state: State) -> object:
    return None if state.turn is None else (state.round, state.turn.who)


@pytest.mark.slow
def test_a_turn_takes_few_prompts() -> None:
    people = [Person(GAME, {"players": 2, "scenario": "the_vault"}, ACT, turn, 1)]
    asked, turns, _ = prompted(people, {})
    assert turns > 10
    assert asked.total() / turns < MOST, asked
