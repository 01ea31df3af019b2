"""Touching a foe without harming it."""

from __future__ import annotations

import msgspec

from tapete.games.savage.content.library import Weapon, library
from tapete.games.savage.events.fight import Did, Missed
from tapete.games.savage.rules.attacks.attack import BARE_HANDS, Attack
from tapete.games.savage.rules.attacks.hitting import announce
from tapete.games.savage.rules.attacks.melee import melee_mark
from tapete.games.savage.rules.dice.traits import SUCCESS
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight

RULE = "savage.combat.touch"


def hand() -> Weapon:
    """A bare hand that only means to touch."""
    return msgspec.structs.replace(library().weapons["unarmed"], feature="touch")


def touch(fight: Fight, figure: Figure, foe: Figure, *, wild: bool) -> None:
    """A Fighting roll with +2. A hit does no damage, but the foe has been touched."""
    attack = Attack(figure, foe, BARE_HANDS, hand(), wild=wild)
    announce(fight, attack)
    foe.touched = melee_mark(fight, attack) >= SUCCESS
    foe.unaware = foe.surprised = False
    if foe.touched:
        fight.table.tell(Did, figure=figure.id, what="touched", target=foe.id, rule=RULE)
    else:
        fight.table.tell(Missed, figure=figure.id, target=foe.id, rule=RULE)
