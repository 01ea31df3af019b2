"""The two teams: how they stand, and what gives them points."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.euphoria.figures import euphoria
from tapete.games.euphoria.labels.names import side_name
from tapete.games.euphoria.labels.summary import audience, faction, goals, minis_left
from tapete.games.euphoria.state import SEATS, State
from tapete.kernel import Message, Seat
from tapete.scene import Place, Side
from tapete.scene.scene import ranked


def sides(view: State) -> tuple[Side, ...]:
    return tuple([_side(view, seat) for seat in SEATS])


def _side(view: State, seat: Seat) -> Side:
    first = [Message("euphoria.scene.priority")] if view.turn and view.priority == seat else []
    left = Message.of("euphoria.scene.left", **minis_left(view, seat))
    facts = (faction(view, seat), left, *first)
    return Side(side_name(view, seat), seat, audience(view, seat), facts, goals(view, seat))


def order(view: State) -> Iterator[Place]:
    """Who acts now in this phase, then the others by their Euphoria: euphoria.start.order"""
    done = (*view.acted, view.active)
    waiting = [one for one in view.minis if view.turn and not one.out and one.id not in done]
    waiting.sort(key=lambda mini: mini.seat != view.priority)
    degrees = {mini.id: euphoria(mini) for mini in waiting}
    return ranked(view.active, degrees, "euphoria.scene.euphoria", "euphoria")
