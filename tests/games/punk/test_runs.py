"""How many Actions a way takes, what is met on it, and what is told of it."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.events.moving import Moved
from tapete.games.punk.rules.moving.leaping import leaps_left, lift_off
from tapete.games.punk.rules.moving.runs import actions_for
from tapete.games.punk.rules.moving.terrain import Hurdle, hurdles, masters
from tapete.games.punk.state import Item
from tapete.spaces.climbs.journey import Journey, Leg
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import CM, Point
from tapete.spaces.treks.trek import Trek
from tests.games.punk.fielded import fielded, who
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
