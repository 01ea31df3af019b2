"""The masks, which turn light squares dark by a pattern so that no large spot is of one colour."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from tapete.server.qr.grid import Grid

MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda row, column: (row + column) % 2 == 0,
    lambda row, column: row % 2 == 0,
    lambda row, column: column % 3 == 0,
    lambda row, column: (row + column) % 3 == 0,
    lambda row, column: (row // 2 + column // 3) % 2 == 0,
    lambda row, column: row * column % 2 + row * column % 3 == 0,
    lambda row, column: (row * column % 2 + row * column % 3) % 2 == 0,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2 == 0,
)
LIKE_A_FINDER = ("00001011101", "10111010000")
"""What a reader could take for one of the three large squares."""


def masked(grid: Grid) -> Grid:
    """The code with the mask that makes it easiest to read."""
    return min((_with(grid, mask) for mask in range(len(MASKS))), key=_trouble)


def _with(grid: Grid, mask: int) -> Grid:
    found = grid.copy()
    for row, column in found.free():
        if MASKS[mask](row, column):
            found.put((row, column), (row, column) not in found.dark)
    found.say_mask(mask)
    return found


def _trouble(grid: Grid) -> int:
    """How hard a code is to read: points for what the standard says to avoid."""
    lines = list(_lines(grid))
    return sum(map(_runs, lines)) + sum(map(_finders, lines)) + _spots(grid) + _balance(grid)


def _lines(grid: Grid) -> Iterator[str]:
    """The rows and the columns, 1 for dark."""
    for one in range(grid.side):
        yield "".join("01"[(one, other) in grid.dark] for other in range(grid.side))
        yield "".join("01"[(other, one) in grid.dark] for other in range(grid.side))


def _runs(line: str) -> int:
    lengths = [len(list(same)) for _, same in groupby(line)]
    return sum(length - 2 for length in lengths if length >= 5)


def _finders(line: str) -> int:
    starts = range(len(line) - 10)
    return sum(40 * line.startswith(LIKE_A_FINDER, start) for start in starts)


def _spots(grid: Grid) -> int:
    """Three for each two by two squares of one colour."""
    spots = (
        sum((row + one, column + other) in grid.dark for one in (0, 1) for other in (0, 1))
        for row in range(grid.side - 1)
        for column in range(grid.side - 1)
    )
    return sum(3 for dark in spots if dark in (0, 4))


def _balance(grid: Grid) -> int:
    """Ten for each 5 % by which it is more dark or more light than half."""
    share = 100 * len(grid.dark) / grid.side**2
    return 10 * int(abs(share - 50) / 5)
