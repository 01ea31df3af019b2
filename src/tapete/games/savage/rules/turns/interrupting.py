"""Interrupting a foe's action from Hold."""

from __future__ import annotations

from tapete.games.savage.rules.turns import initiative
from tapete.games.savage.rules.turns.turns import begin_turn, held
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight


def waiting(fight: Fight, actor: Figure) -> list[Figure]:
    """The foes on Hold that could interrupt a figure."""
    return [holder for holder in initiative.holders(fight) if holder.seat != actor.seat]


def interrupted(fight: Fight, actor: Figure) -> bool:
    """True if a foe on Hold takes its turn before what `actor` is about to do."""
    return any(
        initiative.wants_to_act(fight, holder, actor) and cuts_in(fight, holder, actor)
        for holder in waiting(fight, actor)
    )


def cuts_in(fight: Fight, holder: Figure, actor: Figure) -> bool:
    """The faster figure goes first; a holder that was slower acts right after this turn."""
    holder.hold = 0
    if not initiative.interrupts(fight, holder, actor):
        fight.state.after.append(holder.id)
        return False
    fight.state.paused.append(fight.turn)
    begin_turn(fight, holder)
    held(fight)
    return True
