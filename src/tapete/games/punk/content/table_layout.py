"""Lays out a table's scenery, written in cm, as pieces on a table of any size."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tapete.games.punk.content.overlapping import shared
from tapete.games.punk.content.table_pieces import Shaped, pieces_of, refuse
from tapete.games.punk.content.tables import SIDE, SIZES, Element, Source
from tapete.kernel.errors import TapeteError
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.errors import BadBoard
from tapete.spaces.plane.point import CM, Point

TABLE = "punk.setup.table"


class WrongSize(TapeteError):
    """The table is not one of the sizes allowed."""

    key = "punk.error.size"


class Laid(msgspec.Struct, frozen=True):
    """A table's pieces, the kind of each, and the element it is a part of.

    The parts of one element are its zones, and together count as one cover.
    """

    board: Board
    kinds: tuple[str, ...]
    elements: tuple[int, ...]


def laid(source: Source, size: int = 0) -> Laid:
    """Lays out a table of that size in cm; raises `BadContent` for an element that is wrong."""
    side = size or SIDE
    if side not in SIZES:
        raise WrongSize(size=side, least=min(SIZES), most=max(SIZES), rule=TABLE)
    elements = enumerate(source.value.elements)
    shaped = [one for n, element in elements for one in pieces_of(source, n, element)]
    spread = [_spread(source, one, _base(source, one, shaped), side) for one in shaped]
    for one in spread:
        _check(source, one, side)
    _apart(source, spread)
    kinds = tuple(source.value.elements[one.element].kind for one in spread)
    board = Board(side * CM, side * CM, tuple(one.piece for one in spread))
    return Laid(board, kinds, tuple(one.element for one in spread))


def _base(source: Source, one: Shaped, shaped: Sequence[Shaped]) -> Element:
    """Returns the element that a piece moves with: the one it stands on, or else its own."""
    element = source.value.elements[one.element]
    if element.foot:
        x, y = element.at
        for other in shaped:
            under = source.value.elements[other.element]
            spot = Point(round((x - under.at[0]) * CM), round((y - under.at[1]) * CM))
            if other.piece.top == round(element.foot * CM) and other.piece.holds(spot):
                return under
    return element


def _spread(source: Source, one: Shaped, base: Element, side: int) -> Shaped:
    """Puts a piece in its place. Elements keep their size and move apart as the table grows."""
    element = source.value.elements[one.element]
    x, y = (
        round((spread * side / SIDE + own - spread) * CM)
        for spread, own in zip(base.at, element.at, strict=True)
    )
    moved = msgspec.structs.replace(
        one.piece,
        points=tuple([Point(p.x + x, p.y + y) for p in one.piece.points]),
        ladders=tuple([Point(p.x + x, p.y + y) for p in one.piece.ladders]),
    )
    return msgspec.structs.replace(one, piece=moved)


def _check(source: Source, one: Shaped, side: int) -> None:
    """Checks that an outline is complete, does not cross itself and is on the table."""
    try:
        Board.checked(side * CM, side * CM, (one.piece,))
    except BadBoard as wrong:
        at = {"x": wrong.place.x, "y": wrong.place.y}
        refuse(source, one.path, wrong.problem, kind=one.piece.name, **at)


def _apart(source: Source, shaped: Sequence[Shaped]) -> None:
    """Checks that no solid pieces overlap; one may only stand on top of another."""
    for number, one in enumerate(shaped):
        for other in shaped[:number]:
            spot = shared(one.piece, other.piece)
            if spot is not None:
                names = {"kind": one.piece.name, "into": other.piece.name}
                refuse(source, one.path, "overlap", **names, x=spot.x, y=spot.y)
