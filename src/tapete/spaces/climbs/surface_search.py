"""Finds ways over several surfaces joined by portals."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import count, pairwise
from math import hypot
from typing import Protocol

import msgspec

from tapete.spaces.climbs.journey import Gait, Journey, Step
from tapete.spaces.climbs.portals import Portal
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import distance
from tapete.spaces.routes.route import ROUNDING

SHIFTS = 2
"""How many times an unmeasured way may be shifted by a base's width for free."""


class Way(msgspec.Struct, frozen=True):
    """The steps to take, and the measured journey."""

    steps: tuple[Step, ...]
    journey: Journey


class Walker(Protocol):
    """Finds ways on one surface."""

    gait: Gait
    start: Place
    limit: float

    def level(self, place: Place) -> int:
        """The height of the surface that a place is on."""

    def walk(self, start: Place, goal: Place, limit: float) -> tuple[Step, ...] | None:
        """A way straight, or around what is in the way, on the surface that both are on."""

    def way(self, steps: tuple[Step, ...] | None, goal: Place) -> Way | None:
        """The way of these steps, checked once more with its end; None if it is barred."""


class Search:
    """Visits places in order of cost; a walk is measured only when it is the best one left."""

    def __init__(self, ways: Walker, doors: Sequence[Portal], goals: Sequence[Place]) -> None:
        self.ways = ways
        self.goals = dict.fromkeys(goals)
        """In order, so that of two that cost the same the first is taken in every process."""
        self.doors: dict[Place, list[Portal]] = {}
        for door in doors:
            self.doors.setdefault(door.start, []).append(door)
        self.settled: dict[Place, tuple[tuple[Step, ...], Place | None]] = {}
        self.waiting: list[tuple[float, int, float, Place, tuple[Step, ...], Place, bool]] = []
        self.order = count()
        self.levels: dict[Place, int] = {}
        self.ahead: dict[Place, float] = {}

    def run(self) -> Way | None:
        ways = self.ways
        self._push(0.0, ways.start, (), ways.start, True)
        while self.waiting:
            _, _, cost, place, steps, before, sure = heappop(self.waiting)
            if place in self.settled or cost > ways.limit + ROUNDING:
                continue
            if not sure:
                self._measure(cost, place, before)
                continue
            self.settled[place] = (steps, None if place == ways.start else before)
            if place in self.goals:
                way = ways.way(self._steps(place), place)
                if way is not None:
                    return way
                continue
            self._spread(cost, place)
        return None

    def _measure(self, cost: float, place: Place, before: Place) -> None:
        """Finds and measures a walk whose cost was only a guess."""
        flat = hypot(place.point.x - before.point.x, place.point.y - before.point.y)
        steps = self.ways.walk(before, place, self.ways.limit - cost + flat)
        if steps is None:
            return
        points = [before.point, *[step.to for step in steps]]
        length = sum(hypot(q.x - p.x, q.y - p.y) for p, q in pairwise(points))
        self._push(cost - flat + length, place, steps, before, True)

    def _spread(self, cost: float, place: Place) -> None:
        for door in self.doors.get(place, []):
            self._push(cost + door.cost, door.end, (door.step,), place, True)
        level = self._level(place)
        for other in [*self.doors, *self.goals]:
            if other not in self.settled and self._level(other) == level:
                flat = hypot(other.point.x - place.point.x, other.point.y - place.point.y)
                self._push(cost + flat, other, (), place, False)

    def _push(
        self, cost: float, place: Place, steps: tuple[Step, ...], before: Place, sure: bool
    ) -> None:
        if place not in self.ahead:
            ahead = min(distance(goal.point, place.point) for goal in self.goals)
            self.ahead[place] = max(0.0, ahead - SHIFTS * self.ways.gait.wide)
        guess = cost + self.ahead[place]
        if guess <= self.ways.limit + ROUNDING:
            heappush(self.waiting, (guess, next(self.order), cost, place, steps, before, sure))

    def _level(self, place: Place) -> int:
        if place not in self.levels:
            self.levels[place] = self.ways.level(place)
        return self.levels[place]

    def _steps(self, place: Place) -> tuple[Step, ...]:
        steps, before = self.settled[place]
        return steps if before is None else (*self._steps(before), *steps)
