"""Bots among themselves."""

from __future__ import annotations

import pytest

from tapete.bots import GreedyBot, RandomBot
from tapete.kernel import Table, playout
from tapete.kernel.chance.seed import from_number
from tapete.kernel.tables.playouts import Endless
from tests.salteadores import GAME
from tests.salteadores.game import Options, Salteadores
from tests.salteadores.state import State


def test_the_same_seeds_play_the_same_match() -> None:
    one = playout(GAME, Options(), [RandomBot(1), RandomBot(2)], from_number(3))
    two = playout(GAME, Options(), [RandomBot(1), RandomBot(2)], from_number(3))
    assert one == two


def test_a_thinking_bot_beside_one_that_does_not_changes_nothing_for_it() -> None:
    """The table that keeps a script for a thinker deals the same faces."""

    class Idle(RandomBot):
        thinks = True

    plain = playout(GAME, Options(), [RandomBot(1), RandomBot(2)], from_number(3))
    watched = playout(GAME, Options(), [RandomBot(1), Idle(2)], from_number(3))
    assert plain == watched


def test_two_hundred_random_matches_end() -> None:
    for seed in range(200):
        played = playout(GAME, Options(), [RandomBot(seed), RandomBot(~seed)], from_number(seed))
        assert max(played.result.scores) >= 20
        cards = [card for rogue in played.state.rogues for card in rogue.hand]
        assert len(cards) + len(played.state.deck) + len(played.state.discards) == 20


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    seats = [(GreedyBot(seed), RandomBot(seed)) for seed in range(20)]
    wins = sum(
        playout(GAME, Options(), pair, from_number(seed)).result.winners == (0,)
        for seed, pair in enumerate(seats)
    )
    assert wins >= 16


def test_a_game_that_never_ends_is_stopped() -> None:
    class Idle(Salteadores):
        def step(self, state: State, table: Table) -> None:
            return

    with pytest.raises(Endless):
        playout(Idle(), Options(), [RandomBot(), RandomBot()], from_number(1), most_steps=50)
