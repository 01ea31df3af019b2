"""Content in one file, as players have it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tapete.content import Page, parse_page, read_page, written
from tapete.games.punk.content.additions import TABLES, overlaid
from tapete.games.punk.content.library import Library
from tapete.kernel.message import Message

SAID = ("cost", "combat", "penetration", "strength", "reach", "armour", "cover", "weapons")
"""The figures that are written even if they are zero."""


def write_library(found: Library, within: str = "") -> str:
    """Returns all tables that are not empty, as TOML, perhaps as part of another file."""
    tables = msgspec.to_builtins(found)
    kept: dict[str, Any] = {
        table: entries
        if table == "members"
        else {one: _kept(entry) for one, entry in entries.items()}
        for table, entries in tables.items()
        if entries
    }
    return written({within: kept}, depth=3) if within else written(kept, depth=2)


def _kept(entry: dict[str, object]) -> dict[str, object]:
    """Returns the entry without empty, zero and false values, except for the figures in `SAID`."""
    return {key: value for key, value in entry.items() if value or key in SAID}


def library_in(file: Path) -> Library:
    """Reads and checks what `write_library` wrote. Whatever it refers to is in it or is ours."""
    return _checked(read_page(file, Library))


def library_of(text: str, file: str) -> Library:
    """Reads and checks the text of a file of that name."""
    return _checked(parse_page(text, file, Library))


def _checked(page: Page[Library]) -> Library:
    check_tables(page, page.value)
    page.check(overlaid(page.value).known)
    return page.value


def check_tables(page: Page[Any], found: Library, *path: str) -> None:
    """Raises `BadContent` if there is a table that no band can bring."""
    strange = [
        one for one in Library.__struct_fields__ if one not in TABLES and getattr(found, one)
    ]
    if strange:
        raise page.bad((*path, strange[0]), Message("kernel.misfit.unknown"))
