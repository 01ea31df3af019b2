"""How a game looks on a screen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from functools import cache
from typing import Any

import msgspec

from tapete.kernel.event import Event
from tapete.kernel.game import Game
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.scene.beat import aces
from tapete.scene.board import Board, Pair
from tapete.scene.card import Card
from tapete.scene.cue import Cue
from tapete.scene.lineup import Lineup
from tapete.scene.look import Look
from tapete.scene.scene import Scene
from tapete.scene.setting import Setting


class Screen(msgspec.Struct, frozen=True, kw_only=True):
    """What a browser draws of a game and lets players point at.

    Everything is made from views, so what a seat may not see cannot be drawn for it.
    """

    scene: Callable[[Any, Seat | None], Scene]
    """The table at this moment."""
    alike: Callable[[Any], Hashable] | None = None
    """What can differ between the scenes of two views of the same state.

    Those in whose views it is equal are shown the same scene, except for its `secret`. None if
    scenes may differ in other ways.
    """
    secret: Callable[[Any, Seat | None], bool] = lambda view, seat: False
    """True if a seat's scene shows what others may not see."""
    board: Callable[[Any], Board | None] = lambda view: None
    """The board; None if there is no table to draw."""
    cue: Callable[[Event, Any], Cue | None] = lambda event, view: None
    """How an event is shown, given the view after it; None if only in the log."""
    figures: Callable[[Any, Any], Sequence[str]] = lambda value, view: ()
    """The figures that an answer acts on: touching one of them on the table offers the answer."""
    spot: Callable[[Any, Any], Pair | None] = lambda value, view: None
    """The place of the board that an answer names: touching it there gives the answer."""
    course: Callable[[Any, Any], tuple[Pair, ...]] = lambda value, view: ()
    """The line along which an answer means to go, where its way is not known before it is given."""
    remarks: Callable[[Any, Any], Sequence[Message]] = lambda value, view: ()
    """What to know about an answer that is drawn, before it is given, one line each."""
    way: Callable[[Any, Any], Message | None] = lambda way, view: None
    """The name of a way of answering on the board; None if the question says it all."""
    legs: Callable[[str, Any], int] = lambda name, view: 1
    """How many times in a row the acting figure may answer in that way: legs of one long walk."""
    called: Callable[[str, Any], Message | None] = lambda name, view: None
    """The name of a figure or a thing on the board; None if there is none with that id."""
    look: Callable[[Any, str, str | Pair], Look] = lambda view, figure, target: Look()
    """What a figure sees of another, or of a place."""
    card: Callable[[Any, str], Card | None] = lambda view, figure: None
    """Everything to know about a figure; None if there is no such figure."""
    choices: Callable[[str], Sequence[tuple[str | int, Message]]] = lambda option: ()
    """The pieces of content that an option of a match may name.

    The details of a procedure are options too: `shoot.weapon`.
    """
    settings: Callable[[], Sequence[Setting]] = lambda: ()
    """The scenarios to choose from."""
    lineup: Callable[[Any, Collection[Seat]], Sequence[Lineup]] | None = None
    """The sides of a match with these options, as the holder of these seats may know them.

    None if what the scene says is enough.
    """


@cache
def screen_of(game: Game[Any]) -> Screen:
    """The screen of a game; a game without one is played by its questions and its log."""
    if isinstance(game.screen, Screen):
        return game.screen
    return Screen(scene=lambda view, seat: Scene(Message.of(f"{game.name}.title")))


def cue_of(screen: Screen, event: Event, view: Any) -> Cue | None:
    """How an event is shown, given the view after it. Dice that ace are a beat in any game."""
    found = screen.cue(event, view)
    luck = aces(event) if found is None else None
    return found if luck is None else Cue("note", beat=luck)


def setting_of(game: Game[Any], options: Any) -> Setting | None:
    """Returns the scenario of a match with these options; None if it is none of the game's."""
    agreed = msgspec.to_builtins(options)
    fitting = [
        setting
        for setting in screen_of(game).settings()
        if all(agreed.get(name) == value for name, value in setting.options.items())
    ]
    return fitting[0] if fitting and not agreed.get("draft") else None


def minutes_of(game: Game[Any], options: Any) -> int:
    """Returns about how long a match with these options takes; 0 if no scenario says so."""
    setting = setting_of(game, options)
    return 0 if setting is None else setting.minutes
