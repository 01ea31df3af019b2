"""What the table of conditions of any game must be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from tapete.catalogue import load
from tapete.conditions import Conditions
from tapete.kernel import Game, Message
from tapete.words import Words

OTHER: dict[type, Any] = {bool: True, int: 7, str: "x"}
"""What a field is set to in order to see what that changes."""


def unshown(table: Conditions[Any, Any], figure: Any, view: Any) -> Iterator[str]:
    """The flags, counters and names among a figure's fields that no condition is read off."""
    plain = list(table.marks(figure, view))
    for field in msgspec.structs.fields(type(figure)):
        if field.type in OTHER:
            was = getattr(figure, field.name)
            setattr(figure, field.name, OTHER[field.type])
            if list(table.marks(figure, view)) == plain:
                yield field.name
            setattr(figure, field.name, was)


def said(table: Conditions[Any, Any], game: Game[Any], language: str) -> list[str]:
    """Each condition in words."""
    words = Words(language)
    words.learn(game.name, game.package)
    return [words.say(Message.of(table.words, state=one.name, amount=0)) for one in table]


def uncatalogued(table: Conditions[Any, Any], game: Game[Any]) -> list[str]:
    """The rules of conditions that the catalogue has not."""
    catalogue = load(game.package)
    return [one.rule for one in table if one.rule not in catalogue]


def repeated(texts: Iterable[str]) -> list[str]:
    """What is there more than once: a condition without words of its own is said as another."""
    found = list(texts)
    return [text for text in found if found.count(text) > 1]
