"""A board divided into cells, walked from centre to centre."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from heapq import heappop, heappush
from typing import NamedTuple, Protocol, TypeAlias

from tapete.spaces.plane.point import Point
from tapete.spaces.routes.route import Route

Cell: TypeAlias = tuple[int, int]
NOBODY: frozenset[Cell] = frozenset()


class Grid(Protocol):
    """What a way over cells needs to know of its board. `size` is the cost of a plain step."""

    @property
    def size(self) -> int: ...

    def centre(self, cell: Cell, /) -> Point: ...

    def at(self, point: Point, /) -> Cell:
        """The cell that contains a place."""
        ...

    def inside(self, cell: Cell, /) -> bool: ...

    def free(self, cell: Cell, /) -> bool:
        """True if the cell is on the board and nothing fills it."""
        ...

    def steps(self, cell: Cell, /) -> Iterable[tuple[Cell, int]]:
        """The cells one step away and the cost of each step."""
        ...

    def distance(self, one: Cell, other: Cell, /) -> int:
        """The cost of the shortest way on an empty board."""
        ...


class Reach(NamedTuple):
    """The cells reached, each with its cost and the cell before it."""

    grid: Grid
    start: Cell
    settled: dict[Cell, tuple[int, Cell]]
    taken: frozenset[Cell]

    def ends(self) -> list[Cell]:
        """The cells where a figure may stop."""
        return [cell for cell in self.settled if cell not in self.taken]

    def way(self, goal: Cell) -> list[Cell]:
        """The cells of the way to one that was reached, from the start."""
        way = [goal]
        while way[-1] != self.start:
            way.append(self.settled[way[-1]][1])
        return way[::-1]

    def route(self, goal: Cell) -> Route | None:
        """The way to a cell, centre by centre; None if it was not reached or is taken."""
        if goal not in self.settled or goal in self.taken:
            return None
        points = tuple([self.grid.centre(cell) for cell in self.way(goal)])
        return Route(points, self.settled[goal][0])


def reach(
    grid: Grid,
    start: Cell,
    allowance: int,
    barred: Collection[Cell] = NOBODY,
    taken: Collection[Cell] = NOBODY,
) -> Reach:
    """Every cell within an allowance. `barred` may not be entered; `taken` only passed."""
    settled: dict[Cell, tuple[int, Cell]] = {}
    waiting = [(0, start, start)]
    while waiting:
        cost, cell, before = heappop(waiting)
        if cell in settled:
            continue
        settled[cell] = (cost, before)
        for other, step in grid.steps(cell):
            if cost + step <= allowance and other not in settled and other not in barred:
                heappush(waiting, (cost + step, other, cell))
    return Reach(grid, start, settled, frozenset(taken))
