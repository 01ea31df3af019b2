"""Scenery with tops to walk on, kinds of ground, and ladders."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import shapely

from tapete.kernel.kept import once
from tapete.spaces.boards.piece import Piece
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.polygon import Box, box, holds, upright
from tapete.spaces.plane.segment import Pair
from tapete.spaces.routes.obstacles import Circles, circles_of, meets, meets_round, meets_upright


class Scenery(Piece, frozen=True, dict=True):
    """An outline that rises `height` from `foot`; without height, an area of ground.

    `size` says which figures may step over it, and `ground` what it is like to walk on. Nobody may
    enter a `barred` piece, nobody can stop on one that is not `standable`, and one that is not
    `climbable` has no holds.
    """

    foot: int = 0
    size: int = 0
    grade: str = ""
    ground: str = ""
    barred: bool = False
    standable: bool = True
    climbable: bool = True
    ladders: tuple[Point, ...] = ()

    @once
    def box(self) -> Box:
        return box(self.corners)

    @once
    def upright(self) -> bool:
        """True if it is a rectangle along the axes: all that is within its box."""
        return not self.wall and upright(self.corners)

    @once
    def circles(self) -> Circles:
        return circles_of(self.corners)

    def beside(self, a: Pair, b: Pair, radius: int) -> bool:
        """True if a disc going from a to b may reach the piece, judged by its bounding box."""
        left, top, right, bottom = self.box
        (x, y), (to_x, to_y) = a, b
        if x > to_x:
            x, to_x = to_x, x
        if y > to_y:
            y, to_y = to_y, y
        across = x - radius <= right and to_x + radius >= left
        return across and y - radius <= bottom and to_y + radius >= top

    def meets(self, a: Pair, b: Pair, radius: int) -> bool:
        """True if a disc going from a to b overlaps the piece; sliding along it is no overlap."""
        if not self.beside(a, b, radius):
            return False
        if self.wall:
            return any(meets(line, a, b, radius) for line in self.lines)
        if self.upright and radius:
            return meets_upright(self.box, a, b, radius)
        return meets_round(self.corners, self.circles, a, b, radius)

    def holds(self, point: Point) -> bool:
        """True if a place is inside the piece, not on its edge."""
        left, top, right, bottom = self.box
        if not (left < point.x < right and top < point.y < bottom) or self.wall:
            return False
        return self.upright or holds(self.corners, point.x, point.y)

    @once
    def shape(self) -> shapely.Geometry:
        """The outline as a shapely geometry, for measuring."""
        return shapely.LineString(self.corners) if self.wall else shapely.Polygon(self.corners)

    @once
    def top(self) -> int:
        return self.foot + self.height

    @property
    def area(self) -> bool:
        """True if it is ground to walk on rather than something that stands on it."""
        return self.height == 0


def near_way(
    pieces: Iterable[tuple[int, Scenery]], a: Pair, b: Pair, radius: int
) -> list[tuple[int, Scenery]]:
    """The pieces that a disc going from a to b may reach, judged by their bounding boxes."""
    (low, up), (high, down) = a, b
    if low > high:
        low, high = high, low
    if up > down:
        up, down = down, up
    low, high, up, down = low - radius, high + radius, up - radius, down + radius
    found = []
    for one in pieces:
        left, top, right, bottom = one[1].box
        if left <= high and right >= low and top <= down and bottom >= up:
            found.append(one)
    return found


def scenery(points: Iterable[tuple[int, int]], **how: object) -> Scenery:
    """A piece from plain coordinates."""
    return msgspec.structs.replace(Scenery(tuple(Point(x, y) for x, y in points)), **how)


def block(x: int, y: int, width: int, depth: int, **how: object) -> Scenery:
    """A rectangular piece."""
    corners = [(x, y), (x + width, y), (x + width, y + depth), (x, y + depth)]
    return scenery(corners, **how)
