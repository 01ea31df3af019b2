"""What a question is about besides its words: what it costs, and how it is declined."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tapete.deeds.do import what_of
from tapete.games.euphoria.labels.names import mini_of
from tapete.games.euphoria.rules.charging.reacting import ASK as STAND
from tapete.games.euphoria.rules.charging.reacting import WAIT
from tapete.games.euphoria.rules.fighting.exchange import ASK_ATTACK, ASK_DEFENCE
from tapete.games.euphoria.rules.shooting.volleys import ASK as EVADE
from tapete.games.euphoria.state import State
from tapete.kernel import Message, Seat
from tapete.kernel.labels import anything

DECLINES: Mapping[str, Callable[[Any], bool]] = {
    **dict.fromkeys((EVADE, ASK_DEFENCE), lambda answer: answer == 0),
    STAND: lambda answer: what_of(answer) == WAIT,
}
"""The questions that are declined with an answer other than no, and how to tell that answer."""
ONWARD: Mapping[str, Callable[[Any], bool]] = {
    "euphoria.ask.next": anything, "euphoria.ask.deploy": anything,
}  # fmt: skip
"""Questions that lead to another: what the chosen miniature does, or where it is deployed."""
PAID = (EVADE, ASK_ATTACK, ASK_DEFENCE, STAND)


def cost(question: Message, view: State, seat: Seat) -> Message | None:
    """Each die and each shot costs 1 AP of what the miniature has left: euphoria.attr.ap"""
    mini = mini_of(view, str(dict(question.args).get("figure", "")))
    if mini is None or question.key not in PAID:
        return None
    return Message.of("euphoria.cost", left=mini.ap)
