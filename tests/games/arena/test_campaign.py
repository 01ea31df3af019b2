"""Campaigns: how they begin, what is kept, and where wins and losses lead."""

from __future__ import annotations

import msgspec
import pytest

from tapete.bots import RandomBot
from tapete.games.arena.content.library import library
from tapete.games.arena.figures import fresh
from tapete.games.arena.game import GAME
from tapete.games.arena.meta import Options
from tapete.games.arena.rules.intermission import mission, resting
from tapete.games.arena.rules.skills.levels import open_slots
from tapete.games.arena.rules.story import campaign, saved, setup
from tapete.games.arena.state import State
from tapete.games.arena.world import Arena
from tapete.kernel import playout
from tapete.kernel.chance.seed import from_number
from tapete.kernel.tables.scripted import ScriptedTable

CAMPAIGNS = sorted(library().campaigns)


def begun(name: str = "tournament") -> State:
    return setup.set_up(Options(campaign=name))


def finished(state: State, *, won: bool, levels: int = 0) -> str:
    """What is kept of a campaign after a scenario that ended so."""
    state.won, state.levels = won, levels
    for hunter in state.hunters:
        for _ in range(levels):
            hunter.filled = [*hunter.filled, open_slots(hunter.tree, hunter.filled)[0]]
    for _ in range(levels):
        _upgraded(state)
    resting.keep(Arena(state, ScriptedTable()))
    return state.kept


def _upgraded(state: State) -> None:
    known = library().announcements
    rank = min(known[card].rank for card in state.deck)
    old = [card for card in state.deck if known[card].rank == rank][: saved.CHANGED]
    new = [name for name, card in known.items() if card.rank == rank + 1 and name not in state.deck]
    state.deck = sorted([*[one for one in state.deck if one not in old], *new[: saved.CHANGED]])


# --- the beginning


@pytest.mark.rule(
    "arena.setup.campaign_pick", "arena.setup.announcement_deck_first", "arena.setup.boss_events"
)
@pytest.mark.parametrize("name", CAMPAIGNS)
def test_a_campaign_begins_with_its_first_scenario_and_its_boss_in_the_events(name: str) -> None:
    page, state = library().campaigns[name], begun(name)
    assert (state.campaign, state.scenario) == (name, page.first)
    assert {library().announcements[card].rank for card in state.deck} == {1}
    owners = {library().events[card].boss for card in state.events.middle}
    assert owners == {"", page.boss}


def test_a_scenario_by_itself_belongs_to_no_campaign() -> None:
    state = setup.set_up(Options(scenario="bomb_hunt"))
    assert (state.campaign, state.scenario) == ("", "bomb_hunt")
    assert finished(state, won=True) == ""


# --- where it leads


@pytest.mark.rule("arena.system.campaign_shape", "arena.boss.win")
@pytest.mark.parametrize("name", CAMPAIGNS)
def test_wins_lead_through_all_scenarios_to_the_boss(name: str) -> None:
    page, known = library().campaigns[name], library().scenarios
    way = [page.first]
    while known[way[-1]].win.next:
        way.append(known[way[-1]].win.next)
    assert tuple(way) == page.scenarios
    assert [one for one in way if known[one].boss] == [way[-1]]
    assert known[way[-1]].boss == page.boss
    assert library().enemies[page.boss].kind == "boss"


def test_there_is_a_campaign_of_six_scenarios() -> None:
    assert len(library().campaigns["tournament"].scenarios) == 6


@pytest.mark.rule("arena.scenario.after")
@pytest.mark.parametrize("name", CAMPAIGNS)
def test_a_loss_leads_to_the_same_scenario_or_the_next_and_gives_no_level(name: str) -> None:
    page = library().campaigns[name]
    for scenario in page.scenarios:
        after = library().scenarios[scenario]
        assert after.loss.next in (scenario, after.win.next)
        assert after.loss.levels == 0
        assert after.win.levels == 1


