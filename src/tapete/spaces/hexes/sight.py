"""Sight between hexes, along the straight line from centre to centre, in whole numbers.

Hexes that the line crosses block it if they are obstacles. Hexes along whose edge it runs block it
only if two or more of them are. A hex that the line merely touches at a corner is nothing to it.
A missing hex is always an obstacle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from tapete.spaces.hexes.hexes import Hex, Hexes

CORNERS: tuple[Hex, ...] = ((1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1))
"""The corners of a hex from its centre, in thirds of a step."""
EDGES = 2
"""How many obstacles along whose edges a line runs it takes to block it."""


class Line(NamedTuple):
    """What lies between two hexes: which of the board's hexes, as bits, and the gaps.

    `gaps` counts the missing hexes along whose edge the line runs. A line that crosses one is
    `barred`.
    """

    crossed: int
    edged: int
    gaps: int
    barred: bool

    def free(self, obstacles: int) -> bool:
        if self.barred or self.crossed & obstacles:
            return False
        return self.gaps + (self.edged & obstacles).bit_count() < EDGES


class Sight:
    """All lines of a board, each worked out when it is first needed."""

    def __init__(self, hexes: Hexes) -> None:
        self.hexes = hexes
        self._lines: dict[tuple[Hex, Hex], Line] = {}

    def bits(self, cells: Iterable[Hex]) -> int:
        """Some hexes of the board as one number."""
        place = self.hexes.place
        found = 0
        for cell in cells:
            found |= 1 << place[cell]
        return found

    def sees(self, one: Hex, other: Hex, obstacles: int) -> bool:
        """True if nothing blocks the line; what is in the two hexes themselves does not count."""
        return one == other or self.line(one, other).free(obstacles)

    def line(self, one: Hex, other: Hex) -> Line:
        found = self._lines.get((one, other))
        if found is None:
            found = self._lines[one, other] = self._lines[other, one] = self._drawn(one, other)
        return found

    def _drawn(self, one: Hex, other: Hex) -> Line:
        crossed = edged = gaps = 0
        barred = False
        places = self.hexes.place
        for cell, through in between(one, other):
            place = places.get(cell)
            if place is None:
                barred, gaps = barred or through, gaps + (not through)
            elif through:
                crossed |= 1 << place
            else:
                edged |= 1 << place
        return Line(crossed, edged, gaps, barred)


def between(one: Hex, other: Hex) -> Iterator[tuple[Hex, bool]]:
    """The hexes between two others that the line runs through (True) or along (False)."""
    q, r = one
    for (dq, dr), through in _on_line(other[0] - q, other[1] - r):
        yield (q + dq, r + dr), through


@cache
def _on_line(dq: int, dr: int) -> tuple[tuple[Hex, bool], ...]:
    """The same for a line that begins at (0, 0): wherever two hexes are, only the step counts.

    Lines that differ by a turn of the board, or by a reflection, are worked out once.
    """
    if dq < 0 or dr < 0:
        if dq > 0 or dr > 0:
            return tuple([((q + r, -q), through) for (q, r), through in _on_line(-dr, dq + dr)])
        return tuple([((-q, -r), through) for (q, r), through in _on_line(-dq, -dr)])
    if dq < dr:
        return tuple([((r, q), through) for (q, r), through in _on_line(dr, dq)])
    found = [(cell, _meets(dq, dr, cell)) for cell in _near(dq, dr)]
    return tuple([(cell, through) for cell, through in found if through is not None])


def _near(dq: int, dr: int) -> Iterator[Hex]:
    for column in range(-1, dq + 2):
        for row in range(-1, dr + 2):
            yield column, row


def _meets(dq: int, dr: int, cell: Hex) -> bool | None:
    """True if the line crosses the inside of a hex, False if it runs along an edge, else None."""
    q, r = cell
    sides = [dq * (3 * r + down) - dr * (3 * q + across) for across, down in CORNERS]
    if min(sides) < 0 < max(sides):
        return True if _on_the_way(dq, dr, q, r) else None
    return False if sides.count(0) == 2 and _on_the_way(dq, dr, q, r) else None


def _on_the_way(dq: int, dr: int, q: int, r: int) -> bool:
    """True if a hex is neither behind the start nor beyond the end of a line."""
    return 0 < _product(dq, dr, q, r) < _product(dq, dr, dq, dr)


def _product(a: int, b: int, c: int, d: int) -> int:
    """Twice the inner product of two steps on the plane."""
    return 2 * a * c + 2 * b * d + a * d + b * c
