"""Measuring, arcs and lines of sight."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from tapete.games.punk.rules.moving.measuring import measured
from tapete.games.punk.rules.sight.behind import between
from tapete.games.punk.rules.sight.bodies import spot
from tapete.games.punk.rules.sight.sight import Body, body_of, hidden, in_arc, sees_place
from tapete.games.punk.world import disc
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import CM, Point
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.scenes import EAST, NORTH, SOUTH, WEST, block, sees


def at(x: float, y: float, height: float = 0) -> Place:
    return Place(Point(round(x * CM), round(y * CM)), round(height * CM))


def wall(x: float, size: int, start: float = 10, end: float = 30) -> Scenery:
    """A long wall across the way from west to east."""
    return block(f"{size}M", x, start, 0.5, end - start)


def facing_each_other(*pieces: Scenery, base: int = 25, other: int = 25) -> Fielded:
    """20 cm from each other, a from the west and B from the east."""
    return fielded(
        pieces=pieces,
        a=who(at=(20, 20), facing=EAST, base=base),
        B=who(at=(40, 20), facing=WEST, base=other),
    )


# --- measuring


@pytest.mark.rule("punk.measure.between_minis")
def test_minis_are_measured_from_edge_to_edge() -> None:
    """punk.example.measure_minis"""
    table = fielded(a=who(at=(20, 20)), B=who(at=(32.5, 20)), C=who(at=(20, 40), base=55))
    assert measured(body_of(table["a"]), body_of(table["B"])).length == 10 * CM
    assert table.skirmish.gap(table["a"], table["B"]) == 10 * CM
    assert measured(body_of(table["a"]), body_of(table["C"])).length == 1600


@pytest.mark.rule("punk.measure.free")
def test_anybody_measures_anything_at_any_time_and_nothing_changes() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(30, 20)))
    for active in ("a", "B"):
        table.activate(active)
        before = msgspec.json.encode(table.state)
        assert measured(at(10, 10), at(10, 14)).length == 4 * CM
        assert measured(body_of(table["a"]), at(20, 25)).length == 5 * CM - 125
        assert measured(body_of(table["B"]), body_of(table["a"])).length == 10 * CM - 250
        assert msgspec.json.encode(table.state) == before


@pytest.mark.rule("punk.ruling.distance_3d")
def test_what_is_higher_is_further_away() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(30.5, 20), height=6))
    assert measured(body_of(table["a"]), body_of(table["B"])).length == 10 * CM


@pytest.mark.rule("punk.measure.contact_vertical")
@pytest.mark.parametrize(("height", "touch"), [(0, True), (2.5, True), (2.51, False)])
def test_bases_flush_with_each_other_touch_up_to_25_mm_of_height(
    height: float, touch: bool
) -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(22.5, 20), height=height))
    assert table.skirmish.in_contact(table["a"], table["B"]) is touch
    assert measured(body_of(table["a"]), body_of(table["B"])).contact is touch


@pytest.mark.rule("punk.ruling.contact_tolerance")
@pytest.mark.parametrize(("gap", "touch"), [(0.05, True), (0.06, False)])
def test_half_a_millimetre_apart_is_in_contact(gap: float, touch: bool) -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(22.5 + gap, 20)))
    assert table.skirmish.in_contact(table["a"], table["B"]) is touch


@pytest.mark.rule("punk.base.round")
def test_a_base_of_40_mm_is_a_disc_of_20_mm_radius() -> None:
    table = fielded(a=who(at=(20, 20), base=40))
    assert disc(table["a"]).radius == 2 * CM
    assert body_of(table["a"]).size == 4 * CM


# --- the arc


@pytest.mark.rule("punk.ruling.arc_partial")
@pytest.mark.rule("punk.los.arc")
@pytest.mark.parametrize(
    ("x", "y", "inside"),
    [
        (20, 10, True),
        (40, 19, True),
        (40, 20, True),
        (40, 21.24, True),
        (40, 21.25, False),
        (20, 30, False),
        (0, 21.3, False),
    ],
)
def test_half_of_the_table_is_in_front(x: float, y: float, inside: bool) -> None:
    """Any part of a base strictly in front is enough: punk.ruling.arc_partial"""
    eye = Body("a", at(20, 20), 125, NORTH)
    assert in_arc(eye, Body("B", at(x, y), 125)) is inside
    assert in_arc(eye, Body("B", at(x, y, 8), 125)) is inside


@pytest.mark.rule("punk.los.arc")
@pytest.mark.parametrize("facing", range(0, 360, 30))
def test_the_arc_turns_with_the_facing(facing: int) -> None:
    eye = Body("a", at(20, 20), 125, facing)
    ahead = {0: (20, 10), 90: (30, 20), 180: (20, 30), 270: (10, 20)}
    for bearing, (x, y) in ahead.items():
        off = abs((bearing - facing + 180) % 360 - 180)
        assert in_arc(eye, Body("B", at(x, y), 0)) is (off < 90)


@pytest.mark.rule("punk.los.facing")
def test_who_turns_sees_something_else() -> None:
    table = facing_each_other()
    assert sees(table, "a", "B")
    table["a"].facing = WEST
    assert not sees(table, "a", "B")
    assert sees(table, "B", "a")


# --- lines of sight


@pytest.mark.rule("punk.los.condition")
@pytest.mark.parametrize(
    ("target", "seen"),
    [
        (who(at=(20, 40), facing=NORTH), False),
        (who(at=(20, 5), base=40), True),
        (who(at=(40, 19)), False),
        (who(at=(5, 15)), True),
    ],
    ids=["los_a", "los_b", "los_c", "los_d"],
)
def test_the_cardinal_looks_around(target: dict[str, object], seen: bool) -> None:
    """Behind it; in the open; behind size 2; behind size 1.

    punk.example.los_a, punk.example.los_b, punk.example.los_c, punk.example.los_d
    """
    tall, low = wall(30, 2, 5, 25), wall(12, 1, 5, 25)
    table = fielded(pieces=[tall, low], a=who(at=(20, 20), facing=NORTH), B=target)
    assert sees(table, "a", "B") is seen


@pytest.mark.rule("punk.los.condition")
@pytest.mark.parametrize(("size", "seen"), [(1, True), (2, False), (3, False)])
def test_a_small_base_is_hidden_by_size_2(size: int, seen: bool) -> None:
    assert sees(facing_each_other(wall(30, size)), "a", "B") is seen


@pytest.mark.rule("punk.ruling.cover_asymmetric_hiding")
@pytest.mark.rule("punk.los.reciprocal")
@pytest.mark.parametrize("size", [1, 2, 3])
@pytest.mark.parametrize(("base", "other"), [(25, 25), (25, 55), (40, 55), (55, 55)])
def test_hiding_is_mutual(size: int, base: int, other: int) -> None:
    """The smaller base decides for both: punk.ruling.cover_asymmetric_hiding"""
    table = facing_each_other(wall(30, size), base=base, other=other)
    hides = size == 3 or (size == 2 and min(base, other) <= 40)
    assert sees(table, "a", "B") is sees(table, "B", "a") is not hides


@pytest.mark.rule("punk.los.reciprocal")
def test_arcs_are_not_mutual() -> None:
    table = facing_each_other()
    table["B"].facing = EAST
    assert sees(table, "a", "B")
    assert not sees(table, "B", "a")


@pytest.mark.rule("punk.ruling.cover_asymmetric_hiding")
def test_facing_does_not_hide() -> None:
    """A front that lacks the only free line still sees: punk.ruling.cover_asymmetric_hiding"""
    corner = wall(30, 3, 19, 30)
    for facing in (NORTH, EAST, SOUTH):
        table = facing_each_other(corner)
        table["a"].facing = facing
        assert sees(table, "a", "B")


@pytest.mark.rule("punk.ruling.los_minis")
def test_minis_hide_nobody() -> None:
    table = fielded(
        a=who(at=(20, 20), facing=EAST), b=who(at=(30, 20), base=55), B=who(at=(35, 20))
    )
    assert sees(table, "a", "B")


@pytest.mark.rule("punk.ruling.parabolic_los")
def test_a_place_is_looked_at_as_a_small_base() -> None:
    table = facing_each_other(wall(30, 2, 10, 20))
    skirmish, eye = table.skirmish, body_of(table["a"])
    assert sees_place(skirmish, eye, at(40, 20))
    assert not sees_place(skirmish, eye, at(40, 12))
    assert not sees_place(skirmish, eye, at(10, 20))
    assert spot(at(40, 20)).size == 250


def test_what_is_hidden_is_worked_out_for_each_table() -> None:
    """The same places on two tables."""
    open_table, walled = facing_each_other(), facing_each_other(wall(30, 3))
    for table, expected in ((open_table, False), (walled, True), (open_table, False)):
        one, other = body_of(table["a"]), body_of(table["B"])
        assert hidden(table.skirmish, one, other) is expected


@pytest.mark.rule("punk.ruling.behind_timing")
@pytest.mark.parametrize("far", [2, 3, 7.5])
def test_no_centimetre_of_a_way_goes_unwatched(far: float) -> None:
    way = [at(20, 20), *between(at(20, 20), at(20 + far, 20)), at(20 + far, 20)]
    assert all(after.point.x - before.point.x <= CM for before, after in pairwise(way))


@pytest.mark.rule("punk.ruling.cover_under_target")
def test_nothing_is_between_a_mini_and_where_it_stands() -> None:
    table = facing_each_other(wall(30, 3))
    assert not hidden(table.skirmish, body_of(table["a"]), spot(table["a"].at))
    assert not hidden(table.skirmish, body_of(table["a"]), spot(at(22, 20)))
