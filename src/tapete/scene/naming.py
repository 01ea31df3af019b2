"""The name of a seat's player or side, in messages that are about a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tapete.kernel.event import NAMELESS
from tapete.kernel.message import Arg, Message
from tapete.kernel.seat import Seat
from tapete.scene.screen import Screen


def with_name(
    message: Message, screen: Screen, view: Any, people: Mapping[Seat, str] | None = None
) -> Message:
    """Returns a message with the name of the seat it is about: a person's, or else the side's."""
    given = dict(message.args)
    seat = given.get("by")
    if given.get("name") != NAMELESS or not isinstance(seat, int):
        return message
    name = (people or {}).get(seat) or _side(screen, view, seat)
    return Message.of(message.key, **{**given, "name": name})


def _side(screen: Screen, view: Any, seat: Seat) -> Arg:
    sides = screen.scene(view, None).sides
    return next((side.name for side in sides if side.seat == seat), NAMELESS)
