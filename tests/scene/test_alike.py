"""Where all are said to be shown the same scene, they are: at every seat, and to spectators."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tapete import games
from tapete.bots import BOTS
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.match import Match
from tapete.scene.screen import screen_of

ALIKE = [name for name in games.names() if screen_of(games.find(name)).alike]
ANSWERS = 40
BANDS = {"punk": {"bands": ["pandilleros_300", "chatarreros_300_tiro"]}}
"""Options of matches in which seats see different things."""


@pytest.mark.parametrize("seed", [4, 5])
@pytest.mark.parametrize("name", ALIKE)
def test_whoever_sees_alike_is_shown_the_same_scene(name: str, seed: int) -> None:
    game = games.find(name)
    screen = screen_of(game)
    assert screen.alike is not None
    match: Match[Any] = Match(game, BANDS.get(name, {}), from_number(seed))
    bot = BOTS["random"](seed)
    while match.question is not None and len(match.line) < ANSWERS:
        watched = match.view(None)
        shown = screen.scene(watched, None)
        for seat in range(match.seats):
            view = match.view(seat)
            scene = screen.scene(view, seat)
            assert scene.secret == screen.secret(view, seat)
            if screen.alike(view) == screen.alike(watched):
                assert replace(scene, secret=shown.secret) == shown
        seat, domain = next(iter(match.question.domains.items()))
        match.answer(seat, domain.write(bot.choose(match.position(seat))))


def test_there_are_such_games() -> None:
    assert {"savage", "punk"} <= set(ALIKE)
