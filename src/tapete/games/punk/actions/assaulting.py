"""Assaulting: getting into contact with an enemy, in one Move Action or in several."""

from __future__ import annotations

from typing import Any

from tapete.games.punk.assaults import Assault, Assaults
from tapete.games.punk.figures import can_use
from tapete.games.punk.rules.assault import assault, in_sight
from tapete.games.punk.rules.bloodthirst import quarry
from tapete.games.punk.rules.moving import reach_of, treks
from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini
from tapete.kernel import Domain

WAY = "assault"


def ways(skirmish: Skirmish, mini: Mini) -> dict[str, Domain[Any]]:
    """The Assaults it may make now, if any."""
    found = assaults(skirmish, mini)
    return {} if found is None or next(found.few(), None) is None else {WAY: found}


def assaults(skirmish: Skirmish, mini: Mini) -> Assaults | None:
    """On whom it sees, and could get at with the Actions it has."""
    left = skirmish.active.left
    if left <= 0 or mini.prone or not can_use(mini, "C") or skirmish.locked(mini):
        return None
    reach, prey = reach_of(mini), quarry(skirmish, mini)
    if prey is not None:
        return Assaults(treks(skirmish, mini, reach, [prey]), reach, left, forced=True)
    seen = [
        one
        for one in skirmish.enemies(mini)
        if skirmish.gap(mini, one) <= reach * left and in_sight(skirmish, mini, one)
    ]
    return Assaults(treks(skirmish, mini, reach, seen), reach, left) if seen else None


def go(skirmish: Skirmish, mini: Mini, answer: Assault) -> None:
    """Pays the Action and plays it: the way, the contact and the free fight."""
    assault(skirmish, mini, answer)
