"""Finds pieces of scenery that overlap."""

from __future__ import annotations

import shapely

from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.plane.point import Point

SLIVER = 100
"""The area two neighbours may share by rounding, in square tenths of a millimetre."""


def shared(one: Scenery, other: Scenery) -> Point | None:
    """Returns a place where two solid pieces overlap at the same height; None if they do not."""
    if one.area or other.area or one.top <= other.foot or other.top <= one.foot:
        return None
    (left, top, right, bottom), (x, y, to_x, to_y) = one.box, other.box
    if right <= x or to_x <= left or bottom <= y or to_y <= top:
        return None
    both = shapely.intersection(shapely.Polygon(one.corners), shapely.Polygon(other.corners))
    if both.area <= SLIVER:
        return None
    spot = both.representative_point()
    return Point(round(spot.x), round(spot.y))
