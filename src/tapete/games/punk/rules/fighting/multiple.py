"""Combats of several: who is in them, and who supports whom."""

from __future__ import annotations

from tapete.games.punk.figures import value
from tapete.games.punk.rules.fighting.wielding import weapon_bonus
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Modifier

SUPPORT_LOW, SUPPORT_HIGH = 1, 2
SKILLED = 6
"""From this Combat on a supporter gives more."""
LOW, HIGH = "punk.combat.multiple.support_low", "punk.combat.multiple.support_high"
PAIR = 2
MULTIPLE = "punk.combat.multiple.definition"


def is_multiple(skirmish: Skirmish, mini: Mini) -> bool:
    """True if there are two or more on at least one side."""
    return len(skirmish.combat(mini)) > PAIR


def supporters(skirmish: Skirmish, mini: Mini) -> list[Mini]:
    """The others of its side in its combat.

    A group counts as one mini, and so do the mini and its own group: punk.core.group
    """
    own = [one for one in skirmish.combat(mini) if one.seat == mini.seat and one is not mini]
    units = {one.group or one.id: one for one in own}
    return [one for unit, one in units.items() if unit != mini.group]


def support_terms(skirmish: Skirmish, mini: Mini) -> list[Modifier]:
    """What its companions add: the weaker ones together, and the skilled ones together."""
    given = [support_of(skirmish, one) for one in supporters(skirmish, mini)]
    return [
        Modifier(LOW, sum(one for one in given if one == SUPPORT_LOW)),
        Modifier(HIGH, sum(one for one in given if one == SUPPORT_HIGH)),
    ]


def support_of(skirmish: Skirmish, mini: Mini) -> int:
    """What a companion adds, by its Combat Attribute; with the switch its weapon counts too.

    punk.ruling.support_value
    """
    combat = value(mini, "C")
    if skirmish.rules.support_counts_weapon:
        combat += weapon_bonus(skirmish, mini)
    return SUPPORT_HIGH if combat >= SKILLED else SUPPORT_LOW
