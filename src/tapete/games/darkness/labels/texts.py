"""What discs and sheets say, in words."""

from __future__ import annotations

from tapete.games.darkness.content.library import library
from tapete.games.darkness.labels.names import entry_name
from tapete.games.darkness.state import State
from tapete.kernel import Message


def attribute_name(attribute: str) -> Message:
    return library().attributes[attribute].name.message


def level_name(code: str) -> Message:
    """A level of the ladder in words: a pair, a straight of three."""
    return Message.of("darkness.level", level=library().levels[code], high=0)


def dice_of(kind: str, view: State, uses: int = -1) -> Message:
    """An object or an ally with the dice it gives."""
    known = library()
    found = known.objects.get(kind) or known.allies.get(kind)
    name = entry_name(kind, view) or Message.of("darkness.plain", text=kind)
    if found is None:
        return Message.of("darkness.card.thing", name=name, weight=known.weight(kind))
    return Message.of(
        "darkness.card.dice",
        name=name,
        dice=found.dice,
        attribute=attribute_name(found.attribute),
        how="ally" if kind in known.allies else "object",
        uses=uses,
    )
