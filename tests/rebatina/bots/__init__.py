"""What bots need to know: how well a gang stands."""

from tapete.deeds import Glance
from tapete.kernel import Seat
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
        apart = grid_of(state.scenario).apart
        near = SQUARE * sum(min(apart(one.at, goal) for goal in goals) for one in own)
        return sum(map(worth, own)) - sum(map(worth, foes)) - near


def worth(figure: Figure) -> float:
    return FIGURE + SACK * figure.loot - STUNNED * figure.stunned
