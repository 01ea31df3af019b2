"""Raised surfaces: the tops of scenery, joined where they touch."""

from __future__ import annotations

from typing import NamedTuple

import shapely

from tapete.spaces.plane.polygon import Box, box, square_beyond, upright
from tapete.spaces.plane.segment import Pair
from tapete.spaces.plane.shapes import shared

SKIN = 1
"""How far outside an edge rounding may put a place that is on it."""


class Floor(NamedTuple):
    """A raised surface: its outlines, and its shape with a margin for rounding."""

    rings: tuple[tuple[Pair, ...], ...]
    shape: shapely.Polygon
    bounds: tuple[float, float, float, float]
    upright: bool
    """True for a single rectangle along the axes."""
    box: Box
    """The box of the surface itself, without the margin."""

    def holds(self, x: int, y: int) -> bool:
        if self.upright:
            return square_beyond(self.box, x, y) <= SKIN * SKIN
        left, top, right, bottom = self.bounds
        within = left <= x <= right and top <= y <= bottom
        return within and bool(shapely.intersects_xy(shared(self.shape), x, y))

    def covers(self, a: Pair, b: Pair) -> bool:
        """True if all of the straight way between two places is over the surface."""
        if self.upright:
            return all(square_beyond(self.box, *spot) <= SKIN * SKIN for spot in (a, b))
        return bool(self.shape.covers(shapely.LineString([a, b])))


def floor_of(shape: shapely.Polygon) -> Floor:
    """A floor whose outlines run so that the outside is always on the same hand."""
    turned = shapely.geometry.polygon.orient(shape)
    rings = [turned.exterior, *turned.interiors]
    whole = tuple([tuple([(round(x), round(y)) for x, y in r.coords[:-1]]) for r in rings])
    skin = shape.buffer(SKIN)
    return Floor(whole, skin, skin.bounds, len(whole) == 1 and upright(whole[0]), box(whole[0]))
