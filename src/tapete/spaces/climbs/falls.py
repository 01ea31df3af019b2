"""Falls: places on an edge to drop from, too high to come down unharmed."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from tapete.spaces.climbs.journey import DROP, Gait, Step
from tapete.spaces.climbs.portals import Portal, below_and_above, sides
from tapete.spaces.climbs.surfaces import Levels, Place
from tapete.spaces.plane.point import Point, distance
from tapete.spaces.plane.segment import Pair


def falls(levels: Levels, gait: Gait, start: Place, goal: Point) -> list[Portal]:
    """The falls from tops as high as the mover stands, those that end nearest to a place first."""
    found = []
    for _, piece in levels.tops:
        if piece.top != start.height:
            continue
        for side in sides(piece):
            for edge in _edges(side, goal, gait.wide):
                ends = below_and_above(levels, gait, piece, side, edge)
                if ends is not None and ends[1].height - ends[0].height > gait.safe:
                    found.append(Portal(ends[1], ends[0], Step(ends[0].point, DROP), 0.0))
    return sorted(found, key=lambda fall: distance(fall.end.point, goal))


def _edges(side: tuple[Pair, Pair], goal: Point, wide: int) -> Iterator[Point]:
    """The place on a side nearest to another place, and those a base further along it."""
    (x, y), (to_x, to_y) = side
    dx, dy = to_x - x, to_y - y
    far = hypot(dx, dy)
    share = ((goal.x - x) * dx + (goal.y - y) * dy) / (far * far)
    shares = {min(1.0, max(0.0, share + off * wide / far)) for off in (0, -1.2, 1.2)}
    for one in sorted(shares):
        yield Point(round(x + dx * one), round(y + dy * one))
