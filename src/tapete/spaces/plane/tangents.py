"""Common tangents of two things, and tests of convex parts against the hull of two bases."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple, TypeAlias

from tapete.spaces.sight.crossed import EPS, Line
from tapete.spaces.sight.obstacle import Spot

Support: TypeAlias = tuple[float, float, float]
"""What a tangent touches: a corner (radius 0) or a side of a disc (plus or minus its radius)."""


class Tangent(NamedTuple):
    """An outer tangent: where it leaves the front and meets the target, and its outward normal."""

    start: Spot
    end: Spot
    x: float
    y: float
    limit: float
    line: Line


def beyond(edge: Tangent, corners: Sequence[Spot]) -> tuple[float, float]:
    """The range of the corners' distances from an outer tangent: inside is negative."""
    _, _, nx, ny, limit, _ = edge
    found = [nx * x + ny * y for x, y in corners]
    return min(found) - limit, max(found) - limit


def apart(quad: Sequence[Spot], corners: Sequence[Spot]) -> bool:
    """True if all the corners are beyond the near side or the far side of the hull."""
    (px, py), (qx, qy), (rx, ry), (sx, sy) = quad
    wide, aside = sx - px, sy - py
    if (wide or aside) and all(wide * (y - py) - aside * (x - px) <= EPS for x, y in corners):
        return True
    wide, aside = qx - rx, qy - ry
    return bool(wide or aside) and all(
        wide * (y - ry) - aside * (x - rx) <= EPS for x, y in corners
    )


def apart_by_a_side(corners: Sequence[Spot], quad: Sequence[Spot]) -> bool:
    """True if the hull is beyond one side of a part. A thin wall counts from either side."""
    x, y = corners[-1]
    for to_x, to_y in corners:
        dx, dy = to_x - x, to_y - y
        most = EPS * (abs(dx) + abs(dy))
        sides = [dx * (qy - y) - dy * (qx - x) for qx, qy in quad]
        if max(sides) <= most:
            return True
        x, y = to_x, to_y
    return False


def square_from(x: float, y: float, start: Spot, end: Spot) -> float:
    """The square of the distance from a place to a segment."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    share = ((x - start[0]) * dx + (y - start[1]) * dy) / (dx * dx + dy * dy or 1.0)
    share = min(1.0, max(0.0, share))
    return (x - start[0] - dx * share) ** 2 + (y - start[1] - dy * share) ** 2


def tangents(one: Support, two: Support) -> Iterator[Line]:
    """The lines that touch both supports at their offsets, one for each direction."""
    x, y, radius = one
    dx, dy, lean = two[0] - x, two[1] - y, radius - two[2]
    square = dx * dx + dy * dy
    rest = square - lean * lean
    if square <= 0 or rest < 0:
        return
    along = sqrt(rest)
    for way in (along, -along):
        to_x, to_y = (way * dx + lean * dy) / square, (way * dy - lean * dx) / square
        if to_x >= 0:
            yield Line(to_x, to_y, to_x * y - to_y * x + radius)


def cut(start: Spot, end: Spot, quad: Sequence[Spot]) -> tuple[Spot, Spot] | None:
    """The ends of the part of a straight line that is within the hull; None if none of it is."""
    low, high = 0.0, 1.0
    x, y = quad[-1]
    for to_x, to_y in quad:
        dx, dy = to_x - x, to_y - y
        first = dy * (start[0] - x) - dx * (start[1] - y)
        last = dy * (end[0] - x) - dx * (end[1] - y)
        if first < 0:
            if last <= 0:
                return None
            low = max(low, first / (first - last))
        elif last < 0:
            high = min(high, first / (first - last))
        x, y = to_x, to_y
    if low >= high:
        return None
    wide, deep = end[0] - start[0], end[1] - start[1]
    near = (start[0] + wide * low, start[1] + deep * low)
    return near, (start[0] + wide * high, start[1] + deep * high)


def clipped(corners: Sequence[Spot], quad: Sequence[Spot]) -> list[Spot]:
    """The corners of the part of a convex outline, or of a wall, that is within the hull."""
    left = list(corners)
    for (x, y), (to_x, to_y) in zip(quad, [*quad[1:], quad[0]], strict=True):
        dx, dy = to_x - x, to_y - y
        sides = [dy * (px - x) - dx * (py - y) for px, py in left]
        kept: list[Spot] = []
        for place, (spot, side) in enumerate(zip(left, sides, strict=True)):
            before, was = left[place - 1], sides[place - 1]
            if (side > 0) != (was > 0):
                share = was / (was - side)
                cut_x = before[0] + (spot[0] - before[0]) * share
                kept.append((cut_x, before[1] + (spot[1] - before[1]) * share))
            if side >= 0:
                kept.append(spot)
        left = kept
    return left
