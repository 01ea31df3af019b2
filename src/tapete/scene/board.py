"""The board: everything that lies fixed on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Literal, Protocol, TypeAlias, TypeVar

import msgspec

from tapete.kernel.kept import once
from tapete.kernel.message import Message
from tapete.scene.card import Line
from tapete.scene.looks import Drawing, Floor, Soil, soil

C = TypeVar("C", bound=Hashable)
"""A square, a hex or a zone."""
Pair: TypeAlias = tuple[int, int]
Look: TypeAlias = Literal[
    "wall", "door", "window", "block", "low", "rough", "water", "hazard", "barrier", "floor",
    "roof", "very_rough", "toxic", "chasm", "bridge",
]  # fmt: skip
"""How a piece of scenery is drawn."""
Grid: TypeAlias = Literal["", "squares", "hexes", "lanes", "tiles"]


class Shape(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of scenery: an outline, or a line when it is `open`."""

    kind: Look
    points: tuple[Pair, ...]
    name: Message | None = None
    notes: tuple[Line, ...] = ()
    """What it is and does to figures that meet it, one line each, with the rule that says so."""
    height: int = 0
    material: str = ""
    open: bool = False
    state: Literal["", "opened", "broken"] = ""
    """`opened` for an open door, `broken` for a thing broken down: it is no longer in the way."""
    grade: Literal["", "light", "medium", "heavy"] = ""
    """How well it protects figures behind it; better cover is drawn denser."""
    code: str = ""
    """The short form players use, drawn upon it: 2M."""
    ladders: tuple[Pair, ...] = ()
    """Places of its outline where figures climb easily."""
    look: Drawing | Literal[""] = ""
    """The picture of it; empty for one that fits its kind."""


def square(middle: Pair, half: int) -> tuple[Pair, ...]:
    """The corners of a square, whose sides are twice `half`."""
    x, y = middle
    return (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)


def spread(
    cells: Mapping[str, C], spots: Sequence[Pair], taken: Mapping[C, int]
) -> dict[str, Pair]:
    """The spots of figures that share a cell, by their ids: each takes the next that is free.

    `taken` says how many spots of a cell are taken by others.
    """
    count = dict(taken)
    found: dict[str, Pair] = {}
    for identity, cell in cells.items():
        number = count.get(cell, 0)
        count[cell] = number + 1
        found[identity] = spots[number % len(spots)]
    return found


def crowded(cells: Mapping[str, C], spots: Sequence[Sequence[Pair]]) -> dict[str, Pair]:
    """The same, where the spots of a cell hang on how many share it: `spots` for one, two and on.

    If there are more than that, some are upon each other.
    """
    counts = Counter(cells.values())
    found: dict[str, Pair] = {}
    for cell, count in counts.items():
        own = {one: at for one, at in cells.items() if at == cell}
        found |= spread(own, spots[min(count, len(spots)) - 1], {})
    return found


class Painted(Protocol):
    """A part of the ground as content describes it."""

    @property
    def look(self) -> str: ...
    @property
    def corners(self) -> Sequence[tuple[float, float]]: ...


class Lamp(msgspec.Struct, frozen=True, omit_defaults=True):
    """A disc of light or darkness; where two meet, the later one counts."""

    at: Pair
    radius: int
    level: int
    label: Message | None = None
    """How well figures can be seen in it."""
    outline: tuple[Pair, ...] = ()
    """The part of the disc that it reaches past the scenery; empty if nothing is in its way."""


class Board(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """A rectangle in tenths of a millimetre; players measure in `unit`.

    It begins at (0, 0), or at `left` and `top` if it can grow in any direction.
    """

    width: int
    height: int
    unit: int
    unit_name: Message
    grid: Grid = ""
    """`lanes` if each figure has its own row, and only how far along it stands counts.

    `tiles` if there are squares only where the floors lie, and nothing beside them.
    """
    shapes: tuple[Shape, ...] = ()
    lamps: tuple[Lamp, ...] = ()
    ambient: int = 100
    ambient_label: Message | None = None
    """How well figures can be seen where no lamp reaches; None by daylight."""
    look: Soil | Literal[""] = ""
    """The picture of its ground."""
    floors: tuple[Floor, ...] = ()
    """Parts of the ground that look different, drawn below all scenery."""
    left: int = 0
    top: int = 0
    unmeasured: bool = False
    """True if nobody may measure: then there is neither a ruler nor a tape."""

    def painted(
        self, look: str, floors: Iterable[Painted], unit: float, down: float | None = None
    ) -> Board:
        """The board with its ground. One unit in which floors are written is `unit` tenths of a
        millimetre, and `down` of them downwards, if that differs."""
        deep = unit if down is None else down
        made = [
            Floor(
                soil(one.look), tuple([(round(x * unit), round(y * deep)) for x, y in one.corners])
            )
            for one in floors
        ]
        return msgspec.structs.replace(self, look=soil(look) if look else "", floors=tuple(made))

    @once
    def fingerprint(self) -> str:
        """A hash of the board, so that a screen that has it need not be sent it again."""
        return blake2b(_encode(self), digest_size=8).hexdigest()


_encode = msgspec.json.Encoder().encode
