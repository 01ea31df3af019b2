"""Jumps across gaps, and leaps through the air."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.events.moving import Fell, Moved
from tapete.games.punk.rules.moving.falling import ROLL
from tapete.games.punk.state import Marker
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.strides import at, block, measure, move, refused, way


def roofs(gap: float, lower: float = 0, high: float = 6.2, **given: Any) -> Fielded:
    """A mini at the edge of a roof, and another roof so far away."""
    dice, answers = given.pop("dice", []), given.pop("answers", [])
    pieces = [
        block(10, 10, 10, 20, height=high, size=3),
        block(20 + gap, 10, 15, 20, height=high - lower, size=3),
        *given.pop("pieces", []),
    ]
    others = given.pop("others", {})
    mini = who(at=(20, 20), height=high, **given)
    table = fielded(pieces=pieces, dice=dice, answers=answers, a=mini, **others)
    table.activate("a")
    return table


def jump(table: Fielded, gap: float, *more: Any) -> None:
    move(table, (20 + gap, 20, "jump"), *more)


@pytest.mark.rule("punk.ruling.jump_measure")
@pytest.mark.rule("punk.move.jump.general")
def test_a_jump_needs_movement_for_the_way_across() -> None:
    """punk.ruling.jump_measure: a run-up and a walk after landing are part of the same move."""
    table = roofs(5)
    rule, reason = refused(table, (17, 20), (20, 20), (25, 20, "jump"))
    assert (rule, measure(reason)) == ("punk.move.jump.general", (110, 100))
    jump(table, 5, (29, 20))
    assert at(table, "a") == (29, 20, 6.2)


@pytest.mark.rule("punk.move.jump.general")
@pytest.mark.parametrize(
    "ground",
    [
        [],
        [block(22, 15, 2, 10, ground="very_rough")],
        [block(22, 15, 4, 10, height=1, size=1)],
        [block(22, 15, 3, 10, height=0, barred=True)],
    ],
    ids=["flat", "swamp", "low wall", "pit further on"],
)
def test_a_jump_goes_from_edge_to_edge_of_a_gap(ground: list[Any]) -> None:
    """Line 351: gaps are jumped; open ground, swamps and obstacles are not."""
    table = fielded(pieces=ground, a=who(at=(20, 20)))
    table.activate("a")
    assert refused(table, (28, 20, "jump"))[0] == "punk.move.jump.general"


@pytest.mark.rule("punk.move.jump.general")
def test_a_roof_is_not_flown_over() -> None:
    table = roofs(3)
    assert refused(table, (25.5, 20, "jump"))[0] == "punk.move.jump.general"
    move(table, (23, 20, "jump"), (25.5, 20))
    assert at(table, "a") == (25.5, 20, 6.2)


@pytest.mark.rule("punk.move.jump.landing_height")
@pytest.mark.parametrize(
    ("lower", "needs"), [(5, None), (5.1, (51, 50)), (0, None), (-0.1, (63, 62))]
)
def test_down_by_two_bases_at_most_and_never_up(
    lower: float, needs: tuple[float, float] | None
) -> None:
    table = roofs(4, lower)
    if needs is None:
        jump(table, 4)
        assert at(table, "a") == (24, 20, pytest.approx(6.2 - lower))
    else:
        rule, reason = refused(table, (24, 20, "jump"))
        assert (rule, measure(reason)) == ("punk.move.jump.landing_height", needs)


@pytest.mark.rule("punk.move.jump.free")
def test_gaps_of_two_bases_need_no_roll() -> None:
    table = roofs(5)
    jump(table, 5)
    assert (at(table, "a"), table.table.rolled) == ((25, 20, 6.2), [])


@pytest.mark.rule("punk.move.jump.test")
def test_gaps_of_up_to_three_bases_need_an_agility_roll() -> None:
    """punk.example.jump_60mm: 60 mm wide, 30 mm down."""
    table = roofs(6, 3, AG=4, dice=[4])
    jump(table, 6)
    assert at(table, "a") == (26, 20, pytest.approx(3.2))
    assert [roll.rule for roll in table.table.rolled] == ["punk.move.jump.test"]


@pytest.mark.rule("punk.move.jump.test_hard")
@pytest.mark.parametrize(("die", "made"), [(3, True), (4, False)])
def test_gaps_of_up_to_four_bases_need_one_at_minus_two(die: int, made: bool) -> None:
    table = roofs(9, AG=5, D=9, dice=[die, 10, 1])
    jump(table, 9)
    assert (at(table, "a") == (29, 20, 6.2)) is made
    assert table["a"].prone is not made


@pytest.mark.rule("punk.move.jump.max")
def test_wider_gaps_cannot_be_jumped() -> None:
    wide = roofs(10.1, special=["swift"])
    rule, reason = refused(wide, (30.1, 20, "jump"))
    assert (rule, measure(reason)) == ("punk.move.jump.max", (101, 100))
    table = roofs(10, special=["swift"], AG=5, dice=[3])
    jump(table, 10)
    assert at(table, "a") == (30, 20, 6.2)


@pytest.mark.rule("punk.ruling.jump_fall_place")
@pytest.mark.rule("punk.move.jump.fail")
def test_who_fails_falls_into_the_gap() -> None:
    """punk.example.jump_60mm, punk.ruling.jump_fall_place: beside the edge it jumped from."""
    table = roofs(6, AG=4, D=4, dice=[5, 5, 3])
    jump(table, 6, (27, 20))
    assert at(table, "a") == (pytest.approx(21.25, abs=0.05), 20, 0)
    assert (table["a"].prone, table["a"].out) == (True, "")
    assert [(one.height, one.strength) for one in table.table.heard(Fell)] == [(620, 2)]
    assert table.table.rolled[1].rule == ROLL
    assert not table.skirmish.active.stumbled


@pytest.mark.rule("punk.ruling.fall_on_minis")
def test_who_falls_where_somebody_is_lands_beside_them() -> None:
    below = {"b": who(at=(21.25, 20))}
    table = roofs(6, AG=4, dice=[5, 9, 1], others=below)
    jump(table, 6)
    assert table.skirmish.gap(table["a"], table["b"]) < 15
    assert (at(table, "a")[2], table["a"].prone) == (0, True)


@pytest.mark.rule("punk.ruling.fall_on_minis")
def test_who_falls_beside_an_enemy_is_up_again_at_once() -> None:
    """punk.ruling.fall_on_minis: no hit for the one below."""
    below = {"B": who(at=(22, 22.2))}
    table = roofs(6, AG=4, dice=[5, 9, 1], others=below)
    jump(table, 6)
    if table.skirmish.locked(table["a"]):
        assert not table["a"].prone
        assert table.skirmish.active.shaky == ["a"]
    assert table["B"].out == ""


def test_who_falls_into_what_is_impassable_is_gone() -> None:
    pit = block(20, 10, 6, 20, barred=True, ground="impassable")
    table = roofs(6, AG=4, dice=[5], pieces=[pit])
    jump(table, 6)
    assert table["a"].out == "removed"


def test_a_pit_in_the_ground_swallows_who_fails() -> None:
    pit = block(20, 0, 6, 40, barred=True, ground="impassable")
    table = fielded(pieces=[pit], dice=[5], a=who(at=(18.75, 20), AG=4))
    table.activate("a")
    move(table, (27.25, 20, "jump"))
    assert table["a"].out == "removed"


@pytest.mark.rule("punk.ruling.impassable_extent")
def test_over_a_pit_nothing_of_it_is_felt() -> None:
    pit = block(20, 0, 4, 40, barred=True, ground="impassable")
    table = fielded(pieces=[pit], a=who(at=(18.75, 20)))
    table.activate("a")
    move(table, (25.25, 20, "jump"))
    assert at(table, "a") == (25.25, 20, 0)


# --- leaps


def leaper(**given: Any) -> Fielded:
    pieces = given.pop("pieces", [])
    others = given.pop("others", {})
    mini = who(at=(10, 20), special=["leap"], **given)
    table = fielded(pieces=pieces, a=mini, **others)
    table.activate("a")
    return table


@pytest.mark.rule("punk.special.leap.three_d")
def test_movement_in_three_dimensions() -> None:
    table = leaper(pieces=[block(18, 10, 10, 20, height=6, size=3)])
    assert refused(table, (10, 20, "leap", 4))[0] == "punk.move.must_stand"
    move(table, (18, 20, "leap"))
    assert (at(table, "a"), table.table.rolled) == ((18, 20, 6), [])


@pytest.mark.rule("punk.special.leap.three_d")
def test_who_cannot_leap_does_not() -> None:
    table = fielded(a=who(at=(10, 20)))
    table.activate("a")
    assert refused(table, (15, 20, "leap"))[0] == "punk.special.leap.three_d"
    assert "leap" not in table.ways()


@pytest.mark.rule("punk.special.leap.three_d")
def test_over_enemies_and_walls_but_the_landing_must_be_free() -> None:
    fence = block(13, 0, 1, 40, height=2, size=2)
    table = leaper(pieces=[fence], others={"B": who(at=(15.5, 20))})
    over = (11.7, 20, "leap", 2), (15.3, 20, "leap", 2), (18.1, 20, "leap", 0)
    assert refused(table, *over[:2], (16, 20, "leap", 0))[0] == "punk.move.enemies_block"
    move(table, *over)
    assert at(table, "a") == (18.1, 20, 0)


@pytest.mark.rule("punk.special.leap.ignore_terrain")
def test_who_only_leaps_feels_no_rough_ground() -> None:
    table = leaper(pieces=[block(14, 0, 30, 40, ground="rough")])
    move(table, (20, 20, "leap"))
    assert (at(table, "a"), table.table.asked) == ((20, 20, 0), [])


@pytest.mark.rule("punk.special.leap.ignore_terrain")
@pytest.mark.parametrize(
    "steps", [[(15, 20, "leap"), (20, 20)], [(12, 20), (20, 20, "leap")]], ids=["after", "before"]
)
def test_who_also_walks_feels_it(steps: list[Any]) -> None:
    table = leaper(pieces=[block(14, 0, 30, 40, ground="rough")])
    table.table.answers += [True]
    table.table.dice += [1]
    move(table, *steps)
    assert (at(table, "a")[0], len(table.table.rolled)) == (20, 1)


@pytest.mark.rule("punk.special.leap.super")
def test_two_actions_make_one_great_leap() -> None:
    """punk.example.super_leap"""
    pit = block(13, 0, 15, 40, barred=True)
    table = leaper(pieces=[pit])
    assert measure(refused(table, (30.1, 20, "leap"), by="leap")[1]) == (201, 200)
    move(table, (30, 20, "leap"), by="leap")
    assert at(table, "a") == (30, 20, 0)
    assert table.skirmish.active.left == 0
    assert [one.far for one in table.table.heard(Moved)] == [2000]


@pytest.mark.rule("punk.special.leap.super")
def test_a_short_leap_takes_one_action_and_no_steps_on_foot() -> None:
    table = leaper()
    assert refused(table, (15, 20), by="leap")[0] == "punk.special.leap.super"
    move(table, (19, 20, "leap"), by="leap")
    assert table.skirmish.active.left == 1


@pytest.mark.rule("punk.ruling.leap_assault")
def test_landing_from_high_up_is_no_fall() -> None:
    tower = block(5, 10, 5, 20, height=9, size=3)
    table = fielded(pieces=[tower], a=who(at=(10, 20), height=9, special=["leap"]))
    table.activate("a")
    move(table, (13, 20, "leap"))
    assert (at(table, "a"), table["a"].prone, table.table.rolled) == ((13, 20, 0), False, [])


def test_the_rest_of_a_way_may_be_leapt() -> None:
    table = leaper(pieces=[block(14, 0, 30, 40, ground="rough")])
    table.table.answers += [False, way((15, 20, "leap"))]
    move(table, (18, 20))
    assert at(table, "a") == (15, 20, 0)


@pytest.mark.rule("punk.special.incendiary.enter", "punk.move.jump.fail")
def test_who_falls_into_a_gap_that_burns_burns() -> None:
    table = roofs(6, dice=[10, 10, 1, 1, 10])
    table.state.markers.append(Marker("fire", Place(Point(2300, 2000)), 500, 4))
    jump(table, 6)
    assert table["a"].prone
    assert [roll.rule for roll in table.table.rolled][1:] == [ROLL, "punk.impact.roll"]


@pytest.mark.rule("punk.ruling.very_rough_fall_place", "punk.move.terrain.very_rough.fall")
def test_who_stumbles_where_it_lands_lies_there() -> None:
    pieces = [
        block(10, 10, 10, 20, height=6, size=3),
        block(25, 10, 15, 20, height=6, size=3, ground="very_rough"),
    ]
    table = fielded(pieces=pieces, dice=[10], answers=["risk"], a=who(at=(20, 20), height=6))
    table.activate("a")
    jump(table, 5, (28, 20))
    assert (at(table, "a"), table["a"].prone) == ((25, 20, 6), True)


@pytest.mark.rule("punk.move.jump.general")
def test_a_place_just_off_an_edge_by_rounding_is_no_gap() -> None:
    table = roofs(5)
    table["a"].at = Place(Point(2001, 2000), 620)
    rule, reason = refused(table, (20.01, 25, "jump"))
    assert (rule, reason.key) == ("punk.move.jump.general", "spaces.refusal.no_gap")
