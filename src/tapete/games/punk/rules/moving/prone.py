"""Lying on the ground, and getting up."""

from __future__ import annotations

from tapete.games.punk.events.moving import Prone, StoodUp
from tapete.games.punk.rules.harm import blasts
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish

CONTACT = "punk.move.prone.contact"


def knock_down(skirmish: Skirmish, mini: Mini, rule: str) -> None:
    """It lies prone; in contact with an enemy it gets up at once, and so does the enemy.

    Nothing else changes for it: punk.ruling.prone_effects
    """
    if not mini.prone:
        mini.prone = True
        skirmish.table.tell(Prone, figure=mini.id, rule=rule)
    for one in (mini, *skirmish.touched_enemies(mini)):
        stands_in_contact(skirmish, one)


def stands_in_contact(skirmish: Skirmish, mini: Mini) -> bool:
    """A prone mini that touches an enemy stands up, shaken for this activation. True if it did.

    Its Combat rolls suffer for it, and it cannot separate: punk.move.prone.contact
    """
    if not mini.prone or not skirmish.locked(mini):
        return False
    mini.prone = False
    active = skirmish.state.active
    if active is not None and mini.id not in active.shaky:
        active.shaky.append(mini.id)
    skirmish.table.tell(StoodUp, figure=mini.id, forced=True, rule=CONTACT)
    blasts.ignite_all(skirmish)
    return True
