"""Scenery with tops one may walk on, kinds of ground, and ladders."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tapete.spaces.piece import Piece
from tapete.spaces.point import Point


class Scenery(Piece, frozen=True, dict=True):
    """An outline that rises `height` from `foot`; without height, an area of ground.

    `size` says who may step over it, `ground` what it is like to walk on. Nobody enters what is
    `barred`; on what is not `standable` nobody can stop; what is not `climbable` has no holds.
    """

    foot: int = 0
    size: int = 0
    grade: str = ""
    ground: str = ""
    barred: bool = False
    standable: bool = True
    climbable: bool = True
    ladders: tuple[Point, ...] = ()

    @property
    def top(self) -> int:
        return self.foot + self.height

    @property
    def area(self) -> bool:
        """It is ground to walk on, and nothing that stands on it."""
        return self.height == 0


def scenery(points: Iterable[tuple[int, int]], **how: object) -> Scenery:
    """A piece from plain coordinates."""
    return msgspec.structs.replace(Scenery(tuple(Point(x, y) for x, y in points)), **how)


def block(x: int, y: int, width: int, depth: int, **how: object) -> Scenery:
    """A piece with square corners."""
    corners = [(x, y), (x + width, y), (x + width, y + depth), (x, y + depth)]
    return scenery(corners, **how)
