"""An event in a sentence, with the names that its reader may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tapete.kernel.dressing import dressed
from tapete.kernel.event import Event, Rolled
from tapete.kernel.game import Game
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.scene.naming import with_name
from tapete.scene.screen import screen_of
from tapete.stories.rolls import told_roll


def voiced(game: Game[Any], event: Event, view: Any) -> Message | None:
    """Returns what the game's presenter says about an event; None if it says nothing."""
    said = game.labels.voice(event, view)
    return None if said is None else dressed(game, said, view)


def told(
    game: Game[Any], event: Event, view: Any, people: Mapping[Seat, str] | None = None
) -> Message:
    """Returns the message that tells an event to a reader with this view, with people's names."""
    if isinstance(event, Rolled):
        return told_roll(game, event, view)
    message = with_name(event.message(), screen_of(game), view, people)
    return dressed(game, message, view)
