"""Regrouping: minis left free in a combat of several join those who still fight."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.punk.rules.harm import blasts, touching_markers
from tapete.games.punk.rules.moving import displacing
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish


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
    still = [one for one in enemies if not one.out]
    if not still or displacing.join_nearest(skirmish, mini, still) is None:
        return
    if touching_markers.stands_in(skirmish, mini):
        blasts.ignite_all(skirmish)
