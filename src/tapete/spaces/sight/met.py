"""A part of something in between, and where it is on a line."""

from __future__ import annotations

from math import inf, sqrt
from typing import NamedTuple

from tapete.spaces.sight.screen import Spot

EPS = 1e-6
"""Tenths of a millimetre: less than this is a touch, and a line that only touches is free."""


class Line(NamedTuple):
    """A direction of unit length and an offset."""

    dx: float
    dy: float
    offset: float


class Met(NamedTuple):
    """A part that some line crosses, in the frame; what of it lies beyond the outer tangents."""

    thing: int
    corners: tuple[Spot, ...]
    radius: float
    between: bool
    """It is past the one base and short of the other, whichever way one looks."""
    high: tuple[float, float]
    low: tuple[float, float]

    def sides(self, line: Line) -> tuple[float, float]:
        """How far to the right and to the left of a line it extends."""
        dx, dy, offset = line
        if self.radius:
            ((x, y),) = self.corners
            middle = dx * y - dy * x - offset
            return middle - self.radius, middle + self.radius
        least, most = inf, -inf
        for x, y in self.corners:
            side = dx * y - dy * x - offset
            if side < least:
                least = side
            if side > most:
                most = side
        return least, most

    def depths(self, line: Line) -> tuple[float, float]:
        """From where to where along a line it is, if it is on it at all."""
        if self.radius:
            ((x, y),) = self.corners
            deep = line.dx * x + line.dy * y
            half = sqrt(max(0.0, self.radius**2 - (line.dx * y - line.dy * x - line.offset) ** 2))
            return deep - half, deep + half
        dx, dy, offset = line
        turned = [(dx * y - dy * x - offset, dx * x + dy * y) for x, y in self.corners]
        cuts = [along for aside, along in turned if -EPS <= aside <= EPS]
        before, deep = turned[-1]
        for aside, along in turned:
            if (aside > EPS and before < -EPS) or (aside < -EPS and before > EPS):
                cuts.append(deep + (along - deep) * before / (before - aside))
            before, deep = aside, along
        return (min(cuts), max(cuts)) if cuts else (inf, -inf)


def through(touches: list[tuple[float, float, bool, bool]]) -> bool:
    """Of parts that touch each other along a line some are to its left and some to its right."""
    reached, left, right = -inf, False, False
    for start, end, to_left, to_right in touches:
        if start > reached + EPS:
            left = right = False
        left, right = left or to_left, right or to_right
        if left and right:
            return True
        reached = max(reached, end)
    return False
