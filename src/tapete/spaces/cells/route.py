"""The question of where to walk on a board of cells."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import ClassVar, Generic, TypeVar

import msgspec

from tapete.kernel.domains.domain import Domain
from tapete.kernel.errors import Refused
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain
from tapete.spaces.cells.grid import NOBODY, Cell, Grid, Reach, reach
from tapete.spaces.plane.point import Point
from tapete.spaces.questions.places import read_points
from tapete.spaces.questions.sketch import Sketch
from tapete.spaces.routes.reachable import Cells
from tapete.spaces.routes.route import Route

REFUSALS = ("off_board", "through", "ends_on", "too_far")
G = TypeVar("G", bound=Grid)


class CellRoute(Domain[Route], Generic[G], frozen=True):
    """A walk from centre to centre. An answer lists cells after the start, each by a place in it.

    Cells left out are filled in by the cheapest way. `barred` cells may not be entered; `taken`
    ones may be passed, but not stopped on. `rules` names the rule behind each kind of refusal:
    off_board, through, ends_on, too_far.
    """

    kind: ClassVar[str]
    """What the browser and the terminal call it."""

    grid: G
    start: Point
    allowance: int
    barred: frozenset[Cell] = NOBODY
    taken: frozenset[Cell] = NOBODY
    rules: Mapping[str, str] = msgspec.field(default_factory=dict)

    def read(self, answer: object) -> Route:
        points, cost, here = [self.start], 0, self.grid.at(self.start)
        cells = [self.grid.at(point) for point in read_points(answer)]
        for place, goal in enumerate(cells):
            leg = self._leg(here, goal, self.allowance - cost, last=place == len(cells) - 1)
            points += leg.points[1:]
            cost, here = cost + leg.cost, goal
        return Route(tuple(points), cost)

    def _leg(self, here: Cell, goal: Cell, left: int, *, last: bool) -> Route:
        """The way to the next cell named; raises `Refused` with the reason if there is none."""
        taken = self.taken if last else NOBODY
        route = reach(self.grid, here, left, self.barred, taken).route(goal)
        if route is None:
            kind = self._why(goal)
            raise Refused(self._reason(kind, goal), self.rules.get(kind, ""))
        return route

    def _why(self, goal: Cell) -> str:
        if not self.grid.inside(goal):
            return "off_board"
        if goal in self.barred or goal in self.taken:
            return "ends_on"
        return "too_far" if self.grid.free(goal) else "through"

    def _reason(self, kind: str, goal: Cell) -> Message:
        centre = self.grid.centre(goal)
        needs = self.grid.distance(self.grid.at(self.start), goal)
        return Message.of(
            f"spaces.refusal.{kind}", name="", x=centre.x, y=centre.y, needs=needs,
            has=self.allowance,
        )  # fmt: skip

    def write(self, value: Route) -> Plain:
        return [[point.x, point.y] for point in value.points[1:]]

    def reach(self) -> Reach:
        start = self.grid.at(self.start)
        return reach(self.grid, start, self.allowance, self.barred, self.taken)

    def head(self, points: Sequence[Point]) -> Plain:
        """The places unchanged, since cells left out are filled in by the cheapest way."""
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
        reached = self.reach()
        ends = [(self.grid.centre(cell), reached.settled[cell][0]) for cell in reached.ends()]
        return Cells(self.grid.size, tuple([(spot.x, spot.y, cost) for spot, cost in ends]))

    def candidates(self) -> Iterator[Route]:
        """Staying put, and one route to every cell that can be reached."""
        reached, home = self.reach(), self.grid.at(self.start)
        yield Route((self.start,))
        for cell in reached.ends():
            route = reached.route(cell)
            if route is not None and cell != home:
                yield route

    def sample(self, rng: Random) -> Route:
        """The way to any of the cells that can be reached."""
        reached = self.reach()
        ends = reached.ends()
        route = reached.route(ends[int(rng.random() * len(ends))]) if ends else None
        return route or Route((self.start,))

    def measures(self) -> dict[str, Plain]:
        """What else there is to say of the grid."""
        return {}

    def describe(self) -> dict[str, Plain]:
        return {
            "kind": self.kind,
            "start": [self.start.x, self.start.y],
            "allowance": self.allowance,
            "size": self.grid.size,
            **self.measures(),
            "barred": [[x, y] for x, y in sorted(self.barred)],
            "taken": [[x, y] for x, y in sorted(self.taken)],
        }
