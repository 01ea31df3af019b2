"""Every place a disc can get to, as cells of a grid with their costs, for a screen to draw."""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt, pi
from typing import TYPE_CHECKING, TypeAlias

import msgspec
import numpy as np

from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.routes.bend_graph import Places
from tapete.spaces.routes.route import whole

if TYPE_CHECKING:
    from tapete.spaces.routes.ground import Ground


Flags: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.bool_]]

MOST = 600
FINEST = INCH // 2
ROUNDING = 1e-6


class Cells(msgspec.Struct, frozen=True):
    """The middles of cells: x, y and the cost of getting there."""

    size: int
    places: tuple[tuple[int, int, int], ...] = ()


def reached(ground: Ground, start: Point, allowance: int) -> Cells:
    """The cells whose middle can be reached, found from the bends of the shortest ways."""
    size = max(FINEST, isqrt(round(pi * allowance * allowance / MOST)))
    spots = standable(ground, around(start, allowance, size))
    costs = np.full(len(spots), np.inf)
    bends = ground.reach(start, allowance)
    limit = allowance + ROUNDING
    for bend, (cost, _) in bends.settled.items():
        from_bend(ground, np.array(bends.places[bend], dtype=float), cost, limit, spots, costs)
    found = np.flatnonzero(costs <= limit)
    return Cells(
        size, tuple([(int(spots[n][0]), int(spots[n][1]), whole(costs[n])) for n in found])
    )


def free_within(
    ground: Ground, left: int, top: int, right: int, bottom: int, allows: Callable[[Point], bool]
) -> Cells:
    """The cells of a box on whose middle a disc may be put; they cost nothing."""
    width, height = max(0, right - left), max(0, bottom - top)
    size = max(FINEST, isqrt(width * height // MOST))
    spots = standable(ground, _grid(left, top, width, height, size))
    points = [Point(int(x), int(y)) for x, y in spots]
    return Cells(size, tuple([(point.x, point.y, 0) for point in points if allows(point)]))


def _grid(left: int, top: int, width: int, height: int, size: int) -> Places:
    """The middles of as many cells as fit in the box, centred in it."""
    across, down = np.arange(width // size + 1) * size, np.arange(height // size + 1) * size
    x, y = np.meshgrid(across + (width % size) // 2, down + (height % size) // 2)
    return np.stack([x.ravel() + left, y.ravel() + top], 1).astype(float)


def around(start: Point, allowance: int, size: int) -> Places:
    """The middles of the cells within a circle, including the start."""
    far = allowance // size
    steps = np.arange(-far, far + 1) * size
    x, y = np.meshgrid(steps, steps)
    near = x * x + y * y <= allowance * allowance
    return np.stack([x[near] + start.x, y[near] + start.y], 1).astype(float)


def standable(ground: Ground, spots: Places) -> Places:
    """The spots on the board that are free of scenery and figures."""
    prepared = ground.prepared
    x, y = spots[:, 0], spots[:, 1]
    radius = prepared.radius
    free = (x >= radius) & (x <= prepared.right) & (y >= radius) & (y <= prepared.bottom)
    for cx, cy, reach, _, _ in ground.discs:
        free &= (x - cx) ** 2 + (y - cy) ** 2 >= reach * reach
    free[ground.footing.blocked(spots, spots)] = False
    return spots[free]


def from_bend(
    ground: Ground, bend: Places, cost: float, limit: float, spots: Places, costs: Places
) -> None:
    """Lowers the costs of the spots that are reached more cheaply straight from a bend."""
    least = cost + np.hypot(*(spots - bend).T)
    better = np.flatnonzero((least < costs - 1) & (least <= limit))
    if not len(better):
        return
    ends = spots[better]
    starts = np.broadcast_to(bend, ends.shape)
    free = np.ones(len(better), dtype=bool)
    free[ground.prepared.blocked(starts, ends)] = False
    for x, y, reach, passable, _ in ground.discs:
        if not passable:
            free &= _clear(bend, ends, np.array((x, y), dtype=float), reach)
    for n in better[free]:
        costs[n] = min(costs[n], cost + _price(ground, bend, spots[n]))


def _clear(a: Places, ends: Places, centre: Places, reach: int) -> Flags:
    """True for each end whose straight way from one place keeps clear of a disc."""
    along = ends - a
    square = np.maximum((along * along).sum(1), 1.0)
    share = np.clip(((centre - a) * along).sum(1) / square, 0.0, 1.0)
    nearest = a + along * share[:, None]
    clear: Flags = ((nearest - centre) ** 2).sum(1) >= reach * reach - 1
    return clear


def _price(ground: Ground, a: Places, b: Places) -> float:
    return ground.cost((int(a[0]), int(a[1])), (int(b[0]), int(b[1])))
