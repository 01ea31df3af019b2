"""The outline of a thing as people write it down: by its size or its corners, and turned."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, radians, sin
from typing import TypeAlias

from tapete.spaces.plane.point import Point
from tapete.spaces.plane.segment import Pair
from tapete.spaces.plane.sweep import nearest

ROUND_SIDES = 16
Spot: TypeAlias = tuple[float, float]
"""A place in the measure that people write in: cm, inches."""


def outline_of(
    size: Sequence[float] | None, corners: Sequence[Spot], *, rounded: bool
) -> Sequence[Spot]:
    """Returns the outline around the middle of a thing; empty if it has neither size nor corners.

    With a size it is a rectangle, or an ellipse if `rounded`.
    """
    if corners or size is None:
        return corners
    width, depth = size[0] / 2, size[1] / 2
    if not rounded:
        return [(-width, -depth), (width, -depth), (width, depth), (-width, depth)]
    angles = [2 * pi * side / ROUND_SIDES for side in range(ROUND_SIDES)]
    return [(width * sin(angle), -depth * cos(angle)) for angle in angles]


def turned(spot: Spot, degrees: float, unit: int) -> Pair:
    """Returns a place after a turn about the middle, in tenths of a mm: `unit` to each unit."""
    (x, y), angle = spot, radians(degrees)
    return (
        round((x * cos(angle) - y * sin(angle)) * unit),
        round((x * sin(angle) + y * cos(angle)) * unit),
    )


def onto(outline: Sequence[Pair], spot: Pair) -> tuple[Point, float]:
    """Returns the place of an outline that is nearest to another, and how far it is."""
    ring = [corner for place, corner in enumerate(outline) if corner != outline[place - 1]]
    (x, y), far = nearest(ring, *spot)
    return Point(round(x), round(y)), far
