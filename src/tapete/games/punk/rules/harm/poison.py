"""Poison: a mini that survives such a hit is not safe yet."""

from __future__ import annotations

from tapete.games.punk.events.harm import Poisoned, Purged
from tapete.games.punk.rules.dice.lent import lent
from tapete.games.punk.rules.dice.readings import Versus
from tapete.games.punk.rules.dice.rolls import opposed, rival_of, tie, total
from tapete.games.punk.rules.dice.terms import own
from tapete.games.punk.rules.harm.downing import down
from tapete.games.punk.rules.turns.spending import new_action
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Modifier
from tapete.kernel.chance.readings import Verdict

TRIGGER = "punk.special.poison.trigger"
ROLL = "punk.special.poison.roll"


def poison(skirmish: Skirmish, mini: Mini, power: int) -> None:
    """It is poisoned with that power; of several poisons the strongest counts."""
    mini.poison = max(mini.poison, power)
    skirmish.table.tell(Poisoned, figure=mini.id, power=power, rule=TRIGGER)


def resist(skirmish: Skirmish, mini: Mini) -> bool:
    """Just before its Actions a poisoned mini rolls its Toughness; True if it still plays.

    No Armour helps, and the poison is spent either way: punk.ruling.poison_details
    """
    if not mini.poison:
        return not mini.out
    power, mini.poison = mini.poison, 0
    new_action(skirmish)
    rival = rival_of(skirmish, mini.seat)
    terms = [
        own(mini, "D"),
        Modifier(ROLL, -power),
        *lent(skirmish, mini, "D"),
    ]
    read = Versus(total(terms), tie(skirmish, mini.seat, rival))
    sides, figures = (mini.seat, rival), (mini.id, "")
    if opposed(skirmish, sides, read, ROLL, terms, figures=figures) is Verdict.WON:
        skirmish.table.tell(Purged, figure=mini.id, rule=ROLL)
    else:
        down(skirmish, mini, ROLL)
    return not mini.out
