"""The fight as a screen draws it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tapete.games.savage.actions.placing import is_placing
from tapete.games.savage.content.scenario import scenario_named
from tapete.games.savage.game import GAME
from tapete.games.savage.labels.answers import placing
from tapete.games.savage.screen.card import card
from tapete.games.savage.screen.cue import cue
from tapete.games.savage.screen.order import order
from tapete.games.savage.screen.scenery import board_and_mark, thing_called
from tapete.games.savage.screen.settings import settings
from tapete.games.savage.screen.sides import sides, zones
from tapete.games.savage.screen.sighting import look
from tapete.games.savage.screen.targets import figures_of
from tapete.games.savage.screen.token import token_name, tokens
from tapete.games.savage.state import State
from tapete.kernel import Message, Seat
from tapete.kernel.event import Event
from tapete.scene import Board, Card, Cue, Look, Scene, Setting, Stage
from tapete.scene.board import Pair


class SavageStage(Stage[State]):
    """Nothing is hidden from anybody: every view is the whole state."""

    def scene(self, view: State, seat: Seat | None) -> Scene:
        return Scene(
            head=head(view),
            board=board_and_mark(view)[1],
            turn=view.round,
            sides=sides(view),
            tokens=tokens(view),
            order=order(view),
            zones=zones(view),
        )

    def board(self, view: State) -> Board:
        return board_and_mark(view)[0]

    def cue(self, event: Event, view: State) -> Cue | None:
        return cue(event, view)

    def figures(self, value: Any, view: State) -> Sequence[str]:
        return figures_of(value, view)

    def way(self, name: str, view: State) -> Message | None:
        if is_placing(name):
            return placing(name, view)
        return Message("savage.group.move") if name == "move" else None

    def called(self, name: str, view: State) -> Message | None:
        figure = next((one for one in view.figures if one.id == name), None)
        return thing_called(name, view) if figure is None else token_name(figure)

    def look(self, view: State, figure: str, target: str | Pair) -> Look:
        return look(view, figure, target)

    def card(self, view: State, figure: str) -> Card | None:
        return card(view, figure)

    def settings(self) -> Sequence[Setting]:
        return settings()


def head(view: State) -> Message:
    rounds = scenario_named(view.scenario).rounds
    return Message.of("savage.scene.head", round=view.round, rounds=rounds)


STAGE = SavageStage(GAME)
