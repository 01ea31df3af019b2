"""What bots need to know: how well a gang stands, and what is worth weighing."""

from collections.abc import Iterator
from typing import Any

from tapete.deeds.glance import Glance
from tapete.deeds.planning import as_usual, best, ending
from tapete.kernel import Seat
from tapete.spaces.plane.point import Point
from tests.rebatina.rules.story.story import loot_of, result
from tests.rebatina.state import Figure, State
from tests.rebatina.world import grid_of

SACK, FIGURE, STUNNED, GUARD, SQUARE = 0.1, 0.1, 0.06, 0.005, 0.002


class Greed(Glance[State]):
    def score(self, state: State, seat: Seat) -> float:
        """Sacks and figures, and how near each is to the next sack or foe."""
        ended = result(state)
        if ended is not None:
            return 0.0 if not ended.winners else 1.0 if seat in ended.winners else -1.0
        sides = [sum(worth(state, f) for f in state.figures if f.seat == one) for one in (0, 1)]
        return (
            SACK * (loot_of(state)[seat] - loot_of(state)[1 - seat]) + sides[seat] - sides[1 - seat]
        )

    def worth_weighing(self, domain: Any, view: State, seat: Seat) -> Iterator[Any]:
        """Ending first, so that of equals it is taken; every deed; the best few places."""
        choices = domain.ways["do"].choices()
        yield "do", ending(choices)
        yield from (("do", filled) for filled in as_usual(choices[:-1]))
        routes = domain.ways["move"].candidates() if "move" in domain.ways else ()
        near = best(routes, lambda route: -squares_to_goal(view, route.end, seat), 4)
        yield from (("move", route) for route in near)


def worth(state: State, figure: Figure) -> float:
    if figure.out:
        return 0.0
    near = SQUARE * squares_to_goal(state, figure.at, figure.seat)
    return FIGURE - STUNNED * figure.stunned + GUARD * figure.defending - near


def squares_to_goal(state: State, at: Point, seat: Seat) -> int:
    grid = grid_of(state.scenario)
    foes = [one.at for one in state.figures if one.seat != seat and not one.out]
    goals = [grid.at(goal) for goal in state.sacks or foes]
    return min(grid.distance(grid.at(at), goal) for goal in goals) // grid.size if goals else 0
