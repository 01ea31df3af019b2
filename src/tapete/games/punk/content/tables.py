"""Tables: scenery on the ground, written in cm for a table of 90 by 90."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tapete.content import Page
from tapete.games.punk.content.entries import Terrain, Told
from tapete.games.punk.content.library import CONTENT

SIZES = (90, 100, 120)
"""The tables one can play on, in cm: punk.setup.table"""
SIDE = SIZES[0]
"""What coordinates are written for."""
FOLDER = "tables"
MOST_ELEMENTS = 60

Cm: TypeAlias = Annotated[float, Meta(ge=-SIDE, le=SIDE)]
Spot: TypeAlias = tuple[Cm, Cm]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of an element: a zone with a cover of its own, or something on top of another.

    Places are measured from the centre of the element, before it is turned.
    """

    at: Spot = (0, 0)
    size: Annotated[tuple[float, ...], Meta(min_length=2, max_length=2)] | None = None
    """Width and depth."""
    corners: Annotated[tuple[Spot, ...], Meta(max_length=24)] = ()
    """Instead of a size."""
    round: bool = False
    """As wide as its size says, without corners."""
    cover: str = ""
    """Size and grade in short, `2M`, where they are not those of its kind: punk.setup.shorthand"""
    height: Annotated[float, Meta(ge=0, le=40)] | None = None
    foot: Annotated[float, Meta(ge=0, le=40)] = 0
    """How high above the table it begins."""
    ladders: tuple[Spot, ...] = ()
    standable: bool | None = None
    climbable: bool | None = None


class Element(Part, frozen=True, kw_only=True):
    """A piece of scenery: a kind of the library, or one of its own with a cover of its own."""

    kind: str
    turn: Annotated[int, Meta(ge=-360, le=360)] = 0
    """Clockwise, in degrees."""
    ground: Terrain | None = None
    decoration: bool = False
    """It covers nobody: punk.setup.scenery_agreed"""
    zones: Annotated[tuple[Part, ...], Meta(max_length=8)] = ()


class Peril(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that lies about, if it was agreed that such things do."""

    kind: Literal["drum", "chest"]
    at: Spot


class Ground(Told, frozen=True, kw_only=True):
    """A table of scenery."""

    elements: Annotated[tuple[Element, ...], Meta(min_length=1, max_length=MOST_ELEMENTS)]
    perils: Annotated[tuple[Peril, ...], Meta(max_length=8)] = ()


Source: TypeAlias = Page[Ground]
"""A table and where it was read, to say where it is wrong."""

DRAFTS: dict[str, Source] = {}
"""Tables people wrote, by the name under which they are played."""


@cache
def grounds() -> dict[str, Ground]:
    """Every table of the game, by its file's name."""
    return {name: ground_named(name) for name in ground_names()}


@cache
def ground_names() -> tuple[str, ...]:
    return CONTENT.names(FOLDER)


def source_of(name: str) -> Source:
    """Raises KeyError for a table there is not, and `BadContent` for one that cannot be read."""
    return DRAFTS[name] if name in DRAFTS else _read(name)


@cache
def _read(name: str) -> Source:
    if name not in ground_names():
        raise KeyError(name)
    return CONTENT.page(f"{FOLDER}/{name}", Ground)


def ground_named(name: str) -> Ground:
    return source_of(name).value
