"""A game hides nothing, and then everybody sees everything; or it has tests of what it hides."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tapete import games
from tapete.kernel import Match, Seat
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.secrecy import leaks
from tapete.kernel.tables.retold import Incomparable
from tests.kernel.matches import answer_any

OPEN = [name for name in games.names() if not games.find(name).hides]
SECRETIVE = [name for name in games.names() if games.find(name).hides]
ANSWERS, EVERY = 90, 6


def nothing(state: Any, seat: Seat, rng: Random) -> None:
    """Changes all that is hidden from a seat, which is nothing."""


@pytest.mark.parametrize("name", OPEN)
def test_where_nothing_is_hidden_everybody_sees_and_is_told_the_same(name: str) -> None:
    match, rng = Match(games.find(name), {}, from_number(3)), Random(3)
    compared = 0
    for number in range(ANSWERS):
        if match.question is None:
            break
        assert not match.question.secret
        if number % EVERY == 0:
            try:
                assert leaks(match, rng.randrange(match.seats), nothing, rng) == []
                compared += 1
            except Incomparable:
                continue
        answer_any(match, rng)
    assert compared > 3
    assert all(told.to is None for told in match.told)
    assert all(match.view(seat) == match.state for seat in (None, *range(match.seats)))


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_game_that_hides_something_has_tests_of_its_own(name: str) -> None:
    assert (Path(__file__).parent / name / "test_secrecy.py").exists()
