"""The content that matches are played with: our own, and what bands bring.

A band may bring content that has the ids of ours, and two bands may bring different content. So
what they bring is played under ids of its own: those of the band, with a mark of its content.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

from tapete.content import Drafts, Hold
from tapete.games.punk.content.additions import LAID, OURS, TABLES, overlaid, without_ours
from tapete.games.punk.content.content_file import write_library
from tapete.games.punk.content.library import Library, library
from tapete.games.punk.content.referring import named_in, renamed_in
from tapete.kernel.shaping import shaped

MARK = 8
"""The bytes of a mark."""
LETTERS = str.maketrans("0123456789", "ghijklmnop")
"""Turns a mark into letters, of which ids are made."""


class Names(msgspec.Struct, frozen=True):
    """How the ids of a content are changed."""

    mark: str
    things: frozenset[str]
    """The ids of everything but special rules that are changed."""
    rules: frozenset[str]

    def thing(self, identity: str) -> str:
        return f"{identity}_{self.mark}" if identity in self.things else identity

    def rule(self, identity: str) -> str:
        return f"{identity}_{self.mark}" if identity in self.rules else identity


def names_for(added: Library, text: str) -> Names:
    """Returns new names for what differs from ours, and for all that refers to such a thing."""
    other = without_ours(added)
    rules = frozenset(other.special)
    things = {one for table in TABLES if table != "special" for one in getattr(other, table)}
    whole = overlaid(added)
    before = -1
    while len(things) > before:
        before = len(things)
        for table in LAID:
            for one, entry in getattr(whole, table).items():
                if one not in things and not things.isdisjoint(named_in(entry)):
                    things.add(one)
    return Names(_mark(text), frozenset(things), rules)


def _mark(text: str) -> str:
    return blake2b(text.encode(), digest_size=MARK).hexdigest().translate(LETTERS)


def renamed(added: Library, names: Names) -> Library:
    """Returns everything that has a new name, under that name."""
    whole: dict[str, Any] = msgspec.to_builtins(overlaid(added))
    tables: dict[str, dict[str, Any]] = {}
    for table in (*LAID, *OURS, "factions", "profiles"):
        change = names.rule if table == "special" else names.thing
        tables[table] = {
            change(one): renamed_in(entry, names.thing, names.rule)
            for one, entry in whole.get(table, {}).items()
            if change(one) != one
        }
    members = {names.thing(one): names.thing(of) for one, of in added.members.items()}
    return shaped({**tables, "members": members}, Library)


class Brought(msgspec.Struct, frozen=True):
    """A content under the names it is played by."""

    names: Names
    library: Library


class Contents(Drafts[Brought]):
    """The contents that are played with. `library` is our own with all of them."""

    def __init__(self) -> None:
        super().__init__()
        self.library = library()
        self.origins: dict[str, str] = {}
        self._joined: frozenset[str] = frozenset()

    def keep(self, text: str, read: Callable[[str], Brought]) -> str:
        with self.lock:
            name = super().keep(text, read)
            if name not in self._joined:
                self._join()
        return name

    def _join(self) -> None:
        """Makes new tables, as other threads may be reading the old ones."""
        found = [library(), *(one.library for one in self.values())]
        tables = {table: _joined(getattr(one, table) for one in found) for table in TABLES}
        names = [one.names for one in self.values()]
        self.origins = {name.thing(one): one for name in names for one in name.things}
        self.library = msgspec.structs.replace(library(), **tables)
        self._joined = frozenset(self)


def _joined(tables: Iterable[dict[str, Any]]) -> dict[str, Any]:
    return {one: entry for table in tables for one, entry in table.items()}


@cache
def contents() -> Contents:
    return Contents()


def known() -> Library:
    """Returns our own content, and with it all content that is played with."""
    return contents().library


def keep(added: Library) -> Names:
    """Makes a content playable, and returns the names its entries are played under."""
    with contents().lock:
        return contents()[contents().keep(*_to_keep(added))].names


def hold(added: Library) -> Hold:
    """Makes a content playable for as long as the hold on it lasts."""
    return contents().lasting(*_to_keep(added))


def _to_keep(added: Library) -> tuple[str, Callable[[str], Brought]]:
    return write_library(added), lambda text: _brought(added, text)


def _brought(added: Library, text: str) -> Brought:
    names = names_for(added, text)
    return Brought(names, renamed(added, names))


def origin(identity: str) -> str:
    """Returns the id that something has in its own content."""
    return contents().origins.get(identity, identity)
