"""Boards drawn as text: each character is one square inch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.errors import BadDrawing
from tapete.spaces.boards.figure import Figure
from tapete.spaces.boards.light import FULL, Light
from tapete.spaces.boards.piece import Piece, rectangle
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.plane.polygon import holds
from tapete.spaces.plane.segment import Pair, closer

FLOOR = "."
LARGEST = 200
TICK = 5
"""The columns between two numbers of a ruler."""


class Terrain(msgspec.Struct, frozen=True):
    """What a character stands for: the attributes of its pieces."""

    name: str
    height: int = 0
    blocks: bool = True
    opaque: bool = True
    difficult: bool = False
    material: str = ""

    def piece(self, x: int, y: int, width: int, depth: int) -> Piece:
        return rectangle(x, y, width, depth, **msgspec.structs.asdict(self))


LEGEND: Mapping[str, Terrain] = {
    "#": Terrain("wall", height=4 * INCH, material="stone"),
    "~": Terrain("rough", blocks=False, opaque=False, difficult=True),
    "o": Terrain("low", height=INCH, material="stone"),
    "T": Terrain("tree", height=4 * INCH, material="wood"),
}


class Drawing(msgspec.Struct, frozen=True):
    """A board, and the places of the letters drawn on it in reading order."""

    board: Board
    figures: dict[str, Point]


def read(
    text: str,
    legend: Mapping[str, Terrain] = LEGEND,
    size: int = INCH,
    lights: Sequence[Light] = (),
    ambient: int = FULL,
) -> Drawing:
    """The board of a drawing; letters and digits not in the legend are figures, each used once."""
    lines = lines_of(text, legend)
    pieces = [
        legend[sign].piece(x * size, y * size, width * size, depth * size)
        for sign, x, y, width, depth in rectangles(lines, legend)
    ]
    board = Board.checked(len(lines[0]) * size, len(lines) * size, pieces, lights, ambient)
    return Drawing(board, figures_of(lines, legend, size))


def lines_of(text: str, legend: Mapping[str, Terrain]) -> list[str]:
    """The lines of a drawing; raises `BadDrawing` if one is wrong."""
    lines = _lines(text)
    for row, line in enumerate(lines):
        _check_line(line, row, len(lines[0]), legend)
    return lines


def _lines(text: str) -> list[str]:
    """The lines without the indentation of the source they are written in."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if not lines:
        raise BadDrawing("empty", 1, 1)
    if len(lines) > LARGEST or max(map(len, lines)) > LARGEST:
        raise BadDrawing("too_large", 1, 1)
    return lines


def _check_line(line: str, row: int, width: int, legend: Mapping[str, Terrain]) -> None:
    if len(line) != width:
        raise BadDrawing("ragged", row + 1, min(len(line), width) + 1)
    for column, sign in enumerate(line):
        if sign != FLOOR and sign not in legend and not sign.isalnum():
            raise BadDrawing("unknown_sign", row + 1, column + 1, sign)


def figures_of(lines: list[str], legend: Mapping[str, Terrain], size: int) -> dict[str, Point]:
    found: dict[str, Point] = {}
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            if sign == FLOOR or sign in legend:
                continue
            if sign in found:
                raise BadDrawing("twice", row + 1, column + 1, sign)
            found[sign] = Point(column * size + size // 2, row * size + size // 2)
    return found


def rectangles(
    lines: list[str], legend: Mapping[str, Terrain]
) -> Iterator[tuple[str, int, int, int, int]]:
    """Merges equal characters along each line, then down while lines below have the same run."""
    done: set[Pair] = set()
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            if sign not in legend or (column, row) in done:
                continue
            width = _run(line, sign, column, row, done)
            depth = _depth(lines, sign, column, row, width)
            done |= {(x, y) for y in range(row, row + depth) for x in range(column, column + width)}
            yield sign, column, row, width, depth


def _run(line: str, sign: str, column: int, row: int, done: set[Pair]) -> int:
    end = column
    while end < len(line) and line[end] == sign and (end, row) not in done:
        end += 1
    return end - column


def _depth(lines: list[str], sign: str, column: int, row: int, width: int) -> int:
    end = row
    while end < len(lines) and lines[end][column : column + width] == sign * width:
        end += 1
    return end - row


def draw(
    board: Board,
    figures: Sequence[Figure] = (),
    legend: Mapping[str, Terrain] = LEGEND,
    wide: int = 1,
    size: int = INCH,
) -> str:
    """Draws the board for a terminal: one line per inch, `wide` characters per inch across."""
    signs = {terrain.name: sign for sign, terrain in legend.items()}
    columns, rows = -(-board.width * wide // size), -(-board.height // size)
    lines = [[FLOOR] * columns for _ in range(rows)]
    for piece in board.pieces:
        sign = signs.get(piece.name) or _plain_sign(piece)
        for x, y in _around(piece, columns, rows, wide, size):
            if _shown(piece, _middle(x, y, wide, size), size // (2 * wide)):
                lines[y][x] = sign
    for figure in figures:
        x, y = figure.disc.centre.x * wide // size, figure.disc.centre.y // size
        lines[min(max(y, 0), rows - 1)][min(max(x, 0), columns - 1)] = figure.name[:1] or "?"
    return "\n".join("".join(line) for line in lines)


def ruled(rows: Sequence[str]) -> str:
    """A picture with its rows numbered and every fifth column: each number ends over its column."""
    ticks = [f"{place:>{TICK}}" for place in range(TICK, len(rows[0]) + 1, TICK)]
    numbered = [f"{place:>3} {row}" for place, row in enumerate(rows, start=1)]
    return "\n".join(["    " + "".join(ticks), *numbered])


def drawn_over(board: Board, signs: Iterable[tuple[Point, str]], size: int = INCH) -> str:
    """The board with signs upon it, later ones over earlier, and with rulers."""
    figures = [Figure(Disc(at, 1), sign) for at, sign in signs]
    return ruled(draw(board, figures, size=size).split("\n"))


def _middle(x: int, y: int, wide: int, size: int) -> Pair:
    return (2 * x + 1) * size // (2 * wide), (2 * y + 1) * size // 2


def _around(piece: Piece, columns: int, rows: int, wide: int, size: int) -> Iterator[Pair]:
    """The characters that a piece might be drawn at: those around it, on the board."""
    xs, ys = [p.x * wide // size for p in piece.points], [p.y // size for p in piece.points]
    for y in range(max(0, min(ys) - 1), min(rows, max(ys) + 2)):
        for x in range(max(0, min(xs) - 1), min(columns, max(xs) + 2)):
            yield x, y


def _shown(piece: Piece, spot: Pair, half: int) -> bool:
    """True if a piece is drawn at a spot.

    A wall between two squares is drawn in the one to its right or below it.
    """
    if piece.wall:
        corner = (spot[0] - 1, spot[1] - 1)
        return any(closer(corner, a, b, half * half) for a, b in piece.lines)
    return holds(piece.corners, *spot)


def _plain_sign(piece: Piece) -> str:
    if piece.wall:
        return "#" if piece.blocks else "+"
    return "~" if piece.difficult else "#" if piece.blocks else ":"
