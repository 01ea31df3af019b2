"""Who is in the city: survivors, and foes of all kinds."""

from __future__ import annotations

from tapete.games.darkness.state import Foe, State, Survivor
from tapete.kernel import Seat


def everybody(state: State) -> list[Survivor | Foe]:
    return [*state.survivors, *state.foes]


def figure_of(state: State, identity: str) -> Survivor | Foe | None:
    """Anybody, by id."""
    return next((one for one in everybody(state) if one.id == identity), None)


def acting(state: State) -> Survivor | None:
    """The survivor whose turn it is."""
    name = None if state.turn is None else state.turn.who
    return next((one for one in state.survivors if one.id == name), None)


def played_by(state: State, seat: Seat) -> Survivor | None:
    """The survivor that a seat plays, or played last; None for a master's seat.

    A player whose character has died may have got another: darkness.gm.death.new_character
    """
    own = [one for one in state.survivors if one.seat == seat]
    alive = [one for one in own if one.at is not None]
    return next(iter((alive or own)[-1:]), None)
