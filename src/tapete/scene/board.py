"""What lies fixed on the table."""

from __future__ import annotations

from hashlib import blake2b
from typing import Literal, TypeAlias

import msgspec

from tapete.kernel.message import Message

Pair: TypeAlias = tuple[int, int]
Look: TypeAlias = Literal[
    "wall", "door", "window", "block", "low", "rough", "water", "hazard", "barrier", "floor",
    "roof", "very_rough", "toxic",
]  # fmt: skip
"""How a piece of scenery is drawn."""


class Shape(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of scenery: an outline, or a line when it is `open`."""

    kind: Look
    points: tuple[Pair, ...]
    name: Message | None = None
    notes: tuple[Message, ...] = ()
    """What it does to whoever meets it, a line each."""
    height: int = 0
    material: str = ""
    open: bool = False
    state: Literal["", "opened", "broken"] = ""
    """A door that stands open, or what has been broken down: no longer in anybody's way."""
    grade: Literal["", "light", "medium", "heavy"] = ""
    """How well it protects who is behind it: the denser it is drawn."""
    code: str = ""
    """How players write it in short, drawn upon it: 2M."""
    ladders: tuple[Pair, ...] = ()
    """Places of its outline where one climbs at ease."""


class Lamp(msgspec.Struct, frozen=True):
    at: Pair
    radius: int
    level: int


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rectangle from (0, 0) in tenths of a millimetre; `unit` is what its players measure in."""

    width: int
    height: int
    unit: int
    unit_name: Message
    grid: Literal["", "squares", "hexes"] = ""
    shapes: tuple[Shape, ...] = ()
    lamps: tuple[Lamp, ...] = ()
    ambient: int = 100

    @property
    def fingerprint(self) -> str:
        """The same for the same board: a screen that has it need not be sent it again."""
        return blake2b(_encode(self), digest_size=8).hexdigest()


_encode = msgspec.json.Encoder().encode
