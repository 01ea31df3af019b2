"""Blocking pieces, prepared for walking around them: exact, in whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import isqrt
from typing import NamedTuple

from tapete.spaces.boards.piece import Piece
from tapete.spaces.plane.polygon import Box, box, edges, holds, square_beyond, upright
from tapete.spaces.plane.segment import Pair, apart, closer


class Circles(NamedTuple):
    """Two circles round one middle: one within an outline, and one around it."""

    middle: Pair
    inner: int
    outer: int


class Block(NamedTuple):
    """A solid outline or one thin line, with a bounding box for quick rejection."""

    left: int
    top: int
    right: int
    bottom: int
    ring: tuple[Pair, ...]
    piece: int
    upright: bool
    """True if the outline is the bounding box."""
    circles: Circles


class Obstacles(NamedTuple):
    """Every block, and the names of the pieces."""

    blocks: tuple[Block, ...]
    names: tuple[str, ...]

    @classmethod
    def of(cls, pieces: Sequence[Piece]) -> Obstacles:
        found = [block for index, piece in enumerate(pieces) for block in blocks(index, piece)]
        return cls(tuple(found), tuple([piece.name for piece in pieces]))

    def hit(self, a: Pair, b: Pair, radius: int) -> Block | None:
        """The first block, in the board's order, that a disc going from a to b runs into."""
        (low, up), (high, down) = a, b
        if low > high:
            low, high = high, low
        if up > down:
            up, down = down, up
        low, high, up, down = low - radius, high + radius, up - radius, down + radius
        for block in self.blocks:
            left, top, right, bottom, ring, _, plain, circles = block
            if left <= high and right >= low and top <= down and bottom >= up:
                if plain and radius:
                    met = meets_upright((left, top, right, bottom), a, b, radius)
                else:
                    met = meets_round(ring, circles, a, b, radius)
                if met:
                    return block
        return None


def blocks(index: int, piece: Piece) -> list[Block]:
    if not piece.blocks:
        return []
    rings: list[tuple[Pair, ...]] = list(piece.lines) if piece.wall else [piece.corners]
    return [Block(*box(ring), ring, index, upright(ring), circles_of(ring)) for ring in rings]


def meets(ring: tuple[Pair, ...], a: Pair, b: Pair, radius: int) -> bool:
    """True if a disc going from a to b overlaps the block; sliding along it is no overlap."""
    square = radius * radius
    if a != b and _all_to_one_side(ring, a, b, square):
        return False
    if len(ring) == 2:
        return not apart(a, b, ring[0], ring[1], square)
    return _meets_an_edge(ring, a, b, radius) or holds(ring, *a) or holds(ring, *b)


def _meets_an_edge(ring: tuple[Pair, ...], a: Pair, b: Pair, radius: int) -> bool:
    """True if a disc going from a to b comes over an edge; edges beyond its box are passed over."""
    (low, up), (high, down) = a, b
    if low > high:
        low, high = high, low
    if up > down:
        up, down = down, up
    low, high, up, down = low - radius, high + radius, up - radius, down + radius
    square, c = radius * radius, ring[-1]
    x, y = c
    for d in ring:
        to_x, to_y = d
        beyond = (
            (x <= low and to_x <= low)
            or (x >= high and to_x >= high)
            or (y <= up and to_y <= up)
            or (y >= down and to_y >= down)
        )
        if not beyond and not apart(a, b, c, d, square):
            return True
        c, x, y = d, to_x, to_y
    return False


def _all_to_one_side(ring: tuple[Pair, ...], a: Pair, b: Pair, square: int) -> bool:
    """True if every corner is far enough from the infinite line, and on the same side of it."""
    (x, y), dx, dy = a, b[0] - a[0], b[1] - a[1]
    off = dy * x - dx * y
    sides = [dx * py - dy * px + off for px, py in ring]
    least, most = min(sides), max(sides)
    nearest = least if least > 0 else -most
    return nearest > 0 and nearest * nearest >= square * (dx * dx + dy * dy)


@lru_cache(maxsize=10_000)
def circles_of(ring: tuple[Pair, ...]) -> Circles:
    """The circles of an outline around the middle of its box; the inner one may have no size."""
    left, top, right, bottom = box(ring)
    x, y = (left + right) // 2, (top + bottom) // 2
    outer = 1 + isqrt(max((px - x) ** 2 + (py - y) ** 2 for px, py in ring))
    inner, most = 0, outer if holds(ring, x, y) else 0
    while inner < most:
        half = (inner + most + 1) // 2
        if any(closer((x, y), p, q, half * half) for p, q in edges(ring)):
            most = half - 1
        else:
            inner = half
    return Circles((x, y), inner, outer)


def meets_round(ring: tuple[Pair, ...], circles: Circles, a: Pair, b: Pair, radius: int) -> bool:
    """The same as `meets`; the circles of an outline tell of most ways."""
    middle, inner, outer = circles
    if not closer(middle, a, b, (radius + outer) ** 2):
        return False
    if radius and inner and closer(middle, a, b, (radius + inner) ** 2):
        return True
    return meets(ring, a, b, radius)


def meets_upright(box: Box, a: Pair, b: Pair, radius: int) -> bool:
    """The same as `meets`, for an upright rectangle and a disc that has a size.

    The distance from the line to a convex outline is least in one place and grows on either side of
    it. So if that place is not on the way, the way is nearest at one of its ends.
    """
    (x, y), (to_x, to_y) = a, b
    square = radius * radius
    if square_beyond(box, x, y) < square or square_beyond(box, to_x, to_y) < square:
        return True
    left, top, right, bottom = box
    wide, deep = to_x - x, to_y - y
    off = deep * x - wide * y
    one, other = wide * top + off, wide * bottom + off
    sides = (one - deep * left, one - deep * right, other - deep * left, other - deep * right)
    least, most = min(sides), max(sides)
    if least <= 0 <= most:
        across = (x <= right or to_x <= right) and (x >= left or to_x >= left)
        return across and (y <= bottom or to_y <= bottom) and (y >= top or to_y >= top)
    nearest, whole = (least if least > 0 else most), wide * wide + deep * deep
    if nearest * nearest >= square * whole:
        return False
    corner = sides.index(nearest)
    beside = (right if corner % 2 else left) - x, (bottom if corner > 1 else top) - y
    return 0 < beside[0] * wide + beside[1] * deep < whole
