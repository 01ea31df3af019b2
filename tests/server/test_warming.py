"""What is played before a server listens, so that the first answer is as quick as any other."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tapete import games
from tapete.server.config import Config
from tapete.server.rooms.hall import Hall
from tapete.server.rooms.warming import ANSWERS, play, warm
from tapete.server.store.store import Store


async def answered(config: Config, game: str) -> int:
    """How many answers count of the match that is played of a game."""
    store = Store(config.database)
    hall = Hall(store, config)
    await play(hall, game)
    (room,) = hall.rooms.values()
    given = room.playing().line
    await hall.close()
    store.close()
    return len(given)


@pytest.mark.parametrize("game", games.names())
def test_a_few_answers_of_every_game_are_given(tmp_path: Path, game: str) -> None:
    config = Config(f"sqlite:///{tmp_path}/matches.sqlite3")
    assert asyncio.run(answered(config, game)) >= ANSWERS


def test_nothing_of_it_is_kept(tmp_path: Path) -> None:
    config = Config(f"sqlite:///{tmp_path}/matches.sqlite3")
    asyncio.run(warm(config))
    assert list(tmp_path.iterdir()) == []
