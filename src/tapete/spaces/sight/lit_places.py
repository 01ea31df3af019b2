"""Which places of a base, or of the front half of its edge, are lit or in shadow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, hypot, pi, radians, sin, sqrt

import shapely

from tapete.spaces.plane.disc import Disc
from tapete.spaces.sight.crossed import EPS
from tapete.spaces.sight.crossing import Lines
from tapete.spaces.sight.obstacle import Spot
from tapete.spaces.sight.shadow import Ring, Shadow

GRID = 0.001
"""In tenths of a millimetre: shadows this close to each other leave no gap between them."""
SLIVER = 1e-9
"""In radians: a stretch of the front narrower than this is ignored."""


def on_base(disc: Disc, shadows: Sequence[Shadow]) -> Lines:
    """Looks along the lines to every place of a base."""
    depths = [_depth(one.ring, disc) for one in shadows]
    met = [one for one, deep in zip(shadows, depths, strict=True) if deep > -disc.radius + EPS]
    alone = len(met) == 1
    free = max(depths) <= disc.radius + EPS if alone else lit_spot(disc, met) is not None
    return Lines(free, frozenset([one.thing for one in met]))


def lit_spot(disc: Disc, met: Sequence[Shadow]) -> Spot | None:
    """A place of a base outside all the shadows, its middle if possible; None if there is none."""
    x, y = disc.centre.x, disc.centre.y
    depths = [_depth(one.ring, disc) for one in met]
    deepest = max(depths, default=0.0)
    if deepest <= EPS and sum([deep >= -EPS for deep in depths]) < 2:
        return float(x), float(y)
    if deepest > disc.radius + EPS:
        return None
    dark = shapely.union_all([shapely.Polygon(one.ring) for one in met], grid_size=GRID)
    rim = shapely.boundary(dark)
    middle = shapely.Point(x, y)
    if shapely.distance(rim, middle) > disc.radius + EPS:
        return None
    spot = shapely.get_point(shapely.shortest_line(rim, middle), 0)
    return shapely.get_x(spot), shapely.get_y(spot)


def _depth(ring: Ring, disc: Disc) -> float:
    """How deep inside an outline the middle of a base is; negative outside."""
    x, y = disc.centre.x, disc.centre.y
    deep, far = float("inf"), float("inf")
    ax, ay = ring[-1]
    for bx, by in ring:
        dx, dy = bx - ax, by - ay
        side = (dx * (y - ay) - dy * (x - ax)) / (hypot(dx, dy) or 1.0)
        deep = min(deep, side)
        if side < 0:
            share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy or 1.0)
            share = min(1.0, max(0.0, share))
            far = min(far, hypot(x - ax - dx * share, y - ay - dy * share))
        ax, ay = bx, by
    return deep if deep >= 0 else -far


def on_front(disc: Disc, facing: float, shadows: Sequence[Shadow]) -> Lines:
    """Looks along the lines to every place of the front half of a base's edge."""
    free, crossed = False, set[int]()
    for spot in _front_spots(disc, facing, shadows):
        dark = [one.thing for one in shadows if _holds(one.ring, spot)]
        crossed.update(dark)
        free = free or not dark
    return Lines(free, frozenset(crossed))


def lit_front_spot(disc: Disc, facing: float, shadows: Sequence[Shadow]) -> Spot | None:
    """A place of the front outside all the shadows; None if there is none."""
    for spot in _front_spots(disc, facing, shadows):
        if not any(_holds(one.ring, spot) for one in shadows):
            return spot
    return None


def dark_front_spot(disc: Disc, facing: float, one: Shadow) -> Spot | None:
    """A place of the front inside a shadow; None if there is none."""
    return next((s for s in _front_spots(disc, facing, [one]) if _holds(one.ring, s)), None)


def dark_spot(disc: Disc, one: Shadow) -> Spot | None:
    """A place well within both a base and a shadow; None if they do not overlap."""
    base = shapely.Point(disc.centre.x, disc.centre.y).buffer(disc.radius)
    both = shapely.intersection(base, shapely.Polygon(one.ring))
    if shapely.is_empty(both):
        return None
    spot = shapely.centroid(both)
    return shapely.get_x(spot), shapely.get_y(spot)


def _front_spots(disc: Disc, facing: float, shadows: Sequence[Shadow]) -> Iterator[Spot]:
    """One place in each stretch of the front; stretches end where a shadow begins or ends."""
    ahead = radians(facing) - pi / 2
    cuts = [-pi / 2, pi / 2]
    for one in shadows:
        for angle in _edge_angles(one.ring, disc):
            off = (angle - ahead + pi) % (2 * pi) - pi
            if -pi / 2 < off < pi / 2:
                cuts.append(off)
    cuts.sort()
    for low, high in pairwise(cuts):
        if high - low > SLIVER:
            angle = ahead + (low + high) / 2
            yield disc.centre.x + disc.radius * cos(angle), disc.centre.y + disc.radius * sin(angle)


def _edge_angles(ring: Ring, disc: Disc) -> Iterator[float]:
    """The directions, from a base's middle, in which an outline crosses its edge."""
    x, y, radius = disc.centre.x, disc.centre.y, disc.radius
    ax, ay = ring[-1]
    for bx, by in ring:
        dx, dy, ox, oy = bx - ax, by - ay, ax - x, ay - y
        square = dx * dx + dy * dy
        half, rest = ox * dx + oy * dy, ox * ox + oy * oy - radius * radius
        under = half * half - square * rest
        if square and under > 0:
            for root in (sqrt(under), -sqrt(under)):
                share = (root - half) / square
                if 0 <= share <= 1:
                    yield atan2(oy + dy * share, ox + dx * share)
        ax, ay = bx, by


def _holds(ring: Ring, spot: Spot) -> bool:
    """True if a place is strictly inside a convex outline."""
    x, y = spot
    ax, ay = ring[-1]
    for bx, by in ring:
        if (bx - ax) * (y - ay) - (by - ay) * (x - ax) <= 0:
            return False
        ax, ay = bx, by
    return True
