"""Who acts next in an Agility Round."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini


def moment(mini: Mini) -> int:
    """The Agility Round in which it acts."""
    raise NotImplementedError


def next_mini(skirmish: Skirmish) -> None:
    """Sides alternate, and each player picks one of their own: punk.turn.order.alternate"""
    raise NotImplementedError
