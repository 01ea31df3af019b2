"""Ways walked."""

from __future__ import annotations

from math import ceil

import msgspec

from tapete.spaces.plane.point import Point

ROUNDING = 1e-6


class Route(msgspec.Struct, frozen=True):
    """Places from the start to the end, straight from each to the next, and what it costs."""

    points: tuple[Point, ...]
    cost: int = 0

    @property
    def end(self) -> Point:
        return self.points[-1]


class Obstruction(msgspec.Struct, frozen=True):
    """Why a route cannot be walked: `off_board`, `through`, `over` or `ends_on`; by what; where.

    Where something was measured, how much it needs and how much there is.
    """

    kind: str
    name: str
    place: Point
    needs: int = 0
    has: int = 0


class Measured(msgspec.Struct, frozen=True):
    """A route measured: how long, at what cost, over which difficult pieces, and what bars it."""

    length: int
    cost: int
    over: tuple[int, ...] = ()
    barred: Obstruction | None = None


def whole(length: float) -> int:
    """Rounded up: a whole allowance is enough exactly when it is enough for this."""
    return ceil(length - ROUNDING)
