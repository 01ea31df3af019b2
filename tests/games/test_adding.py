"""The arithmetic that people are shown: dice and modifiers are the total, in whole matches."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.bots import RandomBot
from tapete.games.punk.game import GAME as PUNK
from tapete.games.savage.game import GAME as SAVAGE
from tapete.kernel.chance.roll import Modifier
from tapete.kernel.chance.seed import from_number
from tapete.kernel.event import Rolled
from tapete.kernel.game import Game
from tapete.kernel.matches.match import Match
from tests.games.adding import misreckoned


def rolls(game: Game[Any], number: int) -> list[Rolled]:
    """All that fell in a match between random bots."""
    match = Match(game, None, from_number(number))
    bots = [RandomBot(number + seat) for seat in range(match.seats)]
    while match.question is not None:
        seat = match.question.seats[0]
        value = bots[seat].choose(match.position(seat))
        match.answer(seat, match.question.domains[seat].write(value))
    return [told.event for told in match.told if isinstance(told.event, Rolled)]


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("game", [PUNK, SAVAGE], ids=lambda game: game.name)
def test_every_roll_of_a_match_adds_up(game: Game[Any], number: int) -> None:
    fallen = rolls(game, number)
    assert any(roll.total is not None for roll in fallen)
    assert [wrong for roll in fallen if (wrong := misreckoned(roll))] == []


@pytest.mark.parametrize("game", [PUNK, SAVAGE], ids=lambda game: game.name)
def test_a_roll_under_an_attribute_says_what_its_target_is_made_of(game: Game[Any]) -> None:
    low = [roll for roll in rolls(game, 1) if roll.low]
    assert all(roll.needs for roll in low)
    assert bool(low) is (game is PUNK)


def test_a_sum_with_a_term_missing_is_noticed() -> None:
    whole = Rolled(
        dice=(6, 6),
        faces=(3, 2),
        values=(3, 2),
        modifiers=(Modifier("a", 1),),
        total=6,
        kept=(0, 1),
    )
    assert misreckoned(whole) == ""
    assert misreckoned(Rolled(dice=(6,), faces=(3,), values=(3,), total=4, kept=(0,)))
