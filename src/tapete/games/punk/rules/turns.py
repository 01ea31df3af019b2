"""Turns and Agility Rounds: when they begin and end."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish


def begin_turn(skirmish: Skirmish) -> None:
    """Nobody has acted yet, and it starts again from the highest Agility: punk.turn.structure"""
    raise NotImplementedError


def begin_round(skirmish: Skirmish) -> None:
    """The next Agility Round in which somebody can act; if there is none, the Turn is over."""
    raise NotImplementedError
