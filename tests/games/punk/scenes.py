"""Small scenes with scenery: pieces in cm, and what is seen and covered on them."""

from __future__ import annotations

from tapete.games.punk.rules.sight.covering import Cover, cover
from tapete.games.punk.rules.sight.sight import body_of, mini_sees
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.boards.scenery import block as laid_block
from tapete.spaces.plane.point import CM
from tests.games.punk.fielded import Fielded

NORTH, EAST, SOUTH, WEST = 0, 90, 180, 270
HEIGHTS = (0, 3, 6, 9)
GRADES = {"L": "light", "M": "medium", "P": "heavy"}


def block(
    code: str,
    x: float,
    y: float,
    width: float,
    depth: float,
    height: float | None = None,
    foot: float = 0,
    **how: object,
) -> Scenery:
    """A piece as players write it, `2M` for size 2 and medium; from its corner, all in cm."""
    size = int(code[0])
    return laid_block(
        _cm(x), _cm(y), _cm(width), _cm(depth),
        height=_cm(HEIGHTS[size] if height is None else height),
        foot=_cm(foot), size=size, grade=GRADES.get(code[1:], ""), name=code, **how,
    )  # fmt: skip


def _cm(length: float) -> int:
    return round(length * CM)


def sees(table: Fielded, one: str, other: str) -> bool:
    return mini_sees(table.skirmish, table[one], table[other])


def covers(table: Fielded, shooter: str, target: str) -> Cover:
    """What the target has against a shot of the shooter's."""
    return cover(table.skirmish, body_of(table[shooter]), body_of(table[target]))
