"""Where a disc may stand and go."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin
from random import Random
from typing import TYPE_CHECKING

from tapete.spaces.boards.figure import Figure
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import INCH, Point, along
from tapete.spaces.plane.segment import Pair
from tapete.spaces.routes.bend_graph import Prepared
from tapete.spaces.routes.difficult import slow_length, touched
from tapete.spaces.routes.route import Measured, Obstruction, Route, whole
from tapete.spaces.routes.search import Reach, explore, first_over

if TYPE_CHECKING:
    from tapete.spaces.boards.board import Board

TRIES = 6
_STEPS = [step * INCH // 8 for step in range(-4, 5)]
AROUND = sorted([(x, y) for x in _STEPS for y in _STEPS], key=lambda step: (hypot(*step), step))
"""Offsets at which to look for room to stand, nearest first."""
ROUNDING = 1e-6


class Ground:
    """A board as one disc meets it: pieces, other figures and difficult ground."""

    __slots__ = ("board", "discs", "factor", "others", "prepared", "radius", "solid")

    def __init__(
        self, board: Board, radius: int, others: Sequence[Figure] = (), factor: float = 2
    ) -> None:
        self.board, self.radius, self.others, self.factor = board, radius, others, factor
        self.prepared = Prepared.of(board, radius)
        self.discs = [
            (f.disc.centre.x, f.disc.centre.y, f.disc.radius + radius, f.passable, f.name)
            for f in others
        ]
        every = enumerate(self.discs)
        self.solid = [(x, y, reach, n) for n, (x, y, reach, passable, _) in every if not passable]
        """Those of the figures that may not be passed over, each with its number."""

    @property
    def footing(self) -> Prepared:
        """The obstacles on which a disc may not end; here the same that are in its way."""
        return self.prepared

    # Standing -------------------------------------------------------------------------------

    def barred_at(self, spot: Point) -> Obstruction | None:
        """What keeps a disc from standing there; None if nothing does."""
        place = (spot.x, spot.y)
        if not self.prepared.on_board(place):
            return Obstruction("off_board", "", spot)
        block = self.prepared.hit(place, place)
        if block:
            return Obstruction("through", self.prepared.obstacles.names[block.piece], spot)
        return self._ends_on(spot)

    def _ends_on(self, spot: Point) -> Obstruction | None:
        for x, y, reach, _, name in self.discs:
            if (spot.x - x) ** 2 + (spot.y - y) ** 2 < reach * reach:
                return Obstruction("ends_on", name, spot)
        return None

    def may_stand(self, spot: Point) -> bool:
        return self.barred_at(spot) is None

    def near(self, spot: Point) -> Point:
        """The nearest place where the disc may stand; the given place if none is close."""
        around = (Point(spot.x + dx, spot.y + dy) for dx, dy in AROUND)
        return next((place for place in around if self.may_stand(place)), spot)

    # Going straight -------------------------------------------------------------------------

    def over(self, a: Pair, b: Pair) -> int | None:
        """The first figure that bars the straight way from a to b; None if there is none."""
        return first_over(self.solid, a, b)

    def straight(self, start: Point, end: Point) -> float | None:
        """The cost of going straight there and stopping; None if that is not possible."""
        a, b = (start.x, start.y), (end.x, end.y)
        if not self.prepared.on_board(b) or self.over(a, b) is not None or self._ends_on(end):
            return None
        return None if self.prepared.hit(a, b) else self.cost(a, b)

    def cost(self, a: Pair, b: Pair) -> float:
        """The length; where the centre is on difficult ground, multiplied by the factor."""
        length = hypot(b[0] - a[0], b[1] - a[1])
        if not self.prepared.slows:
            return length
        return length + (self.factor - 1) * slow_length(self.prepared.slows, a, b)

    def furthest(self, start: Point, angle: float, allowance: int) -> Point:
        """The furthest place in a straight line at an angle where the disc may stop."""
        dx, dy = cos(angle), sin(angle)
        low, high, best = 0, allowance, start
        while low <= high:
            length = (low + high + 1) // 2
            end = along(start, dx, dy, length)
            cost = self.straight(start, end)
            if cost is not None and cost <= allowance + ROUNDING:
                low, best = length + 1, end
            else:
                high = length - 1
        return best

    # Any route ------------------------------------------------------------------------------

    def check(self, points: Sequence[Point]) -> Measured:
        """Measures a route, and finds the first thing that bars it."""
        pairs = [(point.x, point.y) for point in points]
        steps = list(pairwise(pairs))
        length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in steps)
        cost = sum(self.cost(a, b) for a, b in steps)
        return Measured(whole(length), whole(cost), self._slow(steps), self._barred(points, steps))

    def _slow(self, steps: Sequence[tuple[Pair, Pair]]) -> tuple[int, ...]:
        slows = self.prepared.slows
        found = [index for a, b in steps for index in touched(slows, a, b, self.radius)]
        return tuple(sorted(set(found)))

    def _barred(
        self, points: Sequence[Point], steps: Sequence[tuple[Pair, Pair]]
    ) -> Obstruction | None:
        for a, b in steps:
            barred = self._barred_step(a, b)
            if barred:
                return barred
        return self._ends_on(points[-1]) if steps else None

    def _barred_step(self, a: Pair, b: Pair) -> Obstruction | None:
        if not self.prepared.on_board(b):
            return Obstruction("off_board", "", Point(*b))
        block = self.prepared.hit(a, b)
        if block:
            return Obstruction("through", self.prepared.obstacles.names[block.piece], Point(*b))
        figure = self.over(a, b)
        return None if figure is None else Obstruction("over", self.discs[figure][4], Point(*b))

    # Finding a way --------------------------------------------------------------------------

    def reach(self, start: Point, allowance: int) -> Reach:
        """Every bend the disc can get to within an allowance."""
        return explore(self, start, allowance)

    def shortest(self, start: Point, goal: Point, limit: float = float("inf")) -> Route | None:
        """The cheapest way found to the goal within a limit; None if there is none."""
        cost = self.straight(start, goal)
        if cost is not None and cost <= hypot(goal.x - start.x, goal.y - start.y) + ROUNDING:
            return Route((start, goal), whole(cost)) if cost <= limit + ROUNDING else None
        if not self.may_stand(goal):
            return None
        return explore(self, start, limit, goal).route(goal)

    def random_point(self, start: Point, allowance: int, rng: Random) -> Point:
        """A random place that the disc can reach in a straight line; the start if none is found."""
        for shrink in range(TRIES):
            length = allowance * rng.random() ** 0.5 / (1 + shrink)
            angle = 2 * pi * rng.random()
            end = along(start, cos(angle), sin(angle), length)
            cost = self.straight(start, end)
            if cost is not None and cost <= allowance + ROUNDING:
                return end
        return start

    def disc(self, centre: Point) -> Disc:
        return Disc(centre, self.radius)
