"""Whole random matches: they end, and no state on the way is one that may not be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tapete.games.arena.content.library import library
from tapete.games.arena.game import GAME
from tapete.games.arena.meta import Options
from tapete.games.arena.rules.enemies import spawning
from tapete.games.arena.rules.harm import enemies
from tapete.games.arena.state import Enemy, Lying, State
from tapete.games.arena.world import Arena
from tapete.kernel.tables.scripted import ScriptedTable
from tests.games.arena.invariants import faults
from tests.games.arena.ledger import Ledger
from tests.games.arena.soak import KINDS, Clumsy, play, play_campaign

MATCHES = 2 * len(KINDS)


@pytest.mark.parametrize("number", range(MATCHES))
def test_a_random_match_ends_and_every_state_of_it_may_be(number: int) -> None:
    assert play(number)


@pytest.mark.parametrize("number", range(len(library().campaigns)))
def test_a_whole_campaign_can_be_played(number: int) -> None:
    assert "matches" in play_campaign(number)


def test_reactions_within_reactions_go_six_deep() -> None:
    """Among a dozen matches of clumsy brawlers."""
    numbers = [KINDS.index(Clumsy) + place * len(KINDS) for place in range(12)]
    assert max(int(play(number).split()[-2]) for number in numbers) >= 6


# --- what may not be is noticed


def laid() -> State:
    return GAME.setup(Options(scenario="bomb_hunt"))


def crowd(state: State) -> None:
    for hunter in state.hunters:
        hunter.at = Arena(state, ScriptedTable()).ground.stations[0]


def nowhere(state: State) -> None:
    state.hunters[0].at = (99, 99)


def repaint(state: State) -> None:
    state.hunters[0].tokens[1].born = "green"


def lose_token(state: State) -> None:
    state.hunters[0].tokens.pop()


def copy_loot(state: State) -> None:
    state.lying = [Lying("money", (0, 0))]


def copy_gear(state: State) -> None:
    state.stall = [next(iter(library().arms))]


def lose_event(state: State) -> None:
    state.events.middle.pop()


def lose_card(state: State) -> None:
    state.deck.pop()


def owe(state: State) -> None:
    state.money = -1


def clone(state: State) -> None:
    at = Arena(state, ScriptedTable()).ground.stations[0]
    state.enemies = [Enemy("e1", kind="psycho", at=at)]


def darken(state: State) -> None:
    state.queue, state.spotlight = ["despedidos"], ""


@pytest.mark.parametrize(
    "spoil",
    [
        crowd, nowhere, repaint, lose_token, copy_loot, copy_gear, lose_event, lose_card, owe,
        clone, darken,
    ],
)  # fmt: skip
def test_a_state_that_may_not_be_is_noticed(spoil: Callable[[State], None]) -> None:
    state = laid()
    assert faults(state) == []
    spoil(state)
    assert faults(state)


@pytest.mark.parametrize(("spent", "wrong"), [(0, True), (1, False), (2, True)])
def test_a_deed_that_is_not_paid_with_one_token_is_noticed(spent: int, wrong: bool) -> None:
    state = laid()
    ledger: Any = Ledger(ScriptedTable(), state)
    ledger._expect("salvador", ["move:green", {"points": []}])
    for token in state.hunters[0].tokens[:spent]:
        token.spent = True
    ledger.settle()
    assert bool(ledger.wrong) == wrong


@pytest.mark.rule("arena.spawn.unique_always")
def test_uniques_without_a_miniature_leave_none_behind() -> None:
    """A third Goliath comes though there are two miniatures, and all are gone again."""
    state = laid()
    arena = Arena(state, ScriptedTable())
    for zone in sorted(set(arena.ground.hexes.cells) - {*arena.ground.tyres})[:3]:
        spawning.spawn(arena, "uncle_hammer", 1, zone)
    assert len(state.enemies) == 3
    assert (state.pool["goliath"], faults(state)) == (-1, [])
    for enemy in list(state.enemies):
        enemies.remove(arena, enemy)
    assert (state.pool["goliath"], faults(state)) == (2, [])
