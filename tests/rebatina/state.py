"""The table: plain data, nothing that acts."""

import msgspec

from tapete.spaces.plane.point import Point


class Figure(msgspec.Struct):
    """Somebody of a gang; its id is its letter on the map."""

    id: str
    kind: str
    seat: int
    at: Point
    loot: int = 0
    stunned: bool = False
    out: bool = False


class State(msgspec.Struct):
    """`actor` is the figure whose turn it is; `queue` holds those still to act this round."""

    scenario: str
    figures: list[Figure]
    sacks: list[Point]
    round: int = 0
    queue: list[str] = []
    actor: str = ""
    walked: int = 0
    acted: bool = False
