"""The light on the table in words."""

from __future__ import annotations

from tapete.games.savage.state import State
from tapete.games.savage.world import board_of, penalty_for
from tapete.kernel import Message
from tapete.spaces.boards.light import FULL


def ambient(view: State) -> int:
    """The light where no lamp reaches, in percent."""
    return max(0, min(FULL, board_of(view.scenario, ()).ambient + view.ambient))


def light_name(level: int) -> Message:
    """How well figures can be seen in that much light."""
    return Message.of("savage.scene.light", penalty=-penalty_for(level))


def darkness(view: State) -> Message | None:
    """How dark it is where no lamp reaches; None if figures can be seen well there."""
    penalty = -penalty_for(ambient(view))
    return Message.of("savage.picture.darkness", penalty=penalty) if penalty else None
