"""Places on the plane, in whole tenths of a millimetre; y grows downwards, as on a screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot

import msgspec

INCH = 254
CM = 100


class Point(msgspec.Struct, frozen=True, order=True, array_like=True, gc=False):
    """A place."""

    x: int
    y: int


def square_distance(one: Point, other: Point) -> int:
    """The square of the distance, exactly."""
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2


def distance(one: Point, other: Point) -> float:
    return hypot(one.x - other.x, one.y - other.y)


def within(one: Point, other: Point, reach: int) -> bool:
    """True if the places are at most `reach` apart, exactly."""
    return reach >= 0 and square_distance(one, other) <= reach * reach


def towards(start: Point, goal: Point, length: float) -> Point:
    """The place at most `length` from the start towards the goal; it may lie beyond the goal."""
    whole = distance(start, goal) or 1.0
    return along(start, (goal.x - start.x) / whole, (goal.y - start.y) / whole, length)


def along(start: Point, dx: float, dy: float, length: float) -> Point:
    """The place `length` away in a direction of unit length; rounding never makes it further."""
    return Point(start.x + int(dx * length), start.y + int(dy * length))


def part_way(start: Point, goal: Point, share: float) -> Point:
    """The place at a share of the way, from 0 at the start to 1 at the goal."""
    dx, dy = (goal.x - start.x) * share, (goal.y - start.y) * share
    return Point(start.x + int(dx), start.y + int(dy))


def spread(
    places: Sequence[Point], kept: Iterable[int], most: int, apart: int, start: Sequence[Point] = ()
) -> list[int]:
    """The numbers of the places kept, then up to `most`, each time the furthest from all of them.

    None is added that is not more than `apart` from them. As long as none is kept, `start` counts.
    """
    found = list(kept)
    far = _far(places, [places[number] for number in found] or start)
    while len(found) < most and max(far, default=0) > apart:
        chosen = far.index(max(far))
        beyond = _far(places, [places[chosen]])
        far = list(map(min, far, beyond)) if found else beyond
        found.append(chosen)
    return found


def _far(places: Sequence[Point], others: Sequence[Point]) -> list[float]:
    """How far each place is from the nearest of the others."""
    return [min(distance(place, other) for other in others) for place in places]
