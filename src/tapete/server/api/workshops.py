"""What players make for a game, and whether it may be played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from tapete.catalogue.printed import rules_for_sheets
from tapete.kernel.game import Game
from tapete.kernel.message import Message
from tapete.server.api.admitting import sparing
from tapete.server.api.catalogues import catalogue_of
from tapete.server.api.errands import Errands
from tapete.server.api.game_names import GameName, game_named
from tapete.server.api.refusals import refusing
from tapete.server.config import Config
from tapete.workshop import (
    Checked,
    Fault,
    NoWorkshop,
    Purse,
    ReadDraft,
    Remark,
    Shelf,
    ShelvedWorkshop,
    Value,
)
from tapete.workshop.printing import printed
from tapete.workshop.sheets import Paper

Language = Literal["es", "en"]
MOST = 128 * 1024
"""The most bytes a draft may have, with the content it brings."""
MOST_CONTENT = 4 * 1024 * 1024
"""The most bytes the files of a content may have, as they travel."""


class Example(msgspec.Struct, frozen=True):
    name: Message
    draft: dict[str, Any]


class WorkshopTold(msgspec.Struct, frozen=True):
    """Shelves to pick from, drafts to begin with, and the JSON schema of a draft."""

    name: str
    title: Message
    shelves: tuple[Shelf, ...]
    examples: tuple[Example, ...]
    schema: dict[str, Any]
    printed_as: str
    """The media type of a sheet on paper; empty where there is none."""
    brings: tuple[str, ...]
    """The suffixes of the files whose content drafts can bring; none where they cannot."""


class Drafted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    draft: dict[str, Any]


class ToWrite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    draft: dict[str, Any]
    language: Language = "en"


class ToPrint(ToWrite, frozen=True, forbid_unknown_fields=True):
    paper: Paper = "a4"


class ToRead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text, and the draft that it replaces, whose content it is read with."""

    text: str
    language: Language = "en"
    draft: dict[str, Any] | None = None


class Upload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file; its bytes travel as base64."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
    data: bytes


class ToBring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    files: Annotated[tuple[Upload, ...], msgspec.Meta(min_length=1, max_length=64)]


class Shelved(msgspec.Struct, frozen=True):
    shelves: tuple[Shelf, ...]


class BroughtTold(msgspec.Struct, frozen=True):
    """Drafts to begin with that bring the content, and what was not understood of it."""

    examples: tuple[Example, ...]
    notes: tuple[Message, ...]


class ToPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    drafts: Annotated[tuple[dict[str, Any], ...], msgspec.Meta(max_length=16)]


class Verdict(msgspec.Struct, frozen=True):
    """What is wrong with a draft (nothing, if it is `sound`), its cost, and what follows.

    `texts` is what it says about itself that is not a rule, `remarks` what to know about its picks.
    """

    sound: bool
    faults: tuple[Fault, ...]
    purses: tuple[Purse, ...]
    values: tuple[Value, ...]
    texts: tuple[Message, ...]
    remarks: tuple[Remark, ...]


class Written(msgspec.Struct, frozen=True):
    text: str


class Playable(msgspec.Struct, frozen=True):
    """Options of a match, to be merged with others."""

    options: dict[str, Any]


Name = Annotated[str, Parameter(max_length=64, description="The workshop's name.")]
PLACE = "/api/games/{game:str}/workshops/{name:str}"


@get(PLACE, tags=["workshops"], responses=refusing(404, 429, 503))
async def show_workshop(
    game: GameName,
    name: Name,
    config: NamedDependency[Config],
    errands: NamedDependency[Errands],
) -> WorkshopTold:
    """What there is to pick from."""

    def work() -> WorkshopTold:
        shop = _named(game, name, config)
        drafts = (*shop.examples(), *served_blanks(shop, config.content))
        examples = [Example(who, msgspec.to_builtins(draft)) for who, draft in drafts]
        return WorkshopTold(
            name,
            shop.title,
            tuple(shop.shelves()),
            tuple(examples),
            msgspec.json.schema(shop.draft),
            shop.printed_as,
            shop.brings,
        )

    return await errands.do(work)


@post(
    f"{PLACE}/shelves",
    tags=["workshops"],
    status_code=200,
    responses=refusing(404, 413, 429, 503),
    guards=[sparing],
    request_max_body_size=MOST,
)
async def show_shelves(
    game: GameName,
    name: Name,
    config: NamedDependency[Config],
    errands: NamedDependency[Errands],
    data: JSONBody[Drafted],
) -> Shelved:
    """What there is to pick from with the content that a draft brings."""

    def work() -> Shelved:
        shop = _named(game, name, config)
        return Shelved(tuple(shop.suited(shop.drafted(data.draft)).shelves()))

    return await errands.do(work)


@post(
    f"{PLACE}/content",
    tags=["workshops"],
    status_code=200,
    responses=refusing(404, 413, 429, 503),
    guards=[sparing],
    request_max_body_size=MOST_CONTENT,
)
async def bring_content(
    game: GameName,
    name: Name,
    config: NamedDependency[Config],
    errands: NamedDependency[Errands],
    data: JSONBody[ToBring],
) -> BroughtTold:
    """Drafts that bring the content of a player's files. Nothing is kept here."""

    def work() -> BroughtTold:
        found = _named(game, name, config).brought({one.name: one.data for one in data.files})
        drafts = [Example(who, msgspec.to_builtins(draft)) for who, draft in found.drafts]
        return BroughtTold(tuple(drafts), found.notes)

    return await errands.do(work)


