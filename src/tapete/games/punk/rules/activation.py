"""An activation: how it begins and ends."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish


def begin_activation(skirmish: Skirmish) -> None:
    """Poison first; then it has its Actions: punk.action.count"""
    raise NotImplementedError


def end_activation(skirmish: Skirmish) -> None:
    """What lasts until it ends; then it is another mini's turn: punk.turn.activation.once"""
    raise NotImplementedError
