"""What is kept of a campaign from one scenario to the next."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

DECK = 12
"""Announcements in the deck: arena.announcement.deck_size"""
CHANGED = 4
"""Announcements that a level replaces: arena.announcement.upgrade"""


class KeptHunter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    tree: str
    filled: tuple[int, ...]
    equipped: tuple[str, ...]
    inventory: tuple[str, ...]


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Level and gear of each hunter, and the decks that are not touched: arena.campaign.save"""

    campaign: str
    scenario: str
    levels: int
    hunters: tuple[KeptHunter, ...]
    deck: tuple[str, ...]
    events: tuple[str, ...]
    """Events whose order nobody knows."""
    beneath: tuple[str, ...]
    """Events below those, in order."""
    seal: str = ""


def sealed(kept: Kept) -> str:
    plain = msgspec.structs.replace(kept, seal="")
    return blake2b(msgspec.json.encode(plain), digest_size=8).hexdigest()


def ranks_after(levels: int) -> dict[int, int]:
    """How many Announcements of each rank there are after these levels; in the end all are rank 3.

    arena.announcement.upgrade_max
    """
    ranks = {1: DECK, 2: 0, 3: 0}
    for level in range(min(levels, 2 * DECK // CHANGED)):
        low = 1 if level < DECK // CHANGED else 2
        ranks[low] -= CHANGED
        ranks[low + 1] += CHANGED
    return {rank: count for rank, count in ranks.items() if count}