@pytest.mark.rule("arena.scenario.after")
@pytest.mark.parametrize(
    ("scenario", "won", "following"),
    [
        ("warm_up", True, "bomb_hunt"), ("warm_up", False, "warm_up"),
        ("bomb_hunt", True, "feeding_time"), ("bomb_hunt", False, "feeding_time"),
        ("steamroller", False, "steamroller"),
    ],
)  # fmt: skip
def test_the_result_says_what_is_played_next(scenario: str, won: bool, following: str) -> None:
    state = begun()
    state.scenario = scenario
    assert campaign.read(finished(state, won=won)).scenario == following


def test_after_the_boss_nothing_is_kept() -> None:
    state = begun()
    state.scenario = "steamroller"
    assert finished(state, won=True) == ""


# --- what is kept


@pytest.mark.rule("arena.campaign.save", "arena.ruling.level_count")
def test_levels_add_up_from_scenario_to_scenario() -> None:
    text = finished(begun(), won=True, levels=2)
    state = setup.set_up(Options(campaign=text))
    assert (state.before, state.levels) == (2, 0)
    again = campaign.read(finished(state, won=False))
    assert again.levels == 2
    state = setup.set_up(Options(campaign=text))
    assert campaign.read(finished(state, won=True, levels=1)).levels == 3


@pytest.mark.rule("arena.campaign.save", "arena.ruling.wanted_state")
def test_a_mission_forgets_no_levels() -> None:
    state = setup.set_up(Options(campaign=finished(begun(), won=True, levels=1)))
    state.levels = 1
    mission.begin(Arena(state, ScriptedTable(dice=["nine", 1])))
    assert (state.before, state.levels) == (1, 1)


@pytest.mark.rule("arena.campaign.save", "arena.ruling.event_shuffle", "arena.setup.decks")
def test_gear_decks_and_the_order_of_used_events_come_back() -> None:
    state = begun()
    card = next(iter(library().arms))
    state.hunters[0].inventory = [fresh(card)]
    used = list(state.events.middle[:2])
    for one in used:
        state.events.middle.remove(one)
    state.happened = used
    later = setup.set_up(Options(campaign=finished(state, won=True)))
    assert [item.kind for item in later.hunters[0].inventory] == [card]
    assert card not in later.shops["arms"].middle
    assert [one.card for one in later.events.bottom] == used
    assert later.deck == state.deck


@pytest.mark.rule("arena.campaign.save")
def test_hunters_come_back_whoever_the_options_name() -> None:
    """Tokens and cards are those of the hunters that were kept."""
    options = Options(campaign="tournament", hunters=("moze", "amara", "salvador", "mordecai"))
    state = setup.set_up(options)
    later = setup.set_up(Options(campaign=finished(state, won=True)))
    assert [one.id for one in later.hunters] == ["moze", "amara", "salvador", "mordecai"]
    for hunter in later.hunters:
        tokens = tuple([one.born for one in hunter.tokens])
        assert tokens == library().hunters[hunter.id].tokens


@pytest.mark.rule("arena.campaign.save")
def test_a_campaign_changed_by_hand_is_refused() -> None:
    text = finished(begun(), won=True)
    kept = msgspec.json.decode(text)
    kept["scenario"] = "steamroller"
    with pytest.raises(campaign.BadCampaign):
        setup.set_up(Options(campaign=msgspec.json.encode(kept).decode()))


@pytest.mark.rule("arena.announcement.rank0_card")
def test_the_campaign_says_which_card_of_rank_0_is_used() -> None:
    for name, page in library().campaigns.items():
        assert campaign.zero(begun(name)) == page.zero
        assert library().announcements[page.zero].rank == 0


@pytest.mark.rule("arena.campaign.save", "arena.system.campaign_shape")
def test_random_hunters_play_three_matches_of_a_campaign() -> None:
    text = "skag_season"
    for match in range(3):
        bots = [RandomBot(match * 10 + seat) for seat in range(4)]
        story = playout(GAME, Options(campaign=text), bots, from_number(match))
        text = story.state.kept
        if not text:
            break
        assert campaign.read(text).campaign == "skag_season"
