"""Staying in the saddle, or falling from it."""

from __future__ import annotations

from tapete.games.savage.rules.dice.traits import SUCCESS, check
from tapete.games.savage.rules.harm.conditions import fall_prone
from tapete.games.savage.rules.harm.damage import Blow, strike
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight

RULE = "savage.mounted.card"
THROWN = Blow((4, 4))
"""The damage of falling from a running mount."""


def keep_seat(fight: Fight, rider: Figure) -> None:
    """With `rider_falls`: a failed Riding roll throws it, and hurts it if the mount was running."""
    if not rider.mount or rider.out:
        return
    if check(fight, rider, "riding", RULE, most=SUCCESS) >= SUCCESS:
        return
    running = fight.is_acting(rider) and fight.turn.is_running
    fall_prone(fight, rider, RULE)
    if running:
        strike(fight, rider, THROWN, RULE)
