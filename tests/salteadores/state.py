"""The table: plain data, nothing that acts."""

from __future__ import annotations

import msgspec

from tapete.kernel import Deck

HIDDEN = 0
"""A card somebody holds and one cannot see."""


class Rogue(msgspec.Struct):
    """A seat's rogue: its coins, and its hand, which only it sees."""

    coins: int = 0
    hand: list[int] = []


class State(msgspec.Struct):
    """Both rogues, whose turn it is, and the cards."""

    goal: int
    rogues: list[Rogue]
    deck: Deck[int]
    discards: list[int] = []
    active: int = 0
