"""A scenario by itself: hunters and Announcements are what its campaign would have made of them."""

from __future__ import annotations

from collections import Counter

import pytest

from tapete.bots import RandomBot
from tapete.games.arena.content.library import library
from tapete.games.arena.figures import INVENTORY, SLOTS
from tapete.games.arena.game import GAME
from tapete.games.arena.meta import Options
from tapete.games.arena.rules.skills.levels import open_slots
from tapete.games.arena.rules.story import alone, saved, setup
from tapete.games.arena.state import Hunter, State
from tapete.kernel.chance.dice import SeededDice
from tapete.kernel.chance.seed import from_number
from tapete.kernel.tables.playouts import ThinkersTable
from tests.games.arena.invariants import faults

PLACES = [
    (name, season, place)
    for season, page in library().campaigns.items()
    for place, name in enumerate(page.scenarios)
]
LEVELS = {"tournament": (0, 2, 4, 6, 7, 9), "skag_season": (0, 2, 3)}
CARDS = {"tournament": (0, 3, 4, 6, 7, 11), "skag_season": (0, 3, 3)}
"""How many of each there are after so many scenarios."""
ROOM = sum(SLOTS.values()) + INVENTORY


def prepared(options: Options) -> State:
    state = GAME.setup(options)
    table = ThinkersTable(GAME, [RandomBot(seat) for seat in range(4)], SeededDice(from_number(1)))
    table.next_step(state)
    GAME.step(state, table)
    return state


def owned(hunter: Hunter) -> int:
    return len(hunter.equipped) + len(hunter.inventory)


@pytest.mark.rule("arena.system.campaign_shape", "arena.announcement.upgrade")
@pytest.mark.parametrize(("scenario", "season", "place"), PLACES)
def test_it_begins_with_levels_and_cards_for_each_scenario_before(
    scenario: str, season: str, place: int
) -> None:
    """As many as a campaign brings. For the last cards there may be no room."""
    state = prepared(Options(scenario=scenario))
    levels, cards = LEVELS[season][place], CARDS[season][place]
    assert state.before == levels
    for hunter in state.hunters:
        slots, born = library().trees[hunter.tree].slots, library().hunters[hunter.id].gear
        assert len(hunter.filled) == min(levels, len(slots))
        most = len(born) + cards
        assert owned(hunter) == most or (most >= ROOM and len(hunter.inventory) == INVENTORY)
    ranks = Counter(library().announcements[card].rank for card in state.deck)
    assert dict(ranks) == saved.ranks_after(levels)
    assert faults(state) == []


def test_skills_are_filled_as_the_tree_allows() -> None:
    for hunter in GAME.setup(Options(scenario="steamroller")).hunters:
        for place, slot in enumerate(hunter.filled):
            assert slot in open_slots(hunter.tree, hunter.filled[:place])


def test_a_campaign_begins_with_nothing() -> None:
    state = prepared(Options(campaign="tournament"))
    assert [hunter.filled for hunter in state.hunters] == [[]] * 4
    assert {library().announcements[card].rank for card in state.deck} == {1}


def test_each_scenario_before_gives_levels_and_cards() -> None:
    places = {name: len(page.scenarios) - 1 for name, page in library().campaigns.items()}
    assert {name: len(left) for name, left in alone.BEFORE.items()} == places


@pytest.mark.rule("arena.setup.starting_money")
@pytest.mark.parametrize(
    ("scenario", "more"),
    [
        ("warm_up", 0),
        ("bomb_hunt", 1),
        ("feeding_time", 0),
        ("locked_gate", 1),
        ("steamroller", 2),
        ("skag_mother", 1),
    ],
)
def test_by_itself_some_scenarios_begin_with_money_tokens_more(scenario: str, more: int) -> None:
    begun = GAME.setup(Options(scenario=scenario)).money
    assert begun == library().scenarios[scenario].money // setup.MONEY + more


@pytest.mark.rule("arena.setup.starting_money")
def test_in_its_campaign_it_begins_with_the_money_of_the_scenario_alone() -> None:
    state = GAME.setup(Options(campaign="tournament"))
    state.scenario = "steamroller"
    setup.lay_out(state)
    assert state.money == library().scenarios["steamroller"].money // setup.MONEY
