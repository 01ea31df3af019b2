"""Moving: how far, past whom, through which gaps, and how one stands at the end."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.events.moving import Moved, Turned
from tapete.games.punk.rules.moving.moving import go, treks
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.strides import at, block, measure, move, refused, way


def alone(**given: object) -> Fielded:
    """One mini in the open."""
    table = fielded(a=who(at=(20, 20), **given))  # type: ignore[arg-type]
    table.activate("a")
    return table


@pytest.mark.rule("punk.move.distance")
def test_ten_centimetres_and_no_more() -> None:
    table = alone()
    rule, reason = refused(table, (30.5, 20))
    assert (rule, measure(reason)) == ("punk.move.distance", (105, 100))
    move(table, (30, 20))
    assert at(table, "a") == (30, 20, 0)
    assert table.skirmish.active.left == 1


@pytest.mark.rule("punk.measure.movement_same_point")
@pytest.mark.parametrize("base", [25, 40, 55])
def test_the_way_of_the_centre_is_measured_whatever_the_base(base: int) -> None:
    """punk.example.measure_move"""
    table = alone(base=base)
    assert measure(refused(table, (20, 24), (26.1, 24))[1]) == (101, 100)
    move(table, (20, 24), (26, 24))
    assert at(table, "a") == (26, 24, 0)


@pytest.mark.rule("punk.special.swift")
def test_the_swift_go_fifteen() -> None:
    table = alone(special=["swift"])
    assert measure(refused(table, (35.1, 20))[1]) == (151, 150)
    move(table, (35, 20))
    assert at(table, "a") == (35, 20, 0)


def test_who_was_moved_meanwhile_goes_on_from_where_it_is() -> None:
    """A fire of its own made it step aside before it moves."""
    table = alone()
    table["a"].at = Place(Point(2500, 2000))
    move(table, (25, 15))
    assert table["a"].facing == 0
    assert [(p.point.x, p.point.y) for p in table.skirmish.active.trail][1:] == [
        (2500, 2000),
        (2500, 1500),
    ]


def test_where_it_went_is_kept_and_told() -> None:
    table = alone()
    move(table, (20, 24), (23, 24))
    assert [(p.point.x, p.point.y) for p in table.skirmish.active.trail] == [
        (2000, 2000),
        (2000, 2400),
        (2300, 2400),
    ]
    told = table.table.heard(Moved)
    assert [(one.far, one.path) for one in told] == [
        (700, ((2000, 2000), (2000, 2400), (2300, 2400)))
    ]


# --- facing


@pytest.mark.rule("punk.los.facing")
def test_at_the_end_of_a_move_one_faces_as_one_likes() -> None:
    table = alone()
    move(table, (25, 20), facing=200)
    assert table["a"].facing == 200
    move(table, (25, 25))
    assert table["a"].facing == 180


def test_to_turn_on_the_spot_is_a_move_of_no_length() -> None:
    table = alone()
    move(table, facing=90)
    assert (table["a"].facing, at(table, "a")) == (90, (20, 20, 0))
    assert table.skirmish.active.left == 1
    assert table.table.heard(Turned)


# --- others


@pytest.mark.rule("punk.move.through_friends")
def test_friends_are_passed_through_for_nothing() -> None:
    table = fielded(a=who(at=(20, 20)), b=who(at=(24, 20)))
    table.activate("a")
    move(table, (30, 20))
    assert at(table, "a") == (30, 20, 0)


@pytest.mark.rule("punk.ruling.pass_friend_gap")
@pytest.mark.rule("punk.move.through_friends")
def test_a_friend_in_a_gap_steps_aside() -> None:
    walls = block(24, 0, 3, 18.75, height=9), block(24, 21.25, 3, 60, height=9)
    table = fielded(pieces=walls, a=who(at=(20, 20)), b=who(at=(25.5, 20)))
    table.activate("a")
    move(table, (30, 20))
    assert at(table, "a") == (30, 20, 0)


@pytest.mark.rule("punk.move.enemies_block")
def test_enemies_are_neither_passed_nor_touched() -> None:
    walls = block(24, 0, 3, 18, height=9), block(24, 22, 3, 60, height=9)
    table = fielded(pieces=walls, a=who(at=(20, 20)), B=who(at=(25.5, 20)))
    table.activate("a")
    rule, reason = refused(table, (30, 20))
    assert (rule, reason.key) == ("punk.move.enemies_block", "spaces.refusal.over")


@pytest.mark.rule("punk.ruling.enemy_block")
@pytest.mark.rule("punk.move.enemies_block")
def test_there_is_no_zone_around_enemies() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(25, 22.51)))
    table.activate("a")
    move(table, (30, 20))
    assert at(table, "a") == (30, 20, 0)


@pytest.mark.rule("punk.move.no_overlap")
@pytest.mark.parametrize("other", ["b", "B"])
def test_nobody_ends_on_another(other: str) -> None:
    seat = 0 if other == "b" else 1
    table = fielded(a=who(at=(20, 20)), b=who(at=(26, 20), seat=seat))
    table.activate("a")
    rule, reason = refused(table, (25, 20))
    assert rule in ("punk.move.no_overlap", "punk.move.enemies_block")
    if other == "b":
        assert measure(reason) == (25, 10)


@pytest.mark.rule("punk.downed.no_ending_on", "punk.downed.no_obstruction")
def test_nobody_ends_on_the_downed_either_but_they_are_stepped_over() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(26, 20), out="downed"))
    table.activate("a")
    assert refused(table, (25, 20))[0] == "punk.downed.no_ending_on"
    move(table, (30, 20))


@pytest.mark.rule("punk.ruling.contact_tolerance")
def test_a_move_that_would_just_touch_an_enemy_stops_short() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(26, 20)))
    table.activate("a")
    move(table, (23.47, 20))
    assert not table.skirmish.locked(table["a"])
    assert table.skirmish.gap(table["a"], table["B"]) == pytest.approx(6, abs=0.5)


# --- gaps and standing


@pytest.mark.rule("punk.move.gap_width")
@pytest.mark.parametrize(
    ("gap", "base", "fits"), [(2.5, 25, True), (2.5, 40, False), (2.4, 25, False)]
)
def test_a_base_must_fit_through_a_gap(gap: float, base: int, fits: bool) -> None:
    """punk.example.gap_25mm"""
    low = 20 - gap / 2
    walls = block(24, 0, 3, low, height=9), block(24, low + gap, 3, 60, height=9)
    table = fielded(pieces=walls, a=who(at=(20, 20), base=base))
    table.activate("a")
    if fits:
        move(table, (30, 20))
        assert at(table, "a") == (30, 20, 0)
    else:
        rule, reason = refused(table, (30, 20))
        assert (rule, measure(reason)) == ("punk.move.gap_width", (base, gap * 10))


@pytest.mark.rule("punk.move.must_stand")
def test_one_ends_only_where_one_stands() -> None:
    wall = block(24, 0, 1, 40, height=2, size=1, standable=False, name="wall")
    table = fielded(pieces=[wall], a=who(at=(20, 20)))
    table.activate("a")
    assert refused(table, (24.5, 20))[0] == "punk.move.must_stand"
    move(table, (27, 20))


@pytest.mark.rule("punk.ruling.standing_support")
@pytest.mark.rule("punk.move.must_stand")
def test_the_centre_must_be_over_the_surface() -> None:
    roof = block(20, 20, 10, 10, height=4, size=2)
    table = fielded(pieces=[roof], a=who(at=(25, 25), height=4))
    table.activate("a")
    assert refused(table, (30.5, 25))[0] == "punk.move.must_stand"
    move(table, (30, 25))
    assert at(table, "a") == (30, 25, 4)


# --- Move Actions


@pytest.mark.rule("punk.action.move_family")
@pytest.mark.parametrize("what", ["walk", "turn", "jump", "climb", "stand_up"])
def test_every_kind_of_moving_may_be_reacted_to(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def react(skirmish: object, mover: object, *stretch: object) -> bool:
        seen.append(what)
        return True

    monkeypatch.setattr("tapete.games.punk.rules.moving.progress.react", react)
    monkeypatch.setattr("tapete.games.punk.rules.shooting.defensive.react", react)
    tower = block(21.25, 10, 10, 20, height=4, size=2)
    pit = block(13, 10, 2, 20, barred=True)
    table = fielded(pieces=[tower, pit], a=who(at=(20, 20), C=None, prone=what == "stand_up"))
    table.table.answers += [False, 0] if what == "climb" else [0]
    table.activate("a")
    ways: dict[str, list[Any]] = {
        "walk": [(20, 22)],
        "turn": [],
        "jump": [(16.25, 20), (11.75, 20, "jump")],
        "climb": [(20, 20, "climb", 3)],
    }
    if what == "stand_up":
        table.do("stand_up")
    else:
        move(table, *ways[what], facing=10)
    assert seen
    assert table.skirmish.active.left == 1


@pytest.mark.rule("punk.action.move_family")
def test_who_touches_an_enemy_or_lies_prone_does_not_just_walk_away() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(22.5, 20)), c=who(at=(50, 50), prone=True))
    table.activate("a")
    assert "move" not in table.ways()
    table.activate("c")
    assert "move" not in table.ways()


def test_a_way_is_gone_stretch_by_stretch_between_what_happens_on_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[tuple[float, float]] = []

    def react(skirmish: object, mover: object, way: object, start: float, end: float) -> bool:
        seen.append((start, end))
        return True

    monkeypatch.setattr("tapete.games.punk.rules.moving.progress.react", react)
    mud = block(24.25, 0, 20, 40, ground="rough")
    table = fielded(pieces=[mud], dice=[1], answers=[True], a=who(at=(20, 20)))
    table.activate("a")
    move(table, (30, 20))
    assert [(round(start), round(end)) for start, end in seen] == [(0, 300), (300, 1000)]


def test_who_is_shot_down_on_the_way_gets_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    def react(skirmish: Skirmish, mover: Mini, *stretch: object) -> bool:
        mover.at = Place(Point(2400, 2000))
        mover.out = "downed"
        return False

    monkeypatch.setattr("tapete.games.punk.rules.moving.progress.react", react)
    table = alone()
    move(table, (30, 20))
    assert (at(table, "a"), table["a"].out) == ((24, 20, 0), "downed")


def test_who_is_not_free_to_choose_goes_on_as_it_meant_to_as_far_as_it_gets() -> None:
    mud = block(24.25, 0, 20, 40, ground="rough")
    table = fielded(pieces=[mud], dice=[9], answers=[True], a=who(at=(20, 20)))
    table.activate("a")
    skirmish = table.skirmish
    trek = treks(skirmish, table["a"], 1000).read(way((30, 20)))
    go(skirmish, table["a"], trek, free=False)
    assert at(table, "a") == (25, 20, 0)


def test_nothing_is_rolled_or_asked_on_good_ground() -> None:
    table = alone()
    move(table, (29, 20))
    assert isinstance(table.table, ScriptedTable)
    assert not table.table.rolled
    assert not table.table.asked
