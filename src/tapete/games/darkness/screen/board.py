"""The city: tiles on their mat, with walls, fences, doors and windows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tapete.games.darkness.content.city import city_of
from tapete.games.darkness.content.library import library
from tapete.games.darkness.state import State
from tapete.kernel import Message
from tapete.scene import Board, Shape
from tapete.scene.board import Pair
from tapete.scene.card import Line
from tapete.scene.looks import Drawing, Floor, Soil
from tapete.spaces.cells.grid import Cell
from tapete.spaces.tiles.city import WIDTH, City, Entrance
from tapete.spaces.tiles.laid import Laid
from tapete.spaces.tiles.tile import FENCE, SIDES, WALL, Side

THICK, LEAF = 44, 52
"""Half the thickness of a wall, and of what is in it."""
TALL, LOW = 500, 120
"""How high walls and fences are drawn."""
LOCKS: tuple[Drawing, ...] = ("door", "lock", "locks", "locks3")
"""The picture of a door, by its locks."""
SOILS: dict[str, Soil] = {
    "cafeteria": "tiling", "clinic": "tiling", "supermarket": "tiling",
    "police_station": "concrete", "warehouse": "concrete", "high_school": "tiling",
    "church": "flagstones", "museum": "flagstones", "bank": "flagstones", "house": "carpet",
    "library": "carpet",
}  # fmt: skip
"""The floor of each building; in the others there are boards."""


def board(view: State) -> Board:
    return _board(tuple(view.laid), frozenset(view.no_doors))


@lru_cache(maxsize=64)
def _board(laid: tuple[Laid, ...], gone: frozenset[int]) -> Board:
    city = city_of(laid)
    left, top, right, bottom = city.bounds
    return Board(
        (right - left + 2) * WIDTH,
        (bottom - top + 2) * WIDTH,
        WIDTH,
        Message("darkness.scene.square"),
        "tiles",
        (*_grounds(city), *_edges(city), *_doors(city, gone), *_windows(city)),
        look="felt",
        floors=tuple(_floors(city)),
        left=(left - 1) * WIDTH,
        top=(top - 1) * WIDTH,
    )


def box(left: int, top: int, right: int, bottom: int) -> tuple[Pair, ...]:
    return (left, top), (right, top), (right, bottom), (left, bottom)


def area(city: City, place: int, *, indoors: bool) -> tuple[Pair, ...]:
    """The outline of a tile, or of the building on it."""
    cells = [cell for cell in city.on(place) if not indoors or city.floor(cell)]
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    return box(
        min(columns) * WIDTH, min(rows) * WIDTH, (max(columns) + 1) * WIDTH, (max(rows) + 1) * WIDTH
    )


def _floors(city: City) -> Iterator[Floor]:
    """The street of each tile, and the floor of its building."""
    for place, laid in enumerate(city.laid):
        yield Floor("pavement", area(city, place, indoors=False))
        building = library().tiles[laid.tile].building
        yield Floor(SOILS.get(building, "boards"), area(city, place, indoors=True))


def _grounds(city: City) -> Iterator[Shape]:
    """What is to know of a street and of a building."""
    for place, laid in enumerate(city.laid):
        page = library().tiles[laid.tile]
        street = Message.of("darkness.scene.street", tile=page.name.message)
        slow: Line = (Message("darkness.scene.doubled"), "darkness.move.street_double")
        yield Shape("floor", area(city, place, indoors=False), street, (slow,), look="bare")
        text: Line = (page.text.message, "darkness.map.square_is_space")
        name = page.name.message
        yield Shape("floor", area(city, place, indoors=True), name, (text,), height=1, look="bare")


# --- edges


def _edges(city: City) -> Iterator[Shape]:
    """Walls and fences, those in a row as one."""
    for kind in (WALL, FENCE):
        for run in _runs(city, kind):
            yield _wall(run) if kind == WALL else _fence(run)


def _wall(points: tuple[Pair, ...]) -> Shape:
    return Shape("wall", points, height=TALL, look="wall")


def _fence(points: tuple[Pair, ...]) -> Shape:
    note: Line = (Message("darkness.scene.fence_note"), "darkness.map.walls_fences")
    return Shape("low", points, Message("darkness.scene.fence"), (note,), height=LOW, look="fence")


def _runs(city: City, kind: str) -> Iterator[tuple[Pair, ...]]:
    """The outlines of all edges of a kind; edges in a line are joined."""
    lying = {
        _line(cell, side) for cell in city.signs for side in SIDES if _is(city, cell, side, kind)
    }
    level = sorted((y, x) for upright, x, y in lying if not upright)
    for y, first, last in _joined(level):
        yield _slab(first * WIDTH, y * WIDTH, (last + 1) * WIDTH, y * WIDTH)
    for x, first, last in _joined(sorted((x, y) for upright, x, y in lying if upright)):
        yield _slab(x * WIDTH, first * WIDTH, x * WIDTH, (last + 1) * WIDTH)


def _is(city: City, cell: Cell, side: Side, kind: str) -> bool:
    edge = city.edge(cell, side)
    return edge is not None and edge.kind == kind


def _line(cell: Cell, side: Side) -> tuple[bool, int, int]:
    """An edge as the square to the right of it or below it, and whether it is upright."""
    x, y = cell
    return side % 2 == 1, x + (side == 1), y + (side == 2)


def _joined(places: list[tuple[int, int]]) -> Iterator[tuple[int, int, int]]:
    """Places on the same line one after the other, as the first and the last of each row."""
    start: tuple[int, int] | None = None
    for at, (line, number) in enumerate(places):
        start = start or (line, number)
        if at + 1 == len(places) or places[at + 1] != (line, number + 1):
            yield *start, number
            start = None


def _slab(left: int, top: int, right: int, bottom: int, thick: int = THICK) -> tuple[Pair, ...]:
    return box(left - thick, top - thick, right + thick, bottom + thick)


# --- ways in


def _doors(city: City, gone: frozenset[int]) -> Iterator[Shape]:
    for door in city.doors:
        down = door.number in gone
        name = Message.of("darkness.scene.door", locks=door.locks, gone="yes" if down else "no")
        rule = "darkness.disc.no_door" if down else "darkness.door.difficulty"
        note: Line = (Message.of("darkness.scene.door_note", locks=door.locks), rule)
        yield Shape(
            "door", _between(door), name, () if down else (note,), height=TALL + 1,
            state="broken" if down else "", look=LOCKS[door.locks],
        )  # fmt: skip


def _windows(city: City) -> Iterator[Shape]:
    for window in city.windows:
        name = Message("darkness.scene.window")
        note: Line = (
            Message.of("darkness.scene.window_note", locks=window.locks), "darkness.door.window",
        )  # fmt: skip
        yield Shape("window", _between(window), name, (note,), height=TALL + 1, look="window")


def _between(door: Entrance) -> tuple[Pair, ...]:
    """The outline of a door: across the edge between its two squares."""
    (ax, ay), (bx, by) = door.inside, door.outside
    left, top = max(ax, bx) * WIDTH, max(ay, by) * WIDTH
    if ay == by:
        return box(left - LEAF, top + 70, left + LEAF, top + WIDTH - 70)
    return box(left + 70, top - LEAF, left + WIDTH - 70, top + LEAF)
