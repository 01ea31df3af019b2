"""Interrupting a foe's action from Hold."""

from __future__ import annotations

from tapete.games.savage.rules.turns import initiative
from tapete.games.savage.rules.turns.turns import begin_turn, held
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight


def interrupted(fight: Fight, actor: Figure) -> bool:
    """True if a foe on Hold takes its turn before the action that `actor` is about to take."""
    return any(
        _cuts_in(fight, holder, actor)
        for holder in initiative.holders(fight)
        if holder.seat != actor.seat
    )


def _cuts_in(fight: Fight, holder: Figure, actor: Figure) -> bool:
    """The faster figure goes first; a holder that was slower acts right after this turn."""
    if not initiative.wants_to_act(fight, holder, actor):
        return False
    holder.hold = 0
    if not initiative.interrupts(fight, holder, actor):
        fight.state.after.append(holder.id)
        return False
    fight.state.paused.append(fight.turn)
    begin_turn(fight, holder)
    held(fight)
    return True
