"""Straight lines from a place high up down to a base.

Such a line crosses a thing only where it is inside the thing's outline and below its top. In any
one direction, the lines to the part of the base nearer than some distance cross it. As the
direction turns, the result can change only at a corner, at a tangent, or where lines come down to
a top right at a side.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import asin, atan2, cos, hypot, radians, sin, sqrt
from typing import NamedTuple

from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point
from tapete.spaces.sight.crossed import EPS, Line, Met, through
from tapete.spaces.sight.crossing import NOTHING, Lines
from tapete.spaces.sight.obstacle import Obstacle, Spot
from tapete.spaces.sight.sight_lines import Bundle


class Tall(NamedTuple):
    """A part of something in between, and the height of its top."""

    part: Obstacle
    top: int


class Low(NamedTuple):
    """A part in the frame, and how far along a line, from 0 to 1, the line is down to its top."""

    met: Met
    share: float


def falling(
    edge: Point,
    height: int,
    target: Disc,
    low: int,
    between: Sequence[Tall],
    facing: float | None = None,
) -> Lines:
    """Looks along the lines from a place at a height to a base that stands lower.

    They end anywhere on the base or, with a facing, on the edge of its front. The same lines, the
    other way round, are those from the front of the base up to the place.
    """
    bundle = Bundle(Disc(edge, 0), None, target)
    if bundle.nested or height <= low:
        return NOTHING
    found: list[Low] = []
    for one in between:
        if one.top > low and bundle.near([one.part]):
            met = bundle.met(one.part)
            if met is not None:
                found.append(Low(met, max(0.0, (height - one.top) / (height - low))))
    return Fan(bundle, facing, found).lines() if found else NOTHING


class Fan:
    """The lines from a place to a base, ordered by direction."""

    def __init__(self, bundle: Bundle, facing: float | None, lows: Sequence[Low]) -> None:
        self.far, self.radius = bundle.whole, bundle.rt
        self.lows, self.facing = lows, facing
        self.fx = self.fy = 0.0
        if facing is not None:
            gx, gy = sin(radians(facing)), -cos(radians(facing))
            self.fx = gx * bundle.ux + gy * bundle.uy
            self.fy = gy * bundle.ux - gx * bundle.uy

    def lines(self) -> Lines:
        free, crossed = False, set[int]()
        for angle in self._angles():
            line = Line(cos(angle), sin(angle), 0.0)
            ends = self._ends(line)
            if ends is None:
                continue
            free = free or not self._blocked(line, ends[1])
            crossed |= {low.met.thing for low in self.lows if self._crosses(low, line, ends[0])}
        return Lines(free, frozenset(crossed))

    def _ends(self, line: Line) -> Spot | None:
        """The distances along a line to the nearest and furthest place of the base or its front."""
        deep, off = line.dx * self.far, line.dy * self.far
        rest = self.radius * self.radius - off * off
        if rest < -EPS:
            return None
        half = sqrt(max(0.0, rest))
        ends = [deep - half, deep + half]
        if self.facing is not None:
            ends = [end for end in ends if self._in_front(line, end)]
        return (ends[0], ends[-1]) if ends else None

    def _in_front(self, line: Line, end: float) -> bool:
        return (line.dx * end - self.far) * self.fx + line.dy * end * self.fy >= -EPS

    def _crosses(self, low: Low, line: Line, end: float) -> bool:
        right, left = low.met.sides(line)
        if right >= -EPS or left <= EPS:
            return False
        start, stop = low.met.depths(line)
        return start + stop < 2 * end and stop > low.share * end + EPS

    def _blocked(self, line: Line, end: float) -> bool:
        return any(self._crosses(low, line, end) for low in self.lows) or self._sealed(line, end)

    def _sealed(self, line: Line, end: float) -> bool:
        """True if parts that touch each other touch the line from both sides, below their tops."""
        touches = []
        for low in self.lows:
            right, left = low.met.sides(line)
            if not low.met.radius and (abs(right) <= EPS or abs(left) <= EPS):
                start, stop = low.met.depths(line)
                if start + stop < 2 * end and stop > low.share * end + EPS:
                    touches.append((start, stop, left > EPS, right < -EPS))
        return through(sorted(touches))

    # --- where the result may change --------------------------------------------------------

    def _angles(self) -> list[float]:
        """Every direction at which the result may change, and one between each two."""
        most = asin(min(1.0, self.radius / self.far))
        met = {atan2(y, x) for x, y in self._places() if x > 0}
        turns = sorted({-most, most, *[angle for angle in met if -most <= angle <= most]})
        return [*turns, *[(one + other) / 2 for one, other in pairwise(turns)]]

    def _places(self) -> Iterator[Spot]:
        if self.facing is not None:
            x, y = -self.radius * self.fy, self.radius * self.fx
            yield from ((self.far + x, y), (self.far - x, -y))
        for met, share in self.lows:
            middle, radius = self.far * share, self.radius * share
            if met.radius:
                yield from _disc_places(met, middle, radius)
                continue
            yield from met.corners
            for p, q in pairwise((*met.corners, met.corners[0])):
                yield from _on_circle(p, q, middle, radius)


def _on_circle(p: Spot, q: Spot, middle: float, radius: float) -> Iterator[Spot]:
    """The places where a side meets a circle."""
    dx, dy, x, y = q[0] - p[0], q[1] - p[1], p[0] - middle, p[1]
    square, half = dx * dx + dy * dy, x * dx + y * dy
    rest = half * half - square * (x * x + y * y - radius * radius)
    if square > 0 and rest >= 0:
        for root in (sqrt(rest), -sqrt(rest)):
            share = (root - half) / square
            if 0 <= share <= 1:
                yield p[0] + dx * share, p[1] + dy * share


def _disc_places(met: Met, middle: float, radius: float) -> Iterator[Spot]:
    """The directions of a disc's tangents, and the places where the disc meets a circle."""
    ((x, y),) = met.corners
    far = hypot(x, y)
    if far > met.radius:
        lean, ahead = asin(met.radius / far), atan2(y, x)
        yield from ((cos(ahead + lean), sin(ahead + lean)), (cos(ahead - lean), sin(ahead - lean)))
    dx, dy = x - middle, y
    apart = hypot(dx, dy)
    if 0 < apart <= radius + met.radius and apart >= abs(radius - met.radius):
        along = (apart * apart + radius * radius - met.radius**2) / (2 * apart)
        aside = sqrt(max(0.0, radius * radius - along * along))
        dx, dy = dx / apart, dy / apart
        yield middle + dx * along - dy * aside, dy * along + dx * aside
        yield middle + dx * along + dy * aside, dy * along - dx * aside
