"""Straight sight: the exact share of a target that is hidden from a place.

The view sweeps across the target's width. An offset is a place on that width, from -1 to 1. Each
convex part of a piece in between hides an interval of offsets, up to the height it reaches.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from math import hypot, inf, sqrt
from typing import TYPE_CHECKING, TypeAlias

from tapete.spaces.boards.figure import Figure
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.polygon import holds
from tapete.spaces.plane.segment import Pair
from tapete.spaces.sight.view import Shade, View

if TYPE_CHECKING:
    from tapete.spaces.boards.board import Board
    from tapete.spaces.sight.opaque import Hider

Span: TypeAlias = tuple[float, float]
EVERYTHING: Span = (-inf, inf)


def look(
    board: Board,
    eye: Point,
    target: Disc,
    height: int,
    others: Sequence[Figure] = (),
    skip: Container[int] = (),
) -> View:
    """What can be seen from a place of a target of that height; pieces in `skip` hide nothing."""
    x, y = eye.x, eye.y
    cx, cy, radius = target.centre.x, target.centre.y, target.radius
    left, right = (x, cx + radius) if x < cx - radius else (cx - radius, max(x, cx + radius))
    top, bottom = (y, cy + radius) if y < cy - radius else (cy - radius, max(y, cy + radius))
    near = [
        hider
        for hider in board.hiders
        if hider[0] < right and hider[2] > left and hider[1] < bottom and hider[3] > top
    ]
    if not near and not others:
        return View(eye, target)
    return _partly(eye, target, height, [hider for hider in near if hider[4] not in skip], others)


def _partly(
    eye: Point, target: Disc, height: int, near: Sequence[Hider], others: Sequence[Figure]
) -> View:
    """The view with its shades; nothing is hidden if the eye is on the target."""
    dx, dy = target.centre.x - eye.x, target.centre.y - eye.y
    if dx * dx + dy * dy <= target.radius**2 or target.radius == 0:
        return View(eye, target)
    sweep = _Sweep(eye, dx, dy, target.radius)
    shades = [shade for hider in near for shade in sweep.shades(hider, height)]
    for place, figure in enumerate(others):
        shades += sweep.by(place, figure, height)
    return View(eye, target, tuple(shades))


class _Sweep:
    """Coordinates of the view: depth towards the target and offset across it.

    Both are scaled by the distance to the target.
    """

    __slots__ = ("depth", "dx", "dy", "scale", "x", "y")

    def __init__(self, eye: Point, dx: int, dy: int, radius: int) -> None:
        self.x, self.y, self.dx, self.dy = eye.x, eye.y, dx, dy
        self.depth = dx * dx + dy * dy
        self.scale = hypot(dx, dy) / radius

    def shades(self, hider: Hider, height: int) -> Iterator[Shade]:
        """The intervals that a piece hides, clipped to the target's width."""
        share = min(1.0, hider.height / height) if height > 0 else 1.0
        if share <= 0:
            return
        spans = [self.span(part) for part in hider.parts]
        if hider.hollow and holds(hider.hollow, self.x, self.y):
            spans = [EVERYTHING]
        for low, high in spans:
            if low < 1.0 and high > -1.0 and low < high:
                yield Shade(max(low, -1.0), min(high, 1.0), share, piece=hider.piece)

    def by(self, place: int, figure: Figure, height: int) -> Iterator[Shade]:
        """The interval that another figure hides."""
        share = min(1.0, figure.height / height) if height > 0 else 1.0
        low, high = self.disc_span(figure.disc)
        if share > 0 and low < 1.0 and high > -1.0 and low < high:
            yield Shade(max(low, -1.0), min(high, 1.0), share, figure=place)

    def turned(self, corner: Pair) -> Pair:
        """A place as (depth, offset), both scaled by the distance to the target."""
        x, y = corner[0] - self.x, corner[1] - self.y
        return x * self.dx + y * self.dy, self.dx * y - self.dy * x

    def span(self, part: Sequence[Pair]) -> Span:
        """The least and greatest offset of a convex part, up to the depth of the target.

        They are among the slopes at which it begins or ends: its corners, and where it is cut off.
        """
        depth, (before, aside) = self.depth, self.turned(part[-1])
        x, y, dx, dy = self.x, self.y, self.dx, self.dy
        low, high = inf, -inf
        for at_x, at_y in part:
            from_x, from_y = at_x - x, at_y - y
            deep, off = from_x * dx + from_y * dy, dx * from_y - dy * from_x
            if 0 < deep <= depth:
                slope = off / deep
                if slope < low:
                    low = slope
                if slope > high:
                    high = slope
            if (deep > 0) != (before > 0):
                cut = aside * deep - off * before
                if (cut > 0) == (deep > before):
                    high = inf
                else:
                    low = -inf
            if (deep > depth) != (before > depth):
                slope = (aside + (off - aside) * (depth - before) / (deep - before)) / depth
                if slope < low:
                    low = slope
                if slope > high:
                    high = slope
            before, aside = deep, off
        return low * self.scale, high * self.scale

    def disc_span(self, disc: Disc) -> Span:
        """The offsets that a disc hides: up to its tangents, or its ends at the target's depth."""
        deep, off = self.turned((disc.centre.x, disc.centre.y))
        whole = hypot(self.dx, self.dy)
        a, p, r = deep / whole, off / whole, float(disc.radius)
        if a * a + p * p <= r * r:
            return EVERYTHING
        edges = [self.disc_edge(a, p, r, side) for side in (-1, 1)]
        if a - r >= whole or a + r <= 0:
            return inf, -inf
        return edges[0] * self.scale, edges[1] * self.scale

    def disc_edge(self, a: float, p: float, r: float, side: int) -> float:
        """The slope of one side of a disc whose centre is at depth a and offset p."""
        square = a * a + p * p
        tangent = sqrt(square - r * r)
        deep = (a * tangent - side * p * r) * tangent / square
        off = (p * tangent + side * a * r) * tangent / square
        whole = hypot(self.dx, self.dy)
        if deep <= 0:
            return side * inf
        if deep > whole:
            return (p + side * sqrt(max(0.0, r * r - (whole - a) ** 2))) / whole
        return off / deep
