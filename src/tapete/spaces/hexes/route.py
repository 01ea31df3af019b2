"""The question of where to walk on a board of hexes."""

from __future__ import annotations

from typing import ClassVar

from tapete.spaces.cells.route import CellRoute
from tapete.spaces.hexes.hexes import Hexes


class HexRoute(CellRoute[Hexes], frozen=True):
    """A walk from centre to centre of hexes, in six directions."""

    kind: ClassVar[str] = "hexes"
