"""The games that can be played here, and what can be agreed before a match."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import get
from litestar.di import NamedDependency

from tapete.bots import BOTS
from tapete.catalogue import Catalogue, load
from tapete.catalogue.catalogue import Ruling, Text
from tapete.kernel.game import Game
from tapete.kernel.message import Message
from tapete.scene.stage import stage_of
from tapete.server.api.finding import GameName, all_games, game_named
from tapete.server.api.refusals import refusing
from tapete.server.config import Config
from tapete.words import Words
from tapete.workshop import workshops_of

SWITCH = {"on": True, "off": False}


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A value an option may have; what it means, where the game says so."""

    value: bool | str
    message: Message | None = None


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something agreed before a match: a field of its options."""

    name: str
    message: Message | None = None
    choices: tuple[Choice, ...] = ()


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
    """With the usual options."""
    bots: tuple[str, ...]
    groups: tuple[str, ...]
    options: tuple[Option, ...]
    schema: dict[str, Any]
    house_rules: tuple[HouseRule, ...]
    procedures: tuple[str, ...]
    workshops: tuple[str, ...]
    settings: int
    """How many scenarios there are."""


@get("/api/games", tags=["games"], sync_to_thread=False)
def list_games(config: NamedDependency[Config]) -> list[GameTold]:
    """The games that can be played here."""
    return [_told(game) for game in all_games(config)]


@get("/api/games/{game:str}", tags=["games"], responses=refusing(404), sync_to_thread=False)
def show_game(game: GameName, config: NamedDependency[Config]) -> GameTold:
    """One game, with what can be agreed before a match."""
    return _told(game_named(game, config))


@cache
def _told(game: Game[Any]) -> GameTold:
    return GameTold(
        name=game.name,
        title=Message.of(f"{game.name}.title"),
        palette=game.name,
        version=game.version,
        seats=game.seats(game.options()),
        bots=tuple(BOTS),
        groups=game.groups,
        options=tuple(_options(game)),
        schema=msgspec.json.schema(game.options),
        house_rules=tuple(_house_rules(catalogue_of(game))),
        procedures=tuple(game.procedures()),
        workshops=tuple(workshops_of(game)),
        settings=len(stage_of(game).settings()),
    )


@cache
def catalogue_of(game: Game[Any]) -> Catalogue:
    """The rules of a game; a game may be without."""
    try:
        return load(game.package)
    except FileNotFoundError:
        return Catalogue(())


def _options(game: Game[Any]) -> list[Option]:
    hints = get_type_hints(game.options)
    return [
        Option(name, _explained(game, name), tuple(_choices(game, name, hints[name])))
        for name in game.options.__struct_fields__
    ]


def _choices(game: Game[Any], name: str, kind: Any) -> list[Choice]:
    values = get_args(kind) if str(get_origin(kind)) == "typing.Literal" else ()
    return [Choice(value, _explained(game, f"{name}_{value}")) for value in values]


def _explained(game: Game[Any], name: str) -> Message | None:
    """What an option is, or one of its values: words under `GAME.options`, where there are."""
    words = Words("en")
    words.learn(game.name, game.package)
    key = f"{game.name}.options.{name}"
    return Message(key) if words.knows(key) else None


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
