"""Whether a miniature has anything to do is told quickly; here it is told by the whole menu."""

from __future__ import annotations

import pytest

from tapete.bots import RandomBot
from tapete.games.euphoria.actions import moving, shooting
from tapete.games.euphoria.actions.menu import MENU, idle
from tapete.games.euphoria.content.missions import missions
from tapete.games.euphoria.game import Euphoria
from tapete.games.euphoria.state import Mini, Phase, State
from tapete.games.euphoria.world import Show
from tapete.kernel import Table, playout
from tapete.kernel.chance.seed import from_number
from tapete.odds.silent import SILENT
from tests.games.euphoria.soak import options_of

ACTING: tuple[Phase, ...] = (
    "start_actions", "abilities", "objects", "charges", "movement", "grenades", "shooting",
)  # fmt: skip


def plainly(show: Show, mini: Mini) -> bool:
    """True if no way of answering is open, and no kind of deed is offered."""
    if moving.ways(show, mini) or shooting.ways(show, mini):
        return False
    return not any(kind.possible(show, mini) for kind in MENU.allowed(show, mini))


class Compared(Euphoria):
    """The game, in every state of which everybody is asked in both ways."""

    def step(self, state: State, table: Table) -> None:
        show = Show(state, SILENT)
        if state.phase in ACTING:
            for mini in show.standing():
                if mini.seat in (0, 1):
                    assert idle(show, mini) is plainly(show, mini), (state.phase, mini.id)
        super().step(state, table)


@pytest.mark.parametrize("number", range(len(missions())), ids=lambda n: options_of(n).mission)
def test_nobody_is_idle_who_could_do_anything(number: int) -> None:
    bots = [RandomBot(number), RandomBot(number + 1)]
    assert playout(Compared(), options_of(number), bots, from_number(number)).decisions
