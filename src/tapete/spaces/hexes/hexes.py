"""A board of hexes. Some may be missing, so that the board has gaps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from tapete.kernel.kept import once
from tapete.spaces.cells.grid import Cell
from tapete.spaces.plane.point import Point

Hex: TypeAlias = Cell
"""Axial coordinates: q grows to the east, r to the south-east."""
SIX: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The neighbours of a hex, clockwise from the east."""
WIDTH = 600
"""From centre to centre of two neighbours, in tenths of a millimetre."""
CORNER, SHOULDER = 346, 174
"""How far above and below its centre the outermost and the other corners of a hex are."""
ROW = CORNER + SHOULDER


def apart(one: Hex, other: Hex) -> int:
    """How many steps two hexes are apart on a board without gaps."""
    dq, dr = one[0] - other[0], one[1] - other[1]
    return abs(dq + dr) if (dq < 0) == (dr < 0) else max(abs(dq), abs(dr))


def around(here: Hex) -> list[Hex]:
    """The six neighbours of a hex, whether or not they are on a board."""
    return [(here[0] + dq, here[1] + dr) for dq, dr in SIX]


class Hexes:
    """The hexes that a board has, in reading order. It is compared by identity."""

    size = WIDTH

    def __init__(self, cells: Iterable[Hex]) -> None:
        self.cells = tuple(sorted(set(cells), key=lambda cell: (cell[1], cell[0])))
        self.place = {cell: number for number, cell in enumerate(self.cells)}
        """The number of each hex."""
        self.beside = {
            cell: tuple([one for one in around(cell) if one in self.place]) for cell in self.cells
        }
        """The neighbours of each hex that are on the board."""
        self._steps = {
            cell: tuple([(one, WIDTH) for one in beside]) for cell, beside in self.beside.items()
        }

    def inside(self, cell: Hex) -> bool:
        return cell in self.place

    free = inside

    def steps(self, cell: Hex) -> tuple[tuple[Hex, int], ...]:
        return self._steps[cell]

    def distance(self, one: Hex, other: Hex) -> int:
        return apart(one, other) * WIDTH

    def within(self, here: Hex, far: int) -> list[Hex]:
        """The hexes of the board at most so many steps away through the air, nearest first."""
        near = [cell for cell in self.cells if apart(here, cell) <= far]
        return sorted(near, key=lambda cell: (apart(here, cell), self.place[cell]))

    # --- on the plane

    @once
    def _corner(self) -> tuple[int, int]:
        """The least x and y of any centre, left out so that the board begins at (0, 0)."""
        return min(2 * q + r for q, r in self.cells), min(r for _, r in self.cells)

    @once
    def _centres(self) -> dict[Hex, Point]:
        return {cell: self._centre(cell) for cell in self.cells}

    def centre(self, cell: Hex) -> Point:
        return self._centres.get(cell) or self._centre(cell)

    def _centre(self, cell: Hex) -> Point:
        west, north = self._corner
        x = (2 * cell[0] + cell[1] - west + 1) * WIDTH // 2
        return Point(x, (cell[1] - north) * ROW + CORNER)

    def spot(self, cell: Hex, by: tuple[int, int] = (0, 0)) -> tuple[int, int]:
        """A place in a hex, from its middle."""
        middle = self.centre(cell)
        return middle.x + by[0], middle.y + by[1]

    def outline(self, cell: Hex) -> tuple[Point, ...]:
        """The six corners of a hex, clockwise from the top."""
        x, y = self.centre(cell).x, self.centre(cell).y
        half = WIDTH // 2
        return (
            Point(x, y - CORNER), Point(x + half, y - SHOULDER), Point(x + half, y + SHOULDER),
            Point(x, y + CORNER), Point(x - half, y + SHOULDER), Point(x - half, y - SHOULDER),
        )  # fmt: skip

    @once
    def extent(self) -> Point:
        """The width and the height of the board."""
        centres = [self.centre(cell) for cell in self.cells]
        right, low = max(one.x for one in centres), max(one.y for one in centres)
        return Point(right + WIDTH // 2, low + CORNER)

    def at(self, point: Point) -> Hex:
        """The hex whose centre is nearest to a place; it need not be on the board."""
        west, north = self._corner
        row = round((point.y - CORNER) / ROW) + north
        near = [self._in_row(point, r, west) for r in (row - 1, row, row + 1)]
        return min(near, key=lambda cell: (self._square(cell, point), cell))

    def _in_row(self, point: Point, r: int, west: int) -> Hex:
        doubled = 2 * point.x / WIDTH + west - 1
        return round((doubled - r) / 2), r

    def _square(self, cell: Hex, point: Point) -> int:
        centre = self.centre(cell)
        return (centre.x - point.x) ** 2 + (centre.y - point.y) ** 2
