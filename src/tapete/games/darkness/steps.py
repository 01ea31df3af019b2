"""The coarse machine: each step is one small, whole piece of a night."""

from __future__ import annotations

from tapete.games.darkness.actions import evening, menu
from tapete.games.darkness.rules.story import ending, setup
from tapete.games.darkness.rules.turns import turns
from tapete.games.darkness.world import Night


def step(night: Night) -> None:
    """A master's game has its own turns: darkness.gm.turn.one_action"""
    if night.mastered:
        evening.step(night)
    else:
        PHASES[night.state.phase](night)


def turn(night: Night) -> None:
    """One deed of the turn, or its end."""
    if night.active.over:
        turns.finish(night)
    else:
        menu.act(night)
    turns.settle(night)


PHASES = {"start": setup.begin, "turn": turn, "end": ending.settle}
