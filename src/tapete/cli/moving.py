"""Moves typed as places of the map: `m 12 4` goes to column 12, row 4."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tapete.cli.reading import NotUnderstood
from tapete.kernel.domains import Domain, Either
from tapete.kernel.plain import Plain

if TYPE_CHECKING:
    from tapete.spaces.point import Point

WAYS = ("m", "move", "mover")
FREE, SQUARES = "route", "squares"


class Moves(msgspec.Struct, frozen=True):
    """A question about a way over the map, maybe one of several ways to answer."""

    domain: Domain[Any]
    way: str = ""

    def answer(self, typed: str) -> Plain:
        """The plain answer for places typed one after the other, each a column and a row."""
        steps = self._steps(_places(typed))
        return [self.way, steps] if self.way else steps

    def _steps(self, places: Sequence[tuple[float, float]]) -> Plain:
        if _kind(self.domain) == SQUARES:
            return [list(_spot(x, y)) for x, y in places]
        free: Any = self.domain
        plain: Plain = free.head([_point(x, y) for x, y in places])
        return plain


def moves_in(domain: Domain[Any]) -> Moves | None:
    if isinstance(domain, Either):
        found = [(way, one) for way, one in domain.ways.items() if _kind(one) in (FREE, SQUARES)]
        return Moves(found[0][1], found[0][0]) if found else None
    return Moves(domain) if _kind(domain) in (FREE, SQUARES) else None


def _kind(domain: Domain[Any]) -> str:
    """A form describes itself at length: only what has a start can be a way."""
    return str(domain.describe()["kind"]) if hasattr(domain, "start") else ""


def _places(typed: str) -> list[tuple[float, float]]:
    try:
        numbers = [float(part) for part in typed.split()]
    except ValueError:
        raise NotUnderstood(given=typed) from None
    if not numbers or len(numbers) % 2:
        raise NotUnderstood(given=typed)
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _spot(column: float, row: float) -> tuple[int, int]:
    """The middle of a square of the map, counted from 1; `12.5` is half a square further."""
    from tapete.spaces.point import INCH

    return round((column - 0.5) * INCH), round((row - 0.5) * INCH)


def _point(column: float, row: float) -> Point:
    from tapete.spaces.point import Point

    return Point(*_spot(column, row))
