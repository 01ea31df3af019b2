"""Being moved: out of a fire, to the nearest enemy of the combat, to where there is room."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, radians, sin
from typing import Any

import pytest

from tapete.games.punk.events.moving import Displaced
from tapete.games.punk.rules.harm.fleeing import flee
from tapete.games.punk.rules.moving.displacing import join_nearest, put
from tapete.games.punk.rules.moving.room import nearest_free
from tapete.games.punk.state import Marker
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.strides import at, block

WEST = Point(0, 2000)


def in_fire(x: float = 20, **given: Any) -> Fielded:
    """A mini in a fire 5 cm around (20, 20)."""
    dice, pieces, others = given.pop("dice", []), given.pop("pieces", []), given.pop("others", {})
    table = fielded(pieces=pieces, dice=dice, a=who(at=(x, 20), **given), **others)
    table.activate("a")
    return table


def out_of_fire(table: Fielded, source: Point = WEST) -> bool:
    height = table["a"].at.height
    return flee(
        table.skirmish, table["a"], Marker("fire", Place(Point(2000, 2000), height), 500), source
    )


def from_centre(table: Fielded) -> float:
    x, y, _ = at(table, "a")
    return hypot(x - 20, y - 20)


@pytest.mark.rule("punk.special.incendiary.flee")
def test_straight_away_from_where_the_fire_came() -> None:
    table = in_fire(21)
    assert out_of_fire(table)
    x, y, _ = at(table, "a")
    assert (x, y) == (26.26, 20), "no further than it must"
    assert [one.why for one in table.table.heard(Displaced)] == ["fire"]


@pytest.mark.rule("punk.ruling.fire_displacement")
def test_if_that_is_barred_a_little_to_the_side() -> None:
    """punk.ruling.fire_displacement: in steps of 15 degrees."""
    table = in_fire(pieces=[block(24, 19, 1, 2, height=9, size=3)])
    out_of_fire(table)
    x, y, _ = at(table, "a")
    assert x > 20
    assert y != 20
    assert from_centre(table) == pytest.approx(6.26, abs=0.02)


@pytest.mark.rule("punk.special.incendiary.flee", "punk.ruling.fire_displacement")
@pytest.mark.parametrize(
    ("source", "end"), [((21, 5), (21, 26.18)), ((21, 35), (21, 13.82)), ((21, 20), (26.26, 20))]
)
def test_away_from_its_source_or_from_its_middle_if_that_is_where_one_stands(
    source: tuple[int, int], end: tuple[float, float]
) -> None:
    table = in_fire(21)
    out_of_fire(table, Point(source[0] * 100, source[1] * 100))
    assert at(table, "a")[:2] == pytest.approx(end, abs=0.011)


@pytest.mark.rule("punk.ruling.fire_displacement")
@pytest.mark.parametrize("gap", [0, 15, -15, 45, -45, 90, 120, -120, 150, -150, 165, -165, 180])
def test_the_way_out_is_found_wherever_it_is(gap: int) -> None:
    """Enemies stand around, 30 degrees apart, but for the one gap that is wide enough."""
    ring = [radians(gap + sign * turn) for turn in range(45, 180, 30) for sign in (1, -1)]
    others = {
        letter: who(at=(20 + 4 * cos(angle), 20 + 4 * sin(angle)))
        for letter, angle in zip("BCDEFGHIJK", ring, strict=True)
    }
    table = in_fire(others=others)
    out_of_fire(table)
    way = radians(gap)
    assert at(table, "a")[:2] == pytest.approx(
        (20 + 6.26 * cos(way), 20 + 6.26 * sin(way)), abs=0.02
    )


@pytest.mark.rule("punk.ruling.fire_displacement")
def test_of_both_sides_the_nearest_is_tried_15_degrees_at_a_time() -> None:
    table = in_fire(others={"B": who(at=(24, 21))})
    out_of_fire(table)
    way = radians(-30)
    assert at(table, "a")[:2] == pytest.approx(
        (20 + 6.26 * cos(way), 20 + 6.26 * sin(way)), abs=0.02
    )


@pytest.mark.rule("punk.ruling.fire_displacement")
@pytest.mark.parametrize("gap", [0, 0.04])
def test_not_to_where_it_would_just_touch_an_enemy(gap: float) -> None:
    table = in_fire(others={"C": who(at=(28.76 + gap, 20))})
    out_of_fire(table)
    assert not table.skirmish.locked(table["a"])
    assert from_centre(table) == pytest.approx(6.26, abs=0.02)


@pytest.mark.rule("punk.ruling.fire_displacement")
def test_not_over_an_edge_below_which_there_is_no_room() -> None:
    """The house across the lane is taller, and the lane too narrow to fall into."""
    houses = [block(5, 5, 18, 30, height=8, size=3), block(24.5, 0, 30, 40, height=12, size=3)]
    table = in_fire(21, height=8, pieces=houses)
    assert out_of_fire(table)
    assert at(table, "a")[2] == 8
    assert from_centre(table) == pytest.approx(6.26, abs=0.02)


@pytest.mark.rule("punk.ruling.fire_displacement")
def test_not_off_the_table() -> None:
    table = fielded(a=who(at=(2, 20)))
    table.activate("a")
    flee(
        table.skirmish, table["a"], Marker("fire", Place(Point(200, 2000)), 500), Point(4000, 2000)
    )
    x, y, _ = at(table, "a")
    assert hypot(x - 2, y - 20) == pytest.approx(6.26, abs=0.02)


@pytest.mark.rule("punk.ruling.fire_displacement")
def test_out_of_a_combat_and_never_into_another() -> None:
    others = {"B": who(at=(17.5, 20)), "C": who(at=(27.5, 20))}
    table = in_fire(others=others)
    out_of_fire(table)
    assert not table.skirmish.locked(table["a"])
    assert from_centre(table) == pytest.approx(6.26, abs=0.02)


@pytest.mark.rule("punk.general.contradiction")
def test_who_could_only_be_put_beside_an_enemy_stays_and_nobody_is_asked() -> None:
    """punk.example.contradiction"""
    walls = [
        block(16, 17.5, 20, 1.2, height=9, size=3),
        block(16, 21.3, 20, 1.2, height=9, size=3),
        block(16, 17.5, 1, 5, height=9, size=3),
    ]
    table = in_fire(pieces=walls, others={"B": who(at=(28.7, 20))})
    assert out_of_fire(table)
    assert at(table, "a") == (20, 20, 0)
    assert (table.table.asked, table.table.rolled) == ([], [])
    assert [one.rule for one in table.table.heard(Displaced)] == ["punk.general.contradiction"]


@pytest.mark.rule("punk.ruling.fire_displacement")
def test_over_an_edge_one_falls() -> None:
    roof = block(10, 10, 13, 20, height=6, size=3)
    table = in_fire(height=6, pieces=[roof], dice=[9, 1])
    assert out_of_fire(table)
    x, _, height = at(table, "a")
    assert (x, height) == (pytest.approx(24.25, abs=0.06), 0)
    assert table["a"].prone


@pytest.mark.rule("punk.move.terrain.impassable.removed")
def test_into_what_is_impassable_nothing_is_left() -> None:
    table = in_fire(pieces=[block(24, 0, 20, 40, barred=True)])
    assert not out_of_fire(table)
    assert table["a"].out == "removed"
    assert table.skirmish.downed() == []


@pytest.mark.rule("punk.ruling.fire_displacement", "punk.move.terrain.impassable.removed")
def test_a_pit_on_the_way_is_not_crossed() -> None:
    table = in_fire(pieces=[block(22, 0, 2, 40, barred=True)])
    assert not out_of_fire(table)
    assert table["a"].out == "removed"


@pytest.mark.rule("punk.ruling.fire_displacement")
def test_who_hangs_on_a_wall_lets_go() -> None:
    house = block(21.25, 10, 10, 20, height=9, size=3)
    table = in_fire(height=6, held=True, pieces=[house], dice=[9, 1])
    assert out_of_fire(table)
    assert (at(table, "a"), table["a"].prone) == ((20, 20, 0), True)


# --- room


@pytest.mark.rule("punk.ruling.impassable_extent")
@pytest.mark.rule("punk.move.terrain.impassable.removed")
def test_with_its_centre_over_it_a_mini_is_removed_with_less_it_is_shifted_out() -> None:
    acid = block(20, 0, 20, 40, barred=True)
    table = fielded(pieces=[acid], a=who(at=(10, 20)), b=who(at=(10, 30)))
    table.activate("a")
    assert put(table.skirmish, table["a"], Place(Point(1950, 2000)))
    assert at(table, "a")[0] <= 18.75
    assert not put(table.skirmish, table["b"], Place(Point(2050, 2000)))
    assert table["b"].out == "removed"


def test_the_nearest_room_is_right_beside_who_is_there() -> None:
    table = fielded(a=who(at=(50, 50)), B=who(at=(20, 20)))
    table.activate("a")
    spot = nearest_free(table.skirmish, table["a"], Place(Point(2010, 2000)))
    assert spot is not None
    assert hypot(spot.point.x - 2000, spot.point.y - 2000) == pytest.approx(250, abs=12)


# --- into contact


@pytest.mark.rule("punk.combat.multiple.freed")
def test_a_freed_mini_comes_beside_the_nearest_by_the_nearest_side_and_faces_it() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(25.5, 20)), C=who(at=(20, 30)))
    table.activate("a")
    assert join_nearest(table.skirmish, table["a"], [table["C"], table["B"]]) is table["B"]
    assert (at(table, "a"), table["a"].facing) == ((23, 20, 0), 90)
    assert table.skirmish.in_contact(table["a"], table["B"])


def test_of_two_as_near_its_owner_chooses() -> None:
    table = fielded(
        answers=[("punk.ask.join", "C")], a=who(at=(20, 20)), B=who(at=(25, 20)), C=who(at=(15, 20))
    )
    table.activate("a")
    assert join_nearest(table.skirmish, table["a"], [table["B"], table["C"]]) is table["C"]


@pytest.mark.rule("punk.ruling.freed_details")
def test_round_to_the_next_free_side_and_past_whoever_has_none() -> None:
    walls = [block(24, 17, 4, 1.5, height=9, size=3), block(24, 21.5, 4, 1.5, height=9, size=3)]
    table = fielded(
        pieces=walls,
        a=who(at=(15, 20)),
        b=who(at=(23, 20)),
        B=who(at=(25.5, 20)),
        C=who(at=(15, 35)),
        d=who(at=(28, 20)),
    )
    table.activate("a")
    assert join_nearest(table.skirmish, table["a"], [table["B"], table["C"]]) is table["C"]
    assert join_nearest(table.skirmish, table["d"], [table["B"]]) is table["B"]


def test_who_finds_no_place_is_simply_free() -> None:
    walls = [
        block(24, 17, 4, 1.7, height=9, size=3),
        block(24, 21.3, 4, 1.7, height=9, size=3),
        block(22, 17, 2, 6, height=9, size=3),
        block(27, 17, 2, 6, height=9, size=3),
    ]
    table = fielded(pieces=walls, a=who(at=(15, 20)), B=who(at=(25.5, 20)))
    table.activate("a")
    assert join_nearest(table.skirmish, table["a"], [table["B"]]) is None
    assert at(table, "a") == (15, 20, 0)


def test_who_is_joined_while_prone_gets_up() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(25.5, 20), prone=True))
    active = table.activate("a")
    join_nearest(table.skirmish, table["a"], [table["B"]])
    assert (table["B"].prone, active.shaky) == (False, ["B"])


@pytest.mark.rule("punk.combat.multiple.freed", "punk.ruling.freed_details")
def test_past_a_friend_it_comes_to_the_next_place_at_its_side() -> None:
    """With a friend in contact there, 60 degrees aside are the least."""
    table = fielded(a=who(at=(15, 20)), b=who(at=(23, 20)), B=who(at=(25.5, 20)))
    table.activate("a")
    join_nearest(table.skirmish, table["a"], [table["B"]])
    x, y, _ = at(table, "a")
    assert 60 <= degrees(atan2(abs(y - 20), 25.5 - x)) <= 65.5


@pytest.mark.rule("punk.combat.multiple.freed", "punk.measure.contact_vertical")
@pytest.mark.parametrize(("high", "x"), [(2.5, 25.1), (2.6, 15)])
def test_from_the_ground_it_joins_who_stands_up_to_25_mm_higher(high: float, x: float) -> None:
    ledge = block(27.5, 15, 10, 10, height=high, size=2, standable=False)
    table = fielded(pieces=[ledge], a=who(at=(15, 20)), B=who(at=(27.6, 20), height=high))
    table.activate("a")
    join_nearest(table.skirmish, table["a"], [table["B"]])
    assert at(table, "a") == (x, 20, 0)
