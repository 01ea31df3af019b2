"""Boards: their scenery, written in inches for a table of 24 by 24."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tapete.content import Drafts, Page, Ref
from tapete.games.euphoria.content.entries import Picture, Size, Soil
from tapete.games.euphoria.content.library import CONTENT, library
from tapete.games.euphoria.content.told import Told

SIDE = 24
"""euphoria.material.table"""
FOLDER = "boards"
REWARDS = ((6.0, 6.0), (18.0, 6.0), (6.0, 18.0), (18.0, 18.0))
"""Where the trapdoors are: euphoria.missing.reward_layout"""
DEPTH = 5
"""How deep the deployment zones are: euphoria.missing.deployment_zones"""

Inch: TypeAlias = Annotated[float, Meta(ge=-SIDE, le=SIDE)]
Spot: TypeAlias = tuple[Inch, Inch]


class Element(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An element of scenery, of a kind in the library."""

    kind: Annotated[str, Ref("scenery")]
    at: Spot
    size: Annotated[tuple[Size, ...], Meta(min_length=2, max_length=2)] | None = None
    """Its width and depth."""
    corners: Annotated[tuple[Spot, ...], Meta(max_length=24)] = ()
    """Its corners from its middle, instead of a size."""
    round: bool = False
    turn: Annotated[int, Meta(ge=-360, le=360)] = 0
    """Clockwise, in degrees."""
    height: Annotated[float, Meta(ge=0, le=12)] | None = None
    """Its height, if not that of its kind."""
    foot: Annotated[float, Meta(ge=0, le=12)] = 0
    """The height above the table at which it begins."""
    ladders: tuple[Spot, ...] = ()
    """Where stairs or ladders lead up, from its middle."""
    look: Picture = ""


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A door or a window in a wall of a house."""

    kind: Annotated[str, Ref("scenery")]
    side: Literal["north", "east", "south", "west"]
    at: Inch = 0
    """Where its middle is, from the middle of the wall."""
    wide: Annotated[float, Meta(gt=0, le=6)] = 1.5


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Four walls with openings, and a roof that can be stood on, if it has one."""

    at: Spot
    size: Annotated[tuple[Size, ...], Meta(min_length=2, max_length=2)]
    wall: Annotated[str, Ref("scenery")] = "wall"
    roof: Annotated[str, Ref("scenery")] | Literal[""] = ""
    height: Annotated[float, Meta(ge=1, le=8)] = 3
    """Its height with its roof."""
    openings: Annotated[tuple[Opening, ...], Meta(max_length=12)] = ()


class Gadget(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A trap or a mechanism, and where it is."""

    id: str
    kind: Annotated[str, Ref("devices")]
    at: Spot


class Floor(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of the ground that only looks different."""

    corners: Annotated[tuple[Spot, ...], Meta(min_length=3, max_length=24)]
    look: Soil


class Ground(Told, frozen=True, kw_only=True):
    """A board."""

    elements: Annotated[tuple[Element, ...], Meta(max_length=60)] = ()
    houses: Annotated[tuple[House, ...], Meta(max_length=6)] = ()
    devices: Annotated[tuple[Gadget, ...], Meta(max_length=8)] = ()
    themed: bool = False
    """True if scenery may lie where a trapdoor goes: euphoria.setup.rewards.not_scenery"""
    depth: Annotated[float, Meta(ge=3, le=8)] = DEPTH
    """How deep the deployment zones are."""
    look: Soil = ""
    floors: Annotated[tuple[Floor, ...], Meta(max_length=24)] = ()


Source: TypeAlias = Page[Ground]
"""A board and where it was read from, to say where an error is."""

DRAFTS: Drafts[Source] = Drafts()


@cache
def _sources() -> dict[str, Source]:
    pages = CONTENT.pages(FOLDER, Ground)
    for page in pages.values():
        page.check(library().known)
    return pages


def grounds() -> dict[str, Ground]:
    """Returns every board of the game, by the name of its file."""
    return {name: source.value for name, source in _sources().items()}


def source_of(name: str) -> Source:
    """Returns a board by name; raises KeyError if there is none."""
    return DRAFTS.get(name) or _sources()[name]
