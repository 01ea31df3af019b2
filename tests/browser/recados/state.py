"""The village, and what is left of the day."""

from __future__ import annotations

import msgspec

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.figure import Figure
from tapete.spaces.boards.piece import rectangle
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.routes.ground import Ground

RADIUS = 125
MILL = rectangle(8 * INCH, 4 * INCH, 3 * INCH, 2 * INCH, height=4 * INCH, name="mill")
VILLAGE = Board(16 * INCH, 10 * INCH, (MILL,))
SQUARE = (
    Point(0, 0),
    Point(6 * INCH, 0),
    Point(6 * INCH, 4 * INCH),
    Point(0, 4 * INCH),
)
"""Where the cart may be left."""
NEIGHBOURS = {"miller": Point(12 * INCH, 3 * INCH), "baker": Point(5 * INCH, 8 * INCH)}


class State(msgspec.Struct):
    """What is still to be asked, where the courier stands and looks, and where the cart is."""

    left: list[str]
    couriers: int = 1
    turn: int = 0
    at: Point = Point(3 * INCH, 6 * INCH)
    facing: int = 90
    cart: Point | None = None


def ground() -> Ground:
    """The village as it is for whoever walks through it."""
    others = [Figure(Disc(at, RADIUS), name, 400, False) for name, at in NEIGHBOURS.items()]
    return Ground(VILLAGE, RADIUS, others)
