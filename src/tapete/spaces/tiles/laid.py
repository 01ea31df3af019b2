"""Where a tile lies in a city."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Slot: TypeAlias = tuple[int, int]
"""A place for a tile: its column and its row."""
TURNS = (0, 1, 2, 3)
"""Quarter turns clockwise."""


class Laid(msgspec.Struct, frozen=True):
    tile: str
    column: int
    row: int
    turn: int = 0

    @property
    def slot(self) -> Slot:
        return self.column, self.row
