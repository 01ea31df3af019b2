"""The question of where to walk on a board of squares."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import ClassVar

from tapete.kernel.plain import Plain
from tapete.spaces.cells.route import REFUSALS, CellRoute
from tapete.spaces.plane.point import Point
from tapete.spaces.routes.route import Route
from tapete.spaces.squares.squares import Square, Squares

TRIES = 4


class SquareRoute(CellRoute[Squares], frozen=True):
    """A walk from centre to centre of squares, in eight directions."""

    kind: ClassVar[str] = "squares"

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

    def measures(self) -> dict[str, Plain]:
        return {"factor": self.grid.factor * 100}


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
