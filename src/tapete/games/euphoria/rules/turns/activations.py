"""An activation: how it begins, and how it ends."""

from __future__ import annotations

from tapete.games.euphoria.events.turns import Activated, Passed
from tapete.games.euphoria.rules.gifts.abilities import due
from tapete.games.euphoria.rules.gifts.drones import wake
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show

ORDER = "euphoria.start.order"


def begin(show: Show, mini: Mini) -> None:
    """What it has declared for this phase takes effect; a drone needs somebody to control it."""
    show.state.active = mini.id
    show.table.tell(Activated, figure=mini.id, ap=mini.ap, rule=ORDER)
    if show.state.supposed:
        with show.measured():
            _start(show, mini)
    else:
        _start(show, mini)


def _start(show: Show, mini: Mini) -> None:
    wake(show, mini)
    if show.state.phase in ("movement", "charges"):
        mini.deeds.budget = mini.ap
    due(show, mini)


def pass_on(show: Show, mini: Mini) -> None:
    """Its activation of this phase is over."""
    show.table.tell(Passed, figure=mini.id, rule=ORDER)
    finish(show, mini)


def finish(show: Show, mini: Mini) -> None:
    show.state.acted.append(mini.id)
    show.state.active = ""
