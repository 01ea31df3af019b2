"""Bends ways so that they cross low things nobody can stand on where these are narrow enough.

A thing that fits in a band between two parallel lines is crossed in one straight stretch as long
as the disc is wide. The rest of the way is as if the band were not there and its two ends were
that much closer together. So the shortest way is a straight line, cut and shifted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot, sqrt
from typing import NamedTuple

from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.journey import Gait
from tapete.spaces.climbs.progress import inside_piece, pair
from tapete.spaces.climbs.surfaces import Levels
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.polygon import edges
from tapete.spaces.plane.segment import Pair
from tapete.spaces.routes.route import ROUNDING

CLEAR = 1.0
"""How far from a thing a stretch across it begins and ends, since places are rounded."""
ROUNDS = 3
"""How many times a way is bent, since a bent way may meet something else."""


class Band(NamedTuple):
    """The band between two parallel lines: the direction across it, its beginning and its end."""

    x: float
    y: float
    low: float
    high: float

    @property
    def wide(self) -> float:
        return self.high - self.low

    def across(self, place: Pair) -> float:
        return place[0] * self.x + place[1] * self.y

    def turned(self) -> Band:
        return Band(-self.x, -self.y, -self.high, -self.low)


def narrowed(
    levels: Levels, gait: Gait, height: int, points: Sequence[Point]
) -> tuple[Point, ...] | None:
    """The same way, bent where it would cross something too slantwise; None if it cannot be."""
    found = [points[0]]
    for one, other in pairwise(points):
        part = _bent(levels, gait, height, pair(one), pair(other))
        if part is None:
            return None
        found += [*part, other]
    return tuple(found)


def narrowest(corners: Sequence[Pair]) -> Band:
    """The narrowest band, along one of its sides, that an outline fits in."""
    return min(_bands(corners), key=lambda band: band.wide)


def _bands(corners: Sequence[Pair]) -> Iterator[Band]:
    for p, q in edges(corners):
        far = _far(p, q)
        x, y = (q[1] - p[1]) / far, (p[0] - q[0]) / far
        offsets = [c[0] * x + c[1] * y for c in corners]
        yield Band(x, y, min(offsets), max(offsets))


def _bent(levels: Levels, gait: Gait, height: int, a: Pair, b: Pair) -> list[Point] | None:
    """The places to go by between two others so that nothing is crossed too slantwise."""
    slanted: list[Scenery] = []
    between: list[Point] = []
    low = _low(levels, gait, height)
    for _ in range(ROUNDS):
        places = [a, *map(pair, between), b]
        more = [one for one in low if one not in slanted and _is_slanted(one, places, gait)]
        if not more:
            return between
        slanted += more
        bands = [_towards(narrowest(one.corners), a, b) for one in slanted]
        if any(band is None for band in bands):
            break
        between = _shifted([band for band in bands if band is not None], gait, a, b)
    return _by_a_corner(low, slanted, gait, a, b)


def _by_a_corner(
    low: Sequence[Scenery], slanted: Sequence[Scenery], gait: Gait, a: Pair, b: Pair
) -> list[Point] | None:
    """The shortest way around one of the corners instead, or along one of the sides."""
    sides = [side for one in slanted for side in edges(one.corners)]
    rounds = [*[(p,) for p, _ in sides], *sides, *[(q, p) for p, q in sides]]
    for places in sorted(rounds, key=lambda one: _length([a, *one, b])):
        if not any(_is_slanted(one, [a, *places, b], gait) for one in low):
            return [Point(*place) for place in places]
    return None


def _low(levels: Levels, gait: Gait, height: int) -> list[Scenery]:
    """The pieces that are stepped over at that height and cannot be stood on."""
    low = levels.met(gait.step, height)[1]
    return [piece for _, piece in low if not piece.standable and not piece.wall]


def _is_slanted(piece: Scenery, places: Sequence[Pair], gait: Gait) -> bool:
    """True if more of the way is over a piece than the disc is wide."""
    over = sum(
        (high - low) * _far(a, b)
        for a, b in pairwise(places)
        for low, high in inside_piece(piece, a, b)
    )
    return over > gait.wide + ROUNDING


def _towards(band: Band, a: Pair, b: Pair) -> Band | None:
    """The band in the direction from a to b; None unless a is before it and b behind it."""
    found = band if band.across(a) < band.across(b) else band.turned()
    between = found.across(a) <= found.low and found.across(b) >= found.high
    return found if between and found.wide > 0 else None


def _shifted(bands: Sequence[Band], gait: Gait, a: Pair, b: Pair) -> list[Point]:
    """The places where each band is entered and left, on the straight way without them."""
    leaps = [_leap(band, gait, a, b) for band in bands]
    dx = b[0] - a[0] - sum(x for x, _ in leaps)
    dy = b[1] - a[1] - sum(y for _, y in leaps)
    ahead = sorted(zip(bands, leaps, strict=True), key=lambda one: _share(one[0], a, dx, dy))
    x, y, found = float(a[0]), float(a[1]), []
    for band, leap in ahead:
        share = _share(band, (x, y), dx, dy)
        x, y = x + dx * share, y + dy * share
        found.append(Point(round(x), round(y)))
        x, y = x + leap[0], y + leap[1]
        found.append(Point(round(x), round(y)))
    return found


def _share(band: Band, place: tuple[float, float], dx: float, dy: float) -> float:
    """The share of that way before the band; 0 if it begins at it."""
    rate = dx * band.x + dy * band.y
    left = band.low - CLEAR - place[0] * band.x - place[1] * band.y
    return max(0.0, left / rate) if rate > 0 else 0.0


def _leap(band: Band, gait: Gait, a: Pair, b: Pair) -> tuple[float, float]:
    """The shift across a band, with as much sideways as the disc's width allows."""
    wide = band.wide + 2 * CLEAR
    aside = sqrt(max(0.0, gait.wide**2 - wide**2))
    along = (b[0] - a[0]) * -band.y + (b[1] - a[1]) * band.x
    aside = aside if along > 0 else -aside
    return wide * band.x - aside * band.y, wide * band.y + aside * band.x


def _length(places: Sequence[Pair]) -> float:
    return sum(_far(one, other) for one, other in pairwise(places))


def _far(one: Pair, other: Pair) -> float:
    return hypot(other[0] - one[0], other[1] - one[1])
