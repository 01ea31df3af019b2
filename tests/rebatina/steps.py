"""The coarse machine: a round begins, a turn begins, a figure does one thing."""

from typing import Any

from tapete.kernel import Either
from tests.rebatina.actions.menu import MENU, walks
from tests.rebatina.rules.turns.turns import begin_round, begin_turn, steps_left, walk
from tests.rebatina.world import Brawl, Figure


def step(brawl: Brawl) -> None:
    if brawl.state.actor:
        act(brawl, brawl.figure(brawl.state.actor))
    elif brawl.state.queue:
        begin_turn(brawl)
    else:
        begin_round(brawl)


def act(brawl: Brawl, figure: Figure) -> None:
    """A figure walks, or does one thing of its menu."""
    ways: dict[str, Any] = {"do": MENU.form(brawl, figure)}
    if steps_left(brawl, figure) > 0:
        ways["move"] = walks(brawl, figure)
    ask, rule = "rebatina.ask.act", "rebatina.turn"
    way, answer = brawl.table.ask(figure.seat, ask, Either(ways), rule, figure=figure.id)
    if way == "move":
        walk(brawl, figure, answer)
    else:
        brawl.state.acted = True
        MENU.perform(brawl, figure, answer)
