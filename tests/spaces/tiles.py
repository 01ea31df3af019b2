"""Tiles for tests, and small cities of them."""

from __future__ import annotations

from tapete.spaces.tiles.city import START, City
from tapete.spaces.tiles.laid import Laid
from tapete.spaces.tiles.pieces import Tiles
from tapete.spaces.tiles.text import read

KIOSK = """
+ + + + + + +
 . . . . . .
+ +-+-+w+-+ +
 .|, , , ,|.
+ + + + +-+ +
 .|, ? , ,2.
+ + +-+ + + +
 .|, , , !|.
+ +-+1+-+-+ +
 . . . . . .
+ +~+~+~+ + +
 . . . . . ¡
+ + + + + + +
"""
"""Columns 1 to 4 of rows 1 to 3 are inside. The door 1 is below (2, 3), the door 2 right of (4, 2),
the window above (3, 1). Walls inside: below (4, 1) and (2, 2). Fences: below (1, 4) to (3, 4)."""
WEST = """
+ + + + + + +
 . . . . . .
+ + +-+-+-+-+
 . .|? , , ,
+ + + + + + +
 . .1, , , ,
+ + + + + + +
 . .|, , , ,
+ + +-+-+-+-+
 . . . . . .
+ + + + + + +
 . . . . . .
+ + + + + + +
"""
EAST = """
+ + + + + + +
 . . . . . .
+-+-+-+-+ + +
 , , , ?|. .
+ + + + + + +
 , , , ,|. .
+ + + + + + +
 , , , ,3. .
+-+-+-+-+ + +
 . . . . . .
+ + + + + + +
 . . . . . .
+ + + + + + +
"""
FLUSH = """
+-+-+-+ + + +
|, ? ,|. . .
+ + + + + + +
|, , ,1. . .
+-+-+-+ + + +
 . . . . . .
+ + + + + + +
 . . . . . .
+ + + + + + +
 . . . . . .
+ + + + + + +
 . . . . . .
+ + + + + + +
"""
"""A building in the corner, against two sides of its tile."""
TILES = Tiles(
    {
        "kiosk": read("kiosk", "kiosk", KIOSK),
        "west": read("west", "hall", WEST, "east", "east"),
        "east": read("east", "hall", EAST, "west", "west"),
        "flush": read("flush", "flush", FLUSH),
    }
)
LEFT, TOP = START[0] * 6, START[1] * 6


def sq(x: int, y: int) -> tuple[int, int]:
    """A square, counted from the corner of the first tile."""
    return LEFT + x, TOP + y


def city(*laid: tuple[str, int, int, int]) -> City:
    """A city of tiles, each with how far east and south of the first it lies, and its turn."""
    town = City(TILES)
    for tile, east, south, turn in laid or (("kiosk", 0, 0, 0),):
        town = town.grown(Laid(tile, START[0] + east, START[1] + south, turn))
    return town


def hall() -> City:
    """The building on two tiles, beside the kiosk."""
    town = city(("kiosk", 0, 0, 0))
    return town.grown(*town.laying("west", (START[0] + 1, START[1]), 0))
