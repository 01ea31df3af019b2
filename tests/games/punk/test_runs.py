"""How many Actions a way takes, what is met on it, and what is told of it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tapete.games.punk.events.moving import Moved
from tapete.games.punk.rules.moving.gaits import hows
from tapete.games.punk.rules.moving.leaping import leaps_left, lift_off
from tapete.games.punk.rules.moving.runs import actions_for
from tapete.games.punk.rules.moving.terrain import Hurdle, hurdles, masters
from tapete.games.punk.rules.moving.underfoot import rules_of_way
from tapete.games.punk.state import Item
from tapete.spaces.climbs.journey import Journey, Leg, Touch
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import CM, Point
from tapete.spaces.treks.trek import Trek
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.strides import block, move

HERE, THERE = Place(Point(1000, 1000)), Place(Point(2000, 1000))


def journey(*legs: tuple[str, float], tested: float = 0.0) -> Journey:
    """Legs by how they are gone and how long they are, in cm."""
    return Journey(HERE, tuple(Leg(how, HERE, THERE, far * CM, tested * CM) for how, far in legs))


@pytest.mark.rule("punk.combat.assault.min_actions", "punk.move.distance")
@pytest.mark.parametrize(
    ("legs", "actions"),
    [
        ([("walk", 10)], 1),
        ([("walk", 10.1)], 2),
        ([("walk", 20)], 2),
        ([("walk", 20.1)], 3),
        ([("walk", 6), ("climb", 6)], 2),
        ([("walk", 4), ("jump", 6)], 1),
        ([("walk", 6), ("jump", 6)], 2),
        ([("walk", 6), ("jump", 6), ("walk", 4)], 2),
        ([("walk", 6), ("jump", 6), ("walk", 5)], 3),
        ([("walk", 6), ("cross", 6), ("walk", 4)], 2),
        ([("walk", 6), ("cross", 6), ("walk", 5)], 3),
    ],
)
def test_a_jump_or_an_obstacle_is_not_begun_in_one_action_and_ended_in_the_next(
    legs: list[tuple[str, float]], actions: int
) -> None:
    assert actions_for(journey(*legs), 10 * CM) == actions


@pytest.mark.rule("punk.move.climb.drop", "punk.move.climb.drop_high")
@pytest.mark.parametrize(("deep", "met"), [(5, []), (5.1, ["drop"])])
def test_a_drop_of_up_to_two_bases_is_nothing(deep: float, met: list[str]) -> None:
    table = fielded(a=who(at=(10, 10)))
    found = hurdles(table.skirmish, table["a"], journey(("drop", 0), tested=deep))
    assert [hurdle.kind for hurdle in found] == met


@pytest.mark.rule("punk.ruling.all_terrain_climb", "punk.move.climb.as_rough")
@pytest.mark.parametrize(
    ("special", "met"), [([], ["climb"]), (["all_terrain"], ["climb"]), (["climber"], [])]
)
def test_for_climbers_walls_are_good_ground(special: list[str], met: list[str]) -> None:
    table = fielded(a=who(at=(10, 10), special=special))
    found = hurdles(table.skirmish, table["a"], journey(("climb", 3)))
    assert [hurdle.kind for hurdle in found] == met


@pytest.mark.rule("punk.move.terrain.rough.optional", "punk.move.terrain.rough.test")
@pytest.mark.parametrize(("agility", "asked"), [(9, 1), (10, 0)])
def test_nobody_is_asked_about_a_roll_that_cannot_fail(agility: int, asked: int) -> None:
    table = fielded(a=who(at=(10, 10), AG=agility), dice=[1], answers=[True] * asked)
    table.activate("a")
    assert masters(table.skirmish, table["a"], Hurdle(0.0, HERE, "rough"))
    assert len(table.table.asked) == asked


@pytest.mark.rule("punk.special.fuel.charges", "punk.special.leap.three_d")
@pytest.mark.parametrize(("far", "spent"), [(1, 1), (10, 1), (10.1, 2), (20, 2)])
def test_each_action_of_leaping_burns_fuel(far: float, spent: int) -> None:
    table = fielded(a=who(at=(10, 10), gear=[Item("rocket_pack", charges=6)]))
    (pack,) = table["a"].gear
    before = leaps_left(table["a"])
    lift_off(table["a"], Trek((), journey(("leap", far))), 10 * CM)
    assert before - leaps_left(table["a"]) == spent
    kept = pack.charges
    lift_off(table["a"], Trek((), journey(("walk", far))), 10 * CM)
    assert pack.charges == kept


@pytest.mark.rule("punk.move.distance", "punk.move.obstacle.narrow", "punk.move.jump.free")
@pytest.mark.parametrize(
    ("pieces", "rule"),
    [([], "punk.move.distance"), ([(14, 5, 0.5, 10, 1)], "punk.move.obstacle.narrow")],
)
def test_a_way_is_told_with_the_rule_of_what_it_crosses(pieces: list[Any], rule: str) -> None:
    scenery = [block(x, y, wide, deep, height=tall, size=1) for x, y, wide, deep, tall in pieces]
    table = fielded(a=who(at=(10, 10), facing=90), pieces=scenery)
    table.activate("a")
    move(table, (18, 10))
    (told,) = table.table.heard(Moved)
    assert (told.rule, told.far) == (rule, 800)


@pytest.mark.rule("punk.special.fuel.charges", "punk.special.leap.three_d")
@pytest.mark.parametrize(("charges", "leaps"), [(0, False), (1, True), (4, True)])
def test_fuel_for_one_action_is_enough_to_leap(charges: int, leaps: bool) -> None:
    table = fielded(a=who(at=(10, 10), gear=[Item("rocket_pack", charges=charges)]))
    assert ("leap" in hows(table["a"])) == leaps


STEP = Place(Point(1300, 1000))


@pytest.mark.rule("punk.ruling.climb_details", "punk.move.terrain.rough.test")
@pytest.mark.parametrize(
    ("legs", "touch", "met"),
    [
        ([("climb", 3)], (0, HERE), ["rough", "climb"]),
        ([("walk", 5), ("climb", 3)], (3, STEP), ["rough", "climb"]),
        ([("climb", 3), ("walk", 5)], (3, STEP), ["climb", "rough"]),
        ([("jump", 3), ("climb", 3)], (3, THERE), ["jump", "rough", "climb"]),
        ([("cross", 1), ("jump", 6)], (0.5, STEP), ["rough", "jump"]),
    ],
)
def test_ground_is_met_in_its_place_among_climbs_and_jumps(
    legs: list[tuple[str, float]], touch: tuple[float, Place], met: list[str]
) -> None:
    along, place = touch
    mud = block(50, 50, 5, 5, ground="rough")
    table = fielded(a=who(at=(10, 10)), pieces=[mud])
    touched = Touch("rough", 0, place.point, along * CM)
    way = replace(journey(*legs), touches=(touched,))
    assert [hurdle.kind for hurdle in hurdles(table.skirmish, table["a"], way)] == met


@pytest.mark.rule("punk.special.leap.ignore_terrain", "punk.move.terrain.rough.test")
@pytest.mark.parametrize(
    ("legs", "met"),
    [([("walk", 5), ("leap", 5)], ["rough"]), ([("leap", 5)], []), ([("walk", 10)], [])],
)
def test_a_mini_that_also_walks_feels_the_ground_it_leaps_to(
    legs: list[tuple[str, float]], met: list[str]
) -> None:
    table = fielded(a=who(at=(10, 10)), pieces=[block(19, 9, 2, 2, ground="rough")])
    found = hurdles(table.skirmish, table["a"], journey(*legs))
    assert [hurdle.kind for hurdle in found] == met


@pytest.mark.rule("punk.move.terrain.rough.edge")
@pytest.mark.parametrize("after", [0, 0.02, 3])
def test_ground_is_met_just_before_the_base_touches_it(after: float) -> None:
    table = fielded(a=who(at=(10, 10)), pieces=[block(11.25 + after, 5, 10, 10, ground="rough")])
    table.activate("a")
    trek = table.ways()["move"].read({"way": [[2000, 1000]], "facing": None})
    (mud,) = hurdles(table.skirmish, table["a"], trek.journey)
    assert not table.skirmish.levels.grounds_at(mud.place, 125)
    assert round(mud.along) == after * CM


def cited(table: Fielded, *legs: tuple[str, float], tested: float = 0.0) -> set[str]:
    """Why a may go a way from (10, 10) to (20, 10) as it does."""
    way = journey(*legs, tested=tested)
    return set(rules_of_way(table.skirmish, table["a"], way, [HERE, THERE]))


@pytest.mark.rule("punk.special.climber", "punk.move.jump.free")
@pytest.mark.parametrize(
    ("leg", "wide", "rules"),
    [
        ("climb", 0, {"punk.special.climber"}),
        ("jump", 5, {"punk.move.jump.free"}),
        ("jump", 5.1, set()),
        ("walk", 0, set()),
    ],
)
def test_climbers_and_short_jumps_need_no_roll_and_are_told_so(
    leg: str, wide: float, rules: set[str]
) -> None:
    table = fielded(a=who(at=(10, 10), special=["climber"]))
    found = cited(table, (leg, 10), tested=wide)
    assert found & {"punk.special.climber", "punk.move.jump.free"} == rules


@pytest.mark.rule("punk.move.through_friends", "punk.downed.no_obstruction")
@pytest.mark.parametrize(
    ("y", "height", "passed"), [(12.4, 0, True), (12.6, 0, False), (10, 6, False)]
)
def test_who_is_passed_over_is_only_who_is_in_the_way(
    y: float, height: float, passed: bool
) -> None:
    for out, rule in (("", "punk.move.through_friends"), ("downed", "punk.downed.no_obstruction")):
        table = fielded(a=who(at=(10, 10)), b=who(at=(15, y), height=height, out=out))
        assert (rule in cited(table, ("walk", 10))) == passed


@pytest.mark.rule("punk.special.fuel.charges", "punk.ruling.leap_assault")
def test_a_leap_of_two_actions_burns_fuel_for_two() -> None:
    pack = Item("rocket_pack", charges=6)
    table = fielded(
        a=who(at=(10, 10), facing=90, gear=[pack]), B=who(at=(24, 10)), dice=[1, 1, 1, 10]
    )
    table.activate("a")
    leap: Any = {"to": ["B"], "way": [[2150, 1000, "leap", 0]], "facing": None}
    before = leaps_left(table["a"])
    table.answer(["assault", leap])
    assert before - leaps_left(table["a"]) == 2


@pytest.mark.rule("punk.move.jump.fail", "punk.move.jump.test")
def test_who_fails_its_jump_at_once_is_not_told_to_have_moved() -> None:
    banks = [block(x, 0, 10, 20, height=6, size=3) for x in (0, 16)]
    table = fielded(pieces=banks, a=who(at=(10, 10), height=6), dice=[10, 10, 1])
    table.activate("a")
    move(table, (16, 10, "jump"))
    assert table["a"].prone
    assert table.table.heard(Moved) == []
