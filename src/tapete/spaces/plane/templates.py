"""Areas laid on the table, and which discs they touch."""

from __future__ import annotations

from collections.abc import Sequence
from math import asin, atan2, cos, hypot, pi, radians, sin, sqrt

import msgspec

from tapete.spaces.plane.disc import Disc, near
from tapete.spaces.plane.point import Point, towards

CORNERS = 32
"""How many corners an outline for drawing has."""

# The twelve directions of a clock, clockwise from straight on, as (forwards, to the right).
_HALF, _ROOT = 0.5, 3**0.5 / 2
_QUARTER = [(1.0, 0.0), (_ROOT, _HALF), (_HALF, _ROOT)]
CLOCK = [
    turned
    for quarter in range(4)
    for on, right in _QUARTER
    for turned in [[(on, right), (-right, on), (-on, -right), (right, -on)][quarter]]
]


class Circle(msgspec.Struct, frozen=True, tag=True):
    """A round template."""

    centre: Point
    radius: int

    def touches(self, disc: Disc) -> bool:
        return near(Disc(self.centre, self.radius), disc, 0)

    def outline(self) -> list[Point]:
        """Places around the edge, for drawing."""
        return [_around(self.centre, self.radius, 2 * pi * n / CORNERS) for n in range(CORNERS)]


class Teardrop(msgspec.Struct, frozen=True, tag=True):
    """A cone with a round end: it points from `tip` towards a place, and is `wide` at its far end.

    `narrow` is its width at the tip; with `narrow == wide` it is a stream.
    """

    tip: Point
    towards: Point
    length: int
    wide: int
    narrow: int = 0

    def touches(self, disc: Disc) -> bool:
        """True if the template reaches the disc: it is the hull of two circles."""
        return self.clearance(disc.centre) <= disc.radius + 1e-6

    @property
    def lean(self) -> float:
        """The sine of the angle between its middle line and each of its straight sides."""
        first, last = self.narrow / 2, self.wide / 2
        return (last - first) / (self.length - first - last)

    def clearance(self, point: Point) -> float:
        """How far outside the template a place is; 0 or less inside it."""
        deep, off = _turned(self.tip, self.towards, point)
        first, last = self.narrow / 2, self.wide / 2
        deep -= first
        span, lean = self.length - first - last, self.lean
        cosine = sqrt(max(0.0, 1 - lean * lean))
        slide = deep * cosine + off * lean
        if slide < 0:
            return hypot(deep, off) - first
        if slide > span * cosine:
            return hypot(deep - span, off) - last
        return off * cosine - deep * lean - first

    def outline(self) -> list[Point]:
        """The tip and places around the far end, for drawing."""
        ahead = atan2(self.towards.y - self.tip.y, self.towards.x - self.tip.x)
        first, last = self.narrow / 2, self.wide / 2
        lean = asin(self.lean)
        return [
            *self._arc(self.length - last, last, ahead, pi / 2 + lean),
            *self._arc(first, first, ahead + pi, pi / 2 - lean),
        ]

    def _arc(self, along: float, radius: float, ahead: float, half: float) -> list[Point]:
        """An arc of one of the hull's two circles, extending `half` to each side."""
        centre = towards(self.tip, self.towards, along)
        if not radius:
            return [centre]
        steps = CORNERS // 2
        angles = [ahead - half + 2 * half * n / steps for n in range(steps + 1)]
        return [_around(centre, radius, angle) for angle in angles]


class Segment(msgspec.Struct, frozen=True, tag=True):
    """The part of a circle that a chord cuts off, at most half of it.

    `middle` is the middle of the chord and `towards` the direction in which the arc bulges.
    """

    middle: Point
    towards: Point
    wide: int
    deep: int

    def touches(self, disc: Disc) -> bool:
        return self.clearance(disc.centre) <= disc.radius + 1e-6

    @property
    def radius(self) -> float:
        """The radius of the whole circle."""
        return (self.wide * self.wide / 4 + self.deep * self.deep) / (2 * self.deep)

    def clearance(self, point: Point) -> float:
        """How far outside the template a place is; 0 inside it."""
        deep, off = _turned(self.middle, self.towards, point)
        half, back = self.wide / 2, self.radius - self.deep
        if deep < 0:
            return hypot(deep, max(0.0, off - half))
        if (deep + back) * half < off * back:
            return hypot(deep, off - half)
        return max(0.0, hypot(deep + back, off) - self.radius)

    def outline(self) -> list[Point]:
        """Places along the arc, from one end of the chord to the other, for drawing."""
        ahead = atan2(self.towards.y - self.middle.y, self.towards.x - self.middle.x)
        radius = self.radius
        centre = (
            self.middle.x - (radius - self.deep) * cos(ahead),
            self.middle.y - (radius - self.deep) * sin(ahead),
        )
        half = asin(min(1.0, self.wide / 2 / radius))
        angles = [ahead - half + 2 * half * n / CORNERS for n in range(CORNERS + 1)]
        return [
            Point(round(centre[0] + radius * cos(a)), round(centre[1] + radius * sin(a)))
            for a in angles
        ]


def _turned(start: Point, goal: Point, point: Point) -> tuple[float, float]:
    """How far along a line a place is, and how far away from the line."""
    dx, dy = goal.x - start.x, goal.y - start.y
    whole = hypot(dx, dy) or 1.0
    x, y = point.x - start.x, point.y - start.y
    return (x * dx + y * dy) / whole, abs(x * dy - y * dx) / whole


def from_edge(eye: Disc, bearing: float) -> tuple[Point, Point]:
    """The place on a base's edge at a bearing, never inside it, and one further out on that line.

    A template that begins at the first and points to the second is in contact with the base.
    """
    turned = radians(bearing)
    dx, dy = sin(turned), -cos(turned)
    x, y = round(eye.radius * dx), round(eye.radius * dy)
    for _ in range(2):
        if x * x + y * y < eye.radius * eye.radius:
            x += (1 if dx > 0 else -1) if abs(dx) >= abs(dy) else 0
            y += (1 if dy > 0 else -1) if abs(dy) > abs(dx) else 0
    far = 100 * max(eye.radius, 1)
    start = Point(eye.centre.x + x, eye.centre.y + y)
    return start, Point(start.x + round(dx * far), start.y + round(dy * far))


def bearing_in_front(facing: float, bearing: float) -> bool:
    """True if the bearing is within the 180 degrees of the front, ends included."""
    return abs((bearing - facing + 180) % 360 - 180) <= 90


def _around(centre: Point, radius: float, angle: float) -> Point:
    return Point(centre.x + round(radius * cos(angle)), centre.y + round(radius * sin(angle)))


def touched(template: Circle | Teardrop | Segment, discs: Sequence[Disc]) -> list[int]:
    """The indexes of the discs that a template touches."""
    return [place for place, disc in enumerate(discs) if template.touches(disc)]


def clock_point(origin: Point, target: Point, hour: int, distance: float) -> Point:
    """The place at `distance` from the target; hour 12 is straight on, 3 to the right, 6 back."""
    whole = hypot(target.x - origin.x, target.y - origin.y) or 1.0
    dx, dy = (target.x - origin.x) / whole, (target.y - origin.y) / whole
    on, right = CLOCK[hour % 12]
    x, y = on * dx - right * dy, on * dy + right * dx
    return Point(target.x + round(x * distance), target.y + round(y * distance))
