"""A shot: the shooter, the target, the weapon, and how it is made."""

from __future__ import annotations

import msgspec

from tapete.games.punk.state import Item, Mini


class Shot(msgspec.Struct, frozen=True):
    """`avoid` is True if it avoids the target's cover, `defensive` if the target is on the move."""

    shooter: Mini
    target: Mini
    item: Item
    bullet: str = ""
    avoid: bool = False
    defensive: bool = False
