"""Slow weapons: after a shot, Actions are spent on loading them again."""

from __future__ import annotations

from tapete.games.punk.figures import abilities
from tapete.games.punk.state import Item

RELOAD = "punk.special.slow.reload"
"""They may be spread over activations, but not while locked or prone: punk.ruling.reload"""


def unload(item: Item) -> None:
    """A slow weapon that was used has to be loaded again."""
    item.reload = abilities(item.kind).get("slow", 0)


def load(item: Item) -> None:
    """One Action less until the weapon is loaded."""
    item.reload -= 1
