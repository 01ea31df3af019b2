"""The straight lines from the front of one base to another, in a frame with the target along x.

All the lines together are the hull of the front and the target, so whatever meets that hull is
crossed by some line. A free line can be slid until it touches two things. So a free line exists
exactly when some common tangent of two things is free. The two outer tangents usually decide it.

The offset of a line is how far to the left of its direction it passes the middle of the eye's base.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import cos, hypot, radians, sin, sqrt

from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.tangents import (
    Support,
    Tangent,
    apart,
    apart_by_a_side,
    beyond,
    clipped,
    cut,
    square_from,
    tangents,
)
from tapete.spaces.sight.crossed import EPS, Line, Met, through
from tapete.spaces.sight.obstacle import Obstacle, Spot


class Bundle:
    """The lines from the front half of a base, or from all of it, to any place on another base."""

    __slots__ = ("ax", "ay", "facing", "fx", "fy", "high", "low", "ra", "rt", "ux", "uy", "whole")

    def __init__(self, eye: Disc, facing: float | None, target: Disc) -> None:
        self.ax, self.ay, self.ra = eye.centre.x, eye.centre.y, float(eye.radius)
        dx, dy = target.centre.x - self.ax, target.centre.y - self.ay
        self.rt, self.whole = float(target.radius), hypot(dx, dy)
        self.facing = facing
        self.ux, self.uy = (dx / self.whole, dy / self.whole) if self.whole else (1.0, 0.0)
        self.fx = self.fy = 0.0
        if facing is not None:
            turned = radians(facing)
            gx, gy = sin(turned), -cos(turned)
            self.fx, self.fy = gx * self.ux + gy * self.uy, gy * self.ux - gx * self.uy
        if not self.nested:
            lean = (self.ra - self.rt) / self.whole
            rise = sqrt(1 - lean * lean)
            self.high, self.low = self._outer(lean, rise, 1.0), self._outer(lean, -rise, -1.0)

    @property
    def nested(self) -> bool:
        """True if one base is within the other, seen from above: nothing can be in between."""
        return self.whole <= abs(self.ra - self.rt)

    @property
    def joined(self) -> bool:
        """True if the bases touch in front, so that a line without length is free."""
        return self.whole <= self.ra + self.rt + EPS and self.fx >= -EPS

    # --- the outer tangents -----------------------------------------------------------------

    def _outer(self, nx: float, ny: float, side: float) -> Tangent:
        """The tangent from the front that has both bases on one side."""
        if self.facing is None or nx * self.fx + ny * self.fy >= -1e-12:
            return self._tangent(self.ra * nx, self.ra * ny, nx, ny, side)
        ends = self._ends()
        for end, other in (ends, ends[::-1]):
            nx, ny = self._normal(*end, side)
            if (end[0] - other[0]) * nx + (end[1] - other[1]) * ny >= -1e-12:
                break
        return self._tangent(*end, nx, ny, side)

    def _ends(self) -> tuple[Spot, Spot]:
        """The two ends of the front."""
        x, y = -self.ra * self.fy, self.ra * self.fx
        return (x, y), (-x, -y)

    def _normal(self, x: float, y: float, side: float) -> Spot:
        """The normal of the tangent from a place to the target."""
        dx, dy = self.whole - x, -y
        far = hypot(dx, dy)
        lean = min(1.0, self.rt / far) if far else 1.0
        rest = side * sqrt(1 - lean * lean)
        dx, dy = dx / (far or 1.0), dy / (far or 1.0)
        return -lean * dx - rest * dy, -lean * dy + rest * dx

    def _tangent(self, x: float, y: float, nx: float, ny: float, side: float) -> Tangent:
        limit = nx * x + ny * y
        dx, dy = side * ny, -side * nx
        line = Line(dx, dy, side * limit)
        return Tangent((x, y), (self.whole + self.rt * nx, self.rt * ny), nx, ny, limit, line)

    # --- what is in between -----------------------------------------------------------------

    def near(self, obstacles: Sequence[Obstacle]) -> list[Obstacle]:
        """The obstacles that may reach into the hull, judged by their circles."""
        ax, ay, ux, uy = self.ax, self.ay, self.ux, self.uy
        (_, _, hx, hy, high, _), (_, _, lx, ly, low, _) = self.high, self.low
        past, short = self.whole + self.rt + EPS, -self.ra - EPS
        found = []
        for one in obstacles:
            _, x, y, reach, _ = one
            x -= ax
            y -= ay
            along, aside = x * ux + y * uy, y * ux - x * uy
            if (
                short < along + reach
                and along - reach < past
                and hx * along + hy * aside - reach < high + EPS
                and lx * along + ly * aside - reach < low + EPS
            ):
                found.append(one)
        return found

    def met(self, one: Obstacle) -> Met | None:
        """The obstacle in the frame; None if no line crosses it."""
        return self._met_disc(one) if not one.ring else self._met_ring(one)

    def _met_ring(self, one: Obstacle) -> Met | None:
        corners = self.turned(one.ring)
        high = beyond(self.high, corners)
        if high[0] >= -EPS:
            return None
        low = beyond(self.low, corners)
        if low[0] >= -EPS:
            return None
        quad = (self.high.start, self.high.end, self.low.end, self.low.start)
        if apart(quad, corners) or apart_by_a_side(corners, quad):
            return None
        deep = [x for x, _ in corners]
        between = min(deep) >= self.ra and max(deep) <= self.whole - self.rt
        return Met(one.thing, corners, 0.0, between, high, low)

    def _met_disc(self, one: Obstacle) -> Met | None:
        ((x, y),) = self.turned(((one.x, one.y),))
        ranges, beside = [], False
        for edge in (self.high, self.low):
            out = edge.x * x + edge.y * y - edge.limit
            if out > 0:
                beside = True
                if square_from(x, y, edge.start, edge.end) >= (one.reach - EPS) ** 2:
                    return None
            ranges.append((out - one.reach, out + one.reach))
        if not beside and not 0 < x < self.whole:
            return None
        between = x - one.reach >= self.ra and x + one.reach <= self.whole - self.rt
        return Met(one.thing, ((x, y),), one.reach, between, ranges[0], ranges[1])

    def touching(self, one: Obstacle) -> Met:
        """The obstacle in the frame, whether or not a line crosses it."""
        corners = self.turned(one.ring or ((one.x, one.y),))
        return Met(one.thing, corners, 0.0 if one.ring else one.reach, False, (0, 0), (0, 0))

    def turned(self, ring: Sequence[Spot]) -> tuple[Spot, ...]:
        ax, ay, ux, uy = self.ax, self.ay, self.ux, self.uy
        return tuple(
            [((x - ax) * ux + (y - ay) * uy, (y - ay) * ux - (x - ax) * uy) for x, y in ring]
        )

    # --- free lines -------------------------------------------------------------------------

    def free_line(self, met: Sequence[Met], near: Sequence[Obstacle]) -> Line | None:
        """A line that crosses nothing: an outer tangent if possible, or another common tangent."""
        high = [one for one in met if self._cuts(one, one.high, self.high)]
        if not high and not self._sealed(self.high.line, met, near):
            return self.high.line
        low = [one for one in met if self._cuts(one, one.low, self.low)]
        if not low and not self._sealed(self.low.line, met, near):
            return self.low.line
        if any(one is other for one in high for other in low):
            return None
        return self._search(met, near)

    def _cuts(self, one: Met, beyond: tuple[float, float], edge: Tangent) -> bool:
        """True if a part is on both sides of an outer tangent, between the two bases."""
        return beyond[1] > EPS and (one.between or self._is_between(one, edge.line))

    def _is_between(self, one: Met, line: Line) -> bool:
        near, far = one.depths(line)
        return 0 < near + far < 2 * line.dx * self.whole

    def _search(self, met: Sequence[Met], near: Sequence[Obstacle]) -> Line | None:
        for line in self._candidates(met):
            if not self._blocked(line, met) and not self._sealed(line, met, near):
                return line
        return None

    def _blocked(self, line: Line, met: Sequence[Met]) -> bool:
        for one in met:
            right, left = one.sides(line)
            if right < -EPS and left > EPS and (one.between or self._is_between(one, line)):
                return True
        return False

    def _sealed(self, line: Line, met: Sequence[Met], near: Sequence[Obstacle]) -> bool:
        """True if parts that touch each other also touch the line from both sides, at one place."""
        if not any(abs(side) <= EPS for one in met if not one.radius for side in one.sides(line)):
            return False
        touches = []
        for obstacle in near:
            if obstacle.ring:
                one = self.touching(obstacle)
                right, left = one.sides(line)
                if -EPS <= right <= EPS or -EPS <= left <= EPS:
                    start, end = one.depths(line)
                    if 0 < start + end < 2 * line.dx * self.whole:
                        touches.append((start, end, left > EPS, right < -EPS))
        return through(sorted(touches))

    def _candidates(self, met: Sequence[Met]) -> Iterator[Line]:
        """The common tangents of any two things that lie within the bundle."""
        groups: list[list[Support]] = [[(self.whole, 0.0, self.rt), (self.whole, 0.0, -self.rt)]]
        if self.facing is None:
            groups.append([(0.0, 0.0, self.ra), (0.0, 0.0, -self.ra)])
        else:
            ends = [(x, y, 0.0) for x, y in self._ends()]
            groups.append([(0.0, 0.0, self.ra), (0.0, 0.0, -self.ra), *ends])
        groups += [self._supports(one) for one in met]
        for one, other in combinations(groups, 2):
            for first in one:
                for second in other:
                    for line in tangents(first, second):
                        if self._holds(line):
                            yield line

    def _supports(self, one: Met) -> list[Support]:
        if one.radius:
            ((x, y),) = one.corners
            return [(x, y, one.radius), (x, y, -one.radius)]
        (_, _, hx, hy, high, _), (_, _, lx, ly, low, _) = self.high, self.low
        return [
            (x, y, 0.0)
            for x, y in one.corners
            if hx * x + hy * y <= high + EPS and lx * x + ly * y <= low + EPS
        ]

    def _holds(self, line: Line) -> bool:
        """True if the line leaves the front and meets the target."""
        dx, dy, offset = line
        if dx < 0 or abs(offset + dy * self.whole) > self.rt + EPS:
            return False
        if self.facing is None:
            return abs(offset) <= self.ra + EPS
        wide = abs(dx * self.fx + dy * self.fy) * self.ra
        left = dx * self.fy - dy * self.fx >= 0
        above, below = (self.ra, wide) if left else (wide, self.ra)
        return -below - EPS <= offset <= above + EPS

    # --- for drawing ------------------------------------------------------------------------

    def crossing_line(self, one: Met) -> Line | None:
        """A line that crosses a part roughly through the middle of what is within the bundle."""
        x, y = self._middle(one)
        ends = [(self.whole, 0.0, self.rt), (self.whole, 0.0, -self.rt)]
        ends += [(0.0, 0.0, self.ra), (0.0, 0.0, -self.ra)]
        if self.facing is not None:
            ends += [(*end, 0.0) for end in self._ends()]
        found = [line for end in ends for line in tangents((x, y, 0.0), end) if self._holds(line)]
        if not found:
            return None
        leans = [line.dy for line in found]
        dy = (min(leans) + max(leans)) / 2
        dx = sqrt(1 - dy * dy)
        return Line(dx, dy, dx * y - dy * x)

    def stretches(self, ring: Sequence[Spot]) -> Iterator[tuple[Spot, Spot]]:
        """The ends, on the board, of each stretch of an outline's sides that the lines cross."""
        quad = (self.high.start, self.high.end, self.low.end, self.low.start)
        corners = self.turned(ring)
        before = corners[-1]
        for corner in corners:
            left = cut(before, corner, quad)
            if left is not None:
                yield self._back(left[0]), self._back(left[1])
            before = corner

    def _middle(self, one: Met) -> Spot:
        corners = one.corners
        quad = (self.high.start, self.high.end, self.low.end, self.low.start)
        if one.radius:
            ((x, y),) = corners
            corners = ((x - one.radius, y), (x, y + one.radius), (x + one.radius, y))
            corners = (*corners, (x, y - one.radius))
        within = clipped(corners, quad) or list(one.corners)
        return sum(x for x, _ in within) / len(within), sum(y for _, y in within) / len(within)

    def ends(self, line: Line) -> tuple[Spot, Spot]:
        """The places on the board where a line leaves the front and meets the target."""
        dx, dy, offset = line
        half = sqrt(max(0.0, self.ra**2 - offset**2))
        start = (dx * half - dy * offset, dy * half + dx * offset)
        if start[0] * self.fx + start[1] * self.fy < -EPS:
            start = (-dx * half - dy * offset, -dy * half + dx * offset)
        deep = dx * self.whole
        deep -= sqrt(max(0.0, self.rt**2 - (offset + dy * self.whole) ** 2))
        end = (dx * deep - dy * offset, dy * deep + dx * offset)
        return self._back(start), self._back(end)

    def _back(self, spot: Spot) -> Spot:
        x, y = spot
        return self.ax + x * self.ux - y * self.uy, self.ay + x * self.uy + y * self.ux
