"""The outline of squares that lie together."""

from __future__ import annotations

from collections.abc import Collection

from tapete.spaces.cells.grid import Cell
from tapete.spaces.tiles.city import WIDTH, City

CORNERS: tuple[tuple[Cell, Cell, Cell], ...] = (
    ((0, -1), (0, 0), (1, 0)),
    ((1, 0), (1, 0), (1, 1)),
    ((0, 1), (1, 1), (0, 1)),
    ((-1, 0), (0, 1), (0, 0)),
)
"""For each side of a square: the neighbour across it, and the corners between which it runs."""


def outline(cells: Collection[Cell]) -> tuple[Cell, ...]:
    """The corners around squares in one piece, clockwise from the upper left; no holes."""
    steps = dict(_edges(cells))
    first = min(steps, key=lambda corner: (corner[1], corner[0]))
    ring, here = [first], steps[first]
    while here != first:
        ring.append(here)
        here = steps[here]
    return tuple([at for place, at in enumerate(ring) if _bends(ring, place)])


def tile_outline(city: City, place: int, *, indoors: bool) -> tuple[tuple[int, int], ...]:
    """The outline of a tile of a city on the plane, or of the building on it."""
    cells = {cell for cell in city.on(place) if not indoors or city.floor(cell)}
    return tuple([(x * WIDTH, y * WIDTH) for x, y in outline(cells)])


def _edges(cells: Collection[Cell]) -> list[tuple[Cell, Cell]]:
    """The edges with no other square beyond them, each from corner to corner, clockwise."""
    return [
        ((x + fx, y + fy), (x + tx, y + ty))
        for x, y in cells
        for (dx, dy), (fx, fy), (tx, ty) in CORNERS
        if (x + dx, y + dy) not in cells
    ]


def _bends(ring: list[Cell], place: int) -> bool:
    """True if the outline turns at a corner."""
    before, after = ring[place - 1], ring[(place + 1) % len(ring)]
    return before[0] != after[0] and before[1] != after[1]
