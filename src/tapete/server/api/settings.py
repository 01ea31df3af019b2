"""The scenarios of a game, and what the table would look like."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from tapete.kernel.dressing import dressed
from tapete.kernel.game import Game
from tapete.kernel.matches.match import checked_options
from tapete.kernel.message import Message
from tapete.scene.board import Board
from tapete.scene.scene import Scene
from tapete.scene.screen import screen_of
from tapete.scene.setting import Setting
from tapete.server.api.admitting import sparing
from tapete.server.api.errands import Errands
from tapete.server.api.game_names import GameName, game_named
from tapete.server.api.refusals import refusing
from tapete.server.config import Config
from tapete.server.faults import UnknownSetting

MOST = 256 * 1024
"""The most bytes the options of a match may have, drafts of scenarios and people included."""


class NoSuchSetting(UnknownSetting):
    """The address names a scenario the game does not have."""

    status = 404


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table before the first die, as a spectator would see it; `board` is not always there."""

    scene: Scene
    seats: int
    board: Board | None = None
    brief: tuple[Message, ...] = ()


class Agreed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a match that is yet to be."""

    options: dict[str, Any] = {}


@get(
    "/api/games/{game:str}/settings",
    tags=["games"],
    responses=refusing(404),
    sync_to_thread=True,
)
def list_settings(game: GameName, config: NamedDependency[Config]) -> list[Setting]:
    """The scenarios to choose from."""
    return list(screen_of(game_named(game, config)).settings())


@get(
    "/api/games/{game:str}/settings/{setting:str}/preview",
    tags=["games"],
    responses=refusing(404, 429, 503),
    guards=[sparing],
)
async def preview_setting(
    game: GameName,
    setting: Annotated[str, Parameter(max_length=64)],
    config: NamedDependency[Config],
    errands: NamedDependency[Errands],
    board: Annotated[str, Parameter(max_length=32, description="On which kind of board.")] = "",
) -> Preview:
    """The table of a scenario."""
    found = game_named(game, config)
    known = {one.id: one for one in screen_of(found).settings()}
    if setting not in known:
        raise NoSuchSetting(name=setting)
    chosen = {"board": board} if board else {}
    options = {**known[setting].options, **chosen}
    return await errands.do(lambda: preview_of(found, options))


@post(
    "/api/games/{game:str}/preview",
    tags=["games"],
    status_code=200,
    responses=refusing(404, 413, 429, 503),
    guards=[sparing],
    request_max_body_size=MOST,
)
async def preview(
    game: GameName,
    config: NamedDependency[Config],
    errands: NamedDependency[Errands],
    data: JSONBody[Agreed],
) -> Preview:
    """The table of any options: house rules, heroes and scenarios people made."""
    found = game_named(game, config)
    return await errands.do(lambda: preview_of(found, data.options))


def preview_of(game: Game[Any], given: dict[str, Any]) -> Preview:
    options = checked_options(game, given)
    view = game.view(game.setup(options), None)
    screen = screen_of(game)
    brief = tuple(dressed(game, line, view) for line in game.labels.brief(view, None))
    return Preview(screen.scene(view, None), game.seats(options), screen.board(view), brief)


HANDLERS = [list_settings, preview_setting, preview]
