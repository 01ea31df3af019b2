"""How a game looks on a screen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, TypeVar

from tapete.kernel.event import Event
from tapete.kernel.game import Game
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.scene.board import Board, Pair
from tapete.scene.card import Card
from tapete.scene.cue import Cue
from tapete.scene.look import Look
from tapete.scene.scene import Scene
from tapete.scene.setting import Setting

S = TypeVar("S")


class Stage(Generic[S]):
    """A game without a table of its own is played by its questions and its log alone.

    Everything is made of views: what a seat may not see cannot be drawn for it.
    """

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def scene(self, view: S, seat: Seat | None) -> Scene:
        """The table at this moment."""
        return Scene(Message.of(f"{self.game.name}.title"))

    def board(self, view: S) -> Board | None:
        """What lies fixed on it; None where there is no table to draw."""
        return None

    def cue(self, event: Event, view: S) -> Cue | None:
        """How an event is shown; None if only in the log. The view is that after it."""
        return None

    def figures(self, value: Any, view: S) -> Sequence[str]:
        """Whom an answer is done to: touching one of them on the table offers it."""
        return ()

    def remarks(self, value: Any, view: S) -> Sequence[Message]:
        """What is to be known of an answer that is drawn, before it is given, a line each."""
        return ()

    def way(self, name: str, view: S) -> Message | None:
        """What a way of answering on the board is called; None if the question says it all."""
        return None

    def called(self, name: str, view: S) -> Message | None:
        """What a figure or a thing of the board is called; None if there is none of that name."""
        return None

    def look(self, view: S, figure: str, target: str | Pair) -> Look:
        """What a figure sees of another, or of a place."""
        return Look()

    def card(self, view: S, figure: str) -> Card | None:
        """All there is to know of a figure; None if there is no such figure."""
        return None

    def choices(self, option: str) -> Sequence[tuple[str | int, Message]]:
        """What an option of a match may name, where that is a piece of content.

        What is said of a procedure is an option too: `shoot.weapon`.
        """
        return ()

    def settings(self) -> Sequence[Setting]:
        """The scenarios to choose from."""
        return ()


@cache
def stage_of(game: Game[Any]) -> Stage[Any]:
    """The stage a game brings in its module `screen`, or a bare one."""
    place = f"{game.package}.screen"
    if find_spec(place) is None:
        return Stage(game)
    stage: Stage[Any] = import_module(place).STAGE
    return stage
