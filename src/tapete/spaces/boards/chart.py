"""A map of a table for a terminal, of signs that are twice as high as they are wide."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol

import shapely

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point

OPEN = "."
LADDER = "#"
SOME = 0.25
"""The share of a cell that a piece must take to be drawn in it."""
Cell = tuple[int, int]


class Objective(Protocol):
    """A thing to be won."""

    @property
    def at(self) -> Place: ...

    @property
    def carrier(self) -> str:
        """The figure that carries it; empty if none does."""

    @property
    def done(self) -> bool: ...


class Chart:
    """Rows of signs that things are drawn upon, each sign `wide` by twice that."""

    def __init__(self, rows: Iterable[str], wide: int) -> None:
        self.rows = [list(row) for row in rows]
        self.wide, self.tall = wide, 2 * wide
        self._taken: set[Cell] = set()

    @classmethod
    def empty(cls, width: int, height: int, wide: int) -> Chart:
        return cls([OPEN * -(-width // wide)] * -(-height // (2 * wide)), wide)

    @classmethod
    def drawn(
        cls,
        board: Board,
        wide: int,
        sign: Callable[[Scenery], str],
        code: Callable[[Scenery], str] = lambda piece: "",
    ) -> tuple[str, ...]:
        """The map of a board with nothing but its scenery, line by line."""
        found = cls.empty(board.width, board.height, wide)
        found.scenery([one for one in board.pieces if isinstance(one, Scenery)], sign, code)
        return found.lines

    @property
    def lines(self) -> tuple[str, ...]:
        return tuple("".join(row) for row in self.rows)

    def between_rulers(self, unit: int, tick: int) -> str:
        """The map with a ruler above, a number every `tick` units, and one down the left side."""
        down = [(row * self.tall + self.tall // 2) // unit for row in range(len(self.rows))]
        numbered = [f"{at:>3} {line}" for at, line in zip(down, self.lines, strict=True)]
        return "\n".join([self._ruler(unit, tick * unit), *numbered])

    def _ruler(self, unit: int, tick: int) -> str:
        """`10`, `20` and so on, each number ending over its place."""
        columns = len(self.rows[0])
        line = [" "] * (columns + 4)
        for place in range(tick, columns * self.wide, tick):
            number, end = str(place // unit), 4 + place // self.wide
            line[end - len(number) + 1 : end + 1] = number
        return "".join(line).rstrip()

    # --- scenery

    def scenery(
        self,
        pieces: Sequence[Scenery],
        sign: Callable[[Scenery], str],
        code: Callable[[Scenery], str],
    ) -> None:
        """Draws pieces, the ground first and the highest last, and where ladders are."""
        for piece in sorted(pieces, key=lambda one: (not one.area, one.top)):
            self._draw(piece, sign(piece), code(piece))
        for piece in pieces:
            for foot in piece.ladders:
                self.put(foot, LADDER)

    def _draw(self, piece: Scenery, sign: str, code: str) -> None:
        """Draws a piece in every cell of which it takes enough, and its code if there is room."""
        shape = shapely.LineString(piece.corners) if piece.wall else shapely.Polygon(piece.corners)
        cells = list(self._cells(piece, shape))
        for x, y in cells:
            self.rows[y][x] = sign
        middle = self._cell(Point(*map(round, (shape.centroid.x, shape.centroid.y))))
        spots = [(middle[0] + step, middle[1]) for step in range(len(code))]
        if code and all(spot in cells for spot in spots):
            for (x, y), letter in zip(spots, code, strict=True):
                self.rows[y][x] = letter

    def _cells(self, piece: Scenery, shape: shapely.Geometry) -> Iterator[Cell]:
        left, top, right, bottom = piece.box
        wide, tall = self.wide, self.tall
        for y in range(max(0, top // tall), min(len(self.rows), bottom // tall + 1)):
            for x in range(max(0, left // wide), min(len(self.rows[0]), right // wide + 1)):
                cell = shapely.box(x * wide, y * tall, (x + 1) * wide, (y + 1) * tall)
                if self._shows(shape, cell):
                    yield x, y

    def _shows(self, shape: shapely.Geometry, cell: shapely.Geometry) -> bool:
        """True if the shape takes enough of the cell, or enough of it lies there if it is small."""
        part = shape.intersection(cell)
        if not shape.area:
            return bool(part.length > SOME * self.wide)
        return bool(part.area > SOME * min(cell.area, shape.area))

    # --- what lies and stands upon it

    def put(self, point: Point, sign: str) -> None:
        x, y = self._cell(point)
        self.rows[y][x] = sign

    def number(self, objectives: Iterable[Objective]) -> None:
        """Draws the things to be won that lie about, each by its number."""
        for number, one in enumerate(objectives, start=1):
            if not one.carrier and not one.done:
                self.put(one.at.point, str(number % 10))

    def cover(self, disc: Disc, sign: str) -> None:
        """Draws something round over open ground; scenery still shows."""
        round_ = shapely.Point(disc.centre.x, disc.centre.y).buffer(disc.radius)
        for y, row in enumerate(self.rows):
            for x, here in enumerate(row):
                middle = shapely.Point((x + 0.5) * self.wide, (y + 0.5) * self.tall)
                if here == OPEN and round_.contains(middle):
                    row[x] = sign
        self.put(disc.centre, sign)

    def stand(self, point: Point, sign: str) -> None:
        """Draws a figure in its cell, or in the nearest where no other is drawn."""
        spot = self._free(self._cell(point))
        self._taken.add(spot)
        self.rows[spot[1]][spot[0]] = sign

    def after(self, point: Point, sign: str) -> None:
        """Draws a sign behind a figure, if there is room."""
        x, y = self._cell(point)
        if (x + 1, y) not in self._taken and x + 1 < len(self.rows[0]):
            self.rows[y][x + 1] = sign

    def _cell(self, point: Point) -> Cell:
        x, y = point.x // self.wide, point.y // self.tall
        return min(max(x, 0), len(self.rows[0]) - 1), min(max(y, 0), len(self.rows) - 1)

    def _free(self, spot: Cell) -> Cell:
        x, y = spot
        near = sorted(
            ((x + dx, y + dy) for dx in range(-2, 3) for dy in range(-1, 2)),
            key=lambda one: abs(one[0] - x) + 2 * abs(one[1] - y),
        )
        columns, down = len(self.rows[0]), len(self.rows)
        inside = [(a, b) for a, b in near if 0 <= a < columns and 0 <= b < down]
        return next((one for one in inside if one not in self._taken), spot)
