"""The fight at this moment, as a screen draws it."""

from __future__ import annotations

from tapete.games.savage.actions.placing import is_placing
from tapete.games.savage.content.names import figure_name
from tapete.games.savage.content.scenario import scenario_named
from tapete.games.savage.labels.deeds import is_figure, placing
from tapete.games.savage.screen.order import order
from tapete.games.savage.screen.scenery import board_and_mark, thing_called
from tapete.games.savage.screen.sides import sides, zones
from tapete.games.savage.screen.token import tokens
from tapete.games.savage.state import State
from tapete.kernel import Message, Seat
from tapete.scene import Board, Scene


def scene(view: State, seat: Seat | None) -> Scene:
    return Scene(
        head=head(view),
        board=board_and_mark(view)[1],
        turn=view.round,
        sides=sides(view),
        tokens=tokens(view),
        order=order(view),
        zones=zones(view),
    )


def board(view: State) -> Board:
    return board_and_mark(view)[0]


def way(name: str, view: State) -> Message | None:
    if is_placing(name):
        return placing(name, view)
    if name == "move":
        return Message("savage.group.move")
    return Message.of("savage.option.figure", figure=name) if is_figure(name, view) else None


def called(name: str, view: State) -> Message | None:
    figure = next((one for one in view.figures if one.id == name), None)
    return thing_called(name, view) if figure is None else figure_name(figure.name)


def head(view: State) -> Message:
    rounds = scenario_named(view.scenario).rounds
    return Message.of("savage.scene.head", round=view.round, rounds=rounds)
