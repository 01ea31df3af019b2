"""Routes, measured routes, and what can bar them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil

import msgspec

from tapete.spaces.plane.point import Point

ROUNDING = 1e-6


class Route(msgspec.Struct, frozen=True, gc=False):
    """The places of a route from start to end, joined by straight lines, and its cost."""

    points: tuple[Point, ...]
    cost: int = 0

    @property
    def end(self) -> Point:
        return self.points[-1]


class Obstruction(msgspec.Struct, frozen=True, gc=False):
    """Why a route cannot be walked: `off_board`, `through`, `over` or `ends_on`; by what, where.

    `needs` and `has` are how much it needs and how much there is, if something was measured.
    """

    kind: str
    name: str
    place: Point
    needs: int = 0
    has: int = 0


class Measured(msgspec.Struct, frozen=True):
    """A measured route: its length, its cost, the difficult pieces on it, and what bars it."""

    length: int
    cost: int
    over: tuple[int, ...] = ()
    barred: Obstruction | None = None


def nearest_to(
    routes: Iterable[Route], goals: Iterable[Point], apart: Callable[[Point, Point], int]
) -> list[Route]:
    """The route that ends nearest to each goal, the cheapest of equals, and each route once.

    One that ends beside a goal, 1 apart, is as good as one that ends on it.
    """
    walks = [route for route in routes if len(route.points) > 1]
    ranks = [lambda one, goal=goal: (max(1, apart(one.end, goal)), one.cost) for goal in goals]
    found = [min(walks, key=rank) for rank in ranks] if walks else []
    return list({route.end: route for route in found}.values())


def whole(length: float) -> int:
    """Rounds up: a whole allowance is enough for a length exactly if it is enough for this."""
    return ceil(length - ROUNDING)
