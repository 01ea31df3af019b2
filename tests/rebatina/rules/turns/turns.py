"""Rounds, turns, and walking."""

from itertools import chain, zip_longest

from tapete.spaces.routes.route import Route
from tests.rebatina import events
from tests.rebatina.figures import pace
from tests.rebatina.world import Brawl, Figure


def begin_round(brawl: Brawl) -> None:
    """Gangs take turns figure by figure; which gang begins alternates."""
    brawl.state.round += 1
    gangs = [[f.id for f in brawl.standing() if f.seat == seat] for seat in (0, 1)]
    order = gangs if brawl.state.round % 2 else gangs[::-1]
    brawl.state.queue = [one for one in chain(*zip_longest(*order)) if one]
    brawl.table.tell(events.RoundBegan, round=brawl.state.round, rule="rebatina.round")


def begin_turn(brawl: Brawl) -> None:
    """The next figure acts, unless it is out by now."""
    actor = brawl.state.queue.pop(0)
    if not brawl.figure(actor).out:
        brawl.state.actor, brawl.state.walked, brawl.state.acted = actor, 0, False


def steps_left(brawl: Brawl, figure: Figure) -> int:
    return max(0, pace(figure) - brawl.state.walked)


def walk(brawl: Brawl, figure: Figure, route: Route) -> None:
    """In one go, or before and after the deed; staying put takes a step too."""
    figure.at = route.end
    brawl.state.walked += max(1, route.cost // brawl.grid.size)
    path = tuple((point.x, point.y) for point in route.points)
    brawl.table.tell(events.Walked, figure=figure.id, path=path, rule="rebatina.move")


def end_turn(brawl: Brawl, figure: Figure) -> None:
    """A stunned figure comes round when its turn ends."""
    brawl.state.actor = ""
    if figure.stunned:
        figure.stunned = False
        brawl.table.tell(events.Became, figure=figure.id, state="fit", rule="rebatina.stunned")
