"""What stands on discs and sheets, in words."""

from __future__ import annotations

from tapete.games.darkness.content.library import library
from tapete.games.darkness.labels.names import entry_name, plain
from tapete.games.darkness.rules.goods.load import load
from tapete.games.darkness.state import State, Survivor
from tapete.kernel import Message


def attribute_name(attribute: str) -> Message:
    return library().attributes[attribute].name.message


def value_said(attribute: str, value: int) -> Message:
    return Message.of("darkness.card.value", name=attribute_name(attribute), value=value)


def health_said(one: Survivor) -> Message:
    return Message.of("darkness.scene.health", health=one.health, most=one.defence)


def load_said(one: Survivor) -> Message:
    return Message.of("darkness.scene.load", load=load(one), limit=one.limit)


def level_name(code: str) -> Message:
    """A level of the ladder in words: a pair, a straight of three."""
    return Message.of("darkness.level", level=library().levels[code], high=0)


def dice_of(kind: str, view: State, uses: int = -1) -> Message:
    """An object or an ally with the dice it gives."""
    known, name = library(), entry_name(kind, view) or plain(kind)
    found = known.objects.get(kind) or known.allies.get(kind)
    if found is None:
        return Message.of("darkness.card.thing", name=name, weight=known.weight(kind))
    how, attribute = "ally" if kind in known.allies else "object", attribute_name(found.attribute)
    return Message.of("darkness.card.dice", name=name, dice=found.dice, attribute=attribute,
        how=how, uses=uses)  # fmt: skip


def detail_name(value: str, view: State) -> Message | None:
    """A difficulty in words; an attribute, a skill or an item that a detail names."""
    if value not in library().levels:
        return entry_name(value, view)
    return Message.of("darkness.option.code", code=value, level=level_name(value))
