"""Tiles drawn as text.

Squares and edges take turns, so that a tile of six squares has thirteen lines of thirteen signs.
The squares are `.` street, `,` floor, `?` a floor with an encounter, `!` a floor with a meaning in
some scenario, and `¡` a street with one. Between them stand `-` and `|` walls, `~` and `:` fences,
`w` windows, and `1`, `2` and `3` doors with so many locks; a space is open. The corners between
edges are for the eye alone, `+` or a space. Two squares of a tile of two:

    + + +
     . .
    + +1+
     .|,|
    + +-+
"""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import dedent

from tapete.spaces.boards.errors import BadDrawing
from tapete.spaces.cells.grid import Cell
from tapete.spaces.tiles.checking import check
from tapete.spaces.tiles.tile import (
    DOOR,
    FENCE,
    INDOORS,
    NAMES,
    SIDES,
    SIZE,
    SQUARES,
    STREET,
    STREET_MARK,
    WALL,
    WINDOW,
    Edge,
    Side,
    Tile,
    across,
)

LINES = 2 * SIZE + 1
GROUNDS = (STREET, STREET_MARK, *sorted(INDOORS))
CORNERS = " +"
FLAT = {"-": Edge(WALL), "~": Edge(FENCE)}
UPRIGHT = {"|": Edge(WALL), ":": Edge(FENCE)}
EITHER = {"w": Edge(WINDOW), "1": Edge(DOOR, 1), "2": Edge(DOOR, 2), "3": Edge(DOOR, 3)}
EDGES = FLAT | UPRIGHT | EITHER


def read(name: str, building: str, text: str, partner: str = "", joint: str = "") -> Tile:
    """Reads the drawing of a tile and checks it; raises `BadDrawing`."""
    lines = _lines(text)
    signs = {cell: _ground(lines, cell) for cell in SQUARES}
    edges = dict(_edges(lines))
    _check_corners(lines)
    side = SIDES[NAMES.index(joint)] if joint else None
    tile = Tile(name, building, signs, edges, partner, side)
    check(tile)
    return tile


def _lines(text: str) -> list[str]:
    lines = dedent(text.strip("\n")).splitlines()
    if len(lines) != LINES:
        raise BadDrawing("tile_height", len(lines), 1, str(len(lines)))
    long = next((row for row, line in enumerate(lines) if len(line.rstrip()) > LINES), None)
    if long is not None:
        raise BadDrawing("tile_width", long + 1, LINES + 1, str(len(lines[long].rstrip())))
    return [line.ljust(LINES) for line in lines]


def _ground(lines: list[str], cell: Cell) -> str:
    row, column = 2 * cell[1] + 1, 2 * cell[0] + 1
    sign = lines[row][column]
    if sign not in GROUNDS:
        raise BadDrawing("tile_ground", row + 1, column + 1, sign)
    return sign


def _edges(lines: list[str]) -> Iterable[tuple[tuple[Cell, Side], Edge]]:
    for cell in SQUARES:
        for side in SIDES:
            edge = _edge(lines, cell, side)
            if edge is not None:
                yield (cell, side), edge


def _edge(lines: list[str], cell: Cell, side: Side) -> Edge | None:
    row, column = place(cell, side)
    sign = lines[row][column]
    if sign == " ":
        return None
    lying, other = (FLAT, UPRIGHT) if side % 2 == 0 else (UPRIGHT, FLAT)
    if sign in other:
        raise BadDrawing("tile_crossed", row + 1, column + 1, sign)
    if sign not in EDGES:
        raise BadDrawing("tile_edge", row + 1, column + 1, sign)
    return (lying | EITHER)[sign]


def _check_corners(lines: list[str]) -> None:
    for row in range(0, LINES, 2):
        for column in range(0, LINES, 2):
            if lines[row][column] not in CORNERS:
                raise BadDrawing("tile_corner", row + 1, column + 1, lines[row][column])


def place(cell: Cell, side: Side) -> tuple[int, int]:
    """The line and the column, from 0, at which an edge of a square is drawn."""
    dx, dy = across((0, 0), side)
    return 2 * cell[1] + 1 + dy, 2 * cell[0] + 1 + dx


def drawn(tile: Tile) -> str:
    """The tile as it would be drawn, without the spaces at the ends of its lines."""
    rows = [[" "] * LINES for _ in range(LINES)]
    for row in range(0, LINES, 2):
        rows[row][::2] = "+" * (SIZE + 1)
    for cell, sign in tile.signs.items():
        rows[2 * cell[1] + 1][2 * cell[0] + 1] = sign
    for (cell, side), edge in tile.edges.items():
        row, column = place(cell, side)
        rows[row][column] = sign_of(edge, side)
    return "\n".join("".join(row).rstrip() for row in rows)


def sign_of(edge: Edge, side: Side) -> str:
    """How an edge is drawn on a side of a square."""
    signs = (FLAT if side % 2 == 0 else UPRIGHT) | EITHER
    return next(sign for sign, one in signs.items() if one == edge)
