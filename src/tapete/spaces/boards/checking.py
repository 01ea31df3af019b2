"""Checks that a board from untrusted data can be played on."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.spaces.boards.errors import BadBoard
from tapete.spaces.boards.figure import Figure
from tapete.spaces.boards.piece import Piece
from tapete.spaces.plane.disc import overlap
from tapete.spaces.plane.lines import Line, close_pairs, crosses, joint, lines_of, where
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.polygon import flat
from tapete.spaces.plane.segment import on
from tapete.spaces.routes.obstacles import Obstacles

LARGEST = 100_000
MOST_LINES = 3_000
"""The most sides and walls of all pieces together."""


def check(width: int, height: int, pieces: Sequence[Piece]) -> None:
    """Raises `BadBoard` for the first thing that is wrong."""
    if not (0 < width <= LARGEST and 0 < height <= LARGEST):
        raise BadBoard("bad_size", Point(width, height))
    _bounded(pieces)
    for piece in pieces:
        _inside(width, height, piece)
        _whole(piece)
    _uncrossed(pieces)


def _bounded(pieces: Sequence[Piece]) -> None:
    """Raises `BadBoard` if there is more than can be walked around while somebody waits."""
    count = 0
    for piece in pieces:
        count += len(piece.points)
        if count > MOST_LINES:
            raise BadBoard("too_many_lines", piece.points[0], str(MOST_LINES))


def _inside(width: int, height: int, piece: Piece) -> None:
    for point in piece.points:
        if not (0 <= point.x <= width and 0 <= point.y <= height):
            raise BadBoard("leaves_board", point, piece.name)


def _whole(piece: Piece) -> None:
    """Raises `BadBoard` unless the piece has enough corners, real sides and an area.

    A wall that claims to be closed must be.
    """
    place = piece.points[0] if piece.points else Point(0, 0)
    if len(piece.points) < (2 if piece.wall else 3) or piece.height < 0:
        raise BadBoard("degenerate", place, piece.name)
    for a, b in piece.lines:
        if a == b:
            raise BadBoard("degenerate", Point(*a), piece.name)
    if not piece.wall and flat(piece.corners):
        raise BadBoard("degenerate", place, piece.name)
    if piece.closed and piece.wall and piece.points[0] != piece.points[-1]:
        raise BadBoard("open_wall", piece.points[-1], piece.name)


def _uncrossed(pieces: Sequence[Piece]) -> None:
    """Raises `BadBoard` if an outline touches itself or walls cross without a joint."""
    for one, other in close_pairs(lines_of(pieces)):
        piece = pieces[one.piece]
        if one.piece == other.piece and not piece.wall:
            _simple(piece, one, other)
        elif piece.wall and pieces[other.piece].wall:
            _joined(piece, one, other)


def _simple(piece: Piece, one: Line, other: Line) -> None:
    """Raises `BadBoard` if two sides meet that do not follow each other.

    A side that folds back is found too, since it also meets the one after the next.
    """
    follows = other.order - one.order in (1, len(piece.points) - 1)
    if not follows and _touch(one, other):
        raise BadBoard("crossed_outline", where(one, other), piece.name)


def _touch(one: Line, other: Line) -> bool:
    ends = on(one.a, other.a, other.b) or on(one.b, other.a, other.b)
    return ends or on(other.a, one.a, one.b) or crosses(one, other)


def _joined(piece: Piece, one: Line, other: Line) -> None:
    if crosses(one, other) and not joint(one, other):
        raise BadBoard("crossed_walls", where(one, other), piece.name)


def check_figures(width: int, height: int, obstacles: Obstacles, figures: Sequence[Figure]) -> None:
    """Raises `BadBoard` unless every figure is wholly on the board, in no piece and on no other."""
    for place, figure in enumerate(figures):
        centre, radius = figure.disc.centre, figure.disc.radius
        if not (radius <= centre.x <= width - radius and radius <= centre.y <= height - radius):
            raise BadBoard("figure_leaves_board", centre, figure.name)
        spot = (centre.x, centre.y)
        if obstacles.hit(spot, spot, radius):
            raise BadBoard("figure_in_piece", centre, figure.name)
        if any(overlap(figure.disc, other.disc) for other in figures[:place]):
            raise BadBoard("figures_overlap", centre, figure.name)
