"""Shortest ways over scenery: to a place, or into contact with another base.

On the table, `reach` finds ways around what is in the way. Portals join the surfaces; they are
tried only where a way on one surface is not enough. Every way found is checked like any other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import atan2, hypot, inf, pi

from tapete.spaces.boards.figure import Figure
from tapete.spaces.climbs.journey import Gait, Step
from tapete.spaces.climbs.measuring import check
from tapete.spaces.climbs.narrows import narrowed
from tapete.spaces.climbs.portals import portals, usual_portals
from tapete.spaces.climbs.progress import Travel
from tapete.spaces.climbs.roof_ways import Length, bent, inner
from tapete.spaces.climbs.surface_search import SHIFTS, Search, Way
from tapete.spaces.climbs.surfaces import LEDGE, Levels, Place, Standing
from tapete.spaces.climbs.walkable import walking_board
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point, distance
from tapete.spaces.plane.segment import Pair
from tapete.spaces.routes.bends import around, around_disc
from tapete.spaces.routes.candidates import beside_at
from tapete.spaces.routes.ground import Ground
from tapete.spaces.routes.route import ROUNDING, Obstruction
from tapete.spaces.routes.search import Reach, explore

AROUND = 16
"""How many places around a base are tried for contact."""
FEW = 12
"""How many of them are tried if a way leads over several surfaces."""
FAR = 30_000.0
SLANTED = "too_wide"


class Ways:
    """The ways of one disc, among others, from one place."""

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
        """True to search for each way by itself, without exploring every bend."""
        self._reach: Reach | None = None
        self._ground: Ground | None = None

    # --- questions --------------------------------------------------------------------------

    def to(self, goal: Place) -> Way | None:
        """The shortest way found to a place; None if there is none within the limit."""
        if self.levels.barred_at(goal, self.gait.radius, self.others):
            return None
        return self._best({goal: distance(self.start.point, goal.point)})

    def by_doors(self, goal: Place) -> Way | None:
        """A way through the fixed portals, which may lead past those in the way of others."""
        if self.levels.barred_at(goal, self.gait.radius, self.others):
            return None
        limit = min(self.limit, FAR)
        found = usual_portals(self.levels, self.gait, self.start, goal, limit)
        return Search(self, found, [goal]).run() if found else None

    def touching(self, target: Standing) -> Way | None:
        """The shortest way found into contact with another base; None if there is none."""
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
        """Places in contact, each with a lower bound of the cost to get there.

        They are those straight ahead from every bend of the ways there, and some all around.
        """
        found: dict[Place, float] = {}
        if self.level(self.start) == 0 and not self.aimed:
            for bend, (cost, _) in self.reach.settled.items():
                for place, far in self._ahead(target, self.reach.places[bend]):
                    found[place] = min(cost + far, found.get(place, inf))
        start = (self.start.point.x, self.start.point.y)
        for place, far in self._ahead(target, start):
            found.setdefault(place, far)
        for turning in range(AROUND):
            for place in self._beside(target, 2 * pi * turning / AROUND):
                found.setdefault(place, distance(self.start.point, place.point))
        return found

    def _ahead(self, target: Standing, spot: Pair) -> list[tuple[Place, float]]:
        centre = target.disc.centre
        places = self._beside(target, atan2(spot[1] - centre.y, spot[0] - centre.x))
        return [(place, distance(Point(*spot), place.point)) for place in places]

    def _beside(self, target: Standing, angle: float) -> list[Place]:
        point = beside_at(target.disc, angle, self.gait.radius)
        heights = self.levels.heights(point)
        return [Place(point, h) for h in heights if abs(h - target.height) <= LEDGE]

    # --- on one surface ---------------------------------------------------------------------

    @property
    def ground(self) -> Ground:
        """The table for this disc: pieces that it steps over are not in the way."""
        if self._ground is None:
            board = walking_board(self.levels, self.gait)
            factor = self.gait.slowest
            self._ground = Ground(board, self.gait.radius, self._figures(), factor=factor)
        return self._ground

    @property
    def reach(self) -> Reach:
        if self._reach is None:
            self._reach = explore(self.ground, self.start.point, min(self.limit, FAR))
        return self._reach

    def _figures(self) -> list[Figure]:
        """The others as obstacles; they may not even be touched, unless they already are."""
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

    def level(self, place: Place) -> int:
        return Travel(self.levels, self.gait, place, ()).level()

    def walk(self, start: Place, goal: Place, limit: float) -> tuple[Step, ...] | None:
        """A way straight, or around what is in the way, on the surface that both are on."""
        steps: tuple[Step, ...] = (Step(goal.point),)
        journey = check(self.levels, self.gait, start, steps, self.others, stop=False, brief=True)
        if journey.barred is None and journey.cost <= journey.length:
            return steps
        return self._round(start, goal, limit) or (steps if journey.barred is None else None)

    def _round(self, start: Place, goal: Place, limit: float) -> tuple[Step, ...] | None:
        """A way around what is in between, and around slow ground on the table."""
        steps: tuple[Step, ...]
        if self.level(start) == 0:
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
        """The same steps, bent where they cross something too slantwise; None if barred."""
        barred = self._barred(start, steps)
        if barred is None or barred.kind != SLANTED:
            return None if barred else steps
        points = (start.point, *[step.to for step in steps])
        bent = narrowed(self.levels, self.gait, self.level(start), points)
        found = tuple([Step(point) for point in bent[1:]]) if bent else ()
        return found if found and self._clear(start, found) else None

    def _clear(self, start: Place, steps: Sequence[Step]) -> bool:
        return self._barred(start, steps) is None

    def _barred(self, start: Place, steps: Sequence[Step]) -> Obstruction | None:
        way = check(self.levels, self.gait, start, steps, self.others, stop=False, brief=True)
        return way.barred

    def _on_roof(self, start: Place, goal: Place) -> list[Point] | None:
        """A way around the inner corners of a raised surface, and what and who stands on it."""
        height = self.level(start)
        floor = self.levels.floor(height, start.point)
        if floor is None:
            return None
        bends = [spot for n, ring in enumerate(floor.rings) for spot in inner(ring, n > 0)]
        travel = Travel(self.levels, self.gait, start, ())
        left, top, right, bottom = (round(side) for side in floor.bounds)
        for _, piece in travel.solids(height):
            if piece.beside((left, top), (right, bottom), self.gait.radius):
                bends += around(piece, self.gait.radius)
        bends += self._around_figures(height, start.point)
        on_it = [Point(*spot) for spot in bends if floor.holds(*spot)]
        return bent(start.point, goal.point, on_it, self._straight(height))

    def _around_figures(self, height: int, point: Point) -> list[Pair]:
        """The bends around those in the way on the raised surface under a place."""
        floor = self.levels.floor(height, point)
        found: list[Pair] = []
        for one in self.others:
            centre = one.disc.centre
            if not one.passable and self.levels.floor(one.height, centre) is floor:
                found += around_disc(centre.x, centre.y, one.disc.radius + self.gait.radius + 1)
        return found

    def _straight(self, height: int) -> Length:
        def length(a: Point, b: Point) -> float:
            steps = (Step(b),)
            height_a = self.levels.height(a, height)
            start = Place(a, height if height_a is None else height_a)
            clear = self._clear(start, steps)
            return hypot(b.x - a.x, b.y - a.y) if clear else inf

        return length

    # --- over several surfaces --------------------------------------------------------------

    def over(self, target: Standing) -> Way | None:
        """A way into contact with another base over several surfaces; None if there is none."""
        around = [one for one in self.others if one is not target]
        ways = Ways(self.levels, self.gait, self.start, around, self.limit, aimed=True)
        shifted = SHIFTS * self.gait.wide if self.start.height != target.height else 0
        free = [
            (guess, place)
            for place, guess in ways._guesses(target).items()
            if guess <= self.limit + shifted + ROUNDING
            and not self.levels.barred_at(place, self.gait.radius, self.others)
        ]
        near = sorted(free, key=lambda one: one[0])[:FEW]
        few = [place for _, place in near]
        if not few:
            return None
        if self.start.height or target.height or self.start.held:
            across = ways._over(few, target.disc.centre)
            return across or ways._flat(ways._level_with({place: guess for guess, place in near}))
        found = usual_portals(self.levels, self.gait, self.start, few[0], self.limit)
        return Search(ways, found, few).run() if found else None

    def _best(self, goals: Mapping[Place, float], middle: Point | None = None) -> Way | None:
        flat = self._flat(self._level_with(goals))
        if flat is not None or not goals:
            return flat
        few = list(goals)[:FEW]
        return self._over(few, middle or few[0].point)

    def _level_with(self, goals: Mapping[Place, float]) -> dict[Place, float]:
        """The goals on the surface where the way starts."""
        level = self.level(self.start)
        return {goal: guess for goal, guess in goals.items() if self.level(goal) == level}

    def _flat(self, goals: Mapping[Place, float]) -> Way | None:
        """The shortest way on one surface; goals are tried while they could still be nearer."""
        best: Way | None = None
        for goal, guess in sorted(goals.items(), key=lambda one: one[1]):
            least = best.journey.cost - 1 if best else self.limit
            if guess > least + ROUNDING:
                break
            way = self.way(self.walk(self.start, goal, self.limit), goal)
            if way is not None and (best is None or way.journey.cost < best.journey.cost):
                best = way
        return best

    def way(self, steps: tuple[Step, ...] | None, goal: Place) -> Way | None:
        """The way of these steps, checked once more with its end; None if barred or too long."""
        if steps is None:
            return None
        journey = check(self.levels, self.gait, self.start, steps, self.others, brief=True)
        arrived = journey.barred is None and journey.end == goal
        return Way(steps, journey) if arrived and journey.cost <= self.limit + ROUNDING else None

    def _over(self, goals: Sequence[Place], middle: Point) -> Way | None:
        """The cheapest way over the portals; a walk between two is measured only if it is best."""
        about = Place(middle, goals[0].height)
        limit = min(self.limit, FAR)
        doors = portals(self.levels, self.gait, self.start, about, limit)
        if not doors:
            return None
        return Search(self, doors, goals).run()
