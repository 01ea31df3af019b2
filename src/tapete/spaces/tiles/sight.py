"""Sight between squares, along the straight line from centre to centre, in whole numbers.

Walls and closed doors block it; windows, fences and figures do not. A line through the corner of
four squares passes if there is a free way round it on either side.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from tapete.spaces.cells.grid import Cell
from tapete.spaces.tiles.city import City
from tapete.spaces.tiles.tile import DOOR, SIDES, STEPS, WALL, Side, across
from tapete.spaces.tiles.ways import CLOSED


def sees(city: City, one: Cell, other: Cell, far: int, *, doors: Collection[int] = CLOSED) -> bool:
    """True if a square is at most so many away, diagonals included, and nothing blocks the line.

    `doors` are the numbers of those that stand open.
    """
    dx, dy = other[0] - one[0], other[1] - one[1]
    if max(abs(dx), abs(dy)) > far or other not in city.signs:
        return False
    cell = one
    for across_, down in crossings(dx, dy):
        if not _passes(city, cell, across_, down, doors):
            return False
        cell = cell[0] + across_, cell[1] + down
    return True


@cache
def crossings(dx: int, dy: int) -> tuple[Cell, ...]:
    """The steps from square to square along a line; one through a corner is diagonal.

    The line leaves a column after each odd number of `|dy|` out of `2 |dx| |dy|` parts of its way.
    """
    wide, high = abs(dx), abs(dy)
    east, south = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    columns = {(2 * n + 1) * max(high, 1) for n in range(wide)}
    rows = {(2 * n + 1) * max(wide, 1) for n in range(high)}
    return tuple(
        [
            (east if place in columns else 0, south if place in rows else 0)
            for place in sorted(columns | rows)
        ]
    )


def _passes(city: City, cell: Cell, dx: int, dy: int, doors: Collection[int]) -> bool:
    if dx and dy:
        return _bends(city, cell, dx, dy, doors) or _bends(city, cell, dy, dx, doors, swapped=True)
    return _clear(city, cell, SIDES[STEPS.index((dx, dy))], doors)


def _bends(
    city: City, cell: Cell, first: int, second: int, doors: Collection[int], swapped: bool = False
) -> bool:
    """True if one can see round a corner, by way of one of the two squares beside it."""
    one, two = (first, 0), (0, second)
    if swapped:
        one, two = (0, first), (second, 0)
    side, then = SIDES[STEPS.index(one)], SIDES[STEPS.index(two)]
    return _clear(city, cell, side, doors) and _clear(city, across(cell, side), then, doors)


def _clear(city: City, cell: Cell, side: Side, doors: Collection[int]) -> bool:
    """True if nothing on an edge blocks sight, and there is a square on its other side."""
    if across(cell, side) not in city.signs:
        return False
    edge = city.edge(cell, side)
    if edge is None or edge.kind not in (WALL, DOOR):
        return True
    return edge.kind == DOOR and city.door_at(cell, across(cell, side)) in doors
