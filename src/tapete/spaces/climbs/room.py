"""Room on the board: the nearest place where a base fits, and the surface at a point."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from math import cos, pi, sin

from tapete.spaces.climbs.surfaces import Levels, Place, Standing
from tapete.spaces.plane.point import Point

FINE, FURTHEST = 10, 3000
"""How closely a free place is looked for, and how far."""
AROUND = 36
"""The directions that are tried."""


def nearest_free(
    levels: Levels, place: Place, radius: int, others: Sequence[Standing]
) -> Place | None:
    """The free place nearest to a place, at its height; the place itself if it is free."""
    if levels.barred_at(place, radius, others) is None:
        return place
    for point in _around(place.point):
        there = Place(point, place.height)
        if levels.barred_at(there, radius, others) is None:
            return there
    return None


def nearest_landing(
    levels: Levels, place: Place, radius: int, others: Sequence[Standing]
) -> Place | None:
    """The free place on a surface below a place in the air, as nearly below it as there is room."""
    for point in chain((place.point,), _around(place.point)):
        height = levels.height(point, place.height)
        if height is None:
            continue
        there = Place(point, height)
        if levels.barred_at(there, radius, others) is None:
            return there
    return None


def _around(point: Point) -> Iterator[Point]:
    """The points around another, the nearest first."""
    for far in range(FINE, FURTHEST, FINE):
        for turn in range(AROUND):
            angle = 2 * pi * turn / AROUND
            yield Point(point.x + round(far * cos(angle)), point.y + round(far * sin(angle)))


def surface(levels: Levels, point: Point) -> Place | None:
    """The highest surface at a point; None off the board."""
    board = levels.board
    if not (0 <= point.x <= board.width and 0 <= point.y <= board.height):
        return None
    tops = [piece.top for _, piece in levels.solids if piece.holds(point)]
    return Place(point, max(tops, default=0))
