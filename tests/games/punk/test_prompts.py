"""How often a person must answer before a match against a bot goes on."""

from __future__ import annotations

import pytest

from tapete.games.punk.game import GAME
from tapete.games.punk.state import State
from tests.games.prompting import Orders, Person, prompted

ACT = "punk.ask.act"
SEEDS = (1, 2, 3)
ORDERS: Orders = {"punk.ask.delay": ("match", False)}
"""What the person orders when first asked: nobody waits for a later Round."""


def turn(state: State) -> object:
    assert state.active is not None
    return state.turn, state.active.mini


@pytest.mark.slow
def test_a_match_takes_less_than_half_the_prompts_of_one_in_which_all_is_asked() -> None:
    """Every answer of seat 0 would be a prompt if nothing were spared or merged.

    With these seeds an activation takes 1.55 prompts, 82 in 53, where that would be 3.58.
    """
    people = [Person(GAME, {}, ACT, turn, seed) for seed in SEEDS]
    asked, turns, answers = prompted(people, ORDERS)
    assert turns > 40
    assert asked.total() / answers < 1 / 2, asked
