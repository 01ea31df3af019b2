"""Where a disc may fly, and where it may come down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tapete.spaces.boards.figure import Figure
from tapete.spaces.plane.point import Point
from tapete.spaces.routes.bend_graph import Prepared
from tapete.spaces.routes.ground import Ground
from tapete.spaces.routes.route import Obstruction

if TYPE_CHECKING:
    from tapete.spaces.boards.board import Board


class Air(Ground):
    """A board as a disc meets it when it flies over some of it. It ends on free ground below.

    Difficult ground costs it no more than any other.
    """

    __slots__ = ("below",)

    def __init__(
        self, above: Board, below: Board, radius: int, others: Sequence[Figure] = ()
    ) -> None:
        super().__init__(above, radius, others, 1)
        self.below = Prepared.of(below, radius)

    @property
    def footing(self) -> Prepared:
        return self.below

    def _ends_on(self, spot: Point) -> Obstruction | None:
        place = (spot.x, spot.y)
        block = self.below.hit(place, place)
        if block:
            return Obstruction("through", self.below.obstacles.names[block.piece], spot)
        return super()._ends_on(spot)
