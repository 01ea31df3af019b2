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
    return tuple(_met(dq, dr))


def _met(dq: int, dr: int) -> Iterator[tuple[Hex, bool]]:
    """The same for a line to the east, at most as far down as across, in the order of columns.

    Distances from the line are counted so that two centres of a column are 3 `dq` apart. The two
    corners of a hex that are farthest from the line are then 2 `dq` + `dr` away. The line runs
    along an edge only where the next corner is as far, which is so if `dq` is `dr`.
    """
    column, corner, end = 3 * dq, 2 * dq + dr, _along(dq, dr, dq, dr)
    for q in range(dq + 1 if dq else 0):
        middle = 3 * dr * q
        for r in range(-((corner - middle) // column), (corner + middle) // column + 1):
            through = abs(column * r - middle) < corner
            if (through or dq == dr) and 0 < _along(dq, dr, q, r) < end:
                yield (q, r), through


def _along(dq: int, dr: int, q: int, r: int) -> int:
    """How far along a line a hex is: twice the inner product of the two steps on the plane."""
    return 2 * dq * q + 2 * dr * r + dq * r + dr * q
