"""Plain geometry for second opinions on answers: scenery is boxes, and somebody is a disc.

It shares nothing with the geometry of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, hypot
from typing import NamedTuple, TypeAlias

Spot: TypeAlias = tuple[float, float]

LOOSE = 3
"""In tenths of a millimetre: as much may be lost by rounding."""
FINE = 4
"""How far apart the points are at which a way is looked at."""


class Box(NamedTuple):
    """A piece with square corners on the table; one without height is a pit."""

    left: int
    top: int
    right: int
    bottom: int
    height: int = 0
    size: int = 0
    climbable: bool = True

    def off(self, x: float, y: float) -> float:
        """How far outside the box a place is."""
        return hypot(max(self.left - x, 0, x - self.right), max(self.top - y, 0, y - self.bottom))

    def deep(self, x: float, y: float) -> float:
        """How far inside the box a place is; less than 0 outside."""
        if self.off(x, y) > 0:
            return -self.off(x, y)
        return min(x - self.left, self.right - x, y - self.top, self.bottom - y)


class Body(NamedTuple):
    """Somebody else: the place, the height, the radius, and if they are a friend."""

    x: int
    y: int
    height: int
    radius: int
    friend: bool = False

    def off(self, x: float, y: float) -> float:
        """How far outside the base a place is; less than 0 inside."""
        return hypot(self.x - x, self.y - y) - self.radius


def between(start: Spot, end: Spot) -> Iterator[Spot]:
    """Points of a line, its end included."""
    (x, y), (to_x, to_y) = start, end
    count = max(1, ceil(hypot(to_x - x, to_y - y) / FINE))
    for n in range(1, count + 1):
        yield x + (to_x - x) * n / count, y + (to_y - y) * n / count
