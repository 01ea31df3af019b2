"""The games that can be played here, and what can be agreed before a match."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import get
from litestar.di import NamedDependency

from tapete.bots import LEVELS
from tapete.catalogue import Catalogue
from tapete.catalogue.catalogue import Ruling, Text
from tapete.kernel.game import Game
from tapete.kernel.message import Message
from tapete.lessons import lesson_of
from tapete.offers.options import Option, options_of
from tapete.scene.screen import screen_of
from tapete.server.api.catalogues import catalogue_of
from tapete.server.api.game_names import GameName, all_games, game_named
from tapete.server.api.refusals import refusing
from tapete.server.api.workshops import shelved
from tapete.server.config import Config

SWITCH = {"on": True, "off": False}


class HouseRule(msgspec.Struct, frozen=True):
    """A ruling that could go either way: `options.rules[option]` switches it."""

    ruling: str
    option: str
    default: bool | str
    choices: tuple[bool | str, ...]
    text: Text


class GameTold(msgspec.Struct, frozen=True):
    """A game. `palette` names its colours; `schema` is the JSON schema of its options."""

    name: str
    title: Message
    palette: str
    version: str
    seats: int
    """How many there are with the usual options."""
    bots: tuple[str, ...]
    groups: tuple[str, ...]
    options: tuple[Option, ...]
    schema: dict[str, Any]
    house_rules: tuple[HouseRule, ...]
    procedures: tuple[str, ...]
    workshops: tuple[str, ...]
    settings: int
    """How many scenarios there are."""
    lesson: int
    """About how many minutes its lesson takes; 0 if it has none."""


@get("/api/games", tags=["games"], sync_to_thread=True)
def list_games(config: NamedDependency[Config]) -> list[GameTold]:
    """The games that can be played here."""
    return [_told(game) for game in all_games(config)]


@get("/api/games/{game:str}", tags=["games"], responses=refusing(404), sync_to_thread=True)
def show_game(game: GameName, config: NamedDependency[Config]) -> GameTold:
    """One game, with what can be agreed before a match."""
    return _told(game_named(game, config))


@cache
def _told(game: Game[Any]) -> GameTold:
    lesson = lesson_of(game)
    return GameTold(
        name=game.name,
        title=Message.of(f"{game.name}.title"),
        palette=game.name,
        version=game.version,
        seats=game.seats(game.options()),
        bots=tuple(LEVELS),
        groups=game.labels.groups,
        options=options_of(game, game.options, "options", screen_of(game).choices),
        schema=msgspec.json.schema(game.options),
        house_rules=tuple(_house_rules(catalogue_of(game))),
        procedures=tuple(game.procedures),
        workshops=tuple(shelved(game)),
        settings=len(screen_of(game).settings()),
        lesson=lesson.minutes if lesson else 0,
    )


def _house_rules(catalogue: Catalogue) -> list[HouseRule]:
    return [_house_rule(ruling) for ruling in catalogue.rulings if ruling.option]


def _house_rule(ruling: Ruling) -> HouseRule:
    return HouseRule(
        ruling.id,
        ruling.option,
        SWITCH.get(ruling.default, ruling.default),
        tuple(SWITCH.get(choice, choice) for choice in ruling.choices),
        Text(ruling.es, ruling.en),
    )


HANDLERS = [list_games, show_game]
