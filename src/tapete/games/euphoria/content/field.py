"""The table of a show: its scenery, deployment zones, trapdoors and devices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

import msgspec

from tapete.content import Hold, parse_page
from tapete.games.euphoria.content.boards import DRAFTS, REWARDS, SIDE, Ground, Source, source_of
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.pieces import Shaped, pieces_of, refuse
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.errors import BadBoard
from tapete.spaces.boards.overlapping import shared
from tapete.spaces.climbs.surfaces import Levels, Place
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import INCH, Point

Zones: TypeAlias = tuple[tuple[Point, ...], tuple[Point, ...]]
"""The outline of each seat's deployment zone."""
WIDE = SIDE * INCH
TRAPDOOR = INCH // 2
"""The radius of a trapdoor: euphoria.fact.reward_marker"""
TABLE = "euphoria.material.table"
NOT_SCENERY = "euphoria.setup.rewards.not_scenery"


class Fixture(msgspec.Struct, frozen=True):
    """A trap or a mechanism in its place."""

    id: str
    kind: str
    at: Place


class Field(msgspec.Struct, frozen=True):
    """A board laid out. Both boards have the same pieces in the same order.

    Miniatures move on `board`, where a door is plain ground and a window an obstacle, and look
    across `seen`, where doors are shut and windows have a sill.
    """

    board: Board
    seen: Board
    kinds: tuple[str, ...]
    """The kind of each piece."""
    zones: Zones = ((), ())
    trapdoors: tuple[Place, ...] = ()
    devices: tuple[Fixture, ...] = ()


_KEPT: dict[str, Field] = {}


def keep_field(name: str, field: Field) -> None:
    """Makes a field that is not part of the content playable under a name."""
    _KEPT[name] = field
    field_of.cache_clear()


@lru_cache(maxsize=64)
def field_of(board: str) -> Field:
    """Returns the field of a board; raises KeyError if there is none of that name."""
    return _KEPT[board] if board in _KEPT else laid(source_of(board))


def ground_of(board: str) -> Ground | None:
    """Returns a board as it is written; None if it is not part of the content."""
    return None if board in _KEPT else source_of(board).value


def laid(source: Source) -> Field:
    """Lays a board out; raises `BadContent` for what is wrong on it."""
    shaped = list(pieces_of(source))
    for number, one in enumerate(shaped):
        _check(source, one, shaped[:number])
    board = Board(WIDE, WIDE, tuple(one.walked for one in shaped))
    ground = source.value
    fixtures = [Fixture(one.id, one.kind, _on_top(board, one.at)) for one in ground.devices]
    return Field(
        board,
        Board(WIDE, WIDE, tuple(one.seen for one in shaped)),
        tuple(one.kind for one in shaped),
        plain_zones(ground.depth),
        tuple(_trapdoor(source, board, shaped, spot) for spot in REWARDS),
        tuple(fixtures),
    )


def plain_zones(depth: float) -> Zones:
    """Strips along two opposite edges: euphoria.missing.deployment_zones"""
    deep = round(depth * INCH)
    return (
        (Point(0, WIDE - deep), Point(WIDE, WIDE - deep), Point(WIDE, WIDE), Point(0, WIDE)),
        (Point(0, 0), Point(WIDE, 0), Point(WIDE, deep), Point(0, deep)),
    )


def keep_draft(text: str) -> str:
    """Keeps a board that people wrote and returns the name to play it by.

    Raises `BadContent` with the line and the element that is wrong.
    """
    return DRAFTS.keep(text, check_draft)


def hold_draft(text: str) -> Hold:
    """Keeps a board for as long as the hold on it lasts."""
    return DRAFTS.lasting(text, check_draft)


def check_draft(text: str, file: str = "draft") -> Source:
    """Reads a board from outside and checks it."""
    source = parse_page(text, file, Ground)
    source.check(library().known)
    laid(source)
    return source


def _check(source: Source, one: Shaped, before: Sequence[Shaped]) -> None:
    """Checks that a piece is on the board and in none of those before it."""
    try:
        Board.checked(WIDE, WIDE, (one.seen,))
    except BadBoard as wrong:
        at = {"x": wrong.place.x, "y": wrong.place.y}
        refuse(source, one.path, wrong.problem, kind=one.kind, rule=TABLE, **at)
    for other in before:
        spot = shared(one.seen, other.seen)
        if spot is not None:
            names = {"kind": one.kind, "into": other.kind}
            refuse(source, one.path, "overlap", **names, x=spot.x, y=spot.y)


def _trapdoor(
    source: Source, board: Board, shaped: Sequence[Shaped], spot: tuple[float, float]
) -> Place:
    """Where a trapdoor lies: on the table, or on top of what a themed board has there."""
    place = _on_top(board, spot)
    disc = Disc(place.point, TRAPDOOR)
    covering = next((one for one in shaped if one.walked.height and _under(one, disc)), None)
    if covering is not None and not source.value.themed:
        refuse(source, covering.path, "trapdoor", kind=covering.kind, rule=NOT_SCENERY)
    return place


def _under(one: Shaped, disc: Disc) -> bool:
    centre = (disc.centre.x, disc.centre.y)
    return one.walked.meets(centre, centre, disc.radius)


def _on_top(board: Board, spot: tuple[float, float]) -> Place:
    point = Point(*(round(one * INCH) for one in spot))
    return Place(point, Levels.of(board).height(point) or 0)
