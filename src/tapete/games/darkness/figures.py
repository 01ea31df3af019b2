"""Who is in the city: survivors, and foes of all kinds."""

from __future__ import annotations

from tapete.games.darkness.state import Foe, State, Survivor


def everybody(state: State) -> list[Survivor | Foe]:
    return [*state.survivors, *state.foes]


def figure_of(state: State, identity: str) -> Survivor | Foe | None:
    """Anybody, by id."""
    return next((one for one in everybody(state) if one.id == identity), None)


def acting(state: State) -> Survivor | None:
    """The survivor whose turn it is."""
    name = None if state.turn is None else state.turn.who
    return next((one for one in state.survivors if one.id == name), None)
