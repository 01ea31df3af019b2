"""What a bot needs to know."""

from __future__ import annotations

from tapete.kernel import Seat, Tactics
from tests.salteadores.rules import rival_of
from tests.salteadores.state import State

CARD_WORTH = 0.35
"""A card in hand, in coins a pip."""


class RoadTactics(Tactics[State]):
    def score(self, state: State, seat: Seat) -> float:
        return standing(state, seat) - standing(state, rival_of(seat))


def standing(state: State, seat: Seat) -> float:
    rogue = state.rogues[seat]
    won = rogue.coins >= state.goal
    return (rogue.coins + CARD_WORTH * sum(rogue.hand)) / state.goal + won
