"""A board divided into squares, walked in eight directions from centre to centre."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, TypeAlias

from tapete.spaces.cells.grid import NOBODY, Cell, Reach, reach
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.plane.polygon import holds
from tapete.spaces.routes.bend_graph import Prepared
from tapete.spaces.routes.route import Route

if TYPE_CHECKING:
    from tapete.spaces.boards.board import Board

Square: TypeAlias = Cell
EIGHT = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]


class Squares:
    """A grid on a board.

    A step is open if a disc with a radius of an eighth of a square can take it. So thin walls bar
    steps, and nobody cuts the corner of a piece.

    `diagonal` is the cost of a diagonal step, in halves of a straight one: 2, or 3 for 1.5.
    """

    def __init__(self, board: Board, size: int = INCH, diagonal: int = 2, factor: int = 2) -> None:
        self.board, self.size, self.diagonal, self.factor = board, size, diagonal, factor
        self.columns, self.rows = board.width // size, board.height // size
        self.prepared = Prepared.of(board, size // 8)
        self._steps: dict[Square, list[tuple[Square, int]]] = {}

    def centre(self, square: Square) -> Point:
        return Point(square[0] * self.size + self.size // 2, square[1] * self.size + self.size // 2)

    def at(self, point: Point) -> Square:
        """The square that contains a place."""
        return point.x // self.size, point.y // self.size

    def inside(self, square: Square) -> bool:
        return 0 <= square[0] < self.columns and 0 <= square[1] < self.rows

    def free(self, square: Square) -> bool:
        """True if the square is on the board and no blocking piece is at its centre."""
        spot = self.centre(square)
        return self.inside(square) and not self.prepared.hit((spot.x, spot.y), (spot.x, spot.y))

    def difficult(self, square: Square) -> bool:
        spot = self.centre(square)
        return any(holds(slow.ring, spot.x, spot.y) for slow in self.prepared.slows)

    def steps(self, square: Square) -> list[tuple[Square, int]]:
        """The squares one step away and the cost of each step. Results are remembered."""
        if square not in self._steps:
            self._steps[square] = list(self._open_steps(square))
        return self._steps[square]

    def _open_steps(self, square: Square) -> Iterator[tuple[Square, int]]:
        here = self.centre(square)
        for dx, dy in EIGHT:
            other = (square[0] + dx, square[1] + dy)
            there = self.centre(other)
            if self.inside(other) and not self.prepared.hit((here.x, here.y), (there.x, there.y)):
                yield other, self.step_cost(dx, dy) * (self.factor if self.difficult(other) else 1)

    def step_cost(self, dx: int, dy: int) -> int:
        return self.size * self.diagonal // 2 if dx and dy else self.size

    def distance(self, one: Square, other: Square) -> int:
        """The cost of the shortest way on an empty board."""
        long, short = sorted((abs(one[0] - other[0]), abs(one[1] - other[1])), reverse=True)
        return (long - short) * self.size + short * self.step_cost(1, 1)

    def apart(self, one: Point, other: Point) -> int:
        """How many squares two places are apart on an empty board."""
        return self.distance(self.at(one), self.at(other)) // self.size

    def touch(self, one: Point, other: Point) -> bool:
        """True if two places are in the same square, or one open step apart."""
        here, there = self.at(one), self.at(other)
        return here == there or any(square == there for square, _ in self.steps(here))

    def reach(
        self,
        start: Square,
        allowance: int,
        barred: Collection[Square] = NOBODY,
        taken: Collection[Square] = NOBODY,
    ) -> Reach:
        """Every square within an allowance. `barred` may not be entered; `taken` only passed."""
        return reach(self, start, allowance, barred, taken)

    def shortest(
        self,
        start: Square,
        goal: Square,
        barred: Collection[Square] = NOBODY,
        taken: Collection[Square] = NOBODY,
    ) -> Route | None:
        """The cheapest way between two squares; None if there is none."""
        everywhere = self.columns * self.rows * self.size * 4
        return self.reach(start, everywhere, barred, taken).route(goal)


def adjacent(one: Square, other: Square) -> bool:
    """True if one square is among the eight around the other."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1
