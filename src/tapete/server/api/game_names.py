"""Names in addresses, and the games they stand for."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, TypeAlias

from litestar.params import Parameter

from tapete import games
from tapete.kernel.errors import UnknownGame
from tapete.kernel.game import Game
from tapete.server.config import Config

GameName: TypeAlias = Annotated[
    str, Parameter(description="The game's name.", max_length=64, pattern=r"^[a-z_]+$")
]
MatchId: TypeAlias = Annotated[
    str, Parameter(description="The match's id.", max_length=64, pattern=r"^[a-z0-9]+$")
]


def game_named(name: str, config: Config) -> Game[Any]:
    """The game of that name, of those played here: a stranger must not get a module loaded."""
    known = _known(config.games)
    if name not in known:
        raise UnknownGame(name=name, known=", ".join(known))
    return known[name]


def all_games(config: Config) -> list[Game[Any]]:
    return list(_known(config.games).values())


@lru_cache(maxsize=8)
def _known(besides: tuple[str, ...]) -> dict[str, Game[Any]]:
    found = [games.find(name) for name in (*games.names(), *besides)]
    return {game.name: game for game in found}
