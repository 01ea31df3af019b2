"""Shortest ways over scenery: to a place, or into contact with another base.

On the table they go round what is in the way as `reach` finds them; surfaces are joined by portals,
which are tried only where a way on one surface does not do. What is found is checked like any way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from heapq import heappop, heappush
from itertools import count, pairwise
from math import atan2, hypot, inf, pi
from typing import TypeAlias

import msgspec

from tapete.spaces.bends import around
from tapete.spaces.board import Board
from tapete.spaces.choices import beside_at
from tapete.spaces.disc import Disc
from tapete.spaces.figure import Figure
from tapete.spaces.ground import Ground
from tapete.spaces.journey import check
from tapete.spaces.legs import Gait, Journey, Step
from tapete.spaces.levels import LEDGE, Levels, Place, Standing
from tapete.spaces.narrows import narrowed, narrowest
from tapete.spaces.piece import Piece
from tapete.spaces.point import Point
from tapete.spaces.polygon import double_area
from tapete.spaces.portals import Portal, portals, usual_portals
from tapete.spaces.reach import Reach, explore
from tapete.spaces.route import ROUNDING, Obstruction
from tapete.spaces.scenery import Scenery
from tapete.spaces.segment import Pair, turn
from tapete.spaces.travel import Travel

AROUND = 16
"""Places tried around a base that is to be touched."""
FEW = 12
"""Of them, those tried where a way leads over several surfaces."""
Length: TypeAlias = Callable[[Point, Point], float]
FAR = 30_000.0
SLANTED = "too_wide"
SHIFTS = 2
"""How often a way yet to be found may be shifted by a base for nothing."""


class Way(msgspec.Struct, frozen=True):
    """What to do, and what comes of it."""

    steps: tuple[Step, ...]
    journey: Journey


class Ways:
    """The ways of one disc among others, from one place."""

    def __init__(
        self,
        levels: Levels,
        gait: Gait,
        start: Place,
        others: Sequence[Standing] = (),
        limit: float = inf,
        aimed: bool = False,
    ) -> None:
        self.levels, self.gait, self.start = levels, gait, start
        self.others, self.limit = others, limit
        self.aimed = aimed
        """Each way is looked for by itself, without all the bends there are."""
        self._reach: Reach | None = None
        self._ground: Ground | None = None

    # --- what is asked ----------------------------------------------------------------------

    def to(self, goal: Place) -> Way | None:
        """The shortest way found to a place; None if there is none within the limit."""
        if self.levels.barred_at(goal, self.gait.radius, self.others):
            return None
        return self._best({goal: _far(self.start.point, goal.point)})

    def touching(self, target: Standing) -> Way | None:
        """The shortest way found into contact with another base."""
        around = [one for one in self.others if one is not target]
        ways = Ways(self.levels, self.gait, self.start, around, self.limit, self.aimed)
        guesses = ways._guesses(target)
        free = {
            place: guess
            for place, guess in sorted(guesses.items(), key=lambda one: one[1])
            if guess <= self.limit + ROUNDING
            and not self.levels.barred_at(place, self.gait.radius, self.others)
        }
        return ways._best(free, target.disc.centre)

    def _guesses(self, target: Standing) -> dict[Place, float]:
        """Places in contact, each with the least it may cost to get there.

        They are those straight ahead from every bend of the ways there, and some all around.
        """
        found: dict[Place, float] = {}
        if self._level(self.start) == 0 and not self.aimed:
            for bend, (cost, _) in self.reach.settled.items():
                for place, far in self._ahead(target, self.reach.places[bend]):
                    found[place] = min(cost + far, found.get(place, inf))
        start = (self.start.point.x, self.start.point.y)
        for place, far in self._ahead(target, start):
            found.setdefault(place, far)
        for turning in range(AROUND):
            for place in self._beside(target, 2 * pi * turning / AROUND):
                found.setdefault(place, _far(self.start.point, place.point))
        return found

    def _ahead(self, target: Standing, spot: Pair) -> list[tuple[Place, float]]:
        centre = target.disc.centre
        places = self._beside(target, atan2(spot[1] - centre.y, spot[0] - centre.x))
        return [(place, _far(Point(*spot), place.point)) for place in places]

    def _beside(self, target: Standing, angle: float) -> list[Place]:
        point = beside_at(target.disc, angle, self.gait.radius)
        heights = self.levels.heights(point)
        return [Place(point, h) for h in heights if abs(h - target.height) <= LEDGE]

    # --- on one surface ---------------------------------------------------------------------

    @property
    def ground(self) -> Ground:
        """The table as it is for the disc: what it may step over is not in the way."""
        if self._ground is None:
            board = walking_board(self.levels, self.gait)
            self._ground = Ground(board, self.gait.radius, self._figures(), factor=1)
        return self._ground

    @property
    def reach(self) -> Reach:
        if self._reach is None:
            self._reach = explore(self.ground, self.start.point, min(self.limit, FAR))
        return self._reach

    def _figures(self) -> list[Figure]:
        """Not even to be touched, unless they already are."""
        found = []
        for one in self.others:
            if abs(one.height) > LEDGE:
                continue
            disc, start = one.disc, self.start.point
            far = hypot(disc.centre.x - start.x, disc.centre.y - start.y)
            clear = far >= disc.radius + self.gait.radius + 1
            radius = disc.radius + (1 if clear and not one.passable else 0)
            found.append(Figure(Disc(disc.centre, radius), one.name, passable=one.passable))
        return found

    def _level(self, place: Place) -> int:
        return Travel(self.levels, self.gait, place, ()).level()

    def _walk(self, start: Place, goal: Place, limit: float) -> tuple[Step, ...] | None:
        """Straight, or round what is in the way, on the surface both are on."""
        steps: tuple[Step, ...] = (Step(goal.point),)
        if self._clear(start, steps):
            return steps
        if self._level(start) == 0:
            if start == self.start and not self.aimed:
                route = self.reach.route(goal.point)
            else:
                route = self.ground.shortest(start.point, goal.point, limit)
            if route is None:
                return None
            steps = tuple([Step(point) for point in route.points[1:]])
        else:
            points = self._on_roof(start, goal)
            if points is None:
                return None
            steps = tuple([Step(point) for point in points])
        return self._narrowed(start, steps)

    def _narrowed(self, start: Place, steps: tuple[Step, ...]) -> tuple[Step, ...] | None:
        """The same, bent where something is crossed too slantwise; None if it is barred."""
        barred = self._barred(start, steps)
        if barred is None or barred.kind != SLANTED:
            return None if barred else steps
        points = (start.point, *[step.to for step in steps])
        bent = narrowed(self.levels, self.gait, self._level(start), points)
        found = tuple([Step(point) for point in bent[1:]]) if bent else ()
        return found if found and self._clear(start, found) else None

    def _clear(self, start: Place, steps: Sequence[Step]) -> bool:
        return self._barred(start, steps) is None

    def _barred(self, start: Place, steps: Sequence[Step]) -> Obstruction | None:
        return check(self.levels, self.gait, start, steps, self.others, stop=False).barred

    def _on_roof(self, start: Place, goal: Place) -> list[Point] | None:
        """Round the inner corners of a raised surface and what stands on it."""
        height = self._level(start)
        rings = self.levels.outlines(height, start.point)
        bends = [spot for n, ring in enumerate(rings) for spot in _inner(ring, n > 0)]
        travel = Travel(self.levels, self.gait, start, ())
        for _, piece in travel.solids(height):
            bends += around(piece, self.gait.radius)
        return _bent(
            start.point, goal.point, [Point(*spot) for spot in bends], self._straight(height)
        )

    def _straight(self, height: int) -> Length:
        def length(a: Point, b: Point) -> float:
            steps = (Step(b),)
            height_a = self.levels.height(a, height)
            start = Place(a, height if height_a is None else height_a)
            clear = self._clear(start, steps)
            return hypot(b.x - a.x, b.y - a.y) if clear else inf

        return length

    # --- over several -----------------------------------------------------------------------

    def over(self, target: Standing) -> Way | None:
        """Into contact with another base over several surfaces."""
        around = [one for one in self.others if one is not target]
        ways = Ways(self.levels, self.gait, self.start, around, self.limit, aimed=True)
        shifted = SHIFTS * self.gait.wide if self.start.height != target.height else 0
        free = [
            (guess, place)
            for place, guess in ways._guesses(target).items()
            if guess <= self.limit + shifted + ROUNDING
            and not self.levels.barred_at(place, self.gait.radius, self.others)
        ]
        few = [place for _, place in sorted(free, key=lambda one: one[0])[:FEW]]
        if not few:
            return None
        if self.start.height or target.height or self.start.held:
            return ways._over(few, target.disc.centre)
        found = usual_portals(self.levels, self.gait, self.start, few[0], self.limit)
        return _Search(ways, found, few).run() if found else None

    def _best(self, goals: Mapping[Place, float], middle: Point | None = None) -> Way | None:
        level = self._level(self.start)
        same = {goal: guess for goal, guess in goals.items() if self._level(goal) == level}
        flat = self._flat(same)
        if flat is not None or not goals:
            return flat
        few = list(goals)[:FEW]
        return self._over(few, middle or few[0].point)

    def _flat(self, goals: Mapping[Place, float]) -> Way | None:
        """The nearest first; the rest only while they could be nearer."""
        best: Way | None = None
        for goal, guess in sorted(goals.items(), key=lambda one: one[1]):
            least = best.journey.length - 1 if best else self.limit
            if guess > least + ROUNDING:
                break
            way = self._way(self._walk(self.start, goal, self.limit), goal)
            if way is not None and (best is None or way.journey.length < best.journey.length):
                best = way
        return best

    def _way(self, steps: tuple[Step, ...] | None, goal: Place) -> Way | None:
        """Checked once more, with its end."""
        if steps is None:
            return None
        journey = check(self.levels, self.gait, self.start, steps, self.others)
        arrived = journey.barred is None and journey.end == goal
        return Way(steps, journey) if arrived and journey.length <= self.limit + ROUNDING else None

    def _over(self, goals: Sequence[Place], middle: Point) -> Way | None:
        """The cheapest over the portals: a way between two is only looked for when it is best."""
        about = Place(middle, goals[0].height)
        limit = min(self.limit, FAR)
        doors = portals(self.levels, self.gait, self.start, about, limit)
        if not doors:
            return None
        return _Search(self, doors, goals).run()


class _Search:
    """Places in the order of what they cost; a walk is measured when it is the best left."""

    def __init__(self, ways: Ways, doors: Sequence[Portal], goals: Sequence[Place]) -> None:
        self.ways, self.goals = ways, set(goals)
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
                way = ways._way(self._steps(place), place)
                if way is not None:
                    return way
                continue
            self._spread(cost, place)
        return None

    def _measure(self, cost: float, place: Place, before: Place) -> None:
        """What was only a guess is looked for."""
        flat = hypot(place.point.x - before.point.x, place.point.y - before.point.y)
        steps = self.ways._walk(before, place, self.ways.limit - cost + flat)
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
            ahead = min(_far(goal.point, place.point) for goal in self.goals)
            self.ahead[place] = max(0.0, ahead - SHIFTS * self.ways.gait.wide)
        guess = cost + self.ahead[place]
        if guess <= self.ways.limit + ROUNDING:
            heappush(self.waiting, (guess, next(self.order), cost, place, steps, before, sure))

    def _level(self, place: Place) -> int:
        if place not in self.levels:
            self.levels[place] = self.ways._level(place)
        return self.levels[place]

    def _steps(self, place: Place) -> tuple[Step, ...]:
        steps, before = self.settled[place]
        return steps if before is None else (*self._steps(before), *steps)


def _far(one: Point, other: Point) -> float:
    return hypot(one.x - other.x, one.y - other.y)


def walking_board(levels: Levels, gait: Gait) -> Board:
    """The table with only what is in the way of walking on it; kept with the board."""
    key = (gait.step, gait.wide)
    if key in levels.walking:
        return levels.walking[key]
    start = Travel(levels, gait, Place(Point(0, 0)), ())
    solid = [piece for _, piece in start.solids(0)]
    solid += [p for _, p in levels.areas if p.barred and p.foot == 0]
    solid += [p for _, p in levels.solids if _too_wide(p, gait)]
    pieces = [Piece(p.points, p.height, p.name, wall=p.wall, closed=p.closed) for p in solid]
    board = Board(levels.board.width, levels.board.height, tuple(pieces))
    levels.walking[key] = board
    return board


def _too_wide(piece: Scenery, gait: Gait) -> bool:
    """Low, but nobody can stand on it, and nowhere is it narrow."""
    low = 0 < piece.size <= gait.step and piece.foot == 0
    if not low or piece.standable or piece.wall:
        return False
    return narrowest(piece.corners).wide > gait.wide


def _inner(ring: Sequence[Pair], hole: bool) -> list[Pair]:
    """The corners of a surface that a way on it may bend at."""
    way = 1 if (double_area(ring) > 0) != hole else -1
    last = len(ring)
    return [c for i, c in enumerate(ring) if way * turn(ring[i - 1], c, ring[(i + 1) % last]) < 0]


def _bent(start: Point, goal: Point, bends: Sequence[Point], length: Length) -> list[Point] | None:
    """The shortest way over some bends."""
    places = [start, *bends, goal]
    costs, before, done = {0: 0.0}, {0: -1}, set()
    last = len(places) - 1
    while True:
        here = min((n for n in costs if n not in done), key=lambda n: costs[n], default=-1)
        if here < 0:
            return None
        if here == last:
            break
        done.add(here)
        for there, place in enumerate(places):
            if there in done:
                continue
            cost = costs[here] + length(places[here], place)
            if cost < costs.get(there, inf):
                costs[there], before[there] = cost, here
    points = []
    while last > 0:
        points.append(places[last])
        last = before[last]
    return points[::-1]
