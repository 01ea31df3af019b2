"""The coarse machine: a round begins, a turn begins, a figure does one thing."""

from typing import Any

from tapete.kernel import Either
from tests.rebatina.actions.menu import MENU, walks
from tests.rebatina.rules.moving.walking import walk
from tests.rebatina.rules.turns.turns import begin_round, begin_turn, end_turn, steps_left
from tests.rebatina.state import Figure
from tests.rebatina.world import Brawl


def step(brawl: Brawl) -> None:
    """Plays one small, whole piece."""
    if brawl.state.actor:
        act(brawl, brawl.figure(brawl.state.actor))
    elif brawl.state.queue:
        begin_turn(brawl)
    else:
        begin_round(brawl)


def act(brawl: Brawl, figure: Figure) -> None:
    """A figure walks, or does one thing of its menu; with nothing left to do, its turn ends."""
    ask, rule = "rebatina.ask.act", "rebatina.turn"
    way, answer = brawl.table.ask(figure.seat, ask, ways(brawl, figure), rule, figure=figure.id)
    if way == "move":
        walk(brawl, figure, answer)
    else:
        brawl.state.acted = True
        MENU.perform(brawl, figure, answer)
    if brawl.state.actor and brawl.state.acted and steps_left(brawl, figure) <= 0:
        end_turn(brawl, figure)


def ways(brawl: Brawl, figure: Figure) -> Either:
    found: dict[str, Any] = {"do": MENU.form(brawl, figure)}
    if steps_left(brawl, figure) > 0:
        found["move"] = walks(brawl, figure)
    return Either(found)
