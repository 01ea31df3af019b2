"""Coming into contact: what happens before anybody fights."""

from __future__ import annotations

from tapete.games.punk.rules.fighting.grip import take_hold
from tapete.games.punk.rules.gifts.spitting import spit_all
from tapete.games.punk.rules.harm.blasts import ignite_all
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish


def meet(skirmish: Skirmish, mini: Mini, targets: list[Mini]) -> None:
    """When an Assault comes into contact, before anybody fights, some burn and some spit."""
    ignite_all(skirmish)
    spit_all(skirmish, mini, targets)
    for one in (mini, *targets):
        if not one.out:
            take_hold(skirmish, one)
