"""The content of a game: weapons, powers, people."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import get
from litestar.di import NamedDependency

from tapete.kernel.game import Game
from tapete.server.api.game_names import GameName, game_named
from tapete.server.api.refusals import refusing
from tapete.server.config import Config


@get("/api/games/{game:str}/content", tags=["rules"], responses=refusing(404), sync_to_thread=True)
def show_content(game: GameName, config: NamedDependency[Config]) -> dict[str, dict[str, Any]]:
    """Tables by name, each with its entries by id; names are in both languages."""
    return _content(game_named(game, config))


@cache
def _content(game: Game[Any]) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = msgspec.to_builtins(game.content())
    return found


HANDLERS = [show_content]
