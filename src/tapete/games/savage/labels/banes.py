"""What harms creatures more than others, or at all, in words."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.games.savage.content.library import Weakness
from tapete.games.savage.state import Bane
from tapete.kernel import Message


def bane_names(banes: Iterable[Bane]) -> tuple[Message, ...]:
    return tuple(Message.of("savage.bane", bane=bane) for bane in banes)


def weakness_effects(weakness: Weakness) -> tuple[Message, ...]:
    """What a weakness does to damage."""
    told = {
        Message.of("savage.weakness.plus", plus=weakness.plus): weakness.plus,
        Message("savage.weakness.double"): weakness.double,
        Message("savage.weakness.bare"): weakness.bare,
    }
    return tuple(message for message, does in told.items() if does)
