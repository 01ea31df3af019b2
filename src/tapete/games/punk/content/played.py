"""The content that matches are played with: our own, and what bands bring.

A band may bring content that has the ids of ours, and two bands may bring different content. So
what they bring is played under ids of its own: those of the band, with a mark of its content.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from threading import Lock
from typing import Any

import msgspec

from tapete.games.punk.content.additions import LAID, OURS, TABLES, overlaid, without_ours
from tapete.games.punk.content.library import Library, library
from tapete.games.punk.content.referring import named_in, renamed_in
from tapete.kernel.shaping import shaped

MARK = 5
"""The bytes of a mark."""
LETTERS = str.maketrans("0123456789", "ghijklmnop")
"""Turns a mark into letters, of which ids are made."""
MOST_KEPT = 200


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


def names_for(added: Library) -> Names:
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
    return Names(_mark(added), frozenset(things), rules)


def _mark(added: Library) -> str:
    text = msgspec.json.encode(added, order="deterministic")
    return blake2b(text, digest_size=MARK).hexdigest().translate(LETTERS)


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


_KEPT: dict[str, Library] = {}
_ORIGINS: dict[str, str] = {}
_LOCK = Lock()


@cache
def known() -> Library:
    """Returns our own content, and with it all content that is played with."""
    return Library(**{name: {**getattr(library(), name)} for name in Library.__struct_fields__})


def keep(added: Library) -> Names:
    """Makes a content playable, and returns the names its entries are played under.

    The content that has gone longest without being asked for is forgotten when there is too much.
    """
    names = names_for(added)
    with _LOCK:
        found = _KEPT.pop(names.mark, None) or _learned(renamed(added, names), names)
        _KEPT[names.mark] = found
        while len(_KEPT) > MOST_KEPT:
            _forget(_KEPT.pop(next(iter(_KEPT))))
    return names


def _learned(found: Library, names: Names) -> Library:
    for table in TABLES:
        getattr(known(), table).update(getattr(found, table))
    _ORIGINS.update({names.thing(one): one for one in names.things})
    return found


def _forget(found: Library) -> None:
    for table in TABLES:
        for one in getattr(found, table):
            getattr(known(), table).pop(one, None)
            _ORIGINS.pop(one, None)


def origin(identity: str) -> str:
    """Returns the id that something has in its own content."""
    return _ORIGINS.get(identity, identity)
