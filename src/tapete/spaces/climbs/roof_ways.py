"""Ways on a raised surface, around its inner corners and what stands on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import TypeAlias

from tapete.spaces.plane.point import Point, distance
from tapete.spaces.plane.polygon import double_area
from tapete.spaces.plane.segment import Pair, turn

Length: TypeAlias = Callable[[Point, Point], float]
ROUNDING = 1e-6


def inner(ring: Sequence[Pair], hole: bool) -> list[Pair]:
    """The corners of a surface at which a way on it may bend."""
    way = 1 if (double_area(ring) > 0) != hole else -1
    last = len(ring)
    return [c for i, c in enumerate(ring) if way * turn(ring[i - 1], c, ring[(i + 1) % last]) < 0]


def bent(start: Point, goal: Point, bends: Sequence[Point], length: Length) -> list[Point] | None:
    """The shortest way over some of the bends; None if there is none.

    `length` is the straight distance, or infinite if one cannot go straight. It is asked for only
    where the way could still become shorter.
    """
    places = [start, *bends, goal]
    costs, before, done = {0: 0.0}, {0: -1}, set()
    last = len(places) - 1
    while True:
        here = min((n for n in costs if n not in done), key=lambda n: costs[n], default=-1)
        if here < 0:
            return None
        if here == last:
            break
        done.add(here)
        for there, place in enumerate(places):
            if there in done:
                continue
            least = costs[here] + distance(places[here], place)
            far = least + distance(place, goal) > costs.get(last, inf) + ROUNDING
            if far or least >= costs.get(there, inf):
                continue
            cost = costs[here] + length(places[here], place)
            if cost < costs.get(there, inf):
                costs[there], before[there] = cost, here
    points = []
    while last > 0:
        points.append(places[last])
        last = before[last]
    return points[::-1]
