"""Crossing obstacles: what is stepped onto, crossed at once, or gone round."""

from __future__ import annotations

import pytest

from tapete.games.punk.events.moving import Moved
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.strides import at, block, measure, move, refused, way


def before(wide: float, *, base: int = 25, special: tuple[str, ...] = (), **how: object) -> Fielded:
    """A mini with an obstacle so wide 3 cm ahead of its centre."""
    thing = block(13, 0, wide, 40, **{"height": 3.0, "size": 1, **how})
    table = fielded(pieces=[thing], dice=[1], a=who(at=(10, 20), base=base, special=special))
    table.activate("a")
    return table


@pytest.mark.rule("punk.move.obstacle.size1")
def test_anybody_gets_onto_size_one_for_the_way_on_the_ground() -> None:
    table = before(10)
    move(table, (20, 20))
    assert at(table, "a") == (20, 20, 3)
    assert not table.table.rolled


@pytest.mark.rule("punk.move.obstacle.size2_large_base")
def test_only_large_bases_get_onto_size_two() -> None:
    large = before(12, base=55, size=2, height=6)
    move(large, (20, 20))
    assert at(large, "a") == (20, 20, 6)
    small = before(12, base=40, size=2, height=6)
    assert refused(small, (20, 20))[0] == "punk.move.obstacle.otherwise"


@pytest.mark.rule("punk.move.obstacle.otherwise")
def test_what_is_larger_is_gone_round_or_climbed() -> None:
    table = before(1, size=2, height=5)
    assert refused(table, (20, 20))[0] == "punk.move.obstacle.otherwise"
    table.table.answers += [True]
    move(table, (11.75, 20), (13, 20, "climb"))
    assert at(table, "a") == (13, 20, 5)


@pytest.mark.rule("punk.move.obstacle.narrow")
def test_a_narrow_one_is_crossed_for_the_way_on_the_ground() -> None:
    """punk.example.obstacle_narrow"""
    table = before(2, ground="rough", standable=False)
    move(table, (20, 20))
    assert (at(table, "a"), table.table.rolled) == ((20, 20, 0), [])


@pytest.mark.rule("punk.ruling.obstacle_width")
@pytest.mark.rule("punk.move.obstacle.narrow")
def test_a_narrow_one_is_not_crossed_if_the_base_does_not_clear_it() -> None:
    table = before(2, standable=False)
    assert refused(table, (16, 20))[0] in ("punk.move.must_stand", "punk.move.obstacle.otherwise")
    move(table, (16.25, 20))


@pytest.mark.rule("punk.move.obstacle.wide")
def test_a_wide_one_is_walked_over_and_its_ground_is_felt() -> None:
    """punk.example.obstacle_wide"""
    table = before(6, ground="rough")
    table.table.answers += [True]
    move(table, (19, 20))
    assert (at(table, "a"), len(table.table.rolled)) == ((19, 20, 3), 1)


@pytest.mark.rule("punk.move.obstacle.wide")
def test_a_failed_roll_on_a_wide_one_halves_the_move() -> None:
    table = before(6, ground="rough")
    table.table.dice, table.table.answers = [9], [True, way((15, 20))]
    move(table, (18.5, 20))
    assert at(table, "a") == (15, 20, 3)


@pytest.mark.parametrize(("wide", "rule"), [(2, "narrow"), (6, "wide")])
def test_what_is_told_of_the_way_names_how_it_was_crossed(wide: float, rule: str) -> None:
    table = before(wide)
    move(table, (19, 20))
    assert [one.rule for one in table.table.heard(Moved)] == [f"punk.move.obstacle.{rule}"]


@pytest.mark.rule("punk.move.obstacle.must_stand")
@pytest.mark.parametrize("wide", [6, 2])
def test_what_nobody_can_stand_on_is_crossed_only_where_it_is_narrow(wide: float) -> None:
    """punk.example.obstacle_unstable"""
    table = before(wide, standable=False)
    if wide > 2.5:
        rule, reason = refused(table, (20, 20))
        assert (rule, measure(reason)) == ("punk.move.obstacle.must_stand", (60, 25))
    else:
        move(table, (20, 20))
        assert at(table, "a") == (20, 20, 0)


@pytest.mark.rule("punk.ruling.mounted_loot")
@pytest.mark.rule("punk.special.mounted.limits")
def test_who_rides_crosses_nothing_and_climbs_nothing_but_may_jump() -> None:
    table = before(2, special=("mounted",), ladders=())
    assert refused(table, (20, 20))[0] == "punk.special.mounted.limits"
    assert refused(table, (11.75, 20), (13, 20, "climb"))[0] == "punk.special.mounted.limits"
    pit = fielded(
        pieces=[block(13, 0, 2, 40, barred=True)], a=who(at=(11.75, 20), special=["mounted"])
    )
    pit.activate("a")
    move(pit, (16.25, 20, "jump"))
    assert at(pit, "a") == (16.25, 20, 0)
