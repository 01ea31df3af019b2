"""Rough and very rough ground, and ground nobody enters."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.content.field import field_of
from tapete.games.punk.content.tables import grounds
from tapete.games.punk.events.moving import Moved, Prone, Slowed
from tapete.spaces.boards.scenery import scenery
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.firing import DEADLY, HARMLESS
from tests.games.punk.strides import at, block, move, refused, way

FAR = 60

TYPES = {"", "rough", "very_rough", "impassable", "contaminated"}


def towards(ground: str, after: float, **given: Any) -> Fielded:
    """A mini that comes to some ground after so many cm."""
    edge = 10 + after + 1.25
    dice, answers = given.pop("dice", []), given.pop("answers", [])
    mud = block(edge, 0, FAR, 40, ground=ground)
    table = fielded(pieces=[mud], dice=dice, answers=answers, a=who(at=(10, 20), **given))
    table.activate("a")
    return table


def asked(table: Fielded) -> list[str]:
    return [key.removeprefix("punk.ask.") for _, key, _ in table.table.asked]


@pytest.mark.rule("punk.move.terrain.types")
def test_every_piece_of_ground_is_of_one_of_five_types() -> None:
    for name in grounds():
        board = field_of("brawl", name).board
        assert {getattr(piece, "ground", "") for piece in board.pieces} <= TYPES


@pytest.mark.rule("punk.move.terrain.good")
def test_what_is_not_marked_needs_no_roll() -> None:
    table = towards("", 3)
    move(table, (20, 20))
    assert (at(table, "a"), table.table.rolled) == ((20, 20, 0), [])


# --- rough


@pytest.mark.rule("punk.move.terrain.rough.test")
@pytest.mark.parametrize(("die", "x"), [(4, 20), (5, 15)])
def test_an_agility_roll_keeps_all_of_the_movement(die: int, x: float) -> None:
    """punk.example.rough_after_3cm"""
    rest = way((15, 20))
    table = towards("rough", 3, AG=4, dice=[die], answers=[("punk.ask.rough", True), rest])
    move(table, (20, 20))
    assert at(table, "a") == (x, 20, 0)
    assert table.skirmish.active.stumbled == (die == 5)


@pytest.mark.rule("punk.move.terrain.rough.half")
def test_who_fails_goes_half_as_far_in_all() -> None:
    """punk.example.rough_after_3cm: 2 cm of rough ground after 3 cm of good."""
    table = towards("rough", 3, AG=4, dice=[5], answers=[True, way((15, 20))])
    move(table, (20, 20))
    assert at(table, "a") == (15, 20, 0)
    rest: Any = table.table.asked[-1][2]
    assert asked(table) == ["rough", "rest"]
    assert rest.allowance == 200
    assert rest.refuse(way((15.1, 20))) is not None


@pytest.mark.rule("punk.ruling.terrain_roll_timing")
def test_the_rest_may_be_plotted_anew_but_what_was_gone_stays_gone() -> None:
    table = towards("rough", 3, dice=[9], answers=[True, way((12, 21), facing=270)])
    move(table, (20, 20))
    assert (at(table, "a"), table["a"].facing) == ((12, 21, 0), 270)
    assert [one.path[-1] for one in table.table.heard(Moved)] == [(1300, 2000), (1200, 2100)]


def test_who_does_not_go_on_stays_at_the_edge() -> None:
    table = towards("rough", 3, dice=[9], answers=[True, way(facing=45)])
    move(table, (20, 20))
    assert (at(table, "a"), table["a"].facing) == ((13, 20, 0), 45)


@pytest.mark.rule("punk.ruling.exact_half")
@pytest.mark.rule("punk.move.terrain.rough.edge")
@pytest.mark.parametrize("after", [7, 5])
def test_who_fails_after_more_than_half_stops_at_the_edge(after: float) -> None:
    """punk.example.rough_after_7cm; exactly half is no different: punk.ruling.exact_half"""
    table = towards("rough", after, AG=4, dice=[5], answers=[True])
    move(table, (20, 20))
    assert at(table, "a") == (10 + after, 20, 0)
    assert not table.skirmish.levels.grounds_at(table["a"].at, 125)


@pytest.mark.rule("punk.move.terrain.rough.edge", "punk.move.terrain.rough.half")
@pytest.mark.rule("punk.ruling.exact_half")
@pytest.mark.parametrize(
    ("after", "rule", "left"), [(4.98, "half", [2]), (4.99, "half", [1]), (5, "edge", [])]
)
def test_before_half_the_rest_is_asked_for_and_from_half_on_it_stops(
    after: float, rule: str, left: list[int]
) -> None:
    table = towards("rough", after, answers=[False, way()])
    move(table, (20, 20))
    assert [told.rule for told in table.table.heard(Slowed)] == [f"punk.move.terrain.rough.{rule}"]
    rests: list[Any] = [what for _, key, what in table.table.asked if key == "punk.ask.rest"]
    assert [rest.allowance for rest in rests] == left


@pytest.mark.rule("punk.move.terrain.rough.edge", "punk.move.terrain.rough.test")
def test_of_who_stays_where_it_was_no_way_is_told() -> None:
    table = towards("rough", 0, answers=[False, way()])
    move(table, (20, 20))
    assert at(table, "a") == (10, 20, 0)
    assert not table.table.heard(Moved)


@pytest.mark.rule("punk.move.terrain.rough.edge")
def test_who_stops_at_a_slanting_edge_is_outside_even_if_it_was_almost_there() -> None:
    """The edge is met after 0.16 mm, and the place nearest to that is within the ground."""
    mud = scenery([(928, 1501), (1368, 2557), (2868, 2587), (2428, 1501)], ground="rough")
    table = fielded(pieces=[mud], answers=[False, way()], a=who(at=(10, 20)))
    table.activate("a")
    move(table, (16, 27.24))
    assert at(table, "a") == (10, 20, 0)
    assert not table.skirmish.levels.grounds_at(table["a"].at, 125)


@pytest.mark.rule("punk.move.terrain.rough.edge", "punk.move.no_overlap")
def test_who_must_stop_where_a_friend_stands_goes_back_to_where_there_is_room() -> None:
    mud = block(18.25, 0, FAR, 40, ground="rough")
    table = fielded(pieces=[mud], answers=[False], a=who(at=(10, 20)), b=who(at=(17.5, 20)))
    table.activate("a")
    move(table, (20, 20))
    assert at(table, "a") == (15, 20, 0)


@pytest.mark.rule("punk.los.facing", "punk.move.terrain.rough.half")
def test_who_does_not_get_away_keeps_the_facing_of_its_last_action() -> None:
    table = towards("rough", 5, answers=[False, way()])
    move(table, (15, 20), facing=200)
    move(table, (25, 20))
    assert (at(table, "a"), table["a"].facing) == ((15, 20, 0), 200)


@pytest.mark.rule("punk.move.terrain.rough.test", "punk.ruling.defensive_trigger")
def test_who_is_shot_on_its_way_to_it_is_not_asked_about_it() -> None:
    table = towards("rough", 3, dice=[1, *DEADLY], answers=[("punk.ask.react", ["B", 200])])
    table.state.minis.append(_ready())
    move(table, (20, 20))
    assert (asked(table), table["a"].out, table.table.heard(Slowed)) == (["react"], "downed", [])


@pytest.mark.rule("punk.ruling.defensive_trigger", "punk.move.terrain.rough.test")
def test_who_sets_out_on_rough_ground_may_be_shot_at_once_on_all_of_its_way() -> None:
    shot = ("punk.ask.react", ["B", 500])
    table = towards("rough", -2, AG=10, dice=[10, *HARMLESS], answers=[shot])
    table.state.minis.append(_ready())
    move(table, (20, 20))
    assert (asked(table), at(table, "a")) == (["react"], (20, 20, 0))


def _ready() -> Any:
    """Somebody ready to shoot, 15 cm away."""
    watcher = who(at=(12, 35), gear=["crossbow"], ready=True, P=9)
    return fielded(B=watcher)["B"]


@pytest.mark.rule("punk.move.terrain.rough.optional")
def test_not_to_roll_is_not_to_fail() -> None:
    table = towards("rough", -2, answers=[("punk.ask.rough", False), way((15, 20))])
    move(table, (20, 20))
    assert (at(table, "a"), table.table.rolled) == ((15, 20, 0), [])
    assert not table.skirmish.active.stumbled


def test_a_way_no_longer_than_half_needs_no_roll() -> None:
    table = towards("rough", 3)
    move(table, (15, 20))
    assert (at(table, "a"), asked(table)) == ((15, 20, 0), [])


@pytest.mark.rule("punk.move.terrain.rough.once")
@pytest.mark.parametrize("die", [1, 10])
def test_one_roll_an_action_for_all_rough_ground(die: int) -> None:
    zones = block(12, 0, 1, 40, ground="rough"), block(16, 0, 1, 40, ground="rough")
    table = fielded(pieces=zones, dice=[die], answers=[True, way((15, 20))], a=who(at=(10, 20)))
    table.activate("a")
    move(table, (20, 20))
    assert len(table.table.rolled) == 1
    assert at(table, "a")[0] == (20 if die == 1 else 15)


def test_the_next_action_rolls_anew() -> None:
    table = towards("rough", 3, dice=[1, 1], answers=[True, True])
    move(table, (20, 20))
    move(table, (30, 20))
    assert len(table.table.rolled) == 2


def test_half_of_fifteen_is_seven_and_a_half() -> None:
    table = towards("rough", 3, special=["swift"], answers=[False, way((17.5, 20))])
    move(table, (25, 20))
    assert at(table, "a") == (17.5, 20, 0)


def test_nobody_stops_on_a_friend_at_the_edge() -> None:
    mud = block(18.25, 0, FAR, 40, ground="rough")
    table = fielded(
        pieces=[mud], dice=[9], answers=[True], a=who(at=(10, 20)), b=who(at=(17.5, 20))
    )
    table.activate("a")
    move(table, (20, 20))
    assert at(table, "a") == (15, 20, 0)


# --- very rough


@pytest.mark.rule("punk.move.terrain.very_rough.half")
def test_carefully_half_as_far_without_a_roll() -> None:
    table = towards("very_rough", -2, answers=[("punk.ask.very_rough", "safe"), way((15, 20))])
    move(table, (20, 20))
    assert (at(table, "a"), table.table.rolled) == ((15, 20, 0), [])
    assert [one.ground for one in table.table.heard(Slowed)] == ["very_rough"]


@pytest.mark.rule("punk.move.terrain.very_rough.edge")
def test_carefully_after_more_than_half_one_stops_at_the_edge() -> None:
    table = towards("very_rough", 6, answers=["safe"])
    move(table, (20, 20))
    assert at(table, "a") == (16, 20, 0)
    assert [one.rule for one in table.table.heard(Slowed)] == ["punk.move.terrain.very_rough.edge"]


@pytest.mark.rule("punk.move.terrain.very_rough.risk")
def test_at_risk_all_of_the_movement() -> None:
    table = towards("very_rough", 3, AG=5, dice=[5], answers=["risk"])
    move(table, (20, 20))
    assert at(table, "a") == (20, 20, 0)


@pytest.mark.rule("punk.ruling.very_rough_fall_place")
@pytest.mark.rule("punk.move.terrain.very_rough.fall")
def test_who_risks_it_and_fails_falls_at_the_entry() -> None:
    """punk.ruling.very_rough_fall_place: no height, so no Toughness roll."""
    table = towards("very_rough", 3, AG=5, dice=[6], answers=["risk"])
    move(table, (20, 20))
    assert (at(table, "a"), table["a"].prone) == ((13, 20, 0), True)
    assert len(table.table.rolled) == 1
    assert table.skirmish.active.stumbled
    assert [do.what for do in table.offered()] == ["stand_up", "end"]
    assert "move" not in table.ways()


@pytest.mark.rule("punk.move.terrain.very_rough.once")
def test_one_roll_an_action_for_all_very_rough_ground() -> None:
    zones = block(12, 0, 1, 40, ground="very_rough"), block(16, 0, 1, 40, ground="very_rough")
    table = fielded(pieces=zones, dice=[1], answers=["risk"], a=who(at=(10, 20)))
    table.activate("a")
    move(table, (20, 20))
    assert (at(table, "a")[0], len(table.table.rolled)) == (20, 1)


@pytest.mark.rule("punk.ruling.rough_and_very_rough")
def test_rough_and_very_rough_are_each_handled_once_and_halves_do_not_multiply() -> None:
    zones = block(12, 0, 1, 40, ground="rough"), block(15, 0, 20, 40, ground="very_rough")
    both = fielded(pieces=zones, dice=[1, 1], answers=[True, "risk"], a=who(at=(10, 20)))
    both.activate("a")
    move(both, (20, 20))
    assert (at(both, "a")[0], len(both.table.rolled)) == (20, 2)
    halved = fielded(pieces=zones, dice=[9], answers=[True, way((15, 20))], a=who(at=(10, 20)))
    halved.activate("a")
    move(halved, (20, 20))
    assert (at(halved, "a")[0], asked(halved)) == (15, ["rough", "rest"])


# --- who goes over everything


@pytest.mark.rule("punk.special.all_terrain")
def test_for_some_rough_ground_is_good_and_very_rough_is_rough() -> None:
    rough = towards("rough", 3, special=["all_terrain"])
    move(rough, (20, 20))
    assert (at(rough, "a")[0], asked(rough)) == (20, [])
    very = towards("very_rough", 3, special=["all_terrain"], dice=[9], answers=[True, way()])
    move(very, (20, 20))
    assert (at(very, "a")[0], asked(very)) == (13, ["rough", "rest"])
    assert not very.table.heard(Prone)


# --- impassable


@pytest.mark.rule("punk.move.terrain.impassable.no_move")
def test_nobody_enters_or_climbs_what_is_impassable() -> None:
    acid = block(15, 0, 20, 40, ground="impassable", barred=True)
    cliff = block(5, 0, 3, 40, height=6, size=2, climbable=False)
    table = fielded(pieces=[acid, cliff], a=who(at=(10, 20)))
    table.activate("a")
    rule = "punk.move.terrain.impassable.no_move"
    assert refused(table, (14, 20))[0] == rule
    assert refused(table, (9.25, 20), (8, 20, "climb"))[0] == rule
    move(table, (13.75, 20))
