"""What stands between the squares of a city, as outlines on the plane."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from tapete.spaces.cells.grid import Cell
from tapete.spaces.tiles.city import WIDTH, City, Entrance
from tapete.spaces.tiles.tile import SIDES, Side

Pair: TypeAlias = tuple[int, int]
Box: TypeAlias = tuple[Pair, Pair, Pair, Pair]


def box(left: int, top: int, right: int, bottom: int) -> Box:
    return (left, top), (right, top), (right, bottom), (left, bottom)


def runs(city: City, kind: str, thick: int) -> Iterator[Box]:
    """The outlines of all edges of a kind; edges in a line are joined. All are twice `thick`."""
    lying = {
        _line(cell, side) for cell in city.signs for side in SIDES if _is(city, cell, side, kind)
    }
    for y, first, last in _joined(sorted((y, x) for upright, x, y in lying if not upright)):
        yield _slab(first, y, last + 1, y, thick)
    for x, first, last in _joined(sorted((x, y) for upright, x, y in lying if upright)):
        yield _slab(x, first, x, last + 1, thick)


def _slab(left: int, top: int, right: int, bottom: int, thick: int) -> Box:
    return box(
        left * WIDTH - thick, top * WIDTH - thick, right * WIDTH + thick, bottom * WIDTH + thick
    )


def _is(city: City, cell: Cell, side: Side, kind: str) -> bool:
    edge = city.edge(cell, side)
    return edge is not None and edge.kind == kind


def _line(cell: Cell, side: Side) -> tuple[bool, int, int]:
    """An edge as the square to the right of it or below it, and whether it is upright."""
    x, y = cell
    return side % 2 == 1, x + (side == 1), y + (side == 2)


def _joined(places: list[tuple[int, int]]) -> Iterator[tuple[int, int, int]]:
    """Places on the same line one after the other, as the first and the last of each row."""
    start: tuple[int, int] | None = None
    for at, (line, number) in enumerate(places):
        start = start or (line, number)
        if at + 1 == len(places) or places[at + 1] != (line, number + 1):
            yield *start, number
            start = None


def leaf(door: Entrance, thick: int, gap: int) -> Box:
    """The outline of a door or a window: across the edge between its two squares."""
    (ax, ay), (bx, by) = door.inside, door.outside
    left, top = max(ax, bx) * WIDTH, max(ay, by) * WIDTH
    if ay == by:
        return box(left - thick, top + gap, left + thick, top + WIDTH - gap)
    return box(left + gap, top - thick, left + WIDTH - gap, top + thick)
