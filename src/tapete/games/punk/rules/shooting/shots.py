"""A shot: who shoots at whom, with what, and how."""

from __future__ import annotations

import msgspec

from tapete.games.punk.state import Item, Mini


class Shot(msgspec.Struct, frozen=True):
    """`avoid`: it avoids the target's cover. `defensive`: at somebody on the move."""

    shooter: Mini
    target: Mini
    item: Item
    bullet: str = ""
    avoid: bool = False
    defensive: bool = False
