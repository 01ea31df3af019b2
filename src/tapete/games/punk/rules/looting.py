"""Searching a downed mini: what may be taken from it, and what must be left for it."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini


def loot(skirmish: Skirmish, mini: Mini, corpse: Mini) -> None:
    """Any of its weapons, equipment and bullets, within one's limits: punk.ruling.loot_amount"""
    raise NotImplementedError
