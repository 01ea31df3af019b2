"""How a match is set up, what a scenario adds, and how it ends."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.story import (
    Ended,
    Forgot,
    Happened,
    Improved,
    Progressed,
    TileLaid,
    Won,
)
from tapete.games.darkness.meta import ATTRIBUTES, Options, Sheet
from tapete.games.darkness.rules.story import ending, setup, tasks
from tapete.games.darkness.state import Laid, State, Survivor, Thing
from tapete.games.darkness.steps import step
from tapete.games.darkness.world import Night
from tapete.kernel.errors import BadOptions
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.spaces.tiles.city import START
from tapete.words import Words
from tests.games.darkness.nights import STREET, Scene, do, person, scene, sq

NOTHING, PAIR, THREE = [1, 2, 4], [2, 2, 5], [4, 4, 4]


def begun(scenario: str = "last_bus", players: int = 2, first: str = "s0") -> State:
    """A match after its set-up."""
    state = setup.set_up(Options(scenario, players))
    step(Night(state, ScriptedTable([first] if players > 1 else [])))
    return state


# --- set-up


@pytest.mark.rule("darkness.setup.scenario")
def test_the_scenario_drives_the_set_up_and_must_be_known() -> None:
    state = begun("last_bus")
    assert state.laid[0].tile == library().scenarios["last_bus"].start
    with pytest.raises(BadOptions, match="nowhere"):
        setup.set_up(Options("nowhere"))


@pytest.mark.rule("darkness.setup.scenario_kinds")
def test_six_scenarios_start_without_a_master_and_the_campaign_does_not() -> None:
    assert len(library().scenarios) == 6
    assert len(library().campaigns) == 1
    campaign = next(iter(library().campaigns))
    with pytest.raises(BadOptions, match=r"unfit\.master"):
        setup.set_up(Options(campaign))
    with pytest.raises(BadOptions, match=r"unfit\.master"):
        setup.set_up(Options("last_bus", master=True))
    assert setup.set_up(Options(campaign, master=True)).master is not None


@pytest.mark.rule("darkness.setup.characters", "darkness.char.pregen.content")
def test_everybody_has_one_survivor_and_none_is_played_twice() -> None:
    made = Sheet("Ana", "baker", "", 3, 3, 3, 3, 3, 3, 2)
    state = setup.set_up(Options(players=3, survivors=(made,)))
    names = [one.sheet.name for one in state.survivors]
    assert names[0] == "Ana"
    assert len(set(names)) == 3
    assert all(one.sheet.value(each) >= 2 for one in state.survivors for each in ATTRIBUTES)
    taken = next(iter(library().survivors))
    with pytest.raises(BadOptions, match=r"unfit\.twice"):
        Options(players=3, survivors=(taken, taken))


@pytest.mark.rule("darkness.setup.board")
def test_only_the_starting_tile_is_in_play_with_all_pawns_at_its_door() -> None:
    state = begun("last_bus")
    assert [one.tile for one in state.laid] == ["cafeteria"]
    assert len({one.at for one in state.survivors}) == 1
    assert "cafeteria" not in state.stack


@pytest.mark.rule("darkness.map.prelaid", "darkness.map.seed_discs")
def test_a_layout_is_laid_before_the_match_with_discs_on_all_of_it() -> None:
    name = next(name for name, one in library().scenarios.items() if one.layout)
    state = begun(name)
    night = Night(state, ScriptedTable())
    marked = [cell for place in range(len(state.laid)) for cell in night.city.encounters(place)]
    assert len(state.laid) > len(library().scenarios[name].layout)
    hidden = [spot.at for lot in state.lots for spot in lot.spots]
    assert sorted(hidden) == sorted(marked)


def test_tiles_that_lie_there_from_the_start_are_not_the_last_of_a_stack() -> None:
    table = ScriptedTable()
    step(Night(setup.set_up(Options("until_dawn", 1)), table))
    laid = [one for one in table.told if isinstance(one, TileLaid)]
    assert {one.left for one in laid} == {-1}
    said = Words("en").say("darkness.event.tile_laid", tile="Bar", discs=3, left=-1)
    assert said == "Bar comes into play (3 discs)."


@pytest.mark.rule("darkness.setup.first_player")
def test_the_first_player_is_drawn_among_all() -> None:
    state = begun(players=4, first="s2")
    assert state.order == ["s2", "s3", "s0", "s1"]
    assert state.turn is not None
    assert state.turn.who == "s2"


@pytest.mark.rule("darkness.char.pregen.content")
def test_the_ready_survivors_have_seven_attributes_and_some_skills() -> None:
    sheets = [setup.ready(name) for name in library().survivors]
    assert len(sheets) == 6
    assert all(one.ready for one in sheets)
    assert any(one.skills for one in sheets)


# --- special actions


MARK = sq(1, 2)


def warehouse() -> Scene:
    """Somebody on a `!` square of the warehouse."""
    tiles = [Laid("warehouse", *START, 0)]
    probe = scene(person(), tiles=tiles).night()
    mark = probe.city.marks(0)[0]
    night = scene(person(at=mark), person(1, at=mark), tiles=tiles)
    night.state.numbered = {"1": mark}
    return night


@pytest.mark.rule("darkness.turn.scenario_actions", "darkness.map.scenario_squares")
def test_a_special_action_is_offered_on_its_square_and_takes_the_action() -> None:
    night = warehouse()
    assert "special" in night.offered()
    night.play(do("special", "siphon"), [], dice=PAIR)
    assert [one.kind for one in night[0].things] == ["petrol"]
    assert night.turn.acted


@pytest.mark.rule("darkness.turn.scenario_actions")
def test_a_special_action_that_fails_can_be_tried_again() -> None:
    night = warehouse()
    night.play(do("special", "siphon"), [], dice=NOTHING)
    assert night[0].failures == 1
    assert night.state.used == []


@pytest.mark.rule("darkness.map.scenario_squares")
def test_a_square_that_the_scenario_does_not_mention_does_nothing() -> None:
    night = scene(person(at=MARK))
    assert night.night().city.sign(MARK) == "!"
    assert "special" not in night.offered()


@pytest.mark.rule("darkness.disc.numbered")
def test_numbered_discs_lie_where_the_scenario_says_and_are_no_encounters() -> None:
    for name, scenario in library().scenarios.items():
        state = begun(name)
        night = Night(state, ScriptedTable())
        numbers = {str(one.disc) for one in scenario.specials.values() if one.disc}
        assert set(state.numbered) <= numbers
        for number, square in state.numbered.items():
            special = next(one for one in scenario.specials.values() if str(one.disc) == number)
            assert night.city.tile_at(square).tile in special.tiles
            assert night.spot(square) is None


@pytest.mark.rule("darkness.setup.scenario")
def test_counters_go_on_and_relics_are_used_up() -> None:
    tiles = [Laid("cafeteria", *START, 0)]
    mark = scene(person(), tiles=tiles).night().city.marks(0)[0]
    night = scene(person(at=mark), tiles=tiles)
    night[0].things = [Thing("t1", "petrol", credit=2)]
    night.play(do("special", "fill"))
    assert night.state.progress == {"bus": 1}
    assert night[0].things == []
    assert night[0].points == 5
    assert night.told(Progressed)


@pytest.mark.rule("darkness.turn.scenario_actions")
def test_what_one_has_brought_another_can_use() -> None:
    tiles = [Laid("clinic", *START, 0)]
    mark = scene(person(), tiles=tiles).night().city.marks(0)[0]
    people = person(at=mark, holds=["formula"]), person(1, mark, holds=["base"])
    night = scene(*people, tiles=tiles, scenario="the_cure")
    night.play(do("special", "leave_formula"))
    assert (night.state.progress, night[0].things) == ({"ingredients": 1}, [])
    assert [name for name, _ in tasks.offered(night.night(), night[1])] == ["leave_base"]
    night.state.progress["ingredients"] = 2
    assert "mix" in [name for name, _ in tasks.offered(night.night(), night[1])]


@pytest.mark.rule("darkness.setup.scenario")
def test_an_event_of_a_round_concerns_those_in_the_street() -> None:
    night = scene(person(at=STREET), person(1))
    number = next(n for n, one in enumerate(library().scenarios["last_bus"].events) if one.street)
    tasks.happen(night.night(), number)
    assert [one.hurts for one in night.state.survivors] == [1, 0]
    assert night.told(Happened)


# --- the end


def gathered(*people: Survivor) -> Scene:
    """The bus is ready and everybody is at the cafeteria, as a turn is over."""
    tiles = [Laid("cafeteria", *START, 0)]
    night = scene(*people, tiles=tiles, rolled=True, over=True)
    night.state.progress = {"bus": 2}
    return night


@pytest.mark.rule("darkness.victory.winner")
def test_the_most_points_win_once_the_objective_is_reached() -> None:
    night = gathered(person(points=12), person(1, points=9), person(2, points=15)).play()
    assert night.state.winners == [2]
    assert night.told(Won)[0].points == 15


@pytest.mark.rule("darkness.victory.winner")
def test_those_who_are_equal_win_together() -> None:
    assert gathered(person(points=9), person(1, points=9)).play().state.winners == [0, 1]


@pytest.mark.rule("darkness.victory.winner")
def test_the_match_goes_on_while_somebody_is_elsewhere() -> None:
    night = gathered(person(), person(1))
    night.state.laid.append(Laid("bank", START[0] + 1, START[1], 0))
    night[1].at = sq(6, 0)
    assert night.play().state.phase == "turn"


@pytest.mark.rule("darkness.victory.winner")
def test_dawn_comes_only_to_those_who_have_lit_the_candles() -> None:
    night = scene(person(), person(1), scenario="until_dawn")
    goal = library().scenarios["until_dawn"].victory[0]
    night.state.round, night.state.progress = 11, {"candles": 6}
    assert not ending.met(night.night(), goal)
    night.state.progress = {"candles": 7}
    assert ending.met(night.night(), goal)
    night.state.round = 10
    assert not ending.met(night.night(), goal)


@pytest.mark.rule("darkness.victory.winner")
def test_when_time_is_up_or_all_are_dead_everybody_has_lost() -> None:
    night = scene(person(), over=True)
    night.state.round = library().scenarios["last_bus"].limit
    night.play()
    assert (night.state.phase, night.state.lost, night.state.winners) == ("end", True, [])
    night = scene(person(at=None, dead=True), over=True).play()
    assert night.told(Ended)[0].won is False


@pytest.mark.rule("darkness.victory.experience", "darkness.char.create.advance")
def test_the_winner_adds_a_die_to_an_attribute_for_good() -> None:
    night = gathered(person(points=3, intelligence=4), person(1)).play()
    night.play("intelligence")
    assert night[0].sheet.intelligence == 5
    assert night.told(Improved)[0].attribute == "intelligence"
    night.play(steps=2)
    assert night.state.phase == "over"


@pytest.mark.rule("darkness.victory.experience_cap")
def test_no_attribute_goes_beyond_six() -> None:
    night = gathered(person(points=3, speed=6)).play()
    assert "speed" not in ending.raisable(night[0].sheet)
    assert "attack" in ending.raisable(night[0].sheet)
    full = replace(night[0].sheet, **dict.fromkeys(ATTRIBUTES, 6))
    assert ending.raisable(full) == ()


@pytest.mark.rule("darkness.char.pregen.no_experience")
def test_a_ready_survivor_learns_nothing() -> None:
    night = gathered(person(points=3, ready=True)).play().play()
    assert night.state.phase == "over"
    assert night[0].sheet.advances == 0


@pytest.mark.rule("darkness.vp.negative_end")
def test_negative_points_at_the_end_cost_a_skill_of_ones_choice() -> None:
    night = gathered(person(points=-1, skills={"climbing": 2, "search": 3}), person(1, points=4))
    night.play().play("search")
    assert list(night[0].sheet.skills) == ["climbing"]
    assert night.told(Forgot)[0].skill == "search"


@pytest.mark.rule("darkness.vp.negative_end")
def test_with_none_or_no_skill_nothing_is_lost() -> None:
    night = gathered(person(points=0, skills={"search": 3}), person(1, points=4)).play().play()
    assert night[0].sheet.skills == {"search": 3}
    night = gathered(person(points=-2), person(1, points=4)).play().play()
    assert night[0].sheet.skills == {}


@pytest.mark.rule("darkness.char.create.advance", "darkness.char.death.survivors")
def test_what_was_lost_and_learned_stays_on_the_sheet() -> None:
    survivor = person(weakened=1, defence=4, saved=1, learned={"search": 2}, skills={"search": 3})
    ending.keep(survivor)
    assert survivor.sheet.defence == 3
    assert survivor.sheet.skills == {"search": 5}
    assert survivor.sheet.saved == 1
    assert survivor.health == 3
