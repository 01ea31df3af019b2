"""The brawl as rules see it: the state, the table it is played at, and where everybody stands."""

from functools import cache

from tapete.kernel import Table
from tapete.spaces.squares.squares import Squares
from tests.rebatina.content import library
from tests.rebatina.state import Figure, State

__all__ = ["Brawl", "Figure", "grid_of"]


@cache
def grid_of(scenario: str) -> Squares:
    return Squares(library().scenarios[scenario].drawing.board)


class Brawl:
    def __init__(self, state: State, table: Table) -> None:
        self.state, self.table, self.grid = state, table, grid_of(state.scenario)

    def figure(self, identity: str) -> Figure:
        return next(figure for figure in self.state.figures if figure.id == identity)

    def standing(self) -> list[Figure]:
        return [figure for figure in self.state.figures if not figure.out]

    def foes(self, figure: Figure) -> list[Figure]:
        return [other for other in self.standing() if other.seat != figure.seat]
