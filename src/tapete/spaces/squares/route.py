"""The question of where to walk on a board of squares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random

import msgspec

from tapete.kernel.domains.domain import Domain
from tapete.kernel.errors import Refused
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain
from tapete.spaces.plane.point import Point
from tapete.spaces.questions.places import read_points
from tapete.spaces.questions.sketch import Sketch
from tapete.spaces.routes.reachable import Cells
from tapete.spaces.routes.route import Route
from tapete.spaces.squares.squares import NOBODY, Square, SquareReach, Squares

TRIES = 4
REFUSALS = ("off_board", "through", "ends_on", "too_far")


class SquareRoute(Domain[Route], frozen=True):
    """A walk from centre to centre. An answer lists squares after the start, each by a place in it.

    Squares left out are filled in by the cheapest way. `barred` squares may not be entered; `taken`
    ones may be passed, but not stopped on. `rules` names the rule behind each kind of refusal:
    off_board, through, ends_on, too_far.
    """

    grid: Squares
    start: Point
    allowance: int
    barred: frozenset[Square] = NOBODY
    taken: frozenset[Square] = NOBODY
    rules: Mapping[str, str] = msgspec.field(default_factory=dict)

    @classmethod
    def among(
        cls,
        grid: Squares,
        start: Point,
        steps: int,
        foes: Iterable[Point],
        friends: Iterable[Point],
        rule: str,
    ) -> SquareRoute:
        """So many steps, passing friends and not foes; one rule is behind every refusal."""
        barred, taken = (frozenset(grid.at(at) for at in places) for places in (foes, friends))
        return cls(grid, start, steps * grid.size, barred, taken, dict.fromkeys(REFUSALS, rule))

    def read(self, answer: object) -> Route:
        points, cost, here = [self.start], 0, self.grid.at(self.start)
        squares = [self.grid.at(point) for point in read_points(answer)]
        for place, goal in enumerate(squares):
            leg = self._leg(here, goal, self.allowance - cost, last=place == len(squares) - 1)
            points += leg.points[1:]
            cost, here = cost + leg.cost, goal
        return Route(tuple(points), cost)

    def _leg(self, here: Square, goal: Square, left: int, *, last: bool) -> Route:
        """The way to the next square named; raises `Refused` with the reason if there is none."""
        taken = self.taken if last else NOBODY
        route = self.grid.reach(here, left, self.barred, taken).route(goal)
        if route is None:
            kind = self._why(goal)
            raise Refused(self._reason(kind, goal), self.rules.get(kind, ""))
        return route

    def _why(self, goal: Square) -> str:
        if not self.grid.inside(goal):
            return "off_board"
        if goal in self.barred or goal in self.taken:
            return "ends_on"
        return "too_far" if self.grid.free(goal) else "through"

    def _reason(self, kind: str, goal: Square) -> Message:
        centre = self.grid.centre(goal)
        needs = self.grid.distance(self.grid.at(self.start), goal)
        return Message.of(
            f"spaces.refusal.{kind}", name="", x=centre.x, y=centre.y, needs=needs,
            has=self.allowance,
        )  # fmt: skip

    def write(self, value: Route) -> Plain:
        return [[point.x, point.y] for point in value.points[1:]]

    def reach(self) -> SquareReach:
        return self.grid.reach(self.grid.at(self.start), self.allowance, self.barred, self.taken)

    def head(self, points: Sequence[Point]) -> Plain:
        """The places unchanged, since squares left out are filled in by the cheapest way."""
        return [[point.x, point.y] for point in points]

    def sketch(self, answer: object) -> Sketch:
        """The whole way, or only the places named if the answer is refused."""
        points = (self.start, *read_points(answer))
        try:
            route = self.read(answer)
        except Refused:
            return Sketch(points)
        return Sketch(route.points, route.cost)

    def within_reach(self) -> Cells:
        reach = self.reach()
        ends = [(self.grid.centre(square), reach.settled[square][0]) for square in reach.ends()]
        return Cells(self.grid.size, tuple([(spot.x, spot.y, cost) for spot, cost in ends]))

    def candidates(self) -> Iterator[Route]:
        """Staying put, and one route to every square that can be reached."""
        reach, home = self.reach(), self.grid.at(self.start)
        yield Route((self.start,))
        for square in reach.ends():
            route = reach.route(square)
            if route is not None and square != home:
                yield route

    def sample(self, rng: Random) -> Route:
        """A route straight towards a random square, as far as nothing is in the way."""
        far = self.allowance // self.grid.size
        here = self.grid.at(self.start)
        for _ in range(TRIES):
            dx, dy = (int(rng.random() * (2 * far + 1)) - far for _ in range(2))
            route = self._towards(here, (here[0] + dx, here[1] + dy))
            if len(route.points) > 1:
                return route
        return Route((self.start,))

    def _towards(self, here: Square, goal: Square) -> Route:
        way, cost, best = [self.start], 0, Route((self.start,))
        while here != goal:
            following = here[0] + _sign(goal[0] - here[0]), here[1] + _sign(goal[1] - here[1])
            price = dict(self.grid.steps(here)).get(following)
            if price is None or cost + price > self.allowance or following in self.barred:
                break
            here, cost = following, cost + price
            way.append(self.grid.centre(here))
            if here not in self.taken:
                best = Route(tuple(way), cost)
        return best

    def describe(self) -> dict[str, Plain]:
        return {
            "kind": "squares",
            "start": [self.start.x, self.start.y],
            "allowance": self.allowance,
            "size": self.grid.size,
            "factor": self.grid.factor * 100,
            "barred": [[x, y] for x, y in sorted(self.barred)],
            "taken": [[x, y] for x, y in sorted(self.taken)],
        }


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
