"""The names of what is in the library."""

from __future__ import annotations

from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.told import Names
from tapete.games.euphoria.state import Name
from tapete.kernel.message import Message


def name_of(table: str, identity: str) -> Message:
    """Returns the name of an entry in the reader's language; its id if there is no such entry."""
    entry = getattr(library(), table).get(identity)
    return text_of(entry.name) if entry else Message.of("content.text", es=identity, en=identity)


def text_of(names: Names) -> Message:
    return Message.of("content.text", es=names["es"], en=names["en"])


def name_in(names: Names, number: int = 0) -> Name:
    """Returns a name as the state has it."""
    return Name(names["es"], names["en"], number)
