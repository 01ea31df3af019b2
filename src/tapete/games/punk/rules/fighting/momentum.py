"""What an Assault gives in a fight: for the run, from behind, from above."""

from __future__ import annotations

from tapete.games.punk.content.band.roster import fractions
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Modifier
from tapete.spaces.plane.point import CM

FIRST = 1
"""The bonus for the Move Action that ends in contact: punk.combat.assault.bonus"""
BEHIND = 1
"""punk.combat.assault.from_behind"""
STOREY = 5 * CM


def momentum_of(skirmish: Skirmish, mini: Mini, rival: Mini) -> int:
    """The bonus for the movement of its Assault, only against an enemy it assaulted.

    It lasts to the end of its activation.
    """
    if not skirmish.is_active(mini):
        return 0
    return skirmish.active.momentum.get(rival.id, 0)


def assault_terms(skirmish: Skirmish, mini: Mini, rival: Mini, above: int = 0) -> list[Modifier]:
    """What its Assault adds to its Combat roll against a rival."""
    if not skirmish.is_active(mini):
        return []
    run = momentum_of(skirmish, mini, rival)
    behind = BEHIND if rival.id in skirmish.active.behind else 0
    way = 1 if skirmish.rules.above_helps_combat else -1
    return [
        Modifier("punk.combat.assault.bonus", min(run, FIRST)),
        Modifier("punk.combat.assault.bonus_previous_moves", max(0, run - FIRST)),
        Modifier("punk.combat.assault.from_behind", behind),
        Modifier("punk.combat.assault.above.modifiers", way * weight_of_drop(above)),
    ]


def weight_of_drop(height: int) -> int:
    """How much harder a mini strikes after dropping on an enemy, only in that fight.

    punk.ruling.above_duration. Its Combat roll is lower by as much: punk.ruling.above_sign
    """
    return fractions(height, STOREY) if height > 0 else 0
