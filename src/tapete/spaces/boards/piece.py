"""Pieces of scenery."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tapete.kernel.kept import once
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.segment import Pair


class Piece(msgspec.Struct, frozen=True, dict=True):
    """A simple outline with a height; or a `wall`: a chain of thin lines, closed or not.

    A piece that `blocks` bars movement, an `opaque` one hides what is behind it, and a `difficult`
    one slows figures that cross it.
    """

    points: tuple[Point, ...]
    height: int = 0
    name: str = ""
    material: str = ""
    blocks: bool = True
    opaque: bool = True
    difficult: bool = False
    wall: bool = False
    closed: bool = False

    @once
    def corners(self) -> tuple[Pair, ...]:
        return tuple([(point.x, point.y) for point in self.points])

    @property
    def lines(self) -> list[tuple[Pair, Pair]]:
        """The lines of a wall, or the sides of an outline."""
        following = self.corners[1:] if self.wall else [*self.corners[1:], self.corners[0]]
        return list(zip(self.corners, following, strict=False))


def polygon(points: Iterable[tuple[int, int]], **how: object) -> Piece:
    """A piece from plain coordinates."""
    return msgspec.structs.replace(Piece(tuple(Point(x, y) for x, y in points)), **how)


def rectangle(x: int, y: int, width: int, depth: int, **how: object) -> Piece:
    """A rectangular piece."""
    return polygon([(x, y), (x + width, y), (x + width, y + depth), (x, y + depth)], **how)


def wall(points: Iterable[tuple[int, int]], **how: object) -> Piece:
    """A chain of thin walls from plain coordinates."""
    return polygon(points, wall=True, **how)
