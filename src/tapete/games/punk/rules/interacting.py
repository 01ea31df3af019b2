"""Objectives: who may handle them, and what handling them does."""

from __future__ import annotations

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini, Objective


def interact(skirmish: Skirmish, mini: Mini, objective: Objective) -> None:
    """What happens depends on what it is."""
    raise NotImplementedError
