"""What keeps a blow in melee from doing harm."""

from __future__ import annotations

from tapete.games.euphoria.events.fighting import Dodged
from tapete.games.euphoria.figures import has
from tapete.games.euphoria.rules.dice.rolls import roll
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show
from tapete.kernel.chance.readings import AtLeast

DODGE = "euphoria.class.dodge"
DODGED_FROM = 8


def dodges(show: Show, mini: Mini, attacker: Mini) -> bool:
    """One that can dodge rolls once for each attack with a success: 8 or more cancels it.

    euphoria.ruling.dodge_scope
    """
    if not has(mini, "dodge") or not roll(show, mini, AtLeast(DODGED_FROM), DODGE):
        return False
    show.table.tell(Dodged, figure=mini.id, target=attacker.id, rule=DODGE)
    return True
