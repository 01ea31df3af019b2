"""Combats of several: who is in them, who supports whom, and who is left free."""

from __future__ import annotations

from collections.abc import Sequence

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


def combats(skirmish: Skirmish, minis: Sequence[Mini]) -> list[list[Mini]]:
    """The combats these minis are in, each once, as they are now."""
    found: list[list[Mini]] = []
    for mini in minis:
        if not any(mini in combat for combat in found):
            combat = skirmish.combat(mini)
            found += [combat] if combat else []
    return found


def regroup_all(skirmish: Skirmish, before: Sequence[Sequence[Mini]]) -> None:
    for combat in before:
        if any(mini.out for mini in combat):
            regroup(skirmish, combat)


def regroup(skirmish: Skirmish, before: Sequence[Mini], gone: Sequence[Mini] = ()) -> None:
    """A mini of a combat that no longer touches an enemy is put beside the nearest of it.

    `before` are those of the combat until now, `gone` those that have separated from it. The active
    side goes first: punk.combat.multiple.freed, punk.ruling.freed_details
    """
    left = [one for one in before if not any(one is other for other in gone)]
    for mini in sorted(left, key=lambda one: one.seat != skirmish.active_seat):
        if not mini.out and not skirmish.locked(mini):
            rejoin(skirmish, mini, [one for one in left if one.seat != mini.seat])


def rejoin(skirmish: Skirmish, mini: Mini, enemies: Sequence[Mini]) -> None:
    """It is put beside the nearest enemy still there; the fires it touches there burn it."""
    from tapete.games.punk.rules.harm.blasts import ignite_all
    from tapete.games.punk.rules.harm.touching_markers import stands_in
    from tapete.games.punk.rules.moving.displacing import join_nearest

    still = [one for one in enemies if not one.out]
    if still and join_nearest(skirmish, mini, still) is not None and stands_in(skirmish, mini):
        ignite_all(skirmish)
