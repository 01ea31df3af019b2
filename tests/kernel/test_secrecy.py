"""What is hidden stays hidden: from views, from questions and from bots."""

from __future__ import annotations

from random import Random

import pytest

from tapete.bots import GreedyBot
from tapete.kernel import Match, OneOf, Seat, Table
from tapete.kernel.chance.seed import from_number
from tapete.kernel.event import Drawn
from tapete.kernel.matches.secrecy import leaks
from tapete.kernel.tables.retold import Incomparable
from tests.kernel.matches import answer_any
from tests.salteadores import GAME, rules
from tests.salteadores.game import Salteadores
from tests.salteadores.state import State


def swap_hidden_cards(state: State, seat: Seat, rng: Random) -> None:
    """The rival's hand and the deck change cards."""
    hand = state.rogues[1 - seat].hand
    cards = rng.sample([*hand, *state.deck.middle], len(hand) + len(state.deck.middle))
    state.rogues[1 - seat].hand = sorted(cards[: len(hand)])
    state.deck.middle = sorted(cards[len(hand) :])


def leaks_of_a_match(game: Salteadores, seed: int, bot: bool = False) -> tuple[set[str], int]:
    """All that leaks in a whole match, and how many comparisons were made."""
    match, rng = Match(game, {}, from_number(seed)), Random(seed)
    found: set[str] = set()
    compared = 0
    while match.question is not None:
        for seat in range(2):
            try:
                thinker = (lambda: GreedyBot(seed)) if bot else None
                found |= set(leaks(match, seat, swap_hidden_cards, rng, thinker))
                compared += 1
            except Incomparable:
                continue
        answer_any(match, rng)
    return found, compared


@pytest.mark.parametrize("seed", range(12))
def test_neither_view_nor_question_tells_a_hidden_card(seed: int) -> None:
    found, compared = leaks_of_a_match(GAME, seed)
    assert found == set()
    assert compared > 5


@pytest.mark.parametrize("seed", range(3))
def test_a_bot_chooses_the_same_whatever_is_hidden(seed: int) -> None:
    found, compared = leaks_of_a_match(GAME, seed, bot=True)
    assert found == set()
    assert compared > 5


def test_a_view_that_leaks_is_found() -> None:
    class Open(Salteadores):
        def view(self, state: State, seat: Seat | None) -> State:
            return state

    assert "the view" in leaks_of_a_match(Open(), 1)[0]


def test_a_question_that_leaks_is_found() -> None:
    class Hinting(Salteadores):
        def step(self, state: State, table: Table) -> None:
            if 4 in state.rogues[1 - state.active].hand:
                table.ask(state.active, "salteadores.ask.flee", OneOf(("yes", "no")))
            rules.turn(state, table)

    assert "the question" in leaks_of_a_match(Hinting(), 1)[0]


def test_an_event_that_leaks_is_found() -> None:
    class Loud(Salteadores):
        def step(self, state: State, table: Table) -> None:
            rules.turn(state, table)
            table.tell(Drawn, item=state.rogues[0].hand)

    assert "what is told" in leaks_of_a_match(Loud(), 1)[0]


def test_an_imagined_state_looks_like_the_view_it_came_from() -> None:
    for seed in range(20):
        match, rng = Match(GAME, {}, from_number(seed)), Random(seed)
        while match.question is not None:
            for seat in (0, 1):
                view = match.view(seat)
                assert GAME.view(GAME.imagine(view, seat, rng), seat) == view
            answer_any(match, rng)
