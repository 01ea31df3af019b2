"""A tile: a square of streets with a building, and what stands between its squares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from tapete.spaces.cells.grid import Cell

SIZE = 6
"""The number of squares on each side of a tile."""
Side: TypeAlias = Literal[0, 1, 2, 3]
SIDES: tuple[Side, ...] = (0, 1, 2, 3)
NAMES = ("north", "east", "south", "west")
"""What the sides are called, clockwise."""
STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The step across each side."""
STREET, FLOOR, ENCOUNTER, MARK, STREET_MARK = ".", ",", "?", "!", "¡"
INDOORS = frozenset((FLOOR, ENCOUNTER, MARK))
WALL, FENCE, WINDOW, DOOR = "wall", "fence", "window", "door"


class Edge(NamedTuple):
    """What stands on an edge between two squares."""

    kind: str
    locks: int = 0


class Tile(NamedTuple):
    """The squares of a tile by their places in it, and its edges that are not open.

    An edge is kept at both of its squares, if both are on the tile.
    """

    name: str
    building: str
    signs: Mapping[Cell, str]
    edges: Mapping[tuple[Cell, Side], Edge]
    partner: str = ""
    joint: Side | None = None
    """The side at which the other half of its building is joined."""

    def indoors(self, cell: Cell) -> bool:
        return self.signs[cell] in INDOORS

    def marked(self, *signs: str) -> list[Cell]:
        """The squares with one of these signs, in reading order."""
        return [cell for cell in SQUARES if self.signs[cell] in signs]

    def on_side(self, side: Side) -> list[Cell]:
        """The squares along a side."""
        return [cell for cell in SQUARES if beyond(cell, side)]


SQUARES: tuple[Cell, ...] = tuple((x, y) for y in range(SIZE) for x in range(SIZE))


def across(cell: Cell, side: Side) -> Cell:
    """The square on the other side of an edge."""
    dx, dy = STEPS[side]
    return cell[0] + dx, cell[1] + dy


def beyond(cell: Cell, side: Side) -> bool:
    """True if the square across is on another tile."""
    x, y = across(cell, side)
    return not (0 <= x < SIZE and 0 <= y < SIZE)


def opposite(side: Side) -> Side:
    return SIDES[side - 2]


def turned_side(side: Side, turn: int) -> Side:
    return SIDES[(side + turn) % 4]


def turned_cell(cell: Cell, turn: int) -> Cell:
    """Where a square of a tile is after so many quarter turns clockwise."""
    x, y = cell
    for _ in range(turn % 4):
        x, y = SIZE - 1 - y, x
    return x, y


def turned(tile: Tile, turn: int) -> Tile:
    """The tile after so many quarter turns clockwise."""
    return tile._replace(
        signs={turned_cell(cell, turn): sign for cell, sign in tile.signs.items()},
        edges={
            (turned_cell(cell, turn), turned_side(side, turn)): edge
            for (cell, side), edge in tile.edges.items()
        },
        joint=None if tile.joint is None else turned_side(tile.joint, turn),
    )
