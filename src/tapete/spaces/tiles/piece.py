"""A tile where it lies: everything about it that does not depend on its neighbours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from tapete.spaces.cells.grid import Cell
from tapete.spaces.tiles.checking import PASSABLE, kind_of
from tapete.spaces.tiles.laid import Laid
from tapete.spaces.tiles.tile import (
    DOOR,
    ENCOUNTER,
    MARK,
    SIDES,
    SIZE,
    SQUARES,
    STREET_MARK,
    WINDOW,
    Edge,
    Side,
    Tile,
    across,
    beyond,
    turned,
    turned_cell,
)

STREET_COST, FLOOR_COST = 1, 2
"""In halves of a point of movement: a street square costs half as much as one in a building."""
Steps: TypeAlias = tuple[tuple[Cell, int], ...]


class Hole(NamedTuple):
    """A door or a window of a tile."""

    inside: Cell
    outside: Cell
    locks: int


class Border(NamedTuple):
    """A square on a side of a tile, and the one that faces it on the next."""

    cell: Cell
    other: Cell
    passable: bool
    indoors: bool


class Piece(NamedTuple):
    """A tile where it lies, its squares by their places in the city."""

    building: str
    cells: tuple[Cell, ...]
    """In the order of the drawing, however the tile is turned."""
    signs: dict[Cell, str]
    indoors: dict[Cell, bool]
    edges: dict[tuple[Cell, Side], Edge]
    beside: dict[Cell, tuple[Cell, ...]]
    ways: dict[Cell, Steps]
    """The steps on the tile with their costs, those out through doors too."""
    borders: tuple[tuple[Border, ...], ...]
    """By side."""
    doors: tuple[Hole, ...]
    windows: tuple[Hole, ...]

    encounters: tuple[Cell, ...]
    marks: tuple[Cell, ...]


def piece_of(drawing: Tile, laid: Laid) -> Piece:
    """The piece that a tile is where it lies."""
    tile = turned(drawing, laid.turn)
    doors, windows = tuple(_holes(drawing, laid, DOOR)), tuple(_holes(drawing, laid, WINDOW))
    beside = {placed(laid, cell): _beside(tile, laid, cell) for cell in SQUARES}
    indoors = {placed(laid, cell): tile.indoors(cell) for cell in SQUARES}
    return Piece(
        building=tile.building,
        cells=_lying(laid, SQUARES),
        signs={placed(laid, cell): sign for cell, sign in tile.signs.items()},
        indoors=indoors,
        edges={(placed(laid, cell), side): edge for (cell, side), edge in tile.edges.items()},
        beside=beside,
        ways={
            cell: (*[(one, cost(indoors[one])) for one in near], *_out(doors, cell))
            for cell, near in beside.items()
        },
        borders=tuple([tuple(_border(tile, laid, side)) for side in SIDES]),
        doors=doors,
        windows=windows,
        encounters=_lying(laid, drawing.marked(ENCOUNTER)),
        marks=_lying(laid, drawing.marked(MARK, STREET_MARK)),
    )


def _lying(laid: Laid, cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """Squares of the drawing, where they are in the city."""
    return tuple([placed(laid, turned_cell(cell, laid.turn)) for cell in cells])


def cost(indoors: bool) -> int:
    """The cost of a step onto a square."""
    return FLOOR_COST if indoors else STREET_COST


def placed(laid: Laid, cell: Cell) -> Cell:
    """Where a square of a turned tile is in the city."""
    return laid.column * SIZE + cell[0], laid.row * SIZE + cell[1]


def _beside(tile: Tile, laid: Laid, cell: Cell) -> tuple[Cell, ...]:
    """The squares of the same tile one step away, over open edges and fences."""
    return tuple(
        [
            placed(laid, across(cell, side)) for side in SIDES
            if not beyond(cell, side) and kind_of(tile, cell, side) in PASSABLE
        ]
    )  # fmt: skip


def _out(doors: tuple[Hole, ...], cell: Cell) -> Steps:
    return tuple([(door.outside, STREET_COST) for door in doors if door.inside == cell])


def _border(tile: Tile, laid: Laid, side: Side) -> Iterator[Border]:
    for cell in tile.on_side(side):
        here, there = placed(laid, cell), placed(laid, across(cell, side))
        passable = kind_of(tile, cell, side) in PASSABLE
        yield Border(here, there, passable, tile.indoors(cell))


def _holes(drawing: Tile, laid: Laid, kind: str) -> Iterator[Hole]:
    """The doors or windows of a tile, in the order in which they are drawn."""
    for (cell, side), edge in drawing.edges.items():
        if edge.kind == kind and drawing.indoors(cell):
            inside = placed(laid, turned_cell(cell, laid.turn))
            outside = placed(laid, turned_cell(across(cell, side), laid.turn))
            yield Hole(inside, outside, edge.locks)
