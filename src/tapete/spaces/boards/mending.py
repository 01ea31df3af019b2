"""Mends maps: adds a joint wherever walls pass through each other, as map programs let them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tapete.spaces.boards.errors import BadBoard
from tapete.spaces.boards.piece import Piece
from tapete.spaces.plane.lines import close_pairs, crosses, joint, lines_of, where
from tapete.spaces.plane.point import Point, square_distance

MOST_JOINTS = 3_000
"""The most places where walls that pass through each other are joined."""


def joined(walls: Sequence[Piece]) -> list[Piece]:
    """The same walls, each with an extra point wherever another wall passes through it."""
    extra: dict[tuple[int, int], list[Point]] = {}
    joints = 0
    for one, other in close_pairs(lines_of(walls)):
        if crosses(one, other) and not joint(one, other):
            joints += 1
            if joints > MOST_JOINTS:
                raise BadBoard("crowded", where(one, other))
            for line in (one, other):
                extra.setdefault((line.piece, line.order), []).append(where(one, other))
    return [_with_joints(piece, index, extra) for index, piece in enumerate(walls)]


def _with_joints(piece: Piece, index: int, extra: dict[tuple[int, int], list[Point]]) -> Piece:
    points: list[Point] = []
    for order, point in enumerate(piece.points):
        between = sorted(extra.get((index, order), []), key=lambda p: square_distance(point, p))
        points += (point, *between)
    return msgspec.structs.replace(piece, points=tuple(_without_repeats(points)))


def _without_repeats(points: Sequence[Point]) -> list[Point]:
    """The points, each that equals the one before it left out: several walls may meet there."""
    return [p for place, p in enumerate(points) if place == 0 or p != points[place - 1]]
