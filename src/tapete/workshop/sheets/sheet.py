"""What is on a sheet, in the words of one language."""

from __future__ import annotations

import msgspec

BOX = "□"
"""A box to tick; a line may end with several."""


class Grid(msgspec.Struct, frozen=True):
    """A table, with the widths of its columns on paper, in mm; without them they are alike."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    widths: tuple[int, ...] = ()


class Part(msgspec.Struct, frozen=True):
    """A part under a heading, such as one member of a band."""

    title: str
    brief: tuple[str, ...]
    """The lines that a plain text has instead of the grids."""
    grids: tuple[Grid, ...]
    lines: tuple[str, ...] = ()


class Sheet(msgspec.Struct, frozen=True):
    title: str
    summary: str
    parts: tuple[Part, ...]
    rules: str
    """The heading of what is explained."""
    explained: tuple[tuple[str, str], ...]
    """What the names on the sheet mean, each explained once."""
