"""Figures that stand on a board and may be in the way."""

from __future__ import annotations

import msgspec

from tapete.spaces.plane.disc import Disc


class Figure(msgspec.Struct, frozen=True):
    """A disc with a height. Some figures may be passed over; none may be stood upon."""

    disc: Disc
    name: str = ""
    height: int = 0
    passable: bool = False
