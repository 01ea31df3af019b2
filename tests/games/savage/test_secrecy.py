"""Savage Worlds keeps nothing secret; what ever does must be hidden by a view of its own."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tapete.games.savage.game import GAME
from tapete.kernel import Match
from tapete.kernel.chance.seed import from_number
from tests.kernel.matches import answer_any

ANSWERS = 80


@pytest.mark.parametrize("board", ["free", "squares"])
@pytest.mark.parametrize("seed", range(2))
def test_nobody_is_told_or_asked_anything_in_secret(board: str, seed: int) -> None:
    match: Match[Any] = Match(GAME, {"board": board}, from_number(seed))
    rng = Random(seed)
    for _ in range(ANSWERS):
        if match.question is None:
            break
        assert not match.question.secret
        answer_any(match, rng)
    assert {told.to for told in match.told} == {None}
    assert not GAME.hides
    assert GAME.known_options(match.options, ()) == match.options
