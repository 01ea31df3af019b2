"""Ways over scenery: the steps to take, and the measured legs that result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import hypot

import msgspec

from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point, part_way
from tapete.spaces.routes.route import ROUNDING, Obstruction, whole

WALK, CLIMB, LADDER, JUMP, DROP, LEAP, CROSS = (
    "walk",
    "climb",
    "ladder",
    "jump",
    "drop",
    "leap",
    "cross",
)
DESCEND = "descend"
"""The rate of climbing down a wall."""


class Gait(msgspec.Struct, frozen=True):
    """How a disc moves: its radius, the size it steps over, how far and how deep it jumps."""

    radius: int
    step: int = 1
    longest: int = 0
    """The widest gap it can jump; 0 if it cannot jump at all."""
    deepest: int = 0
    """How far below the start a jump may land."""
    safe: int = 0
    """The greatest height from which a way that is searched for may drop."""
    rates: tuple[tuple[str, float], ...] = ()
    """What a length costs where it does not cost itself, by the kind of leg or of ground.

    A kind of ground with a rate of 0 may not be entered."""
    broad: bool = False
    """True if it crosses low pieces however wide they are."""
    scales: bool = False
    """True if it climbs walls that have no holds."""
    shy: bool = False
    """True if it passes over nobody, not even high above them, unless a floor is between."""
    touches: bool = True
    """False if it does not matter which kinds of ground a way touches first, and where."""

    @property
    def wide(self) -> int:
        return 2 * self.radius

    @property
    def slowest(self) -> float:
        """The most that a length costs."""
        return max([rate for _, rate in self.rates], default=1.0)

    def rate(self, kind: str) -> float:
        """What each unit of length costs on a kind of leg or of ground."""
        for name, rate in self.rates:
            if name == kind:
                return rate
        return 1.0


class Step(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The next place, and how: `walk`, `climb` (also by ladder), `jump`, `drop` or `leap`.

    `height` is where a climb stops on the wall, or which of several surfaces is meant.
    """

    to: Point
    how: str = WALK
    height: int | None = None


class Touch(msgspec.Struct, frozen=True, gc=False):
    """The first touch of a kind of ground: its piece, the centre's place, and how far along."""

    ground: str
    piece: int
    place: Point
    along: float


class Leg(msgspec.Struct, frozen=True, gc=False):
    """One piece of the way: `walk`, `climb`, `ladder`, `jump`, `drop`, `leap`, or `cross`.

    `length` times `rate` is its cost; `tested` is the width of the gap jumped, the depth of the
    drop, or the width of the piece crossed. `over` are the pieces involved.
    """

    how: str
    start: Place
    end: Place
    length: float
    tested: float = 0.0
    over: tuple[int, ...] = ()
    rate: float = 1.0

    @property
    def cost(self) -> float:
        return self.length * self.rate


class Journey(msgspec.Struct, frozen=True, gc=False):
    """A measured way: its legs, the first touch of each kind of ground, and what bars it."""

    start: Place
    legs: tuple[Leg, ...] = ()
    touches: tuple[Touch, ...] = ()
    barred: Obstruction | None = None

    @property
    def end(self) -> Place:
        return self.legs[-1].end if self.legs else self.start

    @property
    def length(self) -> int:
        """The total length, rounded up."""
        return whole(sum([leg.length for leg in self.legs]))

    @property
    def cost(self) -> int:
        """What the whole way costs, rounded up."""
        return whole(sum([leg.length * leg.rate for leg in self.legs]))

    def far(self, cost: float) -> float:
        """How far along one gets at that cost."""
        gone = 0.0
        for leg in self.legs:
            if leg.cost > cost:
                return gone + cost / leg.rate
            gone, cost = gone + leg.length, cost - leg.cost
        return gone

    def first(self, ground: str) -> Touch | None:
        """The first touch of that kind of ground; None if it is never touched."""
        found = [touch for touch in self.touches if touch.ground == ground]
        return min(found, key=lambda touch: touch.along, default=None)

    def at(self, along: float) -> Place:
        """The place a distance along the way; a jump, drop or leap counts as not yet begun."""
        for leg in self.legs:
            if along < leg.length:
                return part_of(leg, max(0.0, along))
            along -= leg.length
        return self.end


def level(points: Sequence[Point], length: Callable[[Point, Point], float]) -> Journey:
    """A walk from place to place on level ground, measured by the length of each leg."""
    legs = [Leg(WALK, Place(a), Place(b), length(a, b)) for a, b in pairwise(points) if a != b]
    return Journey(Place(points[0]), tuple(legs))


def part_of(leg: Leg, along: float) -> Place:
    """The place a distance along a leg, never further: on the ground, on the wall, or its start."""
    start, end = leg.start, leg.end
    if leg.how in (WALK, CROSS):
        point = part_way(start.point, end.point, along / leg.length)
        return Place(point, max(start.height, end.height) if leg.how == CROSS else end.height)
    if leg.how in (CLIMB, LADDER) and int(along):
        up = 1 if end.height > start.height else -1
        foot = start.point if up > 0 else end.point
        return Place(foot, start.height + up * int(along), held=True)
    return start


def cut(start: Place, steps: Sequence[Step], journey: Journey, length: float) -> list[Step]:
    """The steps of a way up to a length: a climb ends on the wall, a jump is not begun.

    A way that is barred ends before the step that bars it.
    """
    other = iter([leg for leg in journey.legs if leg.how not in (WALK, CROSS)])
    kept: list[Step] = []
    here = start.point
    for step in steps:
        if step.how == WALK:
            far = hypot(step.to.x - here.x, step.to.y - here.y)
            if far > length + ROUNDING:
                return [*kept, Step(part_way(here, step.to, length / far))]
        else:
            leg = next(other, None)
            if leg is None:
                return kept
            far = leg.length
            if far > length + ROUNDING:
                stopped = part_of(leg, length)
                hangs = Step(stopped.point, CLIMB, stopped.height)
                return [*kept, hangs] if stopped.held else kept
        kept.append(step)
        length, here = length - far, step.to
    return kept


def rest(start: Place, steps: Sequence[Step], journey: Journey, length: float) -> list[Step]:
    """The steps of a way that are not finished after a length; a step begun is not finished."""
    other = iter([leg for leg in journey.legs if leg.how not in (WALK, CROSS)])
    here = start.point
    for place, step in enumerate(steps):
        flat = step.how == WALK
        far = hypot(step.to.x - here.x, step.to.y - here.y) if flat else next(other).length
        if far > length + ROUNDING:
            return list(steps[place:])
        length, here = length - far, step.to
    return []
