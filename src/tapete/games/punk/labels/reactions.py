"""What a question is about besides its words: what it costs, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tapete.games.punk.rules.dice.rerolls import ASK, ASK_RIVAL, sources
from tapete.games.punk.rules.shooting.defensive import ASK as DEFENSIVE
from tapete.games.punk.rules.turns.delay import ASK as DELAY
from tapete.games.punk.rules.turns.delay import NOW
from tapete.games.punk.rules.turns.order import ASK_FIRST as FIRST
from tapete.games.punk.rules.turns.order import MINE
from tapete.games.punk.state import State
from tapete.games.punk.world import Skirmish
from tapete.kernel import Message, Seat
from tapete.kernel.labels import anything
from tapete.odds.silent import SILENT

DECLINES: Mapping[str, Callable[[Any], bool]] = {
    DEFENSIVE: lambda answer: answer[1] is None,
    DELAY: lambda answer: answer == NOW,
    "punk.ask.human_shield": lambda answer: not answer,
    "punk.ask.relay": lambda answer: not answer,
}
"""The questions that are declined with an answer other than no, and how to tell that answer."""

ONWARD: Mapping[str, Callable[[Any], bool]] = {
    DELAY: lambda answer: answer == NOW,
    FIRST: lambda answer: answer == MINE,
    "punk.ask.next": anything,
    "punk.ask.deploy": anything,
}
"""The answers that lead to another question of one's own: a mini acts now, one's own side begins,
or a mini is chosen to act or to be deployed."""


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
