"""Parts of obstacles that lines of sight cross, and where along a line they are."""

from __future__ import annotations

from math import inf, sqrt
from typing import NamedTuple

from tapete.spaces.sight.obstacle import Spot

EPS = 1e-6
"""In tenths of a millimetre: less than this is a touch, and a line that only touches is free."""


class Line(NamedTuple):
    """A direction of unit length, and an offset to its left."""

    dx: float
    dy: float
    offset: float


class Met(NamedTuple):
    """A part in the frame that some line crosses, and its reach beyond the outer tangents."""

    thing: int
    corners: tuple[Spot, ...]
    radius: float
    between: bool
    """True if it lies past one base and short of the other, whichever way the line leans."""
    high: tuple[float, float]
    low: tuple[float, float]

    def sides(self, line: Line) -> tuple[float, float]:
        """How far the part extends to the right (negative) and to the left of a line."""
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
        """Where along a line the part begins and ends; (inf, -inf) if it is not on the line."""
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
    """True if parts that touch each other are partly to the line's left and partly to its right."""
    reached, left, right = -inf, False, False
    for start, end, to_left, to_right in touches:
        if start > reached + EPS:
            left = right = False
        left, right = left or to_left, right or to_right
        if left and right:
            return True
        reached = max(reached, end)
    return False
