"""A player's own content, all of it in one file."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tapete.content import parse_page, read_page, written
from tapete.games.punk.content.library import Library
from tapete.kernel.message import Message

SAID = ("cost", "combat", "penetration", "strength", "reach", "armour", "cover", "weapons")
"""The figures that are written even if they are zero."""


def write_library(found: Library) -> str:
    """Returns all tables that are not empty, as TOML."""
    tables = msgspec.to_builtins(found)
    kept = {
        table: {one: _without_usual(entry) for one, entry in entries.items()}
        if table != "members"
        else entries
        for table, entries in tables.items()
        if entries
    }
    return written(kept, depth=2)


def _without_usual(entry: dict[str, object]) -> dict[str, object]:
    """Returns the entry without empty, zero and false values, except for the figures in `SAID`."""
    return {key: value for key, value in entry.items() if value or key in SAID}


def library_in(file: Path) -> Library:
    """Reads and checks what `write_library` wrote. Everything referred to must be in the same file.

    Missing tables are empty.
    """
    empty: dict[str, object] = {name: {} for name in Library.__struct_fields__}
    given = read_page(file, dict[str, dict[str, object]])
    strange = set(given.value) - set(empty)
    if strange:
        raise given.bad((min(strange),), Message("content.problem.unknown"))
    missing = "".join(f"[{name}]\n" for name in empty if name not in given.value)
    page = parse_page(f"{given.text}\n{missing}", str(file), Library)
    return page.check(page.value.known)
