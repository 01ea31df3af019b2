"""Areas laid on the table, and which discs they touch."""

from __future__ import annotations

from collections.abc import Sequence
from math import asin, atan2, cos, hypot, pi, sin, sqrt

import msgspec

from tapete.spaces.disc import Disc, near
from tapete.spaces.point import Point, towards

CORNERS = 32
"""Of an outline for drawing."""

# The clock's twelve directions, clockwise from straight on, as (onwards, to the right).
_HALF, _ROOT = 0.5, 3**0.5 / 2
_QUARTER = [(1.0, 0.0), (_ROOT, _HALF), (_HALF, _ROOT)]
CLOCK = [
    turned
    for quarter in range(4)
    for on, right in _QUARTER
    for turned in [[(on, right), (-right, on), (-on, -right), (right, -on)][quarter]]
]


class Circle(msgspec.Struct, frozen=True):
    """A round template."""

    centre: Point
    radius: int

    def touches(self, disc: Disc) -> bool:
        return near(Disc(self.centre, self.radius), disc, 0)

    def outline(self) -> list[Point]:
        """For drawing: places around its edge."""
        return [_around(self.centre, self.radius, 2 * pi * n / CORNERS) for n in range(CORNERS)]


class Teardrop(msgspec.Struct, frozen=True):
    """A cone with a round end: from `tip` towards a place, so long and so wide at its end.

    `narrow` is its width at the tip; with `narrow == wide` it is a stream.
    """

    tip: Point
    towards: Point
    length: int
    wide: int
    narrow: int = 0

    def touches(self, disc: Disc) -> bool:
        """The disc's edge reaches it: a distance to the hull of two circles."""
        return self.clearance(disc.centre) <= disc.radius + 1e-6

    def clearance(self, point: Point) -> float:
        """How far outside the template a place is; 0 or less inside it."""
        deep, off = self._turned(point)
        first, last = self.narrow / 2, self.wide / 2
        deep -= first
        span = self.length - first - last
        lean = (last - first) / span
        cosine = sqrt(max(0.0, 1 - lean * lean))
        slide = deep * cosine + off * lean
        if slide < 0:
            return hypot(deep, off) - first
        if slide > span * cosine:
            return hypot(deep - span, off) - last
        return off * cosine - deep * lean - first

    def outline(self) -> list[Point]:
        """For drawing: the tip, and places around its far end."""
        ahead = atan2(self.towards.y - self.tip.y, self.towards.x - self.tip.x)
        first, last = self.narrow / 2, self.wide / 2
        lean = asin((last - first) / (self.length - first - last))
        return [
            *self._arc(self.length - last, last, ahead, pi / 2 + lean),
            *self._arc(first, first, ahead + pi, pi / 2 - lean),
        ]

    def _arc(self, along: float, radius: float, ahead: float, half: float) -> list[Point]:
        """An arc of one of the two circles of the hull, as wide as that to each side."""
        centre = towards(self.tip, self.towards, along)
        if not radius:
            return [centre]
        steps = CORNERS // 2
        angles = [ahead - half + 2 * half * n / steps for n in range(steps + 1)]
        return [_around(centre, radius, angle) for angle in angles]

    def _turned(self, point: Point) -> tuple[float, float]:
        """How far along the middle line, and how far from it."""
        dx, dy = self.towards.x - self.tip.x, self.towards.y - self.tip.y
        whole = hypot(dx, dy) or 1.0
        x, y = point.x - self.tip.x, point.y - self.tip.y
        return (x * dx + y * dy) / whole, abs(x * dy - y * dx) / whole


def _around(centre: Point, radius: float, angle: float) -> Point:
    return Point(centre.x + round(radius * cos(angle)), centre.y + round(radius * sin(angle)))


def touched(template: Circle | Teardrop, discs: Sequence[Disc]) -> list[int]:
    """The discs it touches, by their place in the list."""
    return [place for place, disc in enumerate(discs) if template.touches(disc)]


def clock_point(origin: Point, target: Point, hour: int, distance: float) -> Point:
    """The place that far from the target: 12 is straight on, 3 to the right, 6 back again."""
    whole = hypot(target.x - origin.x, target.y - origin.y) or 1.0
    dx, dy = (target.x - origin.x) / whole, (target.y - origin.y) / whole
    on, right = CLOCK[hour % 12]
    x, y = on * dx - right * dy, on * dy + right * dx
    return Point(target.x + round(x * distance), target.y + round(y * distance))
