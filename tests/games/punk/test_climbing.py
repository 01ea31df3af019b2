"""Climbing walls and ladders, hanging on them, and letting oneself drop."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.events.moving import Fell
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.strides import at, block, measure, move, refused, way

FOOT, TOP = (18.75, 20), (20, 20)


def wall(tall: float, *, on: str = "foot", **given: Any) -> Fielded:
    """A mini at the foot of a house so tall, or at the edge of its roof."""
    dice, answers = given.pop("dice", []), given.pop("answers", [])
    how = {key: given.pop(key) for key in ("ladders", "climbable") if key in given}
    house = block(20, 10, 10, 20, height=tall, size=3, **how)
    places: dict[str, dict[str, Any]] = {
        "foot": {"at": FOOT},
        "top": {"at": TOP, "height": tall},
        "half": {"at": FOOT, "height": tall / 2, "held": True},
    }
    table = fielded(pieces=[house], dice=dice, answers=answers, a=who(**places[on], **given))
    table.activate("a")
    return table


@pytest.mark.rule("punk.move.climb.as_rough")
def test_a_passed_roll_climbs_ten_centimetres() -> None:
    table = wall(10, AG=4, dice=[4], answers=[("punk.ask.climb", True)])
    move(table, (*TOP, "climb"))
    assert at(table, "a") == (*TOP, 10)
    assert [roll.rule for roll in table.table.rolled] == ["punk.move.climb.as_rough"]


@pytest.mark.rule("punk.move.climb.as_rough")
@pytest.mark.parametrize("tries", [True, False])
def test_a_failed_or_declined_roll_climbs_five_and_nobody_falls(tries: bool) -> None:
    rest = way((*FOOT, "climb", 5))
    table = wall(10, AG=4, dice=[5] if tries else [], answers=[tries, rest])
    move(table, (*TOP, "climb"))
    assert (at(table, "a"), table["a"].prone) == ((*FOOT, 5), False)
    assert table.skirmish.active.stumbled is tries


@pytest.mark.rule("punk.ruling.climb_details")
def test_one_roll_for_all_climbing_and_rough_ground_of_an_action() -> None:
    mud = block(0, 0, 20, 40, ground="rough")
    house = block(20, 10, 10, 20, height=5, size=3)
    table = fielded(pieces=[mud, house], dice=[2], answers=[True], a=who(at=(16, 20)))
    table.activate("a")
    move(table, FOOT, (*TOP, "climb"))
    assert (at(table, "a"), len(table.table.rolled)) == ((*TOP, 5), 1)


@pytest.mark.rule("punk.ruling.climb_shift")
def test_up_and_along_share_one_allowance_and_the_shift_is_free() -> None:
    table = wall(6, dice=[1], answers=[True])
    move(table, (*TOP, "climb"), (24, 20))
    assert at(table, "a") == (24, 20, 6)


@pytest.mark.rule("punk.ruling.all_terrain_climb")
@pytest.mark.rule("punk.special.all_terrain")
def test_going_over_everything_is_not_climbing_everything() -> None:
    table = wall(9, special=["all_terrain"], dice=[1], answers=[("punk.ask.climb", True)])
    move(table, (*TOP, "climb"))
    assert len(table.table.rolled) == 1


@pytest.mark.rule("punk.special.climber")
def test_a_climber_needs_no_roll() -> None:
    table = wall(9, special=["climber"])
    move(table, (*TOP, "climb"))
    assert (at(table, "a"), table.table.asked) == ((*TOP, 9), [])


@pytest.mark.rule("punk.move.climb.ladder")
def test_a_ladder_is_good_ground() -> None:
    table = wall(8, ladders=(Point(2000, 2000),), climbable=False)
    move(table, (*TOP, "climb"), (22, 20))
    assert (at(table, "a"), table.table.asked) == ((22, 20, 8), [])


@pytest.mark.rule("punk.special.beast")
@pytest.mark.parametrize("ladders", [(), (Point(2000, 2000),)])
def test_beasts_do_not_climb_not_even_a_ladder(ladders: tuple[Point, ...]) -> None:
    table = wall(4, special=["beast"], ladders=ladders)
    assert refused(table, (*TOP, "climb"))[0] == "punk.special.beast"
    assert all(
        step.how != "climb" for trek in table.ways()["move"].candidates() for step in trek.steps
    )


# --- on the wall


@pytest.mark.rule("punk.move.climbing_position")
def test_one_may_end_on_a_wall_at_a_height_that_is_kept() -> None:
    table = wall(8, answers=[False, way((*FOOT, "climb", 5))])
    move(table, (*TOP, "climb"))
    assert table["a"].at == Place(Point(1875, 2000), 500, held=True)


@pytest.mark.rule("punk.move.climbing_position")
def test_who_hangs_goes_on_up_or_down_or_drops_and_does_nothing_else() -> None:
    table = wall(8, on="half", gear=["crossbow"])
    assert [do.what for do in table.offered()] == ["end"]
    assert table.barred("shoot")[0] == "punk.move.climbing_position"
    assert refused(table, (15, 20))[0] == "punk.move.climbing_position"
    move(table, (*TOP, "climb"))
    assert at(table, "a") == (*TOP, 8)


def test_who_hangs_low_drops_unharmed() -> None:
    table = wall(8, on="half")
    move(table, (*FOOT, "drop"), (12, 20))
    assert (at(table, "a"), table["a"].prone) == ((12, 20, 0), False)


# --- dropping


@pytest.mark.rule("punk.move.climb.drop")
def test_a_drop_of_two_bases_costs_and_harms_nothing() -> None:
    table = wall(5, on="top")
    move(table, (24, 20), TOP, (*FOOT, "drop"), (17, 20))
    assert (at(table, "a"), table["a"].prone, table.table.rolled) == ((17, 20, 0), False, [])
    other = wall(5, on="top")
    move(other, (*FOOT, "drop"), (8.75, 20))
    assert at(other, "a") == (8.75, 20, 0)


@pytest.mark.rule("punk.move.climb.drop_high")
def test_a_higher_drop_is_a_fall() -> None:
    table = wall(8, on="top", D=4, dice=[5, 3])
    move(table, (*FOOT, "drop"))
    assert (at(table, "a"), table["a"].prone) == ((*FOOT, 0), True)
    assert [(one.height, one.strength) for one in table.table.heard(Fell)] == [(800, 2)]


@pytest.mark.rule("punk.move.climb.drop_high")
def test_after_a_high_drop_nobody_walks_on() -> None:
    table = wall(8, on="top")
    assert refused(table, (*FOOT, "drop"), (15, 20))[0] == "punk.move.climb.drop_high"


@pytest.mark.rule("punk.ruling.very_rough_fall_place", "punk.move.terrain.very_rough.fall")
def test_who_stumbles_at_the_top_lies_on_it_and_does_not_hang_there() -> None:
    house = block(20, 10, 10, 20, height=6, size=3, ground="very_rough")
    table = fielded(pieces=[house], dice=[1, 10], answers=[True, "risk"], a=who(at=FOOT))
    table.activate("a")
    move(table, (*TOP, "climb"))
    assert (at(table, "a"), table["a"].at.held, table["a"].prone) == ((*TOP, 6), False, True)
    assert table.offers("stand_up")


@pytest.mark.rule("punk.move.climb.as_rough")
def test_nobody_climbs_where_it_stands_on_the_edge() -> None:
    rule, reason = refused(wall(9, on="top"), (*TOP, "climb"))
    assert (rule, reason.key) == ("punk.move.climb.as_rough", "spaces.refusal.no_wall")


@pytest.mark.rule("punk.move.climbing_position")
@pytest.mark.parametrize("on", ["foot", "top", "half"])
def test_nobody_hangs_as_high_as_the_edge(on: str) -> None:
    """Up there one stands on the roof, and does not come down again for it."""
    _, reason = refused(wall(8, on=on), (*FOOT, "climb", 8))
    assert (reason.key, measure(reason)) == ("spaces.refusal.too_high", (80, 79.9))
