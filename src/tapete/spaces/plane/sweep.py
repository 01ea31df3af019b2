"""Where a moving disc first touches an outline, and which stretches of a line are inside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot, sqrt
from typing import TypeAlias

from tapete.spaces.plane.polygon import Box, edges, holds
from tapete.spaces.plane.segment import Pair, meeting
from tapete.spaces.sight.obstacle import Spot

Share: TypeAlias = tuple[float, float]
"""The start and end of a stretch of a line, from 0 at the line's start to 1 at its end."""
ROUNDING = 1e-9
SKIN = 0.001
"""How near to its edge a stretch that is only just inside an outline may be."""


def first_touch(
    ring: Sequence[Pair], a: Pair, b: Pair, radius: float, wall: bool = False
) -> float | None:
    """How far from a to b, from 0 to 1, a disc first overlaps an outline by more than its edge."""
    if not wall and holds(ring, *a):
        return 0.0
    sides = pairwise(ring) if wall else edges(ring)
    found = [share for p, q in _near(sides, a, b, radius) for share in _entries(p, q, a, b, radius)]
    return min(found, default=None)


def _near(
    sides: Iterable[tuple[Pair, Pair]], a: Pair, b: Pair, radius: float
) -> list[tuple[Pair, Pair]]:
    """The sides that a disc going from a to b may reach, judged by bounding boxes."""
    low, high = min(a[0], b[0]) - radius, max(a[0], b[0]) + radius
    up, down = min(a[1], b[1]) - radius, max(a[1], b[1]) + radius
    return [
        (p, q)
        for p, q in sides
        if (p[0] >= low or q[0] >= low)
        and (p[0] <= high or q[0] <= high)
        and (p[1] >= up or q[1] >= up)
        and (p[1] <= down or q[1] <= down)
    ]


def _entries(p: Pair, q: Pair, a: Pair, b: Pair, radius: float) -> list[float]:
    """How far along, from 0 to 1, the line comes nearer to a side than the radius."""
    spans = [_near_end(p, a, b, radius), _near_end(q, a, b, radius), _near_line(p, q, a, b, radius)]
    inside = [(low, high) for low, high in spans if high - low > ROUNDING]
    return [max(0.0, low) for low, high in inside if high > ROUNDING and low < 1 - ROUNDING]


def _near_end(p: Pair, a: Pair, b: Pair, radius: float) -> Share:
    dx, dy, x, y = b[0] - a[0], b[1] - a[1], p[0] - a[0], p[1] - a[1]
    square = dx * dx + dy * dy
    if square == 0:
        return (0.0, 1.0) if x * x + y * y < radius * radius else (1.0, 0.0)
    rest = radius * radius - (dx * y - dy * x) ** 2 / square
    if rest <= 0:
        return 1.0, 0.0
    middle, half = (x * dx + y * dy) / square, sqrt(rest / square)
    return middle - half, middle + half


def _near_line(p: Pair, q: Pair, a: Pair, b: Pair, radius: float) -> Share:
    """The stretch of the line that is beside a side and near it, not past its ends."""
    side = hypot(q[0] - p[0], q[1] - p[1])
    ex, ey = (q[0] - p[0]) / side, (q[1] - p[1]) / side
    along = [(x - p[0]) * ex + (y - p[1]) * ey for x, y in (a, b)]
    aside = [ex * (y - p[1]) - ey * (x - p[0]) for x, y in (a, b)]
    beside = _within(along[0], along[1], 0.0, side)
    close = _within(aside[0], aside[1], -radius, radius)
    return max(beside[0], close[0]), min(beside[1], close[1])


def _within(start: float, end: float, low: float, high: float) -> Share:
    """The stretch in which a value going evenly from start to end is strictly in between."""
    if abs(end - start) < ROUNDING:
        return (0.0, 1.0) if low < start < high else (1.0, 0.0)
    one, other = (low - start) / (end - start), (high - start) / (end - start)
    return max(0.0, min(one, other)), min(1.0, max(one, other))


def inside(ring: Sequence[Pair], a: Pair, b: Pair) -> list[Share]:
    """The stretches of a line that are inside an outline; the edge does not count as inside."""
    met = [meeting(a, b, p, q) for p, q in edges(ring)]
    cuts = sorted({0.0, 1.0, *[share for share in met if share is not None]})
    found: list[Share] = []
    for low, high in pairwise(cuts):
        middle = (low + high) / 2
        x, y = a[0] + (b[0] - a[0]) * middle, a[1] + (b[1] - a[1]) * middle
        if high - low > ROUNDING and holds(ring, x, y, SKIN):
            found.append((low, high))
    return merged(found)


def inside_upright(box: Box, a: Pair, b: Pair) -> list[Share]:
    """The same as `inside`, for a rectangle along the axes: its box."""
    left, top, right, bottom = box
    low, high = 0.0, 1.0
    for start, end, least, most in ((a[0], b[0], left, right), (a[1], b[1], top, bottom)):
        way = end - start
        if way:
            one, other = (least - start) / way, (most - start) / way
            low, high = max(low, min(one, other)), min(high, max(one, other))
        elif not least < start < most:
            return []
    if high - low <= ROUNDING:
        return []
    middle = (low + high) / 2
    x, y = a[0] + (b[0] - a[0]) * middle, a[1] + (b[1] - a[1]) * middle
    within = left + SKIN < x < right - SKIN and top + SKIN < y < bottom - SKIN
    return [(low, high)] if within else []


def merged(spans: Iterable[Share], slack: float = ROUNDING) -> list[Share]:
    found: list[Share] = []
    for low, high in sorted(spans):
        if found and low <= found[-1][1] + slack:
            found[-1] = (found[-1][0], max(found[-1][1], high))
        else:
            found.append((low, high))
    return found


def without(spans: Iterable[Share], taken: Sequence[Share]) -> list[Share]:
    """What is left of some stretches when others, merged and in order, are taken away."""
    left: list[Share] = []
    for low, high in spans:
        for start, end in taken:
            if start - low > ROUNDING:
                left.append((low, min(start, high)))
            low = max(low, end)
            if low >= high:
                break
        if high - low > ROUNDING:
            left.append((low, high))
    return left


def nearest(ring: Sequence[Pair], x: float, y: float, wall: bool = False) -> tuple[Spot, float]:
    """The place on an outline nearest to the given one, and its distance."""
    best, least = (float(ring[0][0]), float(ring[0][1])), float("inf")
    for p, q in pairwise(ring) if wall else edges(ring):
        dx, dy = q[0] - p[0], q[1] - p[1]
        share = ((x - p[0]) * dx + (y - p[1]) * dy) / (dx * dx + dy * dy)
        share = min(1.0, max(0.0, share))
        spot = (p[0] + dx * share, p[1] + dy * share)
        far = hypot(spot[0] - x, spot[1] - y)
        if far < least:
            best, least = spot, far
    return best, least
