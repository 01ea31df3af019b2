"""The skirmish as a screen draws it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tapete.games.punk.content.naming import figure_name
from tapete.games.punk.game import GAME
from tapete.games.punk.labels.answers import ASSAULT, ON_FOOT, is_placing, placing
from tapete.games.punk.labels.summary import head
from tapete.games.punk.screen.areas import areas
from tapete.games.punk.screen.card import card
from tapete.games.punk.screen.cue import cue
from tapete.games.punk.screen.order import order
from tapete.games.punk.screen.remarks import remarks
from tapete.games.punk.screen.scenery import board_and_mark, thing_called
from tapete.games.punk.screen.settings import choices, settings
from tapete.games.punk.screen.sides import sides, zones
from tapete.games.punk.screen.sighting import look
from tapete.games.punk.screen.targets import figures_of
from tapete.games.punk.screen.token import tokens
from tapete.games.punk.state import State
from tapete.games.punk.view import keeps_secrets
from tapete.kernel import Message, Seat
from tapete.kernel.event import Event
from tapete.scene import Board, Card, Cue, Look, Scene, Setting, Stage
from tapete.scene.board import Pair


class PunkStage(Stage[State]):
    """Only bullets and infiltrators are hidden, and views are without those of others."""

    def scene(self, view: State, seat: Seat | None) -> Scene:
        return Scene(
            head=head(view),
            board=board_and_mark(view)[1],
            turn=view.turn,
            sides=sides(view),
            tokens=tokens(view),
            order=order(view),
            zones=zones(view),
            areas=areas(view),
            secret=keeps_secrets(view, seat),
        )

    def board(self, view: State) -> Board:
        return board_and_mark(view)[0]

    def cue(self, event: Event, view: State) -> Cue | None:
        return cue(event, view)

    def figures(self, value: Any, view: State) -> Sequence[str]:
        return figures_of(value, view)

    def remarks(self, value: Any, view: State) -> Sequence[Message]:
        return remarks(value, view)

    def way(self, name: str, view: State) -> Message | None:
        if is_placing(name):
            return placing(name, view)
        if name in (*ON_FOOT, ASSAULT):
            return Message.of("punk.way", way=name)
        who = next((mini.name for mini in view.minis if mini.id == name), "")
        return Message.of("punk.option.figure", figure=who) if who else None

    def called(self, name: str, view: State) -> Message | None:
        mini = next((one for one in view.minis if one.id == name), None)
        return thing_called(name, view) if mini is None else figure_name(mini.name)

    def look(self, view: State, figure: str, target: str | Pair) -> Look:
        return look(view, figure, target)

    def card(self, view: State, figure: str) -> Card | None:
        return card(view, figure)

    def settings(self) -> Sequence[Setting]:
        return settings()

    def choices(self, option: str) -> Sequence[tuple[str | int, Message]]:
        return choices(option)


STAGE = PunkStage(GAME)
