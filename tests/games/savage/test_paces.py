"""What movement costs and leads to, at its limits: falls, dangers, leaps, saddles, hiding."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.content.scenario import Ground
from tapete.games.savage.rules.attacks.attack import NO_MORE
from tapete.games.savage.rules.moving.driving import faster, slower
from tapete.games.savage.rules.moving.falling import (
    breath,
    breathe,
    fall,
    fall_damage,
    go_under,
    suffocate,
)
from tapete.games.savage.rules.moving.hazards import ready_for_danger
from tapete.games.savage.rules.moving.leaping import (
    RUN_UP,
    climb_height,
    jump_length,
    landings,
    ran_up,
)
from tapete.games.savage.rules.moving.movement import allowance
from tapete.games.savage.rules.moving.pacing import step
from tapete.games.savage.rules.moving.riding import beside
from tapete.games.savage.rules.moving.saddle import THROWN
from tapete.games.savage.rules.moving.stealth import can_hide, hide
from tapete.games.savage.rules.moving.withdrawing import leaving, may_strike
from tapete.games.savage.world import PACE
from tapete.spaces.plane.point import Point
from tests.games.savage.skirmish import NAMES, Skirmish, skirmish, who
from tests.games.savage.test_movement import GROUND, go

RULE = "savage.core.falling"


# --- falls and breath


@pytest.mark.rule("savage.core.falling")
@pytest.mark.parametrize(
    ("paces", "dice"), [(1, 1), (2, 1), (3, 2), (4, 2), (19, 10), (20, 10), (21, 10)]
)
def test_1d6_and_1_for_each_two_paces_begun_up_to_ten(paces: int, dice: int) -> None:
    blow = fall_damage(paces)
    assert (blow.dice, blow.plus) == ((6,) * dice, dice)


@pytest.mark.rule("savage.core.falling")
@pytest.mark.parametrize(("paces", "soft", "plus"), [(1, 0, 1), (2, 0, 1), (4, 1, 1)])
def test_who_falls_lies_there_hurt(paces: int, soft: int, plus: int) -> None:
    fight = skirmish("a", a=who(), dice=[1, 1])
    fall(fight.fight, fight["a"], paces, soft=soft)
    damage: Any = fight.table.rolled[-1]
    assert damage.read.of.plus == plus
    assert fight["a"].prone


@pytest.mark.rule("savage.core.falling")
def test_ground_is_hard_unless_told_otherwise() -> None:
    fight = skirmish("a", a=who(), dice=[1])
    fall(fight.fight, fight["a"], 2)
    damage: Any = fight.table.rolled[-1]
    assert (damage.dice, damage.read.of.plus) == ((6,), 1)


@pytest.mark.rule("savage.core.falling")
@pytest.mark.parametrize(("face", "dice"), [(3, 4), (4, 2), (8, 0)])
def test_in_water_athletics_halves_a_fall_and_a_raise_takes_it_away(face: int, dice: int) -> None:
    """Eight paces are 4d6+4, four 2d6+2."""
    fight = skirmish("a", a=who(athletics=10), dice=[face, *[1] * dice])
    fall(fight.fight, fight["a"], 8, water=True)
    fight.table.done()
    assert len(fight.table.rolled) == 1 + bool(dice)
    assert not fight["a"].prone


@pytest.mark.rule("savage.core.falling", "savage.move.hazard.critical")
@pytest.mark.parametrize(("vigor", "rounds"), [(4, 3), (8, 5), (12, 7)])
def test_breath_lasts_2_rounds_and_the_vigor_die_or_half_of_it(vigor: int, rounds: int) -> None:
    fight = skirmish("a", a=who(vigor=vigor))
    hero = fight["a"]
    assert breath(hero, prepared=True) == 2 * rounds
    go_under(fight.fight, hero, RULE)
    assert hero.drowning == rounds
    suffocate(fight.fight, hero)
    go_under(fight.fight, hero, RULE)
    assert hero.drowning == rounds - 1
    breathe(fight.fight, hero)
    assert hero.drowning == -1


@pytest.mark.rule("savage.core.falling")
def test_who_breathes_does_not_suffocate() -> None:
    fight = skirmish("a", a=who())
    for _ in range(2):
        suffocate(fight.fight, fight["a"])
        breathe(fight.fight, fight["a"])
    assert (fight["a"].drowning, fight["a"].fatigue, fight.table.told) == (-1, 0, [])


# --- dangers


@pytest.mark.rule("savage.move.hazard", "savage.turn.multi_action")
def test_one_roll_is_enough_for_all_the_dangers_of_a_turn() -> None:
    fight = skirmish("at.t...", a=who(athletics=8), ground=GROUND, dice=[6])
    turn = fight.turn("a", declared=2)
    go(fight, "a", 4)
    go(fight, "a", -2)
    assert fight.terms() == {"savage.turn.multi_action": -2}
    assert (turn.used, turn.rolled) == (1, True)
    assert fight.barred("run")[1].key == "savage.barred.acted_before_running"
    fight.table.done()


@pytest.mark.rule("savage.move.hazard")
@pytest.mark.parametrize(
    ("given", "state", "ready"),
    [
        ({}, {}, True),
        ({"used": 1}, {}, False),
        ({"used": 1, "declared": 2}, {}, True),
        ({"whole": True}, {}, False),
        ({}, {"shaken": True}, False),
        ({}, {"bound": True}, False),
        ({"used": 1, "done": ["hazard"]}, {}, True),
    ],
)
def test_who_has_an_action_left_may_face_danger(
    given: dict[str, Any], state: dict[str, Any], ready: bool
) -> None:
    fight = skirmish("a", a=who(state=state))
    fight.turn("a", **given)
    assert ready_for_danger(fight.fight, fight["a"]) is ready


# --- leaps and climbs


@pytest.mark.rule("savage.move.jump", "savage.move.jump.athletics")
def test_a_run_up_is_two_straight_paces() -> None:
    fight = skirmish("a", a=who(pace=12))
    assert [ran_up(fight.turn("a", straight=RUN_UP + more)) for more in (-1, 0)] == [False, True]
    assert RUN_UP == 2 * PACE
    tries = [(run, mark) for run in (False, True) for mark in (-1, 1, 2)]
    lengths = [jump_length(fight["a"], run_up=run, mark=mark) for run, mark in tries]
    assert lengths == [PACE, 2 * PACE, 3 * PACE, 2 * PACE, 3 * PACE, 4 * PACE]


def tall(height: int, **more: Any) -> dict[str, Ground]:
    return {"o": Ground(name=NAMES, height=height, material="rock", climb=True, **more)}


@pytest.mark.rule("savage.move.double_cost", "savage.move.hazard")
@pytest.mark.parametrize(("height", "easy"), [(1, True), (2, True), (3, False)])
def test_what_is_no_higher_than_a_man_is_easy_to_climb(height: int, easy: bool) -> None:
    fight = skirmish("ao...", a=who(), ground=tall(height))
    fight.turn("a")
    assert (fight.offers("climb", "east"), fight.offers("climb_hard", "east")) == (easy, not easy)
    spot = Point(fight["a"].at.x + 2 * PACE, fight["a"].at.y)
    assert climb_height(fight.fight, fight["a"], spot) == height


@pytest.mark.rule("savage.move.hazard", "savage.core.falling", "savage.move.hazard.critical")
def test_things_that_a_climb_only_passes_by_do_not_make_it_higher() -> None:
    """Towers touch the way on its four sides."""
    towers = {"T": Ground(name=NAMES, height=6, material="rock", climb=True)}
    fight = skirmish("..T..\nTao.T\n..T..", a=who(), ground=tall(3) | towers)
    spot = Point(fight["a"].at.x + 2 * PACE, fight["a"].at.y)
    assert climb_height(fight.fight, fight["a"], spot) == 3


@pytest.mark.rule("savage.move.double_cost")
def test_what_the_map_does_not_let_one_climb_is_not_climbed() -> None:
    walls = {"o": Ground(name=NAMES, height=1, material="stone_wall")}
    fight = skirmish("ao...", a=who(), ground=walls)
    fight.turn("a")
    assert not fight.offers("climb")
    assert not fight.offers("climb_hard")


@pytest.mark.rule("savage.move.jump", "savage.move.jump.athletics")
@pytest.mark.parametrize(
    ("height", "straight", "jumps"), [(1, 2, True), (1, 1, False), (2, 2, False)]
)
def test_one_jumps_as_high_as_one_pace_with_a_run_up(
    height: int, straight: int, jumps: bool
) -> None:
    """Over a crate as wide as a pace, from right before it."""
    fight = skirmish("ao...", a=who(), ground=tall(height))
    fight.turn("a", straight=straight * PACE)
    assert fight.offers("jump", "east") is jumps


@pytest.mark.rule("savage.move.jump", "savage.move.difficult")
@pytest.mark.parametrize(("wide", "jumps"), [(1, True), (4, False)])
def test_mud_is_jumped_only_where_it_is_narrow(wide: int, jumps: bool) -> None:
    row = "." + "~" * wide + "...."
    drawing = "\n".join([row] * 4 + ["a" + row[1:]] + [row] * 4)
    fight = skirmish(drawing, a=who(), ground=GROUND)
    fight.turn("a", straight=2 * PACE)
    assert fight.offers("jump", "east") is jumps


@pytest.mark.rule("savage.move.jump")
@pytest.mark.parametrize("board", ["free", "squares"])
@pytest.mark.parametrize(
    ("way", "right", "down"), [("east", 1, 0), ("west", -1, 0), ("north", 0, -1), ("south", 0, 1)]
)
def test_one_jumps_in_the_direction_one_says(board: str, way: str, right: int, down: int) -> None:
    drawing = ".....\n..t..\n.tat.\n..t..\n....."
    fight = skirmish(drawing, a=who(), ground=GROUND, board=board)
    start = fight["a"].at
    fight.turn("a", straight=2 * PACE)
    fight.do("jump", way)
    moved = fight["a"].at
    far = abs(moved.x - start.x) + abs(moved.y - start.y)
    assert PACE < far <= 2 * PACE
    assert moved == Point(start.x + right * far, start.y + down * far)


@pytest.mark.rule("savage.move.jump", "savage.move.jump.athletics")
@pytest.mark.parametrize(("board", "far"), [("free", 449), ("squares", 2 * PACE)])
def test_a_slanting_jump_is_as_long_as_a_straight_one_and_on_squares_goes_by_squares(
    board: str, far: int
) -> None:
    """Two and a half paces on the slant are 449 each way, of 254 to a pace."""
    fight = skirmish("a....\n.t...\n.....\n.....", a=who(), ground=GROUND, board=board)
    start = fight["a"].at
    found = landings(fight.fight, fight["a"], PACE, 4 * PACE)
    assert found == {"southeast": Point(start.x + far, start.y + far)}


@pytest.mark.rule("savage.move.jump", "savage.move.hazard")
def test_what_lies_beside_the_way_is_not_jumped_over() -> None:
    fight = skirmish("ttttt\n..a..\n.....", a=who(), ground=GROUND)
    assert landings(fight.fight, fight["a"], PACE, 2 * PACE) == {}


@pytest.mark.rule("savage.move.jump.athletics", "savage.move.jump")
@pytest.mark.parametrize(
    ("height", "straight", "jumps"), [(2, 2, True), (2, 1, False), (3, 2, False)]
)
def test_with_a_run_up_athletics_may_carry_one_over_two_paces(
    height: int, straight: int, jumps: bool
) -> None:
    walls = {"o": Ground(name=NAMES, height=height, material="stone_wall")}
    fight = skirmish("ao...", a=who(), ground=walls)
    fight.turn("a", straight=straight * PACE)
    assert fight.offers("jump_far", "east") is jumps


@pytest.mark.rule("savage.move.hazard", "savage.turn.multi_action")
def test_a_hard_climb_is_an_action_like_others() -> None:
    fight = skirmish("ao...", a=who(athletics=8), ground=tall(3), dice=[5])
    fight.turn("a", declared=2)
    fight.do("climb_hard", "east")
    assert fight.terms() == {"savage.turn.multi_action": -2}
    assert fight["a"].at.x < PACE


# --- how far, and how straight


@pytest.mark.rule("savage.move.walk", "savage.combat.aim.restriction")
@pytest.mark.parametrize(
    ("given", "state", "left"),
    [
        ({}, {}, 6 * PACE),
        ({"run": 3}, {}, 9 * PACE),
        ({"spent": 2 * PACE}, {}, 4 * PACE),
        ({"spent": NO_MORE}, {}, 0),
        ({}, {"entangled": True}, 0),
        ({}, {"tied": True}, 0),
    ],
)
def test_the_movement_that_is_left(given: dict[str, Any], state: dict[str, Any], left: int) -> None:
    fight = skirmish("a", a=who(state=state))
    fight.turn("a", **given)
    assert allowance(fight.fight, fight["a"]) == left


@pytest.mark.rule("savage.mounted.charge", "savage.move.jump")
def test_a_turn_ends_a_straight_stretch_and_a_pause_does_not() -> None:
    fight = skirmish("a......\n.......", a=who())
    turn = fight.turn("a")
    at = fight["a"].at
    straight = []
    for x, y in ((2, 0), (3, 0), (3, 1), (3, 0)):
        step(fight.fight, fight["a"], Point(at.x + x * PACE, at.y + y * PACE))
        straight.append(turn.straight)
    assert straight == [2 * PACE, 3 * PACE, PACE, PACE]
    assert (turn.walked, turn.ridden) == (5 * PACE, 0)


@pytest.mark.rule("savage.move.stealth", "savage.move.walk")
def test_who_walks_on_is_no_longer_hidden() -> None:
    fight = skirmish("a......", a=who(state={"hidden": 7, "aim": "B"}))
    fight.turn("a")
    go(fight, "a", 1)
    assert (fight["a"].hidden, fight["a"].aim) == (0, "")


# --- coming and going


@pytest.mark.rule("savage.combat.withdraw", "savage.core.adjacency")
@pytest.mark.parametrize("board", ["free", "squares"])
@pytest.mark.parametrize(("paces", "left"), [(0, False), (1, True)])
def test_one_pace_apart_is_still_adjacent(board: str, paces: int, left: bool) -> None:
    """On a free board, from base to base; on squares, in the next square."""
    fight = skirmish("Ba....", a=who(), B=who(fighting=6, gear=("club",)), board=board)
    fight.turn("a")
    room = 2 * PACE if board == "free" else PACE
    beyond = paces * (PACE if board == "squares" else 1)
    goal = Point(fight["B"].at.x + room + beyond, fight["a"].at.y)
    assert bool(leaving(fight.fight, fight["a"], goal)) is left


@pytest.mark.rule("savage.combat.withdraw", "savage.benny.shaken")
@pytest.mark.parametrize(("bennies", "may"), [(0, False), (1, True)])
def test_a_shaken_foe_strikes_only_if_it_has_a_benny(bennies: int, may: bool) -> None:
    foe = who(fighting=6, state={"shaken": True, "bennies": bennies})
    fight = skirmish("aB", a=who(), B=foe)
    assert may_strike(fight.fight, fight["B"]) is may


@pytest.mark.rule("savage.combat.withdraw")
def test_a_foe_that_struck_once_does_not_strike_again_in_this_turn() -> None:
    fight = skirmish("Ba....", a=who(), B=who(fighting=6, gear=("club",)))
    fight.turn("a", withdrew=["B"])
    goal = Point(fight["a"].at.x + 4 * PACE, fight["a"].at.y)
    assert leaving(fight.fight, fight["a"], goal) == []


# --- saddles and wheels


@pytest.mark.rule("savage.mounted.card")
@pytest.mark.parametrize("board", ["free", "squares"])
@pytest.mark.parametrize(
    ("right", "down"), [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
)
def test_who_dismounts_finds_the_one_free_place_around(board: str, right: int, down: int) -> None:
    rows = [["#"] * 5 for _ in range(5)]
    rows[2][2] = "h"
    rows[2 + down][2 + right] = "."
    fight = ring(rows, board)
    mount, rider = fight["h"], fight["a"]
    rider.at = mount.at
    spot = beside(fight.fight, rider, mount)
    assert spot == Point(mount.at.x + right * PACE, mount.at.y + down * PACE)


def ring(rows: list[list[str]], board: str) -> Skirmish:
    """A mount in a walled yard, and its rider, who is yet to be put into the saddle."""
    drawing = "\n".join("".join(row) for row in rows) + "\na...."
    return skirmish(drawing, h=who(), a=who(), board=board)


@pytest.mark.rule("savage.mounted.card", "savage.ruling.rider_falls")
def test_a_fall_from_a_running_mount_does_2d4() -> None:
    assert (THROWN.dice, THROWN.plus) == ((4, 4), 0)


@pytest.mark.rule("savage.combat.unstable")
def test_four_turns_lead_from_a_standstill_to_the_top_speed_and_back() -> None:
    fight = skirmish("a", a=who(state={"speed": 0}))
    machine, speeds = fight["a"], []
    machine.profile = "motorbike"
    for change in (*[faster] * 5, *[slower] * 5):
        machine.speed = change(machine)
        speeds.append(machine.speed)
    assert speeds == [50, 100, 150, 200, 200, 150, 100, 50, 0, 0]


# --- hiding


@pytest.mark.rule("savage.move.stealth", "savage.light")
@pytest.mark.parametrize(
    ("drawing", "ambient", "able"),
    [
        ("a......B", 100, False),
        ("a......B", 50, True),
        ("aB......", 50, False),
        ("ao.....B", 100, True),
        ("a..o...B", 100, False),
    ],
)
def test_one_hides_in_the_dark_or_behind_something_and_not_from_who_is_beside(
    drawing: str, ambient: int, able: bool
) -> None:
    fight = skirmish(drawing, a=who(), B=who(), ambient=ambient)
    assert can_hide(fight.fight, fight["a"]) is able


@pytest.mark.rule("savage.move.stealth")
@pytest.mark.parametrize(("dice", "hidden"), [([3], 0), ([4, 3], 4), ([4, 4], 0)])
def test_stealth_takes_a_4_and_more_than_the_keenest_foe(dice: list[int], hidden: int) -> None:
    fight = skirmish("ao.....B", a=who(stealth=6), B=who(notice=6), dice=dice)
    fight.turn("a", walked=PACE)
    fight.do("hide")
    assert fight["a"].hidden == hidden
    fight.table.done()


@pytest.mark.rule("savage.move.stealth", "savage.benny.trait")
@pytest.mark.parametrize(("face", "asked"), [(11, 0), (10, 1)])
def test_nobody_is_asked_for_a_benny_once_hidden_three_times_as_well_as_one_must(
    face: int, asked: int
) -> None:
    hero = who(stealth=12, bonuses={"stealth": 1}, state={"bennies": 1}, wild=True)
    fight = skirmish("ao.....", a=hero, dice=[face, 1], answers=[False])
    hide(fight.fight, fight["a"])
    assert len(fight.table.asked) == asked