@post(
    f"{PLACE}/check",
    tags=["workshops"],
    status_code=200,
    responses=refusing(404, 413, 429, 503),
    guards=[sparing],
    request_max_body_size=MOST,
)
async def check_draft(
    game: GameName,
    name: Name,
    config: NamedDependency[Config],
    errands: NamedDependency[Errands],
    data: JSONBody[Drafted],
) -> Verdict:
    """Says if a draft may be played, and if not, which rules forbid it."""

    def work() -> Verdict:
        shop = _named(game, name, config)
        return _verdict(shop.check(shop.drafted(data.draft)))

    return await errands.do(work)


@post(
    f"{PLACE}/export",
    tags=["workshops"],
    status_code=200,
    responses=refusing(404, 413, 429, 503),
    guards=[sparing],
    request_max_body_size=MOST,
)
async def export_draft(
    game: GameName,
    name: Name,
    config: NamedDependency[Config],
    errands: NamedDependency[Errands],
    data: JSONBody[ToWrite],
) -> Written:
    """A draft as a text people can read."""

    def work() -> Written:
        shop = _named(game, name, config)
        return Written(shop.made(shop.drafted(data.draft)).text(data.language))

    return await errands.do(work)


@post(
    f"{PLACE}/print",
    tags=["workshops"],
    status_code=200,
    responses=refusing(404, 413, 429, 503),
    guards=[sparing],
    request_max_body_size=MOST,
)
async def print_draft(
    game: GameName,
    name: Name,
    config: NamedDependency[Config],
    errands: NamedDependency[Errands],
    data: JSONBody[ToPrint],
) -> Response[bytes]:
    """A draft's sheet on paper."""

    def work() -> Response[bytes]:
        shop = _named(game, name, config)
        rules = rules_for_sheets(catalogue_of(game_named(game, config)), data.language)
        sheet = printed(shop.made(shop.drafted(data.draft)), data.language, data.paper, rules)
        return Response(sheet, media_type=shop.printed_as)

    return await errands.do(work)


@post(
    f"{PLACE}/import",
    tags=["workshops"],
    status_code=200,
    responses=refusing(404, 413, 429, 503),
    guards=[sparing],
    request_max_body_size=MOST,
)
async def import_draft(
    game: GameName,
    name: Name,
    config: NamedDependency[Config],
    errands: NamedDependency[Errands],
    data: JSONBody[ToRead],
) -> ReadDraft:
    """The draft that an exported text describes."""

    def work() -> ReadDraft:
        shop = _named(game, name, config)
        if data.draft is not None:
            shop = shop.suited(shop.drafted(data.draft))
        return shop.read(data.text, data.language)

    return await errands.do(work)


@post(
    f"{PLACE}/options",
    tags=["workshops"],
    status_code=200,
    responses=refusing(404, 413, 429, 503),
    guards=[sparing],
    request_max_body_size=16 * MOST,
)
async def options_of_drafts(
    game: GameName,
    name: Name,
    config: NamedDependency[Config],
    errands: NamedDependency[Errands],
    data: JSONBody[ToPlay],
) -> Playable:
    """The options of a match that plays these drafts, which must be sound."""

    def work() -> Playable:
        shop = _named(game, name, config)
        return Playable(dict(shop.playable([shop.drafted(draft) for draft in data.drafts])))

    return await errands.do(work)


@lru_cache(maxsize=64)
def served_blanks(
    shop: ShelvedWorkshop[Any], places: tuple[str, ...]
) -> tuple[tuple[Message, Any], ...]:
    """What can be begun with the content that the server offers to everybody."""
    shops = [shop.with_content(Path(place)) for place in places] if shop.brings else []
    return tuple(blank for one in shops for blank in one.blanks())


def _named(game: str, name: str, config: Config) -> ShelvedWorkshop[Any]:
    return shop_of(game_named(game, config), name)


def shop_of(game: Game[Any], name: str) -> ShelvedWorkshop[Any]:
    """The workshop of that name; `NoWorkshop` if the game has none that a screen can show."""
    shops = shelved(game)
    if name not in shops:
        raise NoWorkshop(name=name, known=", ".join(shops) or "-")
    return shops[name]


def shelved(game: Game[Any]) -> Mapping[str, ShelvedWorkshop[Any]]:
    """The workshops of a game that a screen can show."""
    shops = game.workshops.items()
    return {name: shop for name, shop in shops if isinstance(shop, ShelvedWorkshop)}


def _verdict(checked: Checked) -> Verdict:
    told = checked.texts, checked.remarks
    return Verdict(checked.sound, checked.faults, checked.purses, checked.values, *told)


HANDLERS = [
    show_workshop,
    show_shelves,
    bring_content,
    check_draft,
    export_draft,
    print_draft,
    import_draft,
    options_of_drafts,
]
