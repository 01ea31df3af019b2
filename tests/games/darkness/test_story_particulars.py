"""Small print of scenarios: tiles that are drawn, counters, events, ends, and what fate opens."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tapete.games.darkness.content.library import library
from tapete.games.darkness.content.stories import Effect
from tapete.games.darkness.events.goods import Healed
from tapete.games.darkness.events.master import Appeared, Overruled
from tapete.games.darkness.events.story import FirstPlayer, Happened, NoTileFits, TileLaid
from tapete.games.darkness.master import Goods
from tapete.games.darkness.rules.bargains import terms
from tapete.games.darkness.rules.checks.check import ExtraDice, Outcome
from tapete.games.darkness.rules.fights import blows
from tapete.games.darkness.rules.master import changes, figures
from tapete.games.darkness.rules.story import ending, laying, setup, tasks
from tapete.games.darkness.rules.turns import fate
from tapete.games.darkness.state import Laid
from tapete.kernel import Draw
from tapete.kernel.plain import plain_of
from tapete.spaces.tiles.city import START, City
from tests.games.darkness.evenings import evening, thug
from tests.games.darkness.nights import IN, STREET, Scene, go, person, scene, sq

BEYOND = sq(0, -1)
"""A square beyond the northern edge of the first tile."""


def drawn(found: Scene) -> list[tuple[Any, ...]]:
    """What each tile was drawn from."""
    return [tuple(one.items) for one in found.table.rolled if isinstance(one, Draw)]


# --- tiles


@pytest.mark.rule("darkness.map.new_tile")
@pytest.mark.parametrize(
    ("upper", "items"),
    [
        (0, ("bar", "house", "warehouse")),
        (1, ("warehouse", "warehouse")),
        (2, ("warehouse", "warehouse", "bar", "house")),
    ],
)
def test_what_the_scenario_needs_is_in_the_upper_half_of_the_stack(
    upper: int, items: tuple[str, ...]
) -> None:
    found = scene(person(), stack=["bar", "house", "warehouse"], scenario="last_bus")
    found.state.upper = upper
    laying._drawn(found.night(["warehouse"]), found[0], set(), "r")
    assert drawn(found) == [items]


@pytest.mark.rule("darkness.map.new_tile")
def test_tiles_that_do_not_fit_are_each_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(City, "turns", lambda *_: ())
    found = scene(person(), stack=["church", "house"])
    assert not laying.explore(found.night(["house", "church"]), found[0], BEYOND)
    assert drawn(found) == [("church", "house"), ("church",)]
    assert len(found.told(NoTileFits)) == 1


@pytest.mark.rule("darkness.map.new_tile")
@pytest.mark.parametrize(("turns", "asked"), [((2,), []), ((0, 2), ["turn_tile"])])
def test_whoever_lays_a_tile_turns_it_if_it_fits_in_more_ways_than_one(
    turns: tuple[int, ...], asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(City, "turns", lambda *_: turns)
    found = scene(person(), stack=["house"])
    lies = {"tile": "house", "column": START[0], "row": START[1] - 1, "turn": 2}
    assert laying.explore(found.night(["house"], [lies] if asked else []), found[0], BEYOND)
    assert (found.asked(), found.state.laid[-1].turn) == (asked, 2)


@pytest.mark.rule("darkness.map.high_school_pair")
def test_a_pair_of_tiles_says_that_it_is_one_and_takes_two_of_the_upper_half() -> None:
    found = scene(person(), tiles=(), stack=["high_school_east", "high_school_west", "bar"])
    found.state.upper = 3
    west, east = (
        Laid(f"high_school_{side}", START[0] + n, START[1], 0)
        for n, side in enumerate(("west", "east"))
    )
    laying.lay(found.night(), (west, east), "r", None)
    assert found.state.upper == 1
    cited = ["darkness.map.high_school_pair" in one.also for one in found.told(TileLaid)]
    assert cited == [True, True]


@pytest.mark.rule("darkness.disc.numbered")
def test_a_numbered_disc_that_lies_somewhere_stays_there() -> None:
    found = scene(person(), tiles=(), scenario="last_bus")
    found.state.numbered = {"1": STREET}
    laying.lay(found.night(), (Laid("warehouse", *START, 0),), "r", None)
    assert found.state.numbered == {"1": STREET}


@pytest.mark.rule("darkness.setup.first_player")
@pytest.mark.parametrize(("players", "first"), [(1, []), (2, ["s1"]), (3, ["s2"])])
def test_who_begins_is_drawn_if_there_is_more_than_one(players: int, first: list[str]) -> None:
    found = scene(*[person(number) for number in range(players)])
    setup.first_player(found.night(first))
    found.table.done()
    assert [one.figure for one in found.told(FirstPlayer)] == (first or ["s0"])


@pytest.mark.rule("darkness.move.allowance")
def test_a_walk_within_the_city_costs_what_its_squares_cost() -> None:
    found = scene(person(at=STREET), rolled=True, left=8).play(go(sq(1, 0), sq(2, 0)))
    assert found.turn.left == 6


# --- special actions and events


@pytest.mark.rule("darkness.turn.scenario_actions")
@pytest.mark.parametrize(("used", "left"), [(1, True), (2, False)])
def test_a_special_action_is_there_as_often_as_it_says(used: int, left: bool) -> None:
    museum = [Laid("museum", *START, 0)]
    found = scene(person(), tiles=museum, scenario="until_dawn")
    found.state.used = ["barricade"] * used
    square = found.night().city.marks(0)[0]
    offered = [name for name, _ in tasks.left_at(found.night(), square)]
    assert ("barricade" in offered) is left


@pytest.mark.rule("darkness.turn.scenario_actions")
def test_what_nobody_has_begun_has_not_come() -> None:
    found = scene(person(), scenario="the_hunt")
    counter = found.night().counters["bait"]
    assert counter.target(1) == 2
    for count, come in ((None, False), (1, False), (2, True)):
        found.state.progress = {} if count is None else {"bait": count}
        assert tasks.has_come(found.night(), "bait") is come


@pytest.mark.rule("darkness.setup.scenario")
def test_something_happens_with_the_third_candle_and_with_no_other() -> None:
    found = scene(person(damage=1), scenario="until_dawn")
    told: list[int] = []
    for _ in range(4):
        effect = Effect(do="count", of="candles")
        tasks.follow(found.night(), found[0], [effect])
        told.append(len(found.told(Happened)))
    assert told == [0, 0, 1, 0]


@pytest.mark.rule("darkness.setup.scenario")
@pytest.mark.parametrize(("number", "hurt"), [(3, 0), (4, 1), (5, 0)])
def test_an_event_comes_in_its_round_and_in_no_other(number: int, hurt: int) -> None:
    found = scene(person(at=STREET), scenario="until_dawn")
    found.state.round = number
    tasks.round_events(found.night())
    assert found[0].hurts == hurt


def test_an_effect_without_a_roll_is_worth_no_level() -> None:
    found = scene(person())
    tasks.follow(found.night(), found[0], [Effect(do="level")])
    assert found[0].points == 0


# --- ends


@pytest.mark.rule("darkness.victory.winner")
@pytest.mark.parametrize(("slain", "over"), [(2, False), (3, True)])
def test_the_hunt_is_over_with_the_last_adversary_that_is_wanted(slain: int, over: bool) -> None:
    found = scene(person(trophies=sorted(library().adversaries)[:slain]), scenario="the_hunt")
    night = found.night()
    assert ending.met(night, night.victory[0]) is over


@pytest.mark.rule("darkness.char.create.advance")
def test_what_a_match_leaves_is_on_the_sheet_and_nowhere_else() -> None:
    one = person(skills={"climb": 3}, learned={"climb": 1, "search": 2}, saved=2, weakened=1)
    ending.keep(one)
    assert one.sheet.skills == {"climb": 4, "search": 2}
    assert (one.sheet.saved, one.sheet.defence, one.sheet.lost) == (2, 2, 1)
    assert (one.learned, one.saved, one.weakened) == ({}, 0, 0)


@pytest.mark.rule("darkness.vp.negative_end")
@pytest.mark.parametrize(
    ("skills", "answers"), [({"climb": 3}, []), ({"climb": 3, "search": 3}, ["climb"])]
)
def test_whoever_has_one_skill_is_not_asked_which_to_forget(
    skills: dict[str, int], answers: list[str]
) -> None:
    found = scene(person(points=-1))
    found[0].sheet = replace(found[0].sheet, skills=skills)
    ending.forget(found.night([], answers), found[0])
    assert "climb" not in found[0].sheet.skills
    assert len(found.asked()) == len(answers)


# --- fate


@pytest.mark.rule("darkness.fate.good.5")
def test_the_nearest_door_is_counted_without_diagonals_and_of_two_one_is_chosen() -> None:
    corner = scene(person(at=sq(5, 5)))
    fate.open_door(corner.night(), corner[0])
    assert (corner.turn.door, corner.asked()) == (0, [])
    between = scene(person(at=sq(4, 5)))
    door = between.night().city.doors[1]
    fate.open_door(between.night([], [plain_of(door)]), between[0])
    assert between.turn.door == 1


@pytest.mark.rule("darkness.fate.good.7")
def test_of_two_tiles_with_discs_one_is_chosen_to_be_looked_at() -> None:
    tiles = [Laid("bar", *START, 0), Laid("house", START[0] + 1, START[1], 0)]
    found = scene(person(), tiles=tiles)
    squares = [found.night().city.encounters(place)[0] for place in (0, 1)]
    found = scene(person(), tiles=tiles, hidden=squares)
    fate.peek(found.night(["nurse"], [plain_of(tiles[1])]), found[0])
    assert [bool(spot.disc) for lot in found.state.lots for spot in lot.spots] == [False, True]


@pytest.mark.rule("darkness.fate.good.11")
def test_luck_heals_one_wound() -> None:
    found = scene(person(damage=2))
    fate.mend(found.night(), found[0])
    assert [one.amount for one in found.told(Healed)] == [1]


# --- what is meant where nothing is said


def test_what_is_not_said_is_nothing() -> None:
    assert (Outcome(2).value, Outcome(2).passed, ExtraDice((0,)).dice) == (0, False, 0)
    assert Goods(help=True) == terms.HELP
    found = scene(person(points=1), person(1))
    asked = terms.terms(found.night(), found[0], found[1])
    assert asked.listed
    assert asked.none in list(asked.candidates())


def test_an_attack_wins_its_level_only_where_that_is_said() -> None:
    found = scene(person(points=2))
    blows.attack(found.night([1, 2, 4, 5], [1]), found[0], "brute", 2)
    domain: Any = found.table.asked[0][2]
    assert not domain.aim.points


def test_a_figure_is_seen_and_a_change_has_no_amount_unless_that_is_said() -> None:
    found = evening(person())
    figures.place(found.night(), thug(IN), "r")
    assert len(found.told(Appeared)) == 1
    changes.record(found.night(), "light", "")
    assert [one.amount for one in found.told(Overruled)] == [0]
