"""The city: tiles on their mat, with walls, fences, doors and windows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tapete.games.darkness.content.city import city_of, known_tiles
from tapete.games.darkness.content.library import library
from tapete.games.darkness.state import State
from tapete.games.darkness.world import story_of
from tapete.kernel import Message
from tapete.scene import Board, Shape
from tapete.scene.looks import Drawing, Floor
from tapete.spaces.tiles.city import WIDTH, City
from tapete.spaces.tiles.edges import leaf, runs
from tapete.spaces.tiles.laid import Laid
from tapete.spaces.tiles.outline import tile_outline as area
from tapete.spaces.tiles.tile import FENCE, WALL

THICK, LEAF, GAP = 44, 52, 70
"""Half the thickness of walls, half that of doors and windows, and the wall beside these."""
TALL, LOW = 500, 120
"""How high walls and fences are drawn."""
LOCKS: tuple[Drawing, ...] = ("door", "lock", "locks", "locks3")
"""The picture of a door, by its locks."""


def board(view: State) -> Board:
    """The city as it lies; before the first round, as it will begin."""
    laid = tuple(view.laid) or known_tiles(story_of(view))
    return _board(laid, frozenset(view.no_doors))


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


def _floors(city: City) -> Iterator[Floor]:
    """The street of each tile, and the floor of its building."""
    for place, laid in enumerate(city.laid):
        yield Floor("pavement", area(city, place, indoors=False))
        building = library().buildings[library().tiles[laid.tile].building]
        yield Floor(building.floor, area(city, place, indoors=True))


def _grounds(city: City) -> Iterator[Shape]:
    """What there is to know about a street and a building."""
    for place, laid in enumerate(city.laid):
        page = library().tiles[laid.tile]
        name, text = page.name.message, (page.text.message, "darkness.map.square_is_space")
        street = Message.of("darkness.scene.street", tile=name)
        slow = Message("darkness.scene.doubled"), "darkness.move.street_double"
        yield Shape("floor", area(city, place, indoors=False), street, (slow,), look="bare")
        yield Shape("floor", area(city, place, indoors=True), name, (text,), height=1, look="bare")


# --- edges


def _edges(city: City) -> Iterator[Shape]:
    """Walls and fences, those in a row as one."""
    for run in runs(city, WALL, THICK):
        yield Shape("wall", run, height=TALL, look="wall")
    name = Message("darkness.scene.fence")
    note = Message("darkness.scene.fence_note"), "darkness.map.walls_fences"
    for run in runs(city, FENCE, THICK):
        yield Shape("low", run, name, (note,), height=LOW, look="fence")


# --- ways in


def _doors(city: City, gone: frozenset[int]) -> Iterator[Shape]:
    for door in city.doors:
        down = door.number in gone
        name = Message.of("darkness.scene.door", locks=door.locks, gone=down)
        rule = "darkness.disc.no_door" if down else "darkness.door.difficulty"
        note = Message.of("darkness.scene.door_note", locks=door.locks), rule
        yield Shape(
            "door", leaf(door, LEAF, GAP), name, () if down else (note,), height=TALL + 1,
            state="broken" if down else "", look=LOCKS[door.locks],
        )  # fmt: skip


def _windows(city: City) -> Iterator[Shape]:
    name = Message("darkness.scene.window")
    for window in city.windows:
        points = leaf(window, LEAF, GAP)
        text = Message.of("darkness.scene.window_note", locks=window.locks)
        note = text, "darkness.door.window"
        yield Shape("window", points, name, (note,), height=TALL + 1, look="window")
