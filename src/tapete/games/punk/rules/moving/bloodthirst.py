"""Bloodthirst: who sees an enemy heads for the nearest, by the shortest way, until combat."""

from __future__ import annotations

from tapete.games.punk.events.fighting import Frenzied
from tapete.games.punk.figures import has
from tapete.games.punk.rules.dice.rolls import anyone
from tapete.games.punk.rules.sight.sight import mini_sees
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish

ADVANCE = "punk.special.bloodthirst.advance"
THIRST = "bloodthirst"


def driven(skirmish: Skirmish, mini: Mini) -> bool:
    """It must spend this Action on getting at an enemy: punk.special.bloodthirst.advance

    Looked at before each of its Actions: punk.ruling.bloodthirst_actions
    """
    return bool(prey(skirmish, mini))


def prey(skirmish: Skirmish, mini: Mini) -> list[Mini]:
    """The nearest of the enemies it sees; several if they are equally near."""
    if not has(mini, THIRST) or skirmish.locked(mini):
        return []
    seen = [(skirmish.gap(mini, one), one) for one in skirmish.enemies(mini)]
    near = min((far for far, one in seen if mini_sees(skirmish, mini, one)), default=-1.0)
    return [one for far, one in seen if far == near and mini_sees(skirmish, mini, one)]


def quarry(skirmish: Skirmish, mini: Mini) -> Mini | None:
    """Whom it must head for; None if it does as it likes."""
    found = prey(skirmish, mini)
    chosen = [one for one in found if one.id == skirmish.active.quarry]
    return next(iter(chosen or found), None)


def choose_quarry(skirmish: Skirmish, mini: Mini) -> None:
    """Of those equally near, one at random, before it acts: punk.ruling.random_choice"""
    found = prey(skirmish, mini)
    active = skirmish.active
    if len(found) < 2 or any(one.id == active.quarry for one in found):
        return
    one = anyone(skirmish, found, ADVANCE)
    active.quarry = one.id
    skirmish.table.tell(Frenzied, figure=mini.id, target=one.id, rule=ADVANCE)
