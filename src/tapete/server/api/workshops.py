"""What players make for a game, and whether it may be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from tapete.kernel.game import Game
from tapete.kernel.message import Message
from tapete.server.api.admitting import sparing
from tapete.server.api.game_names import GameName, game_named
from tapete.server.api.refusals import refusing
from tapete.server.config import Config
from tapete.workshop import (
    Checked,
    Fault,
    NoWorkshop,
    Purse,
    ReadDraft,
    Shelf,
    ShelvedWorkshop,
    Value,
)

Language = Literal["es", "en"]
MOST = 32 * 1024
"""The most bytes a draft may have."""


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


class Drafted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    draft: dict[str, Any]


class ToWrite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    draft: dict[str, Any]
    language: Language = "en"


class ToRead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    language: Language = "en"


class ToPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    drafts: Annotated[tuple[dict[str, Any], ...], msgspec.Meta(max_length=16)]


class Verdict(msgspec.Struct, frozen=True):
    """What is wrong with a draft (nothing, if it is `sound`), its cost, and what follows.

    `texts` is what it says of itself without being a rule.
    """

    sound: bool
    faults: tuple[Fault, ...]
    purses: tuple[Purse, ...]
    values: tuple[Value, ...]
    texts: tuple[Message, ...]


class Written(msgspec.Struct, frozen=True):
    text: str


class Playable(msgspec.Struct, frozen=True):
    """Options of a match, to be merged with others."""

    options: dict[str, Any]


Name = Annotated[str, Parameter(max_length=64, description="The workshop's name.")]
PLACE = "/api/games/{game:str}/workshops/{name:str}"


@get(PLACE, tags=["workshops"], responses=refusing(404), sync_to_thread=True)
def show_workshop(game: GameName, name: Name, config: NamedDependency[Config]) -> WorkshopTold:
    """What there is to pick from."""
    shop = _named(game, name, config)
    examples = [Example(who, msgspec.to_builtins(draft)) for who, draft in shop.examples()]
    return WorkshopTold(
        name,
        shop.title,
        tuple(shop.shelves()),
        tuple(examples),
        msgspec.json.schema(shop.draft),
        shop.printed_as,
    )


@post(
    f"{PLACE}/check",
    tags=["workshops"],
    status_code=200,
    responses=refusing(404, 413, 429),
    guards=[sparing],
    request_max_body_size=MOST,
    sync_to_thread=True,
)
def check_draft(
    game: GameName, name: Name, config: NamedDependency[Config], data: JSONBody[Drafted]
) -> Verdict:
    """Says if a draft may be played, and if not, which rules forbid it."""
    shop = _named(game, name, config)
    return _verdict(shop.check(shop.drafted(data.draft)))


@post(
    f"{PLACE}/export",
    tags=["workshops"],
    status_code=200,
    responses=refusing(404, 413, 429),
    guards=[sparing],
    request_max_body_size=MOST,
    sync_to_thread=True,
)
def export_draft(
    game: GameName, name: Name, config: NamedDependency[Config], data: JSONBody[ToWrite]
) -> Written:
    """A draft as a text people can read."""
    shop = _named(game, name, config)
    return Written(shop.made(shop.drafted(data.draft)).text(data.language))


@post(
    f"{PLACE}/print",
    tags=["workshops"],
    status_code=200,
    responses=refusing(404, 413),
    request_max_body_size=MOST,
    sync_to_thread=True,
)
def print_draft(
    game: GameName, name: Name, config: NamedDependency[Config], data: JSONBody[ToWrite]
) -> Response[bytes]:
    """A draft's sheet on paper."""
    shop = _named(game, name, config)
    sheet = shop.made(shop.drafted(data.draft)).printed(data.language)
    return Response(sheet, media_type=shop.printed_as)


@post(
    f"{PLACE}/import",
    tags=["workshops"],
    status_code=200,
    responses=refusing(404, 413, 429),
    guards=[sparing],
    request_max_body_size=MOST,
    sync_to_thread=True,
)
def import_draft(
    game: GameName, name: Name, config: NamedDependency[Config], data: JSONBody[ToRead]
) -> ReadDraft:
    """The draft that an exported text describes."""
    return _named(game, name, config).read(data.text, data.language)


@post(
    f"{PLACE}/options",
    tags=["workshops"],
    status_code=200,
    responses=refusing(404, 413, 429),
    guards=[sparing],
    request_max_body_size=16 * MOST,
    sync_to_thread=True,
)
def options_of_drafts(
    game: GameName, name: Name, config: NamedDependency[Config], data: JSONBody[ToPlay]
) -> Playable:
    """The options of a match that plays these drafts, which must be sound."""
    shop = _named(game, name, config)
    return Playable(dict(shop.playable([shop.drafted(draft) for draft in data.drafts])))


def _named(game: str, name: str, config: Config) -> ShelvedWorkshop[Any]:
    shops = shelved(game_named(game, config))
    if name not in shops:
        raise NoWorkshop(name=name, known=", ".join(shops) or "-")
    return shops[name]


def shelved(game: Game[Any]) -> Mapping[str, ShelvedWorkshop[Any]]:
    """The workshops of a game that a screen can show."""
    shops = game.workshops.items()
    return {name: shop for name, shop in shops if isinstance(shop, ShelvedWorkshop)}


def _verdict(checked: Checked) -> Verdict:
    return Verdict(checked.sound, checked.faults, checked.purses, checked.values, checked.texts)


HANDLERS = [
    show_workshop,
    check_draft,
    export_draft,
    print_draft,
    import_draft,
    options_of_drafts,
]
