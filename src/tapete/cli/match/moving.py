"""Places of the map that are typed: `m 12 4` goes to column 12, row 4.

Where one also says which way to look, a number more is a direction in degrees, clockwise from
straight up: `m 12 4 90`; by itself it is to turn on the spot.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tapete.cli.reading import NotUnderstood
from tapete.kernel.domains import Domain, Either
from tapete.kernel.plain import Plain

if TYPE_CHECKING:
    from tapete.spaces.plane.point import Point

WAYS = ("m", "move", "mover")
ROUTE, SQUARES, SPOT, ALONG = "route", "squares", "spot", "along"
TYPED = (ROUTE, SQUARES, SPOT, ALONG)
"""Kinds of questions that a place answers; the first of them is meant where there are several."""
INCHES = (254, 0.5)
"""A column is so wide, and its number is so much of one before its end."""


class Moves(msgspec.Struct, frozen=True):
    """A question about a place of the map, or a way to it, maybe one of several ways to answer."""

    domain: Domain[Any]
    way: str = ""
    ruler: tuple[int, float] = INCHES

    @property
    def turns(self) -> bool:
        """Whether one also says which way to look."""
        return "facing" in self.domain.describe()

    @property
    def spins(self) -> bool:
        """Whether one may turn without going anywhere."""
        return self.turns and kind_of(self.domain) == ROUTE

    def answer(self, typed: str) -> Plain:
        """The plain answer for places typed one after the other, each a column and a row."""
        numbers = _numbers(typed)
        facing = numbers.pop() if len(numbers) % 2 and self.turns else None
        if len(numbers) % 2 or not (numbers or (self.spins and facing is not None)):
            raise NotUnderstood(given=typed)
        plain = self._led(list(zip(numbers[::2], numbers[1::2], strict=True)))
        if facing is not None and isinstance(plain, dict):
            plain = {**plain, "facing": round(facing) % 360}
        return [self.way, plain] if self.way else plain

    def _led(self, places: Sequence[tuple[float, float]]) -> Plain:
        if not places:
            return {"way": []}
        if kind_of(self.domain) == SQUARES:
            return [list(self._spot(x, y)) for x, y in places]
        free: Any = self.domain
        plain: Plain = free.head([self._point(x, y) for x, y in places])
        return plain

    def _spot(self, column: float, row: float) -> tuple[int, int]:
        """The place a column and a row stand for; `12.5` is half a column further."""
        wide, before = self.ruler
        return round((column - before) * wide), round((row - before) * wide)

    def _point(self, column: float, row: float) -> Point:
        from tapete.spaces.plane.point import Point

        return Point(*self._spot(column, row))


def moves_in(domain: Domain[Any], ruler: tuple[int, float] = INCHES) -> Moves | None:
    """The way of answering that a place of the map is; None if there is none."""
    ways: Mapping[str, Domain[Any]] = domain.ways if isinstance(domain, Either) else {"": domain}
    found = [(way, one) for way, one in ways.items() if kind_of(one) in TYPED]
    found.sort(key=lambda pair: TYPED.index(kind_of(pair[1])))
    return Moves(found[0][1], found[0][0], ruler) if found else None


def kind_of(domain: Domain[Any]) -> str:
    """A form describes itself at length: only what can be pointed at is asked."""
    return str(domain.describe()["kind"]) if hasattr(domain, "head") or _walks(domain) else ""


def _walks(domain: Domain[Any]) -> bool:
    return hasattr(domain, "start")


def _numbers(typed: str) -> list[float]:
    try:
        return [float(part) for part in typed.replace(",", " ").split()]
    except ValueError:
        raise NotUnderstood(given=typed) from None
