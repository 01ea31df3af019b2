"""What a question is about besides its words: what it costs, and whose turn it is."""

from __future__ import annotations

from tapete.games.punk.rules.dice.rerolls import ASK, ASK_RIVAL, sources
from tapete.games.punk.rules.shooting.defensive import ASK as DEFENSIVE
from tapete.games.punk.state import State
from tapete.games.punk.world import Skirmish
from tapete.kernel import Message, Seat
from tapete.odds.silent import SILENT


def cost(question: Message, view: State, seat: Seat) -> Message | None:
    """A reroll uses up a special rule; a shot of Defensive Fire, being ready."""
    if question.key == DEFENSIVE:
        ready = sum(one.ready for one in view.minis if one.seat == seat and not one.out)
        return Message.of("punk.cost.ready", left=ready - 1)
    if question.key not in (ASK, ASK_RIVAL):
        return None
    found = sources(Skirmish(view, SILENT), seat, question.key == ASK)
    if not found:
        return None
    mini, ability = found[0]
    return Message.of("punk.cost.reroll", figure=mini.id, ability=ability, left=len(found) - 1)


def acting(view: State) -> Seat | None:
    """The seat of the active mini."""
    active = "" if view.active is None else view.active.mini
    return next((mini.seat for mini in view.minis if mini.id == active), None)
