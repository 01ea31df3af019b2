"""Whether two pieces of scenery stand in each other."""

from __future__ import annotations

import shapely  # type: ignore[import-untyped]

from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.plane.point import Point

SLIVER = 100
"""Square tenths of a millimetre that rounding may make two neighbours share."""


def shared(one: Scenery, other: Scenery) -> Point | None:
    """A place that is inside both, if both are solid at one height; None if they only touch."""
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
