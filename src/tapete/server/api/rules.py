"""The rules of a game by their ids, to be read and searched."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromQuery, Parameter

from tapete.catalogue import Catalogue, Chapter, Core, Entry, Rule, Ruling, Text
from tapete.catalogue.links import linked, named_in
from tapete.catalogue.search import Found, search
from tapete.catalogue.tokens import Piece
from tapete.kernel.game import Game
from tapete.server.api.catalogues import catalogue_of
from tapete.server.api.game_names import GameName, game_named
from tapete.server.api.refusals import refusing
from tapete.server.config import Config
from tapete.server.faults import ServerError


class NoSuchRule(ServerError):
    """The game's catalogue has no such rule."""

    key = "server.error.no_rule"
    status = 404


class RuleTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule of the book, something the book presumes, or a ruling on what it leaves open."""

    id: str
    kind: Literal["rule", "core", "ruling"]
    title: Text
    text: Text
    chapter: str = ""
    book: Text | None = None
    """Where the book states it: its headings, in words."""
    option: str = ""


class LinkedText(msgspec.Struct, frozen=True):
    """A text in pieces, in both languages; a piece may name another rule."""

    es: tuple[Piece, ...]
    en: tuple[Piece, ...]


class Mention(msgspec.Struct, frozen=True):
    """A rule that names another."""

    id: str
    title: Text


class RuleRead(RuleTold, frozen=True, omit_defaults=True, kw_only=True):
    """A rule to be read: its text with links, and the rules that name it."""

    linked: LinkedText
    named_in: tuple[Mention, ...] = ()


class ChapterTold(msgspec.Struct, frozen=True):
    """A chapter, and how many rules it has."""

    id: str
    title: Text
    count: int


class RuleFound(msgspec.Struct, frozen=True):
    """A rule that was found; title and excerpt are in the language in which it was found."""

    id: str
    language: str
    title: tuple[Piece, ...]
    excerpt: tuple[Piece, ...]


class RulesFound(msgspec.Struct, frozen=True, omit_defaults=True):
    """The rules that were found, the best first.

    Where a word is in no rule, the one most like it is searched for: `meant` says what was.
    """

    found: tuple[RuleFound, ...]
    meant: str = ""


@get("/api/games/{game:str}/rules", tags=["rules"], responses=refusing(404), sync_to_thread=True)
def list_rules(game: GameName, config: NamedDependency[Config]) -> list[RuleTold]:
    """Every rule in the order of the book."""
    return list(_all_told(game_named(game, config)).values())


@get("/api/games/{game:str}/chapters", tags=["rules"], responses=refusing(404), sync_to_thread=True)
def list_chapters(game: GameName, config: NamedDependency[Config]) -> list[ChapterTold]:
    """The chapters of the rules, in the order in which they are read."""
    catalogue = catalogue_of(game_named(game, config))
    return [_chapter(catalogue, one) for one in catalogue.chapters]


@get(
    "/api/games/{game:str}/rules/found",
    tags=["rules"],
    responses=refusing(404),
    sync_to_thread=True,
)
def find_rules(
    game: GameName,
    config: NamedDependency[Config],
    q: Annotated[str, Parameter(max_length=100, description="Words to be found in it.")],
    language: FromQuery[Literal["es", "en"]] = "en",
) -> RulesFound:
    """The rules in which every word occurs: first those that have it in their title."""
    told = search(catalogue_of(game_named(game, config)), q, language)
    return RulesFound(tuple([_found(one) for one in told.found]), told.meant)


@get(
    "/api/games/{game:str}/rules/{rule:str}",
    tags=["rules"],
    responses=refusing(404),
    sync_to_thread=True,
)
def show_rule(
    game: GameName, rule: Annotated[str, Parameter(max_length=100)], config: NamedDependency[Config]
) -> RuleRead:
    """One rule by its id, `GAME.combat.aim`."""
    catalogue = catalogue_of(game_named(game, config))
    entry = catalogue.get(rule)
    if entry is None:
        raise NoSuchRule(rule=rule)
    return _read(catalogue, entry)


@cache
def _all_told(game: Game[Any]) -> dict[str, RuleTold]:
    catalogue = catalogue_of(game)
    return {entry.id: _told(catalogue, entry) for entry in catalogue}


def _told(catalogue: Catalogue, entry: Entry) -> RuleTold:
    return RuleTold(
        entry.id,
        "rule" if isinstance(entry, Rule) else "core" if isinstance(entry, Core) else "ruling",
        _title(entry),
        Text(entry.body("es"), entry.body("en")),
        catalogue.chapter_of(entry).id,
        catalogue.place(entry),
        entry.option if isinstance(entry, Ruling) else "",
    )


def _title(entry: Entry) -> Text:
    return Text(entry.heading("es"), entry.heading("en"))


def _read(catalogue: Catalogue, entry: Entry) -> RuleRead:
    by = [catalogue.get(one) for one in named_in(catalogue, entry.id)]
    texts = LinkedText(linked(catalogue, entry, "es"), linked(catalogue, entry, "en"))
    mentions = tuple([Mention(one.id, _title(one)) for one in by if one])
    told = msgspec.structs.asdict(_told(catalogue, entry))
    return RuleRead(**told, linked=texts, named_in=mentions)


def _chapter(catalogue: Catalogue, chapter: Chapter) -> ChapterTold:
    count = sum(entry.part in chapter.parts for entry in catalogue)
    return ChapterTold(chapter.id, chapter.title, count)


def _found(one: Found) -> RuleFound:
    return RuleFound(one.entry.id, one.language, one.title, one.excerpt)


HANDLERS = [list_rules, list_chapters, find_rules, show_rule]
