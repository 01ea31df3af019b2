"""Boards with heights, drawn as text: equal characters that meet side by side are one piece."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec
import shapely

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.piece import Piece
from tapete.spaces.boards.scenery import Scenery, block, scenery
from tapete.spaces.boards.text import Drawing, Terrain, figures_of, lines_of, rectangles
from tapete.spaces.plane.point import CM
from tapete.spaces.plane.segment import Pair

CELL = 2 * CM


class Relief(Terrain, frozen=True):
    """What a character stands for: the attributes of its scenery."""

    foot: int = 0
    size: int = 0
    grade: str = ""
    ground: str = ""
    barred: bool = False
    standable: bool = True
    climbable: bool = True

    def piece(self, x: int, y: int, width: int, depth: int) -> Scenery:
        return block(x, y, width, depth, **msgspec.structs.asdict(self))


def _area(name: str, ground: str = "", barred: bool = False) -> Relief:
    return Relief(name, blocks=False, opaque=False, ground=ground or name, barred=barred)


LEGEND: Mapping[str, Relief] = {
    "o": Relief("crate", height=300, size=1, grade="light"),
    "-": Relief("wall", height=300, size=1, grade="medium", standable=False),
    "%": Relief("car", height=600, size=2, grade="medium"),
    "#": Relief("house", height=800, size=3, grade="heavy"),
    "^": Relief("tower", height=1600, size=3, grade="heavy", climbable=False),
    "~": _area("rough"),
    "*": _area("very_rough"),
    "=": _area("barred", "", barred=True),
    "!": _area("contaminated"),
}


def read(text: str, legend: Mapping[str, Relief] = LEGEND, size: int = CELL) -> Drawing:
    """The board of a drawing; characters are `size` wide, letters and digits are figures."""
    lines = lines_of(text, legend)
    pieces = [piece for shape in _shapes(lines, legend) for piece in _pieces(*shape, legend, size)]
    board = Board.checked(len(lines[0]) * size, len(lines) * size, pieces)
    return Drawing(board, figures_of(lines, legend, size))


def _shapes(
    lines: list[str], legend: Mapping[str, Relief]
) -> Iterator[tuple[str, list[tuple[int, int, int, int]]]]:
    """Each character with its rectangles, grouped where they meet side by side."""
    found = list(rectangles(lines, legend))
    while found:
        sign, *box = found.pop(0)
        group = [tuple(box)]
        grown = True
        while grown:
            more = [one for one in found if one[0] == sign and _meet_any(group, one[1:])]
            found = [one for one in found if one not in more]
            group += [one[1:] for one in more]
            grown = bool(more)
        yield sign, [(x, y, width, depth) for x, y, width, depth in group]


def _meet_any(group: list[tuple[int, ...]], box: tuple[int, int, int, int]) -> bool:
    return any(_meet(other, box) for other in group)


def _meet(one: tuple[int, ...], other: tuple[int, int, int, int]) -> bool:
    """True if the rectangles share more than a corner."""
    (x, y, width, depth), (ox, oy, other_width, other_depth) = one, other
    across = min(x + width, ox + other_width) - max(x, ox)
    down = min(y + depth, oy + other_depth) - max(y, oy)
    return across >= 0 and down >= 0 and across + down > 0


def _pieces(
    sign: str,
    boxes: list[tuple[int, int, int, int]],
    legend: Mapping[str, Relief],
    size: int,
) -> list[Piece]:
    """The group as one outline; as its rectangles if it surrounds something."""
    terrain = legend[sign]
    shape = shapely.union_all([shapely.box(x, y, x + w, y + d) for x, y, w, d in boxes])
    if shape.geom_type != "Polygon" or shape.interiors:
        scaled = [[part * size for part in box] for box in boxes]
        return [terrain.piece(x, y, w, d) for x, y, w, d in scaled]
    ring = [(round(x) * size, round(y) * size) for x, y in shape.exterior.coords[:-1]]
    return [scenery(_corners(ring), **msgspec.structs.asdict(terrain))]


def _corners(ring: list[Pair]) -> list[Pair]:
    """The corners of a ring, without those that are in line with their neighbours."""
    last = len(ring)
    return [
        here
        for place, here in enumerate(ring)
        if not (ring[place - 1][0] == here[0] == ring[(place + 1) % last][0])
        and not (ring[place - 1][1] == here[1] == ring[(place + 1) % last][1])
    ]
