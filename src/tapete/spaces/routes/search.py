"""Searches for ways: bends are tried in order of their least cost, and checked late."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from math import hypot, inf
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from tapete.spaces.plane.point import Point
from tapete.spaces.plane.polygon import edges, just_outside
from tapete.spaces.plane.segment import Pair, closer
from tapete.spaces.routes.bends import around_disc
from tapete.spaces.routes.route import Route, whole

if TYPE_CHECKING:
    from tapete.spaces.routes.bend_graph import Link
    from tapete.spaces.routes.ground import Ground

ROUNDING = 1e-6
START = 0
Round: TypeAlias = tuple[int, int, int, int]
"""A figure in the way: its middle, how near the centre may come, and its number."""
Waiting: TypeAlias = tuple[float, float, int, int, bool]


def explore(ground: Ground, start: Point, limit: float, goal: Point | None = None) -> Reach:
    """Every bend within the limit; with a goal, only those that had to be tried to get there."""
    found = Reach(ground, start, limit)
    found.search(None if goal is None else (goal.x, goal.y))
    return found


class Reach:
    """The bends reached, each with its cost and the bend before it; 0 is the start."""

    def __init__(self, ground: Ground, start: Point, limit: float) -> None:
        self.ground, self.start, self.limit = ground, start, limit
        self.goal: Pair | None = None
        self.fixed = ground.prepared.bends
        spot = (start.x, start.y)
        self.places = [spot, *self.fixed, *self._ways_off(spot)]
        self.near: list[Round] = []
        """The figures that a way within the limit may come to, once it is clear where to."""
        self.open: dict[int, float] = {}
        """The places that may still be on the way, each with the least cost from there on."""
        self.waiting: list[Waiting] = []
        self.met: set[int] = set()
        self.settled: dict[int, tuple[float, int]] = {}

    def _ways_off(self, spot: Pair) -> list[Pair]:
        """The nearest places on each side of the difficult ground that a spot is on."""
        rings = [slow.ring for slow in self.ground.prepared.slows if slow.holds(*spot)]
        feet = [just_outside(r, _foot(spot, p, q)) for r in rings for p, q in edges(r)]
        return [foot for foot in feet if self.ground.prepared.on_board(foot)]

    def search(self, goal: Pair | None) -> None:
        """Dijkstra's search, or A* with a goal; a link is checked only when it is the best left."""
        if goal is not None:
            self.places += [*self._ways_off(goal), goal]
        end = -1 if goal is None else len(self.places) - 1
        self.goal = goal
        self.near = self._in_the_way()
        self.open = self._within()
        self.waiting = [(self._ahead(START), 0.0, START, START, True)]
        if goal is None:
            self._meet_all()
        self._settle(end)

    def _meet_all(self) -> None:
        """Prepares for every figure within the limit: without a goal, any may be in the way."""
        for figure, (x, y, reach, passable, _) in enumerate(self.ground.discs):
            far = hypot(x - self.start.x, y - self.start.y) - reach
            if not passable and far < self.limit:
                self._meet(figure)

    def _ahead(self, place: int) -> float:
        """A lower bound of the cost from a place to the goal."""
        if self.goal is None:
            return 0.0
        x, y = self.places[place]
        return hypot(self.goal[0] - x, self.goal[1] - y)

    def _within(self) -> dict[int, float]:
        """The places through which the straight way to the goal is short enough."""
        (x, y), limit, goal = self.places[START], self.limit + 2 * ROUNDING, self.goal
        found = {}
        for number in self._perhaps_within():
            to_x, to_y = self.places[number]
            ahead = 0.0 if goal is None else hypot(goal[0] - to_x, goal[1] - to_y)
            if hypot(to_x - x, to_y - y) + ahead <= limit:
                found[number] = ahead
        return found

    def _perhaps_within(self) -> list[int]:
        """The places without those bends that are clearly too far."""
        spots = self.ground.prepared.spots
        far = np.hypot(*(spots - self.places[START]).T)
        if self.goal is not None:
            far += np.hypot(*(spots - self.goal).T)
        near: list[int] = (np.flatnonzero(far <= self.limit + 1) + 1).tolist()
        return [START, *near, *range(len(self.fixed) + 1, len(self.places))]

    def _in_the_way(self) -> list[Round]:
        """The figures that a way within the limit may come to; no other can bar a link of one."""
        x, y = self.places[START]
        to_x, to_y = self.goal or (x, y)
        ends, limit = (2 if self.goal else 1), self.limit + 2 * ROUNDING
        found = []
        for one in self.ground.solid:
            far = hypot(one[0] - x, one[1] - y)
            if self.goal:
                far += hypot(one[0] - to_x, one[1] - to_y)
            if far <= limit + ends * one[2]:
                found.append(one)
        return found

    def _settle(self, end: int) -> None:
        """Settles the best place left until that is the end."""
        waiting, settled, limit = self.waiting, self.settled, self.limit
        while waiting and end not in settled:
            _, cost, place, before, sure = heappop(waiting)
            if place in settled:
                continue
            true = cost if sure else settled[before][0] + self.link(before, place)
            if true <= cost + ROUNDING:
                settled[place] = (cost, before)
                self.open.pop(place, None)
                self._wait_for(place, cost, self._next(place, limit - cost))
            elif true < inf and true + self.open[place] <= limit + ROUNDING:
                heappush(waiting, (true + self.open[place], true, place, before, True))

    def _wait_for(self, place: int, cost: float, others: Iterable[int]) -> None:
        """Queues every place that may be reached from there, at its lowest possible cost."""
        (x, y), places, left_open = self.places[place], self.places, self.open
        limit, waiting = self.limit + ROUNDING, self.waiting
        for other in others:
            ahead = left_open.get(other)
            if ahead is not None:
                to_x, to_y = places[other]
                least = cost + hypot(to_x - x, to_y - y)
                if least + ahead <= limit:
                    heappush(waiting, (least + ahead, least, other, place, False))

    def _meet(self, figure: int) -> None:
        """Adds bends around a figure, once it is found to be in the way."""
        if figure in self.met:
            return
        self.met.add(figure)
        x, y, reach = self.ground.discs[figure][:3]
        new = [bend for bend in around_disc(x, y, reach) if self.ground.prepared.on_board(bend)]
        first = len(self.places)
        self.places += new
        self.open.update({place: self._ahead(place) for place in range(first, len(self.places))})
        for place, (cost, _) in list(self.settled.items()):
            self._wait_for(place, cost, range(first, len(self.places)))

    def _next(self, place: int, left: float) -> list[int]:
        """The next bends: from a fixed one those it sees and the loose ones; from elsewhere all."""
        count = len(self.fixed)
        if 1 <= place <= count:
            seen = [other + 1 for other in self.ground.prepared.seen(place - 1, left)]
            return seen + list(range(count + 1, len(self.places)))
        return list(self.open)

    def link(self, one: int, other: int) -> float:
        """The cost of going straight from one bend to another; infinite if that is not possible."""
        a, b = self.places[one], self.places[other]
        prepared = self.ground.prepared
        if self.near:
            figure = first_over(self.near, a, b)
            if figure is not None:
                self._meet(figure)
                return inf
        count = len(self.fixed)
        both_fixed = 1 <= one <= count and 1 <= other <= count
        link = prepared.link_bends(one - 1, other - 1) if both_fixed else prepared.link(a, b)
        return self._cost(link)

    def route(self, goal: Point) -> Route | None:
        """The cheapest way to a place over the bends reached; None if it costs too much."""
        if not self.ground.may_stand(goal):
            return None
        last, cost = self._last_bend(goal)
        if cost == inf or cost > self.limit + ROUNDING:
            return None
        points = [goal] if goal != self._point(last) else []
        while last != START:
            points.append(self._point(last))
            last = self.settled[last][1]
        return Route((self.start, *reversed(points)), whole(cost))

    def _last_bend(self, goal: Point) -> tuple[int, float]:
        """The bend from which to go to a place, and the total cost."""
        b = (goal.x, goal.y)
        guesses = sorted(
            (cost + hypot(b[0] - self.places[i][0], b[1] - self.places[i][1]), i)
            for i, (cost, _) in self.settled.items()
        )
        best, least = START, inf
        for guess, bend in guesses:
            if guess >= min(least, self.limit + ROUNDING):
                break
            cost = self.settled[bend][0] + self._last_link(self.places[bend], b)
            if cost < least:
                best, least = bend, cost
        return best, least

    def _last_link(self, a: Pair, b: Pair) -> float:
        if self.ground.over(a, b) is not None:
            return inf
        return self._cost(self.ground.prepared.link(a, b))

    def _cost(self, link: Link | None) -> float:
        return inf if link is None else link[0] + (self.ground.factor - 1) * link[1]

    def _point(self, place: int) -> Point:
        return Point(*self.places[place])


def first_over(figures: Iterable[Round], a: Pair, b: Pair) -> int | None:
    """The first of some figures that bars the straight way from a to b; None if there is none."""
    left, right = (a[0], b[0]) if a[0] < b[0] else (b[0], a[0])
    top, bottom = (a[1], b[1]) if a[1] < b[1] else (b[1], a[1])
    for x, y, reach, figure in figures:
        if left - reach > x or right + reach < x or top - reach > y or bottom + reach < y:
            continue
        if closer((x, y), a, b, reach * reach):
            return figure
    return None


def _foot(spot: Pair, p: Pair, q: Pair) -> Pair:
    """The nearest place on a side, rounded."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    share = ((spot[0] - p[0]) * dx + (spot[1] - p[1]) * dy) / (dx * dx + dy * dy)
    share = min(1.0, max(0.0, share))
    return p[0] + round(dx * share), p[1] + round(dy * share)
