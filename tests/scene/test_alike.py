"""Where all are said to be shown the same scene, they are: at every seat, and to spectators."""

from __future__ import annotations

from typing import Any

import pytest

from tapete import games
from tapete.bots import BOTS
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.match import Match
from tapete.scene.screen import screen_of

ALIKE = [name for name in games.names() if screen_of(games.find(name)).alike]
ANSWERS = 40


@pytest.mark.parametrize("name", ALIKE)
def test_everybody_is_shown_the_same_scene(name: str) -> None:
    game = games.find(name)
    scene = screen_of(game).scene
    match: Match[Any] = Match(game, {}, from_number(4))
    bot = BOTS["random"](4)
    while match.question is not None and len(match.line) < ANSWERS:
        view = match.view(None)
        for seat in range(match.seats):
            assert match.view(seat) is view
            assert scene(view, seat) == scene(view, None)
        seat, domain = next(iter(match.question.domains.items()))
        match.answer(seat, domain.write(bot.choose(match.position(seat))))


def test_there_are_such_games() -> None:
    assert "savage" in ALIKE
