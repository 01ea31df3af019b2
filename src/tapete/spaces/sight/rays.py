"""The first thing a straight line of sight meets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.spaces.plane.point import Point
from tapete.spaces.plane.polygon import holds
from tapete.spaces.plane.segment import Pair, meeting

if TYPE_CHECKING:
    from tapete.spaces.boards.board import Board
    from tapete.spaces.sight.opaque import Hider


def clear(board: Board, start: Point, end: Point, height: int = 0) -> bool:
    """True if no opaque piece of at least that height is in between."""
    return first_hit(board, start, end, height) is None


def first_hit(board: Board, start: Point, end: Point, height: int = 0) -> Point | None:
    """Where the line first meets an opaque piece of at least that height; None if it is clear."""
    a, b = (start.x, start.y), (end.x, end.y)
    shares = [_meets(hider, a, b) for hider in board.hiders if hider.height >= height]
    met = min([share for share in shares if share is not None], default=None)
    if met is None:
        return None
    return Point(start.x + round((end.x - start.x) * met), start.y + round((end.y - start.y) * met))


def _meets(hider: Hider, a: Pair, b: Pair) -> float | None:
    left, top, right, bottom = hider[:4]
    if max(a[0], b[0]) < left or max(a[1], b[1]) < top:
        return None
    if min(a[0], b[0]) > right or min(a[1], b[1]) > bottom:
        return None
    if any(len(ring) > 2 and holds(ring, *a) for ring in (*hider.parts, hider.hollow)):
        return 0.0
    shares = [meeting(a, b, *side) for part in hider.parts for side in _sides(part)]
    return min([share for share in shares if share is not None], default=None)


def _sides(part: tuple[Pair, ...]) -> list[tuple[Pair, Pair]]:
    following = part[1:] if len(part) == 2 else (*part[1:], part[0])
    return list(zip(part, following, strict=False))
