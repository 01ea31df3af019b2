"""A fight without miniatures: distances are said, and templates catch so many."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tapete.content import BadContent, Page
from tapete.games.savage.bots.tactics import SavageTactics
from tapete.games.savage.content.scenario import DRAFTS, Goal, Scenario, Side, check_scenario
from tapete.games.savage.events.fight import Reached
from tapete.games.savage.game import GAME
from tapete.games.savage.meta import Options
from tapete.games.savage.rules.attacks.hitting import bystanders
from tapete.games.savage.rules.attacks.modifiers import between
from tapete.games.savage.rules.attacks.templates import blast, caught, cone
from tapete.games.savage.rules.manoeuvres.pushing import unseat
from tapete.games.savage.rules.moving.riding import get_on
from tapete.games.savage.rules.story.setup import set_up
from tapete.games.savage.screen import SCREEN
from tapete.games.savage.steps import menu
from tapete.games.savage.terminal import TERMINAL
from tapete.games.savage.world import LINE, PACE
from tests.games.savage.skirmish import NAMES, Skirmish, skirmish, who
from tests.games.speaking import Speaker

FENCER = who(fighting=12, gear=("dagger",))
CAUGHT = "savage.ask.caught"


def told(
    line: dict[str, int],
    dice: list[int] | None = None,
    answers: list[Any] | None = None,
    ambient: int = 100,
    **people: dict[str, Any],
) -> Skirmish:
    """A fight in which everybody stands so many paces along a line."""
    figures: dict[str, Any] = {letter: people.get(letter, who()) for letter in line}
    fight = skirmish("".join(line), dice=dice or [], answers=answers or [], **figures)
    side = Side(name=NAMES, figures=(), goals=(Goal("defeat"),))
    scenario = Scenario(name=NAMES, es="x", en="x", line=line, sides=(side, side), ambient=ambient)
    fight.state.scenario, fight.state.board = f"told {sorted(line.items())} {ambient}", LINE
    DRAFTS[fight.state.scenario] = scenario
    for letter, place in scenario.places.items():
        fight[letter].at = place
    return fight


def apart(fight: Skirmish, one: str, other: str) -> int:
    return fight.fight.gap(fight[one], fight[other]) // PACE


# --- distances


@pytest.mark.rule("savage.ruling.no_minis_distance")
def test_distances_are_those_that_were_said() -> None:
    fight = told({"a": 0, "b": 3, "B": 12, "C": 12})
    assert [apart(fight, *pair) for pair in ("ab", "aB", "bB", "BC")] == [3, 12, 9, 0]


@pytest.mark.rule("savage.ruling.no_minis_distance")
@pytest.mark.parametrize(("what", "left"), [("approach", 6), ("retreat", 18)])
def test_one_says_whom_to_get_closer_to_or_away_from_and_by_how_much(what: str, left: int) -> None:
    fight = told({"a": 0, "B": 12})
    turn = fight.turn("a")
    fight.do(what, "B")
    assert apart(fight, "a", "B") == left
    assert turn.spent == 6 * PACE
    assert fight.barred("approach")[1].key == "savage.barred.no_pace"


@pytest.mark.rule("savage.ruling.no_minis_distance")
def test_one_may_walk_less_and_stops_beside_whom_it_goes_to() -> None:
    fight = told({"a": 0, "B": 4})
    fight.turn("a")
    fight.do("approach", "B", paces=2)
    assert apart(fight, "a", "B") == 2
    fight.do("approach", "B")
    assert apart(fight, "a", "B") == 1
    assert fight.offers("fight", "B")


@pytest.mark.rule("savage.combat.withdraw")
def test_whoever_is_left_may_strike() -> None:
    fight = told({"a": 0, "B": 1}, dice=[1], answers=[True])
    fight.turn("a")
    fight.do("retreat", "B")
    assert fight.table.asked[-1][1] == "savage.ask.free_attack"


@pytest.mark.rule("savage.ruling.no_minis_distance")
def test_there_is_no_route_to_draw_and_no_template_to_place() -> None:
    fight = told({"a": 0, "B": 5}, a=who(gear=("grenade",)))
    fight.turn("a")
    assert list(menu(fight.fight, fight["a"]).ways) == ["do"]


@pytest.mark.rule("savage.range.penalty")
@pytest.mark.parametrize(("paces", "penalty"), [(12, 0), (13, -2), (25, -4)])
def test_ranges_go_by_the_distance_said(paces: int, penalty: int) -> None:
    fight = told({"a": 0, "B": paces}, dice=[2], a=who(shooting=8, gear=("revolver",)))
    fight.turn("a")
    fight.do("shoot", "B")
    assert fight.terms().get("savage.range.penalty", 0) == penalty


@pytest.mark.rule("savage.ruling.no_minis_distance")
def test_nobody_is_in_the_way_of_a_shot() -> None:
    fight = told({"a": 0, "b": 5, "B": 10})
    assert between(fight.fight, fight["a"], fight["B"]) == []
    assert bystanders(fight.fight, fight["a"], fight["B"]) == []


@pytest.mark.rule("savage.combat.gang_up")
def test_all_within_a_pace_of_a_foe_gang_up_on_it() -> None:
    fight = told({"a": 4, "b": 5, "c": 6, "B": 5}, dice=[1], a=who(fighting=6), B=FENCER)
    fight.turn("a")
    fight.do("fight", "B")
    assert fight.terms()["savage.combat.gang_up"] == 2


@pytest.mark.rule("savage.push.effect")
def test_a_push_drives_the_foe_back_along_the_line() -> None:
    fight = told({"a": 4, "B": 5}, dice=[5, 3, 3])
    fight.turn("a")
    fight.do("push", "B")
    assert apart(fight, "a", "B") == 2


@pytest.mark.rule("savage.ruling.light_sources")
def test_a_torch_shines_by_the_distance_said() -> None:
    fight = told({"a": 0, "B": 3, "C": 7, "D": 9}, ambient=0, a=who(gear=("torch",)))
    assert [fight.fight.light(fight[one].at) for one in "aBCD"] == [0, 0, -2, -6]


@pytest.mark.rule("savage.ruling.no_minis_distance")
def test_a_barrier_needs_a_map() -> None:
    caster = who(
        spellcasting=8, arcane="spellcasting", edges=("arcane_background",), powers=("barrier",),
        points=10,
    )  # fmt: skip
    fight = told({"a": 0, "B": 5}, a=caster)
    fight.turn("a")
    assert fight.barred("cast", "B")[1].key == "savage.barred.needs_map"


# --- templates

CROWD = {"a": 0, "B": 8, "C": 9, "D": 10, "E": 11, "F": 20}


def lobbed(item: str, line: dict[str, int], *, miss: bool = False, **given: Any) -> Skirmish:
    faces = [3] if miss else [7, *[1] * 40]
    thrower = who(athletics=8, shooting=8, gear=(item,))
    fight = told(line, faces, a=thrower, **given)
    fight.turn("a")
    fight.do("spray" if item == "fire_breath" else "lob", "B")
    return fight


def victims(fight: Skirmish) -> list[int]:
    return [event.figures for event in fight.table.heard(Reached)]


@pytest.mark.rule("savage.area.no_minis")
@pytest.mark.parametrize(
    ("item", "line", "count"),
    [
        ("grenade", CROWD, 3),
        ("rocket_launcher", CROWD, 3),
        ("dynamite", CROWD, 2),
        ("grenade", {"a": 0, "B": 8}, 1),
        ("grenade", {"a": 0, "B": 8, "C": 20}, 1),
    ],
)
def test_a_template_catches_as_many_as_the_sheet_says(
    item: str, line: dict[str, int], count: int
) -> None:
    """A small one two, a medium one three, but nobody far away."""
    assert victims(lobbed(item, line)) == [count]


@pytest.mark.rule("savage.area.no_minis")
def test_a_cone_catches_three_and_reaches_nine_paces() -> None:
    line = {"a": 0, "B": 9, "C": 9, "D": 9}
    assert victims(lobbed("fire_breath", line)) == [3]
    fight = told({"a": 0, "B": 10}, a=who(athletics=6, gear=("fire_breath",)))
    fight.turn("a")
    assert fight.barred("spray", "B")[1].key == "savage.barred.out_of_range"


@pytest.mark.rule("savage.ruling.no_minis_pick")
@pytest.mark.parametrize("picked", ["C", "D", "b"])
def test_the_attacker_picks_among_those_equally_near_friends_included(picked: str) -> None:
    line = {"a": 0, "B": 8, "E": 8, "C": 9, "D": 9, "b": 9}
    fight = lobbed("grenade", line, answers=[[picked]])
    assert [question[1] for question in fight.table.asked] == [CAUGHT]
    assert victims(fight) == [3]


@pytest.mark.rule("savage.ruling.no_minis_pick")
def test_a_miss_reaches_nobody() -> None:
    fight = lobbed("grenade", CROWD, miss=True)
    assert victims(fight) == []
    fight.table.done()


@pytest.mark.rule("savage.area.no_minis")
@pytest.mark.rule("savage.ruling.no_minis_pick")
@pytest.mark.parametrize(
    ("size", "reached"), [("small", "BC"), ("medium", "BCD"), ("large", "BCDb"), ("cone", "BCD")]
)
def test_each_template_catches_its_number_the_nearest_first(size: str, reached: str) -> None:
    fight = told({"a": 0, "B": 8, "D": 10, "C": 9, "b": 11, "E": 12})
    attacker, there = fight["a"], fight["B"].at
    template = cone(attacker, there) if size == "cone" else blast(size, there)
    assert [one.id for one in caught(fight.fight, attacker, template)] == list(reached)


@pytest.mark.rule("savage.ruling.no_minis_pick")
@pytest.mark.parametrize(("paces", "count"), [(2, 2), (3, 1)])
def test_the_thrower_is_caught_only_if_it_cannot_stand_clear(paces: int, count: int) -> None:
    assert victims(lobbed("grenade", {"a": 0, "B": paces})) == [count]


# --- scenarios, pictures and bots


def test_a_told_scenario_has_nobody_on_a_map() -> None:
    state = set_up(Options(scenario="campfire", board="squares"))
    assert state.board == LINE
    assert [figure.at.x for figure in state.figures if figure.id in "ab"] == [
        (20 + 18) * PACE,
        (20 + 13) * PACE,
    ]


def test_the_terminal_shows_how_far_along_each_is() -> None:
    fight = told({"a": 0, "B": 12})
    shown = TERMINAL.picture(fight.state, 0, lambda message: message.key).splitlines()
    assert shown[2:4] == ["   0  a", "  12  " + " " * 12 + "B"]


def test_the_screen_shows_everybody_in_a_lane_and_says_how_far_they_are() -> None:
    fight = told({"a": 0, "B": 12}, a=who(gear=("revolver",)))
    tokens = SCREEN.scene(fight.state, 0).tokens
    assert len({token.at[1] for token in tokens}) == 2
    assert tokens[1].at[0] - tokens[0].at[0] == 12 * PACE
    look = SCREEN.look(fight.state, "a", "B")
    assert (look.distance, look.circles) == (12 * PACE, ())


def test_a_goal_that_needs_a_map_is_a_fault() -> None:
    fight = told({"a": 0, "B": 3})
    scenario = DRAFTS[fight.state.scenario]
    wants = replace(scenario.sides[0], goals=(Goal("reach", zone=(1, 1, 1, 1)),))
    page = Page("mine", "", replace(scenario, sides=(wants, scenario.sides[1])))
    with pytest.raises(BadContent) as wrong:
        check_scenario(page)
    assert wrong.value.problem.key == "savage.content.needs_map"


def test_a_bot_with_a_sword_would_rather_be_near_its_foe() -> None:
    sword = who(fighting=10, gear=("long_sword",))
    near, far = told({"a": 0, "B": 2}, a=sword), told({"a": 0, "B": 18}, a=sword)
    score = SavageTactics().score
    assert score(near.state, 0) > score(far.state, 0)


def test_whoever_gets_off_a_horse_has_a_lane_of_its_own() -> None:
    fight = told({"a": 0, "b": 0, "B": 9})
    state = set_up(Options(scenario="campfire"))
    horse = next(figure for figure in state.figures if figure.id == "a_mount")
    horse.seat, horse.rider, horse.at = 0, "", fight["a"].at
    fight.state.figures.append(horse)
    for letter in "ab":
        fight.turn(letter)
        fight.do("mount", "a_mount")
        fight.turn(letter)
        fight.do("dismount")
    assert len({figure.at.y for figure in fight.state.figures}) == 4


@pytest.mark.rule("savage.ruling.dark_eyes", "savage.ruling.no_minis_distance")
@pytest.mark.parametrize(("paces", "penalty"), [(10, 0), (11, -4)])
def test_eyes_for_the_dark_see_as_far_as_was_said(paces: int, penalty: int) -> None:
    """The lanes of others make nobody further away."""
    line = {"a": 0, "b": 0, "c": 0, "B": paces}
    fight = told(line, ambient=25, a=who(gifts=("darkvision",)))
    assert fight.fight.gloom(fight["a"], fight["B"].at) == penalty


@pytest.mark.rule("savage.ruling.no_minis_pick", "savage.surprise.notice")
def test_who_is_missed_knows_of_the_attack() -> None:
    thrower, unaware = who(athletics=6, gear=("grenade",)), who(state={"unaware": True})
    fight = told({"a": 0, "B": 5}, dice=[3], a=thrower, B=unaware)
    fight.turn("a")
    fight.do("lob", "B")
    fight.table.done()
    assert not fight["B"].unaware


@pytest.mark.rule("savage.push.effect")
def test_a_rider_is_pushed_out_of_the_saddle_along_the_line() -> None:
    fight = told({"a": 0, "B": 1, "H": 1}, H=who(mount=True))
    rider, horse = fight["B"], fight["H"]
    get_on(fight.fight, rider, horse)
    unseat(fight.fight, fight["a"], rider, 1)
    assert apart(fight, "a", "B") == 2
    assert rider.at.y != horse.at.y


# --- what is shown


def test_the_screen_has_lanes_and_says_how_far_all_are_from_who_acts() -> None:
    fight = told({"a": 0, "b": 1, "B": 12})
    shown = SCREEN.board(fight.state)
    assert shown is not None
    assert shown.grid == "lanes"
    assert [token.far for token in SCREEN.scene(fight.state, 0).tokens] == [None] * 3
    fight.turn("b")
    words = Speaker(GAME, "en", fight.state)
    far = {token.id: token.far for token in SCREEN.scene(fight.state, 0).tokens}
    assert far.pop("b") is None
    assert {letter: words.say(gap) for letter, gap in far.items() if gap is not None} == {
        "a": "adjacent",
        "B": "11 paces away",
    }


def test_on_a_map_no_distance_is_said() -> None:
    fight = skirmish("a.B", a=who(), B=who())
    fight.turn("a")
    assert [token.far for token in SCREEN.scene(fight.state, 0).tokens] == [None, None]


def test_the_terminal_has_a_line_for_each_place_along_the_way() -> None:
    fight = told({"a": 0, "b": 2, "B": 12, "c": 0})
    fight.turn("b")
    text = TERMINAL.picture(fight.state, 0, Speaker(GAME, "es", fight.state).say)
    assert text.splitlines()[2:5] == ["   0  a c", "   2    b", "  12  " + " " * 12 + "B"]
    assert "a 10 pasos" in next(line for line in text.splitlines() if line.startswith("  B"))


def test_one_goes_to_the_rider_and_not_to_the_mount() -> None:
    fight = told({"a": 0, "B": 12, "h": 12}, h=who(kind="horse", side=1))
    get_on(fight.fight, fight["B"], fight["h"])
    fight.turn("a")
    targets = {do.to for do in fight.offered() if do.what == "approach"}
    assert targets == {"B"}
