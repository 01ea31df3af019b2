"""Edges of surfaces: the place on one that is nearest to a base."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import NamedTuple

from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point
from tapete.spaces.sight.obstacle import Spot


class Edge(NamedTuple):
    """The place on a surface's edge that is nearest to a base, and its distance."""

    place: Point
    gap: float


def faces(stretch: tuple[Spot, Spot], other: Disc) -> bool:
    """True if some of another base is on the outer side of a stretch of an outline."""
    (x, y), (to_x, to_y) = stretch
    dx, dy = to_x - x, to_y - y
    out = (other.centre.x - x) * dy - (other.centre.y - y) * dx
    return out + other.radius * hypot(dx, dy) > 0


def foot(point: Point, stretch: Sequence[Spot]) -> Spot:
    """The place on a straight stretch that is nearest to a point."""
    (x, y), (to_x, to_y) = min(stretch), max(stretch)
    dx, dy = to_x - x, to_y - y
    share = ((point.x - x) * dx + (point.y - y) * dy) / (dx * dx + dy * dy or 1.0)
    share = min(1.0, max(0.0, share))
    return x + dx * share, y + dy * share


def nearest_edge(spots: Sequence[Spot], point: Point, radius: int, snug: int) -> Edge | None:
    """The nearest of several places; one no further than `snug` from the base touches it."""
    if not spots:
        return None
    x, y = point.x, point.y
    spot = min(spots, key=lambda one: hypot(one[0] - x, one[1] - y))
    far = hypot(spot[0] - x, spot[1] - y) - radius
    return Edge(Point(round(spot[0]), round(spot[1])), 0.0 if far <= snug else far)
