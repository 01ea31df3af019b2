"""The lines of many pieces, and the places where they cross."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tapete.spaces.boards.errors import BadBoard
from tapete.spaces.boards.piece import Piece
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.segment import Pair, closer, cross, meeting

MOST_LOOKS = 4_000_000
"""The most pairs of lines that are looked at; the largest published maps need a tenth."""
JOINT = 5  # tenths of a millimetre: a wall that ends this near to another is joined to it


class Line(NamedTuple):
    """One side or wall of a piece: its least and greatest x, its ends, and where it belongs."""

    left: int
    right: int
    a: Pair
    b: Pair
    piece: int
    order: int


def lines_of(pieces: Iterable[Piece]) -> list[Line]:
    return [
        Line(min(a[0], b[0]), max(a[0], b[0]), a, b, index, order)
        for index, piece in enumerate(pieces)
        for order, (a, b) in enumerate(piece.lines)
    ]


def close_pairs(lines: list[Line]) -> Iterator[tuple[Line, Line]]:
    """Every two lines whose bounding boxes meet, found by a sweep from left to right.

    Raises `BadBoard` where so many lie side by side that it would take minutes.
    """
    open_lines: list[Line] = []
    looks = 0
    for line in sorted(lines):
        open_lines = [other for other in open_lines if other.right >= line.left]
        looks += len(open_lines)
        if looks > MOST_LOOKS:
            raise BadBoard("crowded", Point(*line.a))
        low, high = sorted((line.a[1], line.b[1]))
        for other in open_lines:
            if max(other.a[1], other.b[1]) >= low and min(other.a[1], other.b[1]) <= high:
                yield (other, line) if other[4:] < line[4:] else (line, other)
        open_lines.append(line)


def crosses(one: Line, other: Line) -> bool:
    return cross(one.a, one.b, other.a, other.b)


def joint(one: Line, other: Line) -> bool:
    """True if one line ends at the other, or so near that only rounding separates them."""
    square = JOINT * JOINT
    mine = closer(one.a, other.a, other.b, square) or closer(one.b, other.a, other.b, square)
    return mine or closer(other.a, one.a, one.b, square) or closer(other.b, one.a, one.b, square)


def where(one: Line, other: Line) -> Point:
    share = meeting(one.a, one.b, other.a, other.b)
    (x, y), (to_x, to_y) = (other.a, other.a) if share is None else (one.a, one.b)
    share = share or 0.0
    return Point(x + round((to_x - x) * share), y + round((to_y - y) * share))
