"""The question of where to walk in a city."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from tapete.kernel.errors import Refused
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain
from tapete.spaces.cells.grid import NOBODY, Cell, Reach
from tapete.spaces.cells.route import CellRoute
from tapete.spaces.plane.point import Point
from tapete.spaces.questions.places import read_points
from tapete.spaces.questions.sketch import Sketch
from tapete.spaces.routes.reachable import Cells
from tapete.spaces.routes.route import Route
from tapete.spaces.tiles.city import WIDTH, City
from tapete.spaces.tiles.piece import FLOOR_COST
from tapete.spaces.tiles.ways import CLOSED, one_step, walk

HALF = WIDTH // FLOOR_COST
"""How long half a point is on the plane."""


class CityRoute(CellRoute[City], frozen=True):
    """A walk over the squares of a city; its allowance is in halves of a point.

    It ends where it enters a building and on each of the `stops`, so `rules` may also name the rule
    behind `stopped`.
    """

    kind: ClassVar[str] = "squares"

    doors: frozenset[int] = CLOSED
    stops: frozenset[Cell] = NOBODY
    tile: int | None = None
    diagonal: bool = False
    beyond: bool = False
    """True if it may end beyond the edge of the city."""

    def read(self, answer: object) -> Route:
        cells = [self.grid.at(point) for point in read_points(answer)]
        return self._walked(cells)

    def _walked(self, cells: Sequence[Cell]) -> Route:
        points, cost, here = [self.start], 0, self.grid.at(self.start)
        for goal in cells:
            ended = len(points) > 1 and self._ends(points[-2:], here)
            route = None if ended else self._between(here, goal, self.allowance - cost)
            if route is None:
                kind = "stopped" if ended else self._why(goal)
                raise Refused(self._reason(kind, goal), self.rules.get(kind, ""))
            points += route.points[1:]
            cost, here = cost + route.cost, goal
        return Route(tuple(points), cost)

    def _reason(self, kind: str, goal: Cell) -> Message:
        return Message(f"spaces.refusal.city.{kind}")

    def _between(self, here: Cell, goal: Cell, left: int) -> Route | None:
        """The cheapest way to the next square named, which is seldom more than one step away."""
        step = None
        if self.tile is None:
            step = one_step(self.grid, here, goal, doors=self.doors, beyond=self.beyond)
        if step is not None and step <= left:
            return Route((self.grid.centre(here), self.grid.centre(goal)), step)
        return self._from(here, left).route(goal)

    def _ends(self, last: Sequence[Point], here: Cell) -> bool:
        """True if a walk that came to a square by its last step ends there."""
        return here in self.stops or self._came_in(last)

    def _came_in(self, last: Sequence[Point]) -> bool:
        before, here = [self.grid.at(point) for point in last]
        if not self.grid.inside(here):
            return True
        return self.grid.floor(here) and not self.grid.floor(before)

    def _from(self, start: Cell, halves: int) -> Reach:
        return walk(
            self.grid, start, halves, doors=self.doors, stops=self.stops, tile=self.tile,
            diagonal=self.diagonal, beyond=self.beyond,
        )  # fmt: skip

    def reach(self) -> Reach:
        return self._from(self.grid.at(self.start), self.allowance)

    # --- shown on the plane, where a point of movement is as long as a square

    def within_reach(self) -> Cells:
        reached = self.reach()
        ends = [(self.grid.centre(cell), reached.settled[cell][0]) for cell in reached.ends()]
        return Cells(WIDTH, tuple([(spot.x, spot.y, cost * HALF) for spot, cost in ends]))

    def sketch(self, answer: object) -> Sketch:
        drawn = super().sketch(answer)
        return drawn if drawn.cost is None else replace(drawn, cost=drawn.cost * HALF)

    def describe(self) -> dict[str, Plain]:
        return {**super().describe(), "allowance": self.allowance * HALF, "size": WIDTH}
