"""Lying on the ground, and getting up."""

from __future__ import annotations

from tapete.games.punk.events.moving import Prone, StoodUp
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.spaces.climbs.journey import Journey
from tapete.spaces.questions.places import Facing

STAND_UP = "punk.move.prone.stand_up"
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


def stand_up(skirmish: Skirmish, mini: Mini) -> None:
    """The Action of standing up: it may be shot at as in any movement, and may turn at the end.

    punk.action.move_family, punk.ruling.facing_change
    """
    from tapete.games.punk.rules.harm.touching_markers import touch_markers
    from tapete.games.punk.rules.shooting.defensive import react

    here = Journey(mini.at)
    if not (react(skirmish, mini, here, 0, 0) and touch_markers(skirmish, mini, here, 0, 0)):
        return
    mini.prone = False
    skirmish.table.tell(StoodUp, figure=mini.id, rule=STAND_UP)
    mini.facing = skirmish.table.ask(
        mini.seat, "punk.ask.facing", Facing(), "punk.los.facing", figure=mini.id
    )


def stands_in_contact(skirmish: Skirmish, mini: Mini) -> bool:
    """A prone mini that touches an enemy stands up, shaken for this activation. True if it did.

    Its Combat rolls suffer for it, and it cannot separate: punk.move.prone.contact
    """
    from tapete.games.punk.rules.harm.blasts import ignite_all

    if not mini.prone or not skirmish.locked(mini):
        return False
    mini.prone = False
    active = skirmish.state.active
    if active is not None and mini.id not in active.shaky:
        active.shaky.append(mini.id)
    skirmish.table.tell(StoodUp, figure=mini.id, forced=True, rule=CONTACT)
    ignite_all(skirmish)
    return True
