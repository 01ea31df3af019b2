"""The shortest way through the air over everything in between, straight seen from above."""

from __future__ import annotations

from math import hypot
from typing import TypeAlias

from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.journey import LEAP, Gait, Step
from tapete.spaces.climbs.progress import inside_piece, pair, part
from tapete.spaces.climbs.surfaces import Levels, Place
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.segment import Pair
from tapete.spaces.plane.sweep import first_touch

Height: TypeAlias = tuple[float, float]
"""How far along the way, and how high."""
CLEAR = 2
"""How far before and after a thing the leap is already as high as it, since places are rounded."""


def over(levels: Levels, gait: Gait, start: Place, goal: Place) -> tuple[Step, ...]:
    """Leaps from one place to another, as low as the things in between allow."""
    a, b = pair(start.point), pair(goal.point)
    flat = hypot(b[0] - a[0], b[1] - a[1])
    peaks: list[Height] = []
    for _, piece in levels.solids:
        for low, high in _spans(piece, gait, start, goal):
            enter, leave = max(0.0, low * flat - CLEAR), min(flat, high * flat + CLEAR)
            peaks += [(enter, float(piece.top)), (leave, float(piece.top))]
    ends = (0.0, float(start.height)), (flat, float(goal.height))
    found = _hull([ends[0], *sorted(peaks), ends[1]])
    between = [_step(a, b, flat, peak) for peak in found[1:-1]]
    return (*between, Step(goal.point, LEAP, goal.height))


def _step(a: Pair, b: Pair, flat: float, peak: Height) -> Step:
    far, height = peak
    return Step(Point(*b) if not flat else part(a, b, far / flat), LEAP, round(height))


def _spans(piece: Scenery, gait: Gait, start: Place, goal: Place) -> list[Height]:
    """The stretches of the way above a piece; for one left or landed on, only the centre's."""
    a, b = pair(start.point), pair(goal.point)
    if not piece.meets(a, b, gait.radius):
        return []
    for spot, at in ((a, start.height), (b, goal.height)):
        if piece.top == at and piece.meets(spot, spot, gait.radius):
            return inside_piece(piece, a, b)
    enter = first_touch(piece.corners, a, b, gait.radius, piece.wall) or 0.0
    leave = 1 - (first_touch(piece.corners, b, a, gait.radius, piece.wall) or 0.0)
    return [(enter, leave)]


def _hull(peaks: list[Height]) -> list[Height]:
    """The upper outline: the line of a string pulled tight over the peaks."""
    kept: list[Height] = []
    for peak in peaks:
        while len(kept) > 1 and _sags(kept[-2], kept[-1], peak):
            kept.pop()
        kept.append(peak)
    return kept


def _sags(one: Height, middle: Height, other: Height) -> bool:
    across, up = other[0] - one[0], other[1] - one[1]
    return (middle[1] - one[1]) * across <= up * (middle[0] - one[0])
