"""The fight at this moment, as a screen draws it."""

from __future__ import annotations

from tapete.games.savage.actions.placing import is_placing
from tapete.games.savage.content.names import figure_name
from tapete.games.savage.content.scenario import scenario_named
from tapete.games.savage.labels.deeds import placing
from tapete.games.savage.screen.order import order
from tapete.games.savage.screen.scenery import board, thing_called
from tapete.games.savage.screen.sides import sides, zones
from tapete.games.savage.screen.token import tokens
from tapete.games.savage.state import State
from tapete.kernel import Message, Seat
from tapete.scene import Scene


def scene(view: State, seat: Seat | None) -> Scene:
    return Scene(
        head=head(view),
        board=board(view).fingerprint,
        turn=view.round,
        sides=sides(view),
        tokens=tokens(view),
        order=tuple(order(view)),
        zones=tuple(zones(view)),
    )


def way(name: str, view: State) -> Message | None:
    if is_placing(name):
        return placing(name, view)
    return Message("savage.group.move") if name == "move" else None


def called(name: str, view: State) -> Message | None:
    figure = next((one for one in view.figures if one.id == name), None)
    return thing_called(name, view) if figure is None else figure_name(figure.name)


def head(view: State) -> Message:
    rounds = scenario_named(view.scenario).rounds
    return Message.of("savage.scene.head", round=view.round, rounds=rounds)
