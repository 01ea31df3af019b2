"""The rules of a game by their ids, to be read and searched."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromQuery, Parameter

from tapete.catalogue.catalogue import Core, Entry, Rule, Ruling, Text, Titled, searched
from tapete.kernel.game import Game
from tapete.server.api.game_names import GameName, game_named
from tapete.server.api.games import catalogue_of
from tapete.server.api.refusals import refusing
from tapete.server.config import Config
from tapete.server.faults import ServerError


class NoSuchRule(ServerError):
    """The game's catalogue has no such rule."""

    key = "server.error.no_rule"
    status = 404


class RuleTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule of the book, something the book presumes, or a ruling on what it leaves open.

    `search` is its text without accents and capitals. A search finds the rule if every word typed
    occurs in that text.
    """

    id: str
    kind: Literal["rule", "core", "ruling"]
    title: Text
    text: Text
    search: Text
    chapter: str = ""
    book: str = ""
    option: str = ""


@get("/api/games/{game:str}/rules", tags=["rules"], responses=refusing(404), sync_to_thread=False)
def list_rules(
    game: GameName,
    config: NamedDependency[Config],
    q: Annotated[str, Parameter(max_length=100, description="Words to be found in it.")] = "",
    language: FromQuery[Literal["es", "en"]] = "en",
) -> list[RuleTold]:
    """Every rule in the order of the book, or those in which every word of `q` occurs."""
    found = game_named(game, config)
    told = _all_told(found)
    if not q.strip():
        return list(told.values())
    return [told[entry.id] for entry in catalogue_of(found).search(q, language)]


@get(
    "/api/games/{game:str}/rules/{rule:str}",
    tags=["rules"],
    responses=refusing(404),
    sync_to_thread=False,
)
def show_rule(
    game: GameName, rule: Annotated[str, Parameter(max_length=100)], config: NamedDependency[Config]
) -> RuleTold:
    """One rule by its id, `GAME.combat.aim`."""
    told = _all_told(game_named(game, config)).get(rule)
    if told is None:
        raise NoSuchRule(rule=rule)
    return told


@cache
def _all_told(game: Game[Any]) -> dict[str, RuleTold]:
    return {entry.id: _told(entry) for entry in catalogue_of(game)}


def _told(entry: Entry) -> RuleTold:
    return RuleTold(
        entry.id,
        "rule" if isinstance(entry, Rule) else "core" if isinstance(entry, Core) else "ruling",
        entry.title if isinstance(entry, Titled) else Text(entry.id, entry.id),
        Text(entry.es, entry.en),
        Text(searched(entry, "es"), searched(entry, "en")),
        entry.chapter if isinstance(entry, Rule) else "",
        entry.book if isinstance(entry, Rule) else "",
        entry.option if isinstance(entry, Ruling) else "",
    )


HANDLERS = [list_rules, show_rule]
