"""A small table for the miniatures of a procedure."""

from __future__ import annotations

from functools import cache
from typing import Any

from tapete.games.euphoria.content.field import Field, keep_field, plain_zones
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.state import Mini, Name, Phase, State
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.scenery import Scenery, block
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import INCH, Point

SIDE = 24 * INCH
RADIUS = 150
"""The radius of a 30 mm base."""
LEFT, MIDDLE = Point(2 * INCH, SIDE // 2), SIDE // 2
PROFILE = "vargas"
EMPTY = "odds"
TALL = 4 * INCH


def somebody(identity: str, seat: int, at: Point, **given: Any) -> Mini:
    """A miniature from a few words; anything that is not said has its usual value."""
    usual: dict[str, Any] = {
        "classes": ["alive"], "ap_profile": 8, "euphoria": 5, "aim": 0, "combat": 0,
        "strength": 0, "armour": 0, "cost": 100, "out": "", "life": 80,
    }  # fmt: skip
    said = {**usual, **given}
    return Mini(
        id=identity, seat=seat, profile=PROFILE, name=Name(identity, identity), faction="none",
        radius=RADIUS, full=said["life"], at=Place(at), **said,
    )  # fmt: skip


def apart(inches: float) -> Point:
    """The middle of a base whose edge is this far from that of the base on the left."""
    return Point(LEFT.x + 2 * RADIUS + round(inches * INCH), LEFT.y)


def begin(minis: list[Mini], phase: Phase, board: str = EMPTY) -> State:
    keep_board(EMPTY, ())
    return State(mission="massacre", board=board, minis=minis, rules=Rules(), phase=phase, turn=1)


def covered(target: Point, grade: str) -> str:
    """A table with a wall that hides half of a target, and touches it if cover is heavy."""
    if grade == "none":
        return EMPTY
    near = 1 if grade == "heavy" else INCH // 2
    deep = INCH // 4
    left = target.x - RADIUS - near - deep
    wall = block(left, MIDDLE, deep, 2 * INCH, name="wall", size=2, height=TALL)
    name = f"{EMPTY}-{grade}-{target.x}"
    keep_board(name, (wall,))
    return name


@cache
def keep_board(name: str, pieces: tuple[Scenery, ...]) -> None:
    board = Board.checked(SIDE, SIDE, pieces)
    keep_field(name, Field(board, board, tuple(one.name for one in pieces), plain_zones(4)))
