"""Things that change hands, as answers name them."""

from __future__ import annotations

import msgspec

TAKE, LEAVE, GIVE = "take", "leave", "give"


class Handing(msgspec.Struct, frozen=True):
    """Which way a thing goes; of several alike which one, or how many."""

    way: str
    kind: str
    nth: int = 1
    count: int = 0
    """0: it is a single thing."""
