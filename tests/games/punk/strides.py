"""Moves in few words: places in cm, as `(x, y)`, `(x, y, how)` or `(x, y, how, height)`."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.kernel.errors import Refused
from tapete.kernel.message import Message
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.boards.scenery import block as piece
from tapete.spaces.plane.point import CM
from tests.games.punk.fielded import Fielded

Stride = tuple[Any, ...]


def way(*strides: Stride, facing: int | None = None) -> dict[str, Any]:
    """The plain answer."""
    return {"way": [_step(stride) for stride in strides], "facing": facing}


def _step(stride: Stride) -> list[Any]:
    x, y, *how = stride
    tall = [round(how[1] * CM)] if len(how) > 1 else []
    return [round(x * CM), round(y * CM), *how[:1], *tall]


def move(table: Fielded, *strides: Stride, facing: int | None = None, by: str = "move") -> None:
    """The active mini goes this way."""
    table.answer([by, way(*strides, facing=facing)])


def refused(table: Fielded, *strides: Stride, by: str = "move") -> tuple[str, Message]:
    """The rule and the reason why the active mini may not go this way."""
    with pytest.raises(Refused) as why:
        move(table, *strides, by=by)
    return why.value.rule, why.value.reason


def measure(reason: Message) -> tuple[Any, Any]:
    """What it needs and what it has, in mm."""
    args: dict[str, Any] = dict(reason.args)
    return args["needs"] / 10, args["has"] / 10


def block(x: float, y: float, width: float, depth: float, **how: Any) -> Scenery:
    """A piece with square corners, in cm; `height` and `foot` are in cm too."""
    for name in ("height", "foot"):
        how[name] = round(how.get(name, 0) * CM)
    left, top, across, down = (round(part * CM) for part in (x, y, width, depth))
    return piece(left, top, across, down, **how)


def at(table: Fielded, letter: str) -> tuple[Any, Any, Any]:
    """Where a mini is, in cm, and how high."""
    place = table[letter].at
    return place.point.x / CM, place.point.y / CM, place.height / CM
