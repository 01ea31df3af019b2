"""What may stand between two bases: convex parts of scenery, thin walls, and other bases."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import NamedTuple, TypeAlias

from tapete.spaces.boards.piece import Piece
from tapete.spaces.plane.convex import convex_parts
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.polygon import double_area
from tapete.spaces.plane.segment import Pair

Spot: TypeAlias = tuple[float, float]


class Obstacle(NamedTuple):
    """A convex outline, a thin wall (two ends) or a disc (no corners).

    `x`, `y` and `reach` are a circle around it for quick rejection. Parts of one thing share its
    number, `thing`.
    """

    thing: int
    x: float
    y: float
    reach: float
    ring: tuple[Spot, ...] = ()


def outline(index: int, ring: Sequence[Pair]) -> Obstacle:
    """An obstacle from a convex ring of corners, either way round; two corners are a thin wall."""
    if double_area(ring) < 0:
        ring = ring[::-1]
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    reach = max(hypot(px - x, py - y) for px, py in ring)
    return Obstacle(index, x, y, reach, tuple([(float(px), float(py)) for px, py in ring]))


def base(index: int, disc: Disc) -> Obstacle:
    """An obstacle from a round thing or a figure's base."""
    return Obstacle(index, float(disc.centre.x), float(disc.centre.y), float(disc.radius))


def parts(index: int, piece: Piece) -> list[Obstacle]:
    """The convex parts of a piece, or the lines of a wall."""
    if piece.wall:
        return [outline(index, line) for line in piece.lines]
    return [outline(index, ring) for ring in convex_parts(piece.corners)]


def screens(pieces: Sequence[Piece]) -> list[Obstacle]:
    """The parts of all the pieces, each numbered by the index of its piece."""
    return [part for index, piece in enumerate(pieces) for part in parts(index, piece)]
