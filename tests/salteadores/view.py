"""What a seat may see: its own hand; of the rival's, how many cards."""

from __future__ import annotations

from random import Random

from tapete.kernel import Deck, Seat
from tests.salteadores.state import HIDDEN, Rogue, State


def view(state: State, seat: Seat | None) -> State:
    """The hands of others lie face down; their cards count among those nobody has seen."""
    others = [rogue for other, rogue in enumerate(state.rogues) if other != seat]
    hidden = [card for rogue in others for card in rogue.hand]
    rogues = [
        rogue if other == seat else Rogue(rogue.coins, [HIDDEN] * len(rogue.hand))
        for other, rogue in enumerate(state.rogues)
    ]
    unseen = Deck(sorted([*state.deck.middle, *hidden]))
    return State(state.goal, rogues, unseen, state.discards, state.active)


def imagine(view: State, seat: Seat | None, rng: Random) -> State:
    """Deals the hidden hands from the cards nobody has seen."""
    unseen = rng.sample(view.deck.middle, len(view.deck.middle))
    rogues = [
        Rogue(rogue.coins, sorted(unseen.pop() if card == HIDDEN else card for card in rogue.hand))
        for rogue in view.rogues
    ]
    return State(view.goal, rogues, Deck.of(unseen), list(view.discards), view.active)
