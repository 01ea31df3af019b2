"""Bends in the middle of gaps that a disc only just fits through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot

import numpy as np
import shapely

from tapete.spaces.plane.segment import Pair

NARROW = 2.4


def gap_bends(lines: Sequence[tuple[Pair, Pair]], radius: int) -> list[Pair]:
    """Three bends (in, middle, out) for every two lines that leave a disc hardly any room."""
    if radius == 0 or len(lines) < 2:
        return []
    shapes = shapely.linestrings(np.array(lines, dtype=float))
    tree = shapely.STRtree(shapes)
    one, other = tree.query(shapes, predicate="dwithin", distance=NARROW * radius)
    one, other = one[one < other], other[one < other]
    nearest = shapely.get_coordinates(shapely.shortest_line(shapes[one], shapes[other]))
    pairs = [(float(a), float(b), float(c), float(d)) for a, b, c, d in nearest.reshape(-1, 4)]
    return [bend for pair in pairs for bend in _through(*pair, radius)]


def _through(x: float, y: float, to_x: float, to_y: float, radius: int) -> Iterator[Pair]:
    far = hypot(to_x - x, to_y - y)
    if far < 2 * radius - 1:
        return
    along = radius / far
    for step in (-along, 0.0, along):
        across, down = (y - to_y) * step, (to_x - x) * step
        yield round((x + to_x) / 2 + across), round((y + to_y) / 2 + down)


def borders(width: int, height: int) -> list[tuple[Pair, Pair]]:
    """The edges of the board, which make narrow gaps too."""
    corners = [(0, 0), (width, 0), (width, height), (0, height)]
    return list(zip(corners, [*corners[1:], corners[0]], strict=True))
