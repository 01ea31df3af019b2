"""Content that people bring, which is laid over our own."""

from __future__ import annotations

from typing import Any

import msgspec

from tapete.games.punk.content.entries import ARMOURY
from tapete.games.punk.content.library import Library, library
from tapete.games.punk.content.referring import named_in

LAID = (*ARMOURY, "mutations")
"""The tables whose entries replace ours of the same id."""
OURS = ("special", "powers")
"""The tables in which our entries stay, because rules depend on their ids."""
PEOPLE = ("factions", "profiles", "members")
"""The tables that a content has all to itself."""
TABLES = (*LAID, *OURS, *PEOPLE)


def overlaid(added: Library) -> Library:
    """Returns our content with another laid over it; factions and profiles are only the other's."""
    own = library()
    laid = {table: {**getattr(own, table), **getattr(added, table)} for table in LAID}
    ours = {table: {**getattr(added, table), **getattr(own, table)} for table in OURS}
    people = {table: getattr(added, table) for table in PEOPLE}
    return msgspec.structs.replace(own, **laid, **ours, **people)


def without_ours(added: Library) -> Library:
    """Returns only what is not exactly as in our own content."""
    own = library()
    return Library(
        **{table: _differing(table, getattr(added, table), getattr(own, table)) for table in TABLES}
    )


def _differing(table: str, added: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    if table in PEOPLE:
        return added
    return {
        one: entry
        for one, entry in added.items()
        if (one not in own if table in OURS else entry != own.get(one))
    }


def part_of(added: Library, faction: str) -> Library:
    """Returns a faction with everything that its profiles can have, and nothing else."""
    profiles = added.profiles_of(faction)
    wanted = {one for profile in profiles.values() for one in named_in(profile)}
    tables = {table: getattr(added, table) for table in (*LAID, *OURS)}
    before = 0
    while len(wanted) > before:
        before = len(wanted)
        met = [entry for table in tables.values() for one, entry in table.items() if one in wanted]
        wanted |= {one for entry in met for one in named_in(entry)}
    kept = {
        name: {one: entry for one, entry in table.items() if one in wanted}
        for name, table in tables.items()
    }
    factions = {faction: added.factions[faction]}
    return Library(
        **kept, factions=factions, profiles=profiles, members=dict.fromkeys(profiles, faction)
    )
