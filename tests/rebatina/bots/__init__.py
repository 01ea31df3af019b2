"""What bots need to know: how well a gang stands."""

from tapete.deeds import Glance
from tapete.kernel import Seat
from tapete.spaces.plane.point import Point
from tests.rebatina.rules.story.story import result
from tests.rebatina.state import Figure, State
from tests.rebatina.world import grid_of

SACK, FIGURE, STUNNED, SQUARE = 0.1, 0.1, 0.06, 0.002


class Greed(Glance[State]):
    def score(self, state: State, seat: Seat) -> float:
        """Sacks and figures, and how near each figure is to the next sack or foe."""
        ended = result(state)
        if ended is not None:
            return 0.0 if not ended.winners else 1.0 if seat in ended.winners else -1.0
        own = [one for one in state.figures if one.seat == seat and not one.out]
        foes = [one for one in state.figures if one.seat != seat and not one.out]
        goals = state.sacks or [foe.at for foe in foes]
        near = SQUARE * sum(squares_to(state, one.at, goals) for one in own)
        return sum(map(worth, own)) - sum(map(worth, foes)) - near


def worth(figure: Figure) -> float:
    return FIGURE + SACK * figure.loot - STUNNED * figure.stunned


def squares_to(state: State, at: Point, goals: list[Point]) -> float:
    """How far the nearest of these places is."""
    grid = grid_of(state.scenario)
    return min(grid.distance(grid.at(at), grid.at(goal)) for goal in goals) / grid.size
