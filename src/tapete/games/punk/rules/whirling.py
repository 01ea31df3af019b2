"""Whirling: a heavy weapon swung all round, at friends and enemies alike."""

from __future__ import annotations

from tapete.games.punk.events.gifts import Dodged, Whirled
from tapete.games.punk.rules.impact import Hit, strength_of, strike_all
from tapete.games.punk.rules.rolls import test
from tapete.games.punk.rules.shocks import SHOCKS, after_blow
from tapete.games.punk.rules.weapons import specials
from tapete.games.punk.rules.wielding import landed, swung, wield
from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini
from tapete.spaces.point import CM

RULE = "punk.core.whirl"
REACH = 5 * CM
WHIRL_COST = 2


def whirl(skirmish: Skirmish, mini: Mini) -> None:
    """All within 5 cm pass an Agility roll or are hit as in combat."""
    skirmish.table.tell(Whirled, figure=mini.name, rule=RULE)
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
        skirmish.table.tell(Dodged, figure=mini.name, target=target.name, rule=RULE)
    return dodged
