"""Lays out a table's scenery, written in cm, as pieces on a table of any size."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tapete.games.punk.content.table_pieces import Shaped, pieces_of, refuse
from tapete.games.punk.content.tables import SIDE, Element, Source
from tapete.games.punk.meta import LONGEST, SHORTEST
from tapete.kernel.errors import TapeteError
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.errors import BadBoard
from tapete.spaces.boards.overlapping import shared
from tapete.spaces.plane.point import CM, Point

TABLE = "punk.setup.table"


class WrongSize(TapeteError):
    """A side of the table is too short or too long."""

    key = "punk.error.size"


class Laid(msgspec.Struct, frozen=True):
    """A table's pieces, the kind of each, and the element it is a part of.

    The parts of one element are its zones, and together count as one cover.
    """

    board: Board
    kinds: tuple[str, ...]
    elements: tuple[int, ...]


def laid(source: Source, size: int = 0, depth: int = 0) -> Laid:
    """Lays out a table so wide and so deep, in cm; 0 is the size that it is written for.

    Raises `BadContent` for an element that is wrong.
    """
    sides = size or SIDE, depth or SIDE
    for side in sides:
        if not SHORTEST <= side <= LONGEST:
            raise WrongSize(size=side, least=SHORTEST, most=LONGEST, rule=TABLE)
    elements = enumerate(source.value.elements)
    shaped = [one for n, element in elements for one in pieces_of(source, n, element)]
    bases = [_base(source, one, shaped) for one in shaped]
    spread = [_spread(source, one, base, sides) for one, base in zip(shaped, bases, strict=True)]
    if min(sides) < SIDE:
        spread = _with_room(source, spread, bases, sides)
    for one in spread:
        _check(source, one, sides)
    _apart(source, spread)
    kinds = tuple(source.value.elements[one.element].kind for one in spread)
    board = Board(sides[0] * CM, sides[1] * CM, tuple(one.piece for one in spread))
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


def _spread(source: Source, one: Shaped, base: Element, sides: tuple[int, int]) -> Shaped:
    """Puts a piece in its place. Elements keep their size and move apart as the table grows."""
    element = source.value.elements[one.element]
    x, y = (
        round((spread * side / SIDE + own - spread) * CM)
        for spread, own, side in zip(base.at, element.at, sides, strict=True)
    )
    moved = msgspec.structs.replace(
        one.piece,
        points=tuple([Point(p.x + x, p.y + y) for p in one.piece.points]),
        ladders=tuple([Point(p.x + x, p.y + y) for p in one.piece.ladders]),
    )
    return msgspec.structs.replace(one, piece=moved)


def _with_room(
    source: Source, spread: Sequence[Shaped], bases: Sequence[Element], sides: tuple[int, int]
) -> list[Shaped]:
    """Returns the pieces of the elements that a small table has room for: punk.ruling.table_size

    Those written first go first. What stands on an element that has no room has none either.
    """
    kept: list[Shaped] = []
    parted: dict[int, list[tuple[Shaped, Element]]] = {}
    for one, base in zip(spread, bases, strict=True):
        parted.setdefault(one.element, []).append((one, base))
    elements = source.value.elements
    placed: list[Element] = []
    for number, parts in parted.items():
        pieces = [one for one, _ in parts]
        borne = all(base is elements[number] or base in placed for _, base in parts)
        if borne and _has_room(pieces, kept, sides):
            kept += pieces
            placed.append(elements[number])
    return kept


def _has_room(pieces: Sequence[Shaped], kept: Sequence[Shaped], sides: tuple[int, int]) -> bool:
    width, depth = (side * CM for side in sides)
    inside = all(
        0 <= point.x <= width and 0 <= point.y <= depth
        for one in pieces
        for point in one.piece.points
    )
    return inside and all(
        shared(one.piece, other.piece) is None for one in pieces for other in kept
    )


def _check(source: Source, one: Shaped, sides: tuple[int, int]) -> None:
    """Checks that an outline is complete, does not cross itself and is on the table."""
    try:
        Board.checked(sides[0] * CM, sides[1] * CM, (one.piece,))
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
