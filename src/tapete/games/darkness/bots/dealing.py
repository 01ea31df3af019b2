"""Deals that a bot puts to others, and how it answers theirs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tapete.games.darkness.bots.worth import fair
from tapete.games.darkness.rules.bargains.dealing import ACCEPT, REFUSE
from tapete.games.darkness.rules.bargains.terms import Terms, offers
from tapete.games.darkness.state import State, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Either
from tapete.odds.silent import SILENT

REPLY, COUNTER = "reply", "counter"
MOST = 3
"""How many deals are weighed."""


def is_answer(domain: Either) -> bool:
    """True for the question whether to accept a deal."""
    return REPLY in domain.ways


def deals(domain: Terms, view: State) -> list[Any]:
    """The best deals that the other is likely to accept, if there are any."""
    return [*fair(view, domain.candidates())[:MOST], domain.none]


def answers(domain: Either, view: State) -> Iterator[tuple[str, Any]]:
    """Yes, no, and the best deal to put in its place."""
    yield REPLY, ACCEPT
    yield REPLY, REFUSE
    terms = domain.ways.get(COUNTER)
    if isinstance(terms, Terms):
        for deal in fair(view, terms.candidates())[:1]:
            yield COUNTER, deal


def may_bargain(view: State, who: Survivor, other: str) -> bool:
    """True if there is a deal from which both would gain much, and none was put this turn."""
    night = Night(view, SILENT)
    if night.active.talked:
        return False
    return bool(fair(view, offers(night, who, night.survivor(other))))
