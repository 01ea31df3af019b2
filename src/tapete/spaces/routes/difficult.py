"""Difficult ground: how much of a straight line lies on it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from tapete.spaces.boards.piece import Piece
from tapete.spaces.plane.polygon import box, edges, holds, upright
from tapete.spaces.plane.segment import Pair, meeting
from tapete.spaces.plane.sweep import inside_upright, merged
from tapete.spaces.routes.obstacles import meets

SKIN = 0.001


class Slow(NamedTuple):
    """One difficult outline, with a bounding box for quick rejection."""

    left: int
    top: int
    right: int
    bottom: int
    ring: tuple[Pair, ...]
    piece: int
    upright: bool = False
    """True if the outline is the bounding box."""

    def holds(self, x: int, y: int) -> bool:
        """True if a place is inside the outline, not on its edge."""
        within = self.left < x < self.right and self.top < y < self.bottom
        return within and holds(self.ring, x, y)


def slows(pieces: Sequence[Piece]) -> tuple[Slow, ...]:
    found = [(i, p) for i, p in enumerate(pieces) if p.difficult and not (p.blocks or p.wall)]
    rings = [(index, piece.corners) for index, piece in found]
    return tuple([Slow(*box(ring), ring, index, upright(ring)) for index, ring in rings])


def slow_length(slows: Sequence[Slow], a: Pair, b: Pair) -> float:
    """The length over difficult ground, counted once where pieces overlap; edges do not count."""
    near = [slow for slow in _beside(slows, a, b) if _comes_over(slow.ring, a, b)]
    if not near:
        return 0.0
    if all(slow.upright for slow in near):
        spans = [span for slow in near for span in inside_upright(slow[:4], a, b)]
        return sum([q - p for p, q in merged(spans, 0.0)]) * hypot(b[0] - a[0], b[1] - a[1])
    cuts = sorted({0.0, 1.0, *_cuts(near, a, b)})
    on = [q - p for p, q in pairwise(cuts) if _is_slow(near, a, b, (p + q) / 2)]
    return sum(on) * hypot(b[0] - a[0], b[1] - a[1])


def touched(slows: Sequence[Slow], a: Pair, b: Pair, radius: int) -> list[int]:
    """The difficult pieces that a disc going from a to b ever touches, even in part."""
    near = [slow for slow in slows if _boxes_meet(slow, a, b, radius)]
    return [slow.piece for slow in near if meets(slow.ring, a, b, radius)]


def _beside(slows: Sequence[Slow], a: Pair, b: Pair) -> list[Slow]:
    """Those whose bounding boxes a straight way comes into."""
    (x, y), (to_x, to_y) = a, b
    if x > to_x:
        x, to_x = to_x, x
    if y > to_y:
        y, to_y = to_y, y
    found = []
    for slow in slows:
        left, top, right, bottom = slow[:4]
        if to_x > left and x < right and to_y > top and y < bottom:
            found.append(slow)
    return found


def _boxes_meet(slow: Slow, a: Pair, b: Pair, radius: int) -> bool:
    (x, y), (to_x, to_y) = a, b
    if x > to_x:
        x, to_x = to_x, x
    if y > to_y:
        y, to_y = to_y, y
    across = to_x + radius > slow.left and x - radius < slow.right
    return across and to_y + radius > slow.top and y - radius < slow.bottom


def _comes_over(ring: Sequence[Pair], a: Pair, b: Pair) -> bool:
    """False if every corner lies to the same side of the infinite line, and none on it."""
    (x, y), dx, dy = a, b[0] - a[0], b[1] - a[1]
    off = dy * x - dx * y
    sides = [dx * py - dy * px + off for px, py in ring]
    return min(sides) <= 0 <= max(sides)


def _cuts(near: Sequence[Slow], a: Pair, b: Pair) -> list[float]:
    shares = [meeting(a, b, *side) for slow in near for side in edges(slow.ring)]
    return [share for share in shares if share is not None]


def _is_slow(near: Sequence[Slow], a: Pair, b: Pair, share: float) -> bool:
    x, y = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
    return any(holds(slow.ring, x, y, SKIN) for slow in near)
