"""The obvious way to look past things: lines between places sampled on both bases' edges."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, cos, pi, radians, sin
from typing import Any, NamedTuple

import numpy as np
import shapely
import shapely.ops

from tapete.spaces.boards.piece import Piece
from tapete.spaces.plane.disc import Disc
from tapete.spaces.sight.obstacle import Obstacle, base, parts

MITRE = "mitre"


class Thing(NamedTuple):
    """Something in between, as shapely has it and as we do."""

    shape: Any
    obstacles: list[Obstacle]

    @property
    def thin(self) -> bool:
        return bool(self.shape.geom_type == "LineString")


def thing(index: int, what: Piece | Disc) -> Thing:
    if isinstance(what, Disc):
        centre = shapely.Point(what.centre.x, what.centre.y)
        return Thing(centre.buffer(what.radius, quad_segs=128), [base(index, what)])
    shape = shapely.LineString(what.corners) if what.wall else shapely.Polygon(what.corners)
    return Thing(shape, parts(index, what))


def shrunk(one: Thing, by: float) -> Any:
    """With that much taken off all round; of a wall, off its ends."""
    if one.thin:
        return shapely.ops.substring(one.shape, by, max(by, one.shape.length - by))
    return one.shape.buffer(-by, join_style=MITRE)


def grown(one: Thing, by: float) -> Any:
    return one.shape.buffer(by)


def sampled(eye: Disc, facing: float | None, target: Disc, spacing: float) -> Any:
    """Lines from the front half of an edge, or all of it, to the other's edge."""
    if facing is None:
        starts = _edge(eye, 0.0, 2 * pi, spacing)
    else:
        ahead = radians(facing) - pi / 2
        starts = _edge(eye, ahead - pi / 2, ahead + pi / 2, spacing)
    ends = _edge(target, 0.0, 2 * pi, spacing)
    pairs = np.stack(
        [np.repeat(starts, len(ends), axis=0), np.tile(ends, (len(starts), 1))], axis=1
    )
    return shapely.linestrings(pairs)


def _edge(disc: Disc, start: float, end: float, spacing: float) -> Any:
    count = 2 + ceil(disc.radius * (end - start) / spacing)
    angles = [start + (end - start) * n / (count - 1) for n in range(count)]
    x, y, r = disc.centre.x, disc.centre.y, disc.radius
    return np.array([(x + r * cos(angle), y + r * sin(angle)) for angle in angles])


def crosses(shape: Any, lines: Any, least: float) -> Any:
    """Which of the lines are inside a shape for more than that; of a wall, meet it."""
    if shape.is_empty:
        return np.zeros(len(lines), dtype=bool)
    shapely.prepare(shape)
    found = shapely.intersects(shape, lines)
    if shape.geom_type != "LineString" and least > 0:
        inside = shapely.length(shapely.intersection(lines[found], shape))
        found[found] = inside > least
    return found


def some_free(shapes: Sequence[Any], lines: Any, least: float) -> bool:
    free = np.ones(len(lines), dtype=bool)
    for shape in shapes:
        free[free] = ~crosses(shape, lines[free], least)
    return bool(free.any())
