"""A way over scenery: what is to be done, and what came of it, leg by leg."""

from __future__ import annotations

import msgspec

from tapete.spaces.levels import Place
from tapete.spaces.point import Point
from tapete.spaces.route import Obstruction, whole

WALK, CLIMB, LADDER, JUMP, DROP, LEAP, CROSS = (
    "walk",
    "climb",
    "ladder",
    "jump",
    "drop",
    "leap",
    "cross",
)


class Gait(msgspec.Struct, frozen=True):
    """How a disc gets about: how wide, what size it steps over, how far and how deep it jumps."""

    radius: int
    step: int = 1
    longest: int = 0
    """The widest gap that can be jumped; nothing at all where it is 0."""
    deepest: int = 0
    """The most that the landing may be below."""
    safe: int = 0
    """From so high a way that is looked for may drop."""

    @property
    def wide(self) -> int:
        return 2 * self.radius


class Step(msgspec.Struct, frozen=True, array_like=True):
    """Where to next, and how: `walk`, `climb` (also by ladder), `jump`, `drop` or `leap`.

    `height` is where a climb stops on the wall, or which of several surfaces is meant.
    """

    to: Point
    how: str = WALK
    height: int | None = None


class Touch(msgspec.Struct, frozen=True):
    """A kind of ground first touched: by which piece, with the centre where, how far along."""

    ground: str
    piece: int
    place: Point
    along: float


class Leg(msgspec.Struct, frozen=True):
    """One piece of the way: `walk`, `climb`, `ladder`, `jump`, `drop`, `leap`, or `cross`.

    `length` is charged; `tested` is the width of a gap jumped, the depth of a drop, the width of
    what is crossed. `over` are the pieces it has to do with.
    """

    how: str
    start: Place
    end: Place
    length: float
    tested: float = 0.0
    over: tuple[int, ...] = ()


class Journey(msgspec.Struct, frozen=True):
    """A way measured: its legs, each kind of ground where it is first touched, what bars it."""

    start: Place
    legs: tuple[Leg, ...] = ()
    touches: tuple[Touch, ...] = ()
    barred: Obstruction | None = None

    @property
    def end(self) -> Place:
        return self.legs[-1].end if self.legs else self.start

    @property
    def length(self) -> int:
        """In all, rounded up."""
        return whole(sum(leg.length for leg in self.legs))

    def first(self, ground: str) -> Touch | None:
        """Where that kind of ground is first touched."""
        found = [touch for touch in self.touches if touch.ground == ground]
        return min(found, key=lambda touch: touch.along, default=None)
