"""Boards of hexes drawn as text.

Each line is a row of hexes, with a space between two of them. Every other line is moved by one
character, so that a hex has its neighbours to the left and right, and half a hex to either side
above and below. A space where a hex would stand is a gap.

    . . # .
     . . . .
    1 .   A
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from textwrap import dedent

import msgspec

from tapete.spaces.boards.errors import BadDrawing
from tapete.spaces.hexes.hexes import Hex, Hexes
from tapete.spaces.hexes.names import hex_name

FLOOR = "."
LARGEST = 80


class Drawn(msgspec.Struct, frozen=True):
    """The hexes of a drawing, and the sign on each that is not plain floor."""

    hexes: Hexes
    signs: dict[Hex, str]

    def marked(self, sign: str) -> list[Hex]:
        """The hexes with that sign, in reading order."""
        return [cell for cell in self.hexes.cells if self.signs.get(cell) == sign]


def read(text: str, known: Iterable[str] = ()) -> Drawn:
    """Reads a drawing; raises `BadDrawing`. Signs other than `.` must be among those known."""
    lines = [line.rstrip() for line in dedent(text).strip("\n").splitlines()]
    _check(lines)
    found: dict[Hex, str] = {}
    offset = _offset(lines)
    allowed = {FLOOR, *known}
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            if sign == " ":
                continue
            if (column + row) % 2 != offset:
                raise BadDrawing("off_grid", row + 1, column + 1, sign)
            if sign not in allowed:
                raise BadDrawing("unknown_sign", row + 1, column + 1, sign)
            found[(column - row - offset) // 2, row] = sign
    return Drawn(Hexes(found), {cell: sign for cell, sign in found.items() if sign != FLOOR})


def _check(lines: list[str]) -> None:
    if not any(line.strip() for line in lines):
        raise BadDrawing("empty", 1, 1)
    if len(lines) > LARGEST or max(map(len, lines)) > LARGEST:
        raise BadDrawing("too_large", 1, 1)


def _offset(lines: list[str]) -> int:
    """0 if the first hex drawn stands where column and row are both even or both odd, else 1."""
    row, line = next((row, line) for row, line in enumerate(lines) if line)
    return (len(line) - len(line.lstrip()) + row) % 2


def drawn(hexes: Hexes, signs: Mapping[Hex, str], room: int = 1) -> str:
    """The board as text, with its signs on each hex that has any.

    Each hex has `room` for so many signs, an odd number.
    """
    half = (room + 1) // 2
    rows: dict[int, dict[int, str]] = {}
    for cell in hexes.cells:
        here = signs.get(cell, FLOOR)[:room].center(room)
        rows.setdefault(cell[1], {})[half * (2 * cell[0] + cell[1])] = here
    left = min(column for row in rows.values() for column in row)
    return "\n".join(_line(rows.get(n, {}), left) for n in range(min(rows), max(rows) + 1))


def between_names(hexes: Hexes, signs: Mapping[Hex, str], room: int = 1) -> str:
    """The same, each row between the names of its first hex and its last."""
    every = sorted({r for _, r in hexes.cells})
    rows = [[one for one in hexes.cells if one[1] == row] for row in every]
    lines = drawn(hexes, signs, room).split("\n")
    width = max(map(len, lines))
    return "\n".join(
        f" {hex_name(hexes, row[0])}  {line:<{width}}  {hex_name(hexes, row[-1])}"
        for line, row in zip(lines, rows, strict=True)
    )


def _line(row: Mapping[int, str], left: int) -> str:
    """Texts side by side, each at its column."""
    line = ""
    for column, text in sorted(row.items()):
        line = line.ljust(column - left) + text
    return line.rstrip()
