"""Places on the map that are typed: `m 12 4` goes to column 12, row 4.

Where an answer also says which way to look, one more number is a direction in degrees, clockwise
from straight up: `m 12 4 90`. A direction by itself turns the figure on the spot. Where a way may
climb, `m 12 4 height 3` stops that high on the wall, and `m 12 4 fall` drops from too high.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tapete.cli.reading import NotUnderstood
from tapete.kernel.domains import Domain, Either
from tapete.kernel.plain import Plain, plain_of

if TYPE_CHECKING:
    from tapete.spaces.plane.point import Point

WAYS = ("m", "move", "mover")
ROUTE, SQUARES, SPOT, ALONG, TEMPLATE = "route", "squares", "spot", "along", "template"
FALLS, HEIGHTS = ("fall", "caer"), ("height", "altura")
"""The words, after a place, for a drop that does harm and for a height of a wall."""
TYPED = (ROUTE, SQUARES, SPOT, ALONG, TEMPLATE)
"""The kinds of questions that a place answers. If there are several, the first here is meant."""
INCHES = (254, 0.5)
"""The width of a column, and what to subtract from its number to get its middle, in columns."""


class Moves(msgspec.Struct, frozen=True):
    """A question about a place on the map or a way to it; maybe one of several ways to answer."""

    domain: Domain[Any]
    way: Any = ""
    ruler: tuple[int, float] = INCHES

    @property
    def turns(self) -> bool:
        """True if the answer also says which way to look."""
        return "facing" in self.domain.describe()

    @property
    def spins(self) -> bool:
        """True if the answer may be to turn without going anywhere."""
        return self.turns and kind_of(self.domain) == ROUTE

    @property
    def steep(self) -> bool:
        """True if there is a wall or an edge near, to hang on or to fall from."""
        return bool(getattr(self.domain, "steep", False))

    def answer(self, typed: str) -> Plain:
        """Returns the plain answer for places typed one after another, each by column and row."""
        given, manner = _split(typed)
        numbers = _numbers(given)
        facing = numbers.pop() if len(numbers) % 2 and self.turns else None
        if len(numbers) % 2 or not (numbers or (self.spins and facing is not None)):
            raise NotUnderstood(given=typed)
        places = list(zip(numbers[::2], numbers[1::2], strict=True))
        plain = self._varied(places, manner) if manner else self._led(places)
        if plain is None:
            raise NotUnderstood(given=typed)
        if facing is not None and isinstance(plain, dict):
            plain = {**plain, "facing": round(facing) % 360}
        return [plain_of(self.way), plain] if self.way else plain

    def _varied(self, places: Sequence[tuple[float, float]], manner: Sequence[str]) -> Plain | None:
        """The answer that falls there, or stops at a height of a wall; None if there is none."""
        if not (self.steep and places):
            return None
        free: Any = self.domain
        word, *heights = manner
        if word in FALLS:
            fall: Plain | None = None if heights else free.fall(self._point(*places[-1]))
            return fall
        way = self._led(places)
        if len(heights) != 1 or free.heights(way) is None:
            return None
        hung: Plain = free.hang(way, round(_numbers(heights[0])[0] * self.ruler[0]))
        return hung

    def _led(self, places: Sequence[tuple[float, float]]) -> Plain:
        if not places:
            return {"way": []}
        if kind_of(self.domain) == SQUARES:
            return [list(self._spot(x, y)) for x, y in places]
        free: Any = self.domain
        plain: Plain = free.head([self._point(x, y) for x, y in places])
        return plain

    def _spot(self, column: float, row: float) -> tuple[int, int]:
        """The place that a column and a row stand for; `12.5` is half a column past `12`."""
        wide, before = self.ruler
        return round((column - before) * wide), round((row - before) * wide)

    def _point(self, column: float, row: float) -> Point:
        from tapete.spaces.plane.point import Point

        return Point(*self._spot(column, row))


def moves_in(domain: Domain[Any], ruler: tuple[int, float] = INCHES) -> Moves | None:
    """Returns the way of answering with a place on the map; None if there is none."""
    ways: Mapping[Any, Domain[Any]] = domain.ways if isinstance(domain, Either) else {"": domain}
    found = [(way, one) for way, one in ways.items() if kind_of(one) in TYPED]
    found.sort(key=lambda pair: TYPED.index(kind_of(pair[1])))
    return Moves(found[0][1], found[0][0], ruler) if found else None


def places_of(domain: Domain[Any], way: Any, ruler: tuple[int, float]) -> Moves | None:
    """Returns one way of answering, if a place on the map answers it; else None."""
    inner = domain.ways.get(way) if isinstance(domain, Either) else domain
    if inner is None or kind_of(inner) not in TYPED:
        return None
    return Moves(inner, way if isinstance(domain, Either) else "", ruler)


def kind_of(domain: Domain[Any]) -> str:
    """Returns the domain's kind, or "" if nothing can be pointed at.

    Only the domains that can be pointed at are asked, since a form describes itself at length.
    """
    return str(domain.describe()["kind"]) if hasattr(domain, "head") or _walks(domain) else ""


def _walks(domain: Domain[Any]) -> bool:
    return hasattr(domain, "start")


def _split(typed: str) -> tuple[str, list[str]]:
    """Returns the numbers that were typed, and what follows from the first word on."""
    parts = typed.lower().split()
    first = next((n for n, part in enumerate(parts) if part in (*FALLS, *HEIGHTS)), len(parts))
    return " ".join(parts[:first]), parts[first:]


def _numbers(typed: str) -> list[float]:
    try:
        return [float(part) for part in typed.replace(",", " ").split()]
    except ValueError:
        raise NotUnderstood(given=typed) from None
