"""Whirling: a heavy weapon swung all round, at friends and enemies alike."""

from __future__ import annotations

from tapete.games.punk.events.gifts import Dodged, Whirled
from tapete.games.punk.rules.dice.rolls import test
from tapete.games.punk.rules.fighting.weapons import specials
from tapete.games.punk.rules.fighting.wielding import landed, swung, wield
from tapete.games.punk.rules.harm.impact import Hit, strength_of, strike_all
from tapete.games.punk.rules.harm.shocks import SHOCKS, after_blow
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.spaces.plane.point import CM

RULE = "punk.core.whirl"
REACH = 5 * CM
WHIRL_COST = 2


def whirl(skirmish: Skirmish, mini: Mini) -> None:
    """All within 5 cm pass an Agility roll or are hit as in combat."""
    skirmish.table.tell(Whirled, figure=mini.id, rule=RULE)
    arm = wield(skirmish, mini)
    caught = [one for one in in_reach(skirmish, mini) if not _dodges(skirmish, mini, one)]
    swung(skirmish, mini, arm)
    hit = Hit(
        strength_of(mini, arm.strength), arm.penetration, RULE,
        by=mini.id, weapon=arm.kind, melee=True, special=specials(mini, arm),
    )  # fmt: skip
    if caught:
        landed(skirmish, mini, arm)
    strike_all(skirmish, [(one, hit) for one in caught])
    for one in caught:
        after_blow(skirmish, mini, one, SHOCKS in arm.special)


def in_reach(skirmish: Skirmish, mini: Mini) -> list[Mini]:
    others = [one for one in skirmish.standing() if one is not mini]
    return [one for one in others if skirmish.gap(mini, one) <= REACH]


def _dodges(skirmish: Skirmish, mini: Mini, target: Mini) -> bool:
    dodged = test(skirmish, target, "AG", RULE)
    if dodged:
        skirmish.table.tell(Dodged, figure=mini.id, target=target.id, rule=RULE)
    return dodged
