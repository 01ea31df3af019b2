"""Places where a shortest way may bend: just outside the corners of obstacles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import atan2, ceil, cos, hypot, pi, sin

from tapete.spaces.boards.piece import Piece
from tapete.spaces.plane.point import INCH
from tapete.spaces.plane.polygon import double_area, edges, just_outside
from tapete.spaces.plane.segment import Pair, closer, turn

SHARP = pi / 2
ROUND = pi / 3
SIDES = 12
MARGIN = 1.5  # so that rounding does not cut a corner
SPACING = 4 * INCH


def around_pieces(pieces: Sequence[Piece], radius: int) -> list[Pair]:
    """The bends of every blocking piece, and places along the edges of difficult ground."""
    found = [bend for piece in pieces if piece.blocks for bend in around(piece, radius)]
    slow = [spot for p in pieces if p.difficult and not p.blocks for spot in along_edges(p)]
    return found + slow


def along_edges(piece: Piece) -> Iterator[Pair]:
    """The corners, and places in between so that none are far apart."""
    for (x, y), (to_x, to_y) in edges(piece.corners):
        count = 1 + int(hypot(to_x - x, to_y - y)) // SPACING
        for step in range(count):
            spot = (x + (to_x - x) * step // count, y + (to_y - y) * step // count)
            yield just_outside(piece.corners, spot)


def around(piece: Piece, radius: int) -> list[Pair]:
    rings = wall_rings(piece.corners) if piece.wall else [outward(piece.corners)]
    return [bend for ring in rings for bend in ring_bends(ring, radius)]


def outward(ring: tuple[Pair, ...]) -> tuple[Pair, ...]:
    """The corners in the order that has the inside on the positive side."""
    return ring if double_area(ring) > 0 else ring[::-1]


def wall_rings(chain: tuple[Pair, ...]) -> list[tuple[Pair, ...]]:
    """A wall as outlines without an inside: there and back, or once each way round if closed."""
    if chain[0] == chain[-1] and len(chain) > 3:
        return [chain[:-1], chain[-2::-1]]
    return [chain + chain[-2:0:-1]]


def ring_bends(ring: tuple[Pair, ...], radius: int) -> Iterator[Pair]:
    count = len(ring)
    for place, corner in enumerate(ring):
        yield from corner_bends(ring[place - 1], corner, ring[(place + 1) % count], radius)


def corner_bends(before: Pair, corner: Pair, after: Pair, radius: int) -> Iterator[Pair]:
    """The mitre, for tight places, and two or three bends that keep closer to the corner."""
    side = turn(before, corner, after)
    back = before == after or (side == 0 and closer(after, before, corner, 1))
    if side < 0 or (side == 0 and not back):
        return
    into = atan2(corner[1] - before[1], corner[0] - before[0])
    out = atan2(after[1] - corner[1], after[0] - corner[0])
    angle = pi if back else (out - into) % (2 * pi)
    fewest = max(1, ceil(angle / SHARP - 1e-9))
    for count in range(fewest, 1 + max(fewest, ceil(angle / ROUND))):
        for step in range(count):
            heading = into - pi / 2 + angle * (2 * step + 1) / (2 * count)
            far = radius / cos(angle / (2 * count))
            yield _bend(corner, heading, far, (before, after) if count == 1 else (), radius)


def _bend(corner: Pair, heading: float, far: float, sides: tuple[Pair, ...], radius: int) -> Pair:
    """The bend at a heading, in whole units: an exact mitre if possible, else further out."""
    bend = _rounded(corner, heading, far)
    exact = sides and all(_beside(bend, corner, end) >= radius for end in sides)
    return bend if exact else _rounded(corner, heading, far + MARGIN)


def _beside(bend: Pair, corner: Pair, end: Pair) -> float:
    """The distance of a place from the infinite line through a side."""
    return abs(turn(corner, end, bend)) / hypot(end[0] - corner[0], end[1] - corner[1])


def _rounded(corner: Pair, heading: float, far: float) -> Pair:
    return corner[0] + round(far * cos(heading)), corner[1] + round(far * sin(heading))


def around_disc(x: int, y: int, reach: int) -> list[Pair]:
    """The corners of a 12-sided outline around a disc that may not be approached closer."""
    return [(x + dx, y + dy) for dx, dy in _corners_of(reach)]


@lru_cache(maxsize=256)
def _corners_of(reach: int) -> tuple[Pair, ...]:
    """The same around the origin."""
    far = (reach + MARGIN) / cos(pi / SIDES)
    return tuple([_rounded((0, 0), 2 * pi * side / SIDES, far) for side in range(SIDES)])
