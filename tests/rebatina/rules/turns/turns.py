"""Rounds, and the turns of figures in them."""

from itertools import chain, zip_longest

from tests.rebatina import events
from tests.rebatina.figures import pace
from tests.rebatina.state import Figure
from tests.rebatina.world import Brawl


def begin_round(brawl: Brawl) -> None:
    """Gangs take turns figure by figure; which gang begins alternates."""
    state = brawl.state
    state.round += 1
    sides = [[f.id for f in brawl.standing() if f.seat == seat] for seat in (0, 1)]
    first, second = sides if state.round % 2 else reversed(sides)
    state.queue = [one for one in chain(*zip_longest(first, second)) if one]
    brawl.table.tell(events.RoundBegan, round=state.round, rule="rebatina.round")


def begin_turn(brawl: Brawl) -> None:
    """The next figure in the queue acts, unless it is out; a guard lasts until then."""
    figure = brawl.figure(brawl.state.queue.pop(0))
    if not figure.out:
        figure.defending = False
        brawl.state.actor, brawl.state.walked, brawl.state.acted = figure.id, 0, False


def end_turn(brawl: Brawl, figure: Figure) -> None:
    """A stunned figure comes round when its turn ends."""
    brawl.state.actor = ""
    if figure.stunned:
        figure.stunned = False
        brawl.table.tell(events.Recovered, figure=figure.id, rule="rebatina.stunned")


def steps_left(brawl: Brawl, figure: Figure) -> int:
    return pace(figure) - brawl.state.walked
