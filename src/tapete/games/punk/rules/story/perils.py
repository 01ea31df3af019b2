"""Perils that lie about on a table: fuel drums and forgotten chests."""

from __future__ import annotations

from tapete.games.punk.events.story import Interacted, WentOff
from tapete.games.punk.rules.dice.rolls import SIDES
from tapete.games.punk.rules.gear.bullets import gain, tell_count
from tapete.games.punk.rules.harm.impact import Hit, strike, strike_all
from tapete.games.punk.rules.harm.markers import FIRE, lay, touching
from tapete.games.punk.state import Mini, Objective
from tapete.games.punk.world import Skirmish
from tapete.kernel import Roll
from tapete.kernel.chance.readings import Total

DRUM, CHEST = "drum", "chest"
NAMES = {DRUM: "fuel_drum", CHEST: "chest"}
"""What they are called in the library."""
DRUMS = "punk.core.fuel_drums"
CHESTS = "punk.core.chests"
BLAST, TRAP = Hit(4, 2, DRUMS), Hit(3, 0, CHESTS)
FLAMES = 2
"""The power of the fire a drum leaves."""
TRAPPED, FOUND = 2, 7
"""Up to the first roll a chest is trapped; from the second on there is a bullet in it."""
BULLET = "bullet"


def is_peril(objective: Objective) -> bool:
    return objective.kind in NAMES


def can_be_used(objective: Objective) -> bool:
    """True if the drum has not been lit, or the chest not opened."""
    return not objective.done and not objective.progress


def use(skirmish: Skirmish, mini: Mini, objective: Objective) -> None:
    if objective.kind == DRUM:
        objective.progress = 1
        _tell(skirmish, mini, objective, "lit", DRUMS)
    else:
        _open(skirmish, mini, objective)


def _open(skirmish: Skirmish, mini: Mini, objective: Objective) -> None:
    """Opens a chest: it holds a trap, nothing, or a bullet."""
    objective.done = True
    die = skirmish.table.roll(Roll((SIDES,), Total(), CHESTS, by=mini.seat, figure=mini.id))
    what = "trapped" if die <= TRAPPED else "found" if die >= FOUND else "empty"
    _tell(skirmish, mini, objective, what, CHESTS)
    if what == "trapped":
        strike(skirmish, mini, TRAP)
    elif what == "found":
        gain(skirmish, mini, BULLET)
        tell_count(skirmish, mini, BULLET)


def go_off(skirmish: Skirmish) -> None:
    """When the Turn ends in which it was lit, a drum hits all within 5 cm and leaves a fire."""
    for objective in skirmish.state.objectives:
        if objective.kind == DRUM and objective.progress and not objective.done:
            objective.done = True
            skirmish.table.tell(WentOff, objective=objective.id, rule=DRUMS)
            fire = lay(skirmish, FIRE, objective.at, FLAMES)
            strike_all(skirmish, [(mini, BLAST) for mini in touching(skirmish, fire)])


def _tell(skirmish: Skirmish, mini: Mini, objective: Objective, what: str, rule: str) -> None:
    skirmish.table.tell(Interacted, figure=mini.id, objective=objective.id, what=what, rule=rule)
