"""A city drawn as text, square by square."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tapete.spaces.cells.grid import Cell
from tapete.spaces.tiles.city import City
from tapete.spaces.tiles.tile import DOOR, FENCE, MARK, SIZE, STREET_MARK, WALL, WINDOW, Side

WIDE = 3
"""The letters of a square; a wall beside it takes one more."""
LEVEL = {WALL: "─" * WIDE, FENCE: "╌" * WIDE, WINDOW: "─=─"}
UPRIGHT = {WALL: "│", FENCE: "╎", WINDOW: "‖"}


def letter(place: int) -> str:
    """The letter of a tile, by its place among those laid."""
    return chr(65 + place)


def drawn(city: City, contents: Mapping[Cell, str]) -> Iterator[str]:
    """Two lines for each row of squares: the edges above it, and the squares themselves."""
    left, top, right, bottom = city.bounds
    yield "    " + "".join(f" {chr(97 + x % SIZE):^{WIDE}}" for x in range(left, right))
    for y in range(top, bottom + 1):
        above = "".join(_corner(city, (x, y)) + _level(city, (x, y)) for x in range(left, right))
        yield "    " + (above + _corner(city, (right, y))).rstrip()
        if y < bottom:
            row = "".join(
                _upright(city, (x, y)) + _cell(city, (x, y), contents) for x in range(left, right)
            )
            yield f" {y % SIZE + 1}  " + (row + _upright(city, (right, y))).rstrip()


def _between(city: City, one: Cell, side: Side, other: Cell, back: Side) -> str:
    """What stands on an edge: its kind, with the number of locks if it is a door."""
    for cell, way in ((one, side), (other, back)):
        edge = city.edge(cell, way) if city.inside(cell) else None
        if edge is not None:
            return f"{edge.kind}{edge.locks}" if edge.kind == DOOR else edge.kind
    return ""


def _level(city: City, cell: Cell) -> str:
    x, y = cell
    kind = _between(city, cell, 0, (x, y - 1), 2)
    return f"─{kind[-1]}─" if kind.startswith(DOOR) else LEVEL.get(kind, " " * WIDE)


def _upright(city: City, cell: Cell) -> str:
    x, y = cell
    kind = _between(city, cell, 3, (x - 1, y), 1)
    return kind[-1] if kind.startswith(DOOR) else UPRIGHT.get(kind, " ")


def _corner(city: City, cell: Cell) -> str:
    """A dot where squares meet, so that one can count them; at its corner the letter of a tile."""
    x, y = cell
    if x % SIZE == y % SIZE == 0 and city.inside(cell):
        return letter(city.place_at(cell))
    around = [(x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)]
    return "·" if any(city.inside(one) for one in around) else " "


def _cell(city: City, cell: Cell, contents: Mapping[Cell, str]) -> str:
    if not city.inside(cell):
        return " " * WIDE
    plain = " " if city.floor(cell) else "."
    marked = "!" if city.sign(cell) in (MARK, STREET_MARK) else plain
    return f"{(contents.get(cell) or marked)[:WIDE]:^{WIDE}}"
