"""Rerolls on which nothing hangs are not asked for, and are kept."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.game import GAME
from tapete.kernel.matches.position import Position
from tapete.kernel.plain import Plain
from tapete.odds.unasked.moot import moot
from tests.games.punk.fielded import fielded, who
from tests.games.weighed import asked

FIGHT: Plain = ["do", {"option": {"what": "fight", "to": "B", "item": -1}, "details": {}}]
CLAWS: dict[str, Any] = {"C": 4, "gear": ["claws"]}
CAT: dict[str, Any] = {"C": 4, "gear": ["claws", "lucky_cat"]}
STONE = 40
"""A Toughness beyond what any blow comes to."""


def losing(**both: Any) -> Position[Any]:
    """One with a lucky cat has rolled lower in a fight: does its player roll again?"""
    table = fielded(a=who(at=(20, 20), **CAT, **both), B=who(at=(20, 22.5), **CLAWS, **both))
    table.activate("a")
    position = asked(GAME, table.state, FIGHT)
    assert position.question.key == "punk.ask.reroll"
    return position


@pytest.mark.rule("punk.core.reroll")
def test_a_roll_that_may_save_from_a_wound_is_asked_for() -> None:
    assert moot(losing()) is None


@pytest.mark.rule("punk.core.reroll")
def test_where_no_blow_can_harm_anybody_the_cat_is_kept() -> None:
    assert moot(losing(D=STONE)) is False
