"""The question of a square anywhere in a city."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from tapete.kernel.domains.domain import Domain, named
from tapete.kernel.errors import Refused
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain
from tapete.spaces.cells.grid import Cell
from tapete.spaces.plane.point import Point
from tapete.spaces.questions.places import read_point
from tapete.spaces.questions.sketch import Sketch
from tapete.spaces.routes.reachable import Cells
from tapete.spaces.tiles.city import WIDTH, City

FEW = 8
"""How many squares are listed; any other is pointed at."""


class CityPlace(Domain[Cell], frozen=True):
    """A square of a city, by a place in it. What lies on no tile is refused."""

    city: City
    first: tuple[Cell, ...] = ()
    """The squares to propose first."""
    rule: str = ""

    def read(self, answer: object) -> Cell:
        point = read_point(answer)
        cell = self.city.at(point)
        if not self.city.inside(cell):
            raise Refused(self._nowhere(cell), self.rule)
        return cell

    def _nowhere(self, cell: Cell) -> Message:
        """No tile lies there: the nearest square is named, as an answer has it."""
        nearest = min(sorted(self.city.signs), key=lambda one: self.city.distance(one, cell))
        return Message.of("spaces.refusal.no_tile", square=named([self.write(nearest)]))

    def write(self, value: Cell) -> Plain:
        centre = self.city.centre(value)
        return [centre.x, centre.y]

    def candidates(self) -> Iterator[Cell]:
        yield from self.first
        yield from (cell for cell in sorted(self.city.signs) if cell not in self.first)

    def few(self) -> Iterator[Cell]:
        """Those proposed, or some from all over the city."""
        cells = sorted(self.city.signs)
        return iter(self.first or cells[:: max(1, len(cells) // FEW)][:FEW])

    def sample(self, rng: Random) -> Cell:
        cells = sorted(self.city.signs)
        return cells[int(rng.random() * len(cells))]

    def head(self, points: Sequence[Point]) -> Plain:
        """The middle of the square that was pointed at last."""
        centre = self.city.centre(self.city.at(points[-1]))
        return [centre.x, centre.y]

    def sketch(self, answer: object) -> Sketch:
        return Sketch((read_point(answer),), radius=WIDTH // 2)

    def within_reach(self) -> Cells:
        spots = [self.city.centre(cell) for cell in sorted(self.city.signs)]
        return Cells(WIDTH, tuple([(spot.x, spot.y, 0) for spot in spots]))

    def describe(self) -> dict[str, Plain]:
        return {"kind": "square", "first": [[x, y] for x, y in self.first]}
