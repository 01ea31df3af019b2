"""The map of a table for a terminal: a sign is 1.5 cm wide and 3 cm high."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import shapely  # type: ignore[import-untyped]

from tapete.games.punk.content.field import field_of
from tapete.games.punk.labels.signs import (
    LADDER,
    MARKERS,
    OPEN,
    OTHER,
    SHADES,
    arrow,
    code_of,
    ground_sign,
    signs,
)
from tapete.games.punk.state import Mini, State
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.plane.point import CM, Point

WIDE, TALL = 150, 300
TICK = 10 * CM
"""The distance between two marks of the rulers."""
SOME = 0.25
"""The share of a cell that a piece must take to be drawn in it."""
Rows = list[list[str]]


def chart(view: State) -> str:
    """Scenery, then what lies on it, then everybody, between rulers in cm."""
    rows = [list(row) for row in _scenery(view.scenario, view.ground, view.size, view.depth)]
    _put_markers(rows, view)
    for place, objective in enumerate(view.objectives, start=1):
        if not objective.carrier and not objective.done:
            _put(rows, objective.at.point, str(place % 10))
    _put_minis(rows, view)
    numbered = [f"{_label(y)} {''.join(row)}" for y, row in enumerate(rows)]
    return "\n".join([_ruler(len(rows[0])), *numbered])


def _label(row: int) -> str:
    """How many cm down the middle of a row is."""
    return f"{(row * TALL + TALL // 2) // CM:>3}"


def _ruler(columns: int) -> str:
    """`10`, `20` and so on, each number ending over its place."""
    line = [" "] * (columns + 4)
    for place in range(TICK, columns * WIDE, TICK):
        number, end = str(place // CM), 4 + place // WIDE
        line[end - len(number) + 1 : end + 1] = number
    return "".join(line).rstrip()


# --- what is fixed


@lru_cache(maxsize=64)
def _scenery(scenario: str, ground: str, size: int, depth: int) -> tuple[str, ...]:
    """The map without anybody on it, line by line."""
    board = field_of(scenario, ground, size, depth).board
    columns, down = -(-board.width // WIDE), -(-board.height // TALL)
    rows = [[OPEN] * columns for _ in range(down)]
    pieces = [piece for piece in board.pieces if isinstance(piece, Scenery)]
    for piece in sorted(pieces, key=lambda one: (not one.area, one.top)):
        _draw(rows, piece)
    for piece in pieces:
        for foot in piece.ladders:
            _put(rows, foot, LADDER)
    return tuple("".join(row) for row in rows)


def _draw(rows: Rows, piece: Scenery) -> None:
    """Draws a piece in every cell of which it takes enough, and its code if there is room."""
    sign = ground_sign(piece) if piece.area else SHADES.get(piece.grade, SHADES["light"])
    shape = shapely.LineString(piece.corners) if piece.wall else shapely.Polygon(piece.corners)
    cells = list(_cells(rows, piece, shape))
    for x, y in cells:
        rows[y][x] = sign
    code = "" if piece.area else code_of(piece)
    middle = _cell(rows, Point(*map(round, (shape.centroid.x, shape.centroid.y))))
    spots = [(middle[0] + step, middle[1]) for step in range(len(code))]
    if code and all(spot in cells for spot in spots):
        for (x, y), letter in zip(spots, code, strict=True):
            rows[y][x] = letter


def _cells(rows: Rows, piece: Scenery, shape: shapely.Geometry) -> Iterator[tuple[int, int]]:
    left, top, right, bottom = piece.box
    for y in range(max(0, top // TALL), min(len(rows), bottom // TALL + 1)):
        for x in range(max(0, left // WIDE), min(len(rows[0]), right // WIDE + 1)):
            cell = shapely.box(x * WIDE, y * TALL, (x + 1) * WIDE, (y + 1) * TALL)
            if _shows(shape, cell):
                yield x, y


def _shows(shape: shapely.Geometry, cell: shapely.Geometry) -> bool:
    """True if the shape takes enough of the cell, or enough of it lies there if it is small."""
    part = shape.intersection(cell)
    if not shape.area:
        return bool(part.length > SOME * WIDE)
    return bool(part.area > SOME * min(cell.area, shape.area))


# --- what is not


def _put(rows: Rows, point: Point, sign: str) -> None:
    x, y = _cell(rows, point)
    rows[y][x] = sign


def _cell(rows: Rows, point: Point) -> tuple[int, int]:
    x, y = point.x // WIDE, point.y // TALL
    return min(max(x, 0), len(rows[0]) - 1), min(max(y, 0), len(rows) - 1)


def _put_markers(rows: Rows, view: State) -> None:
    """Draws markers over open ground; scenery still shows."""
    for marker in view.markers:
        sign = MARKERS.get(marker.kind, OTHER)
        disc = shapely.Point(marker.at.point.x, marker.at.point.y).buffer(marker.radius)
        for y, row in enumerate(rows):
            for x, here in enumerate(row):
                middle = shapely.Point(x * WIDE + WIDE / 2, y * TALL + TALL / 2)
                if here == OPEN and disc.contains(middle):
                    row[x] = sign
        _put(rows, marker.at.point, sign)


def _put_minis(rows: Rows, view: State) -> None:
    """Draws each mini by its letter; if there is room, an arrow after it shows its facing."""
    sign = signs(view)
    taken: set[tuple[int, int]] = set()
    here = [mini for mini in view.minis if mini.out in ("", "downed") and _on_table(rows, mini)]
    for mini in sorted(here, key=lambda one: one.out):
        spot = _free(_cell(rows, mini.at.point), taken, rows)
        taken.add(spot)
        rows[spot[1]][spot[0]] = "+" if mini.out else sign[mini.id]
    for mini in here:
        x, y = _cell(rows, mini.at.point)
        after = (x + 1, y)
        if not mini.out and after not in taken and after[0] < len(rows[0]):
            rows[y][after[0]] = arrow(mini.facing)


def _on_table(rows: Rows, mini: Mini) -> bool:
    return mini.at.point.x >= 0 and mini.at.point.y >= 0


def _free(spot: tuple[int, int], taken: set[tuple[int, int]], rows: Rows) -> tuple[int, int]:
    """The cell itself, or the nearest that nobody is drawn in."""
    x, y = spot
    near = sorted(
        ((x + dx, y + dy) for dx in range(-2, 3) for dy in range(-1, 2)),
        key=lambda one: abs(one[0] - x) + 2 * abs(one[1] - y),
    )
    inside = [(a, b) for a, b in near if 0 <= a < len(rows[0]) and 0 <= b < len(rows)]
    return next((one for one in inside if one not in taken), spot)
