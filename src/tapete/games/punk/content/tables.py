"""Tables: their scenery, written in cm for a table of 90 by 90."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tapete.content import Drafts, Known, Page
from tapete.games.punk.content.entries import Picture, Soil, Terrain, Told
from tapete.games.punk.content.library import CONTENT
from tapete.games.punk.meta import LEAST

SIDE = LEAST
"""The size of table that coordinates are written for."""
FOLDER = "tables"
MOST_ELEMENTS = 60

Cm: TypeAlias = Annotated[float, Meta(ge=-SIDE, le=SIDE)]
Spot: TypeAlias = tuple[Cm, Cm]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of an element: a zone with its own cover, or something on top of another part.

    Places are measured from the centre of the element, before it is turned.
    """

    at: Spot = (0, 0)
    size: Annotated[tuple[float, ...], Meta(min_length=2, max_length=2)] | None = None
    """Its width and depth."""
    corners: Annotated[tuple[Spot, ...], Meta(max_length=24)] = ()
    """Its corners, instead of a size."""
    round: bool = False
    """True if it is an ellipse of that size instead of a rectangle."""
    cover: str = ""
    """Size and grade in short (`2M`), if they are not those of its kind: punk.setup.shorthand"""
    height: Annotated[float, Meta(ge=0, le=40)] | None = None
    foot: Annotated[float, Meta(ge=0, le=40)] = 0
    """The height above the table at which it begins."""
    ladders: tuple[Spot, ...] = ()
    standable: bool | None = None
    climbable: bool | None = None


class Element(Part, frozen=True, kw_only=True):
    """An element of scenery: of a kind in the library, or of its own kind with its own cover."""

    kind: str
    turn: Annotated[int, Meta(ge=-360, le=360)] = 0
    """Clockwise, in degrees."""
    ground: Terrain | None = None
    decoration: bool = False
    """True if it gives no cover: punk.setup.scenery_agreed"""
    zones: Annotated[tuple[Part, ...], Meta(max_length=8)] = ()
    look: Picture = ""
    """What it is drawn as, if not as its kind."""


class Peril(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A dangerous thing that lies on the table, if the players agreed on such things."""

    kind: Literal["drum", "chest"]
    at: Spot


class Floor(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of the ground that only looks different; its corners are in cm."""

    corners: Annotated[tuple[Spot, ...], Meta(min_length=3, max_length=24)]
    look: Soil


class Ground(Told, frozen=True, kw_only=True):
    """A table of scenery."""

    elements: Annotated[tuple[Element, ...], Meta(min_length=1, max_length=MOST_ELEMENTS)]
    perils: Annotated[tuple[Peril, ...], Meta(max_length=8)] = ()
    look: Soil = ""
    """What its ground is drawn as."""
    floors: Annotated[tuple[Floor, ...], Meta(max_length=24)] = ()


Source: TypeAlias = Page[Ground]
"""A table and where it was read from, to say where an error is."""

DRAFTS: Drafts[Source] = Drafts()


@cache
def _sources() -> dict[str, Source]:
    return {name: drawable(page) for name, page in CONTENT.pages(FOLDER, Ground).items()}


def drawable(source: Source) -> Source:
    """Returns a table whose looks there are pictures of; raises `BadContent` for any other."""
    source.check(Known({}))
    return source


def grounds() -> dict[str, Ground]:
    """Returns every table of the game, by the name of its file."""
    return {name: source.value for name, source in _sources().items()}


def source_of(name: str) -> Source:
    """Returns a table by name; raises KeyError if there is none."""
    return DRAFTS.get(name) or _sources()[name]


def ground_named(name: str) -> Ground:
    return source_of(name).value
