"""The fate die and both its tables, row by row."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.darkness.events.goods import Saw, Stole
from tapete.games.darkness.events.story import Allowed, FateCancelled, FateFell, FateSpared
from tapete.games.darkness.rules.checks.check import check, needed
from tapete.games.darkness.rules.harm import healing
from tapete.games.darkness.state import Laid
from tapete.spaces.tiles.city import START
from tests.games.darkness.nights import (
    ASKED,
    BACK,
    FRONT,
    FRONT_IN,
    FRONT_OUT,
    Scene,
    do,
    go,
    person,
    scene,
    sq,
)

NOTHING = [1, 2, 4]
ROWS = {2: (1, 1), 3: (1, 2), 4: (1, 3), 5: (1, 4), 6: (1, 5), 7: (1, 6), 8: (2, 6), 9: (3, 6),
        10: (4, 6), 11: (5, 6), 12: (6, 6)}  # fmt: skip
APART = sq(5, 5)
"""Far from everybody inside."""


def bad(night: Scene, row: int, *answers: Any, dice: Any = ()) -> Scene:
    """A movement roll of level 0 with a 1 on the fate die, and a row of Oh Crap."""
    return night.play(do("roll"), *answers, dice=[*NOTHING, 1, *ROWS[row], *dice])


def good(night: Scene, row: int, *answers: Any, dice: Any = ()) -> Scene:
    """A movement roll of level 0 with a 6 on the fate die, and a row of Woohoo."""
    return night.play(do("roll"), *answers, dice=[*NOTHING, 6, *ROWS[row], *dice])


def next_turn(night: Scene) -> Scene:
    """The turns of all others pass."""
    night.turn.rolled = night.turn.over = True
    night.play()
    while night.turn.who != "s0":
        night.turn.rolled = night.turn.over = True
        night.play()
    return night


@pytest.mark.rule("darkness.fate.one", "darkness.fate.timing")
def test_a_one_rolls_on_the_table_before_the_movement() -> None:
    night = bad(scene(person()), 8)
    assert night.told(FateFell)[0].row == 8
    kinds = [type(one) for one in night.table.told]
    assert kinds.index(FateFell) < kinds.index(Allowed)


@pytest.mark.rule("darkness.fate.six")
def test_a_six_rolls_on_the_other_table_and_the_rest_on_none() -> None:
    assert good(scene(person()), 8).told(FateFell)[0].table == "good"
    for face in (2, 3, 4, 5):
        assert not scene(person()).play(do("roll"), dice=[*NOTHING, face]).told(FateFell)


@pytest.mark.rule("darkness.vp.spend.cancel_fate")
def test_three_points_cancel_the_roll_before_it_is_made() -> None:
    night = scene(person(points=3, rerolls=3, bought=3))
    night.play(do("roll"), True, dice=[*NOTHING, 1])
    assert night[0].points == 0
    assert night.told(FateCancelled)
    assert not night.told(FateFell)


@pytest.mark.rule("darkness.vp.spend.cancel_fate", "darkness.vp.spend.no_overdraft")
def test_with_two_points_nothing_can_be_cancelled() -> None:
    night = bad(scene(person(points=2, rerolls=3, bought=3)), 7)
    assert "cancel_fate" not in night.asked()


# --- Oh Crap


@pytest.mark.rule("darkness.fate.bad.2")
def test_difficulties_are_higher_during_the_next_turn_only() -> None:
    night = bad(scene(person(), person(1, at=APART)), 2)
    assert needed(night.night(), night[0], 2) == 2
    next_turn(night)
    assert needed(night.night(), night[0], 2) == 3
    next_turn(night)
    assert needed(night.night(), night[0], 2) == 2


@pytest.mark.rule("darkness.fate.bad.3", "darkness.vp.lose_with_object")
def test_an_object_goes_to_another_with_its_points() -> None:
    night = scene(person(holds=["bat_disc", "knife_disc"], points=5), person(1, at=APART))
    night[0].rerolls = night[0].bought = 3
    bad(night, 3, False, ["t00", "s1"])
    assert [one.kind for one in night[1].things] == ["bat_disc"]
    assert (night[0].points, night[1].points) == (2, 3)


@pytest.mark.rule("darkness.fate.bad.4")
def test_an_ally_goes_to_another() -> None:
    night = bad(scene(person(allies=["priest"]), person(1, at=APART)), 4)
    assert (night[0].allies, night[1].allies) == ([], ["priest"])


@pytest.mark.rule("darkness.fate.bad.4", "darkness.fate.bad.3")
def test_without_an_object_or_an_ally_nothing_happens() -> None:
    for row in (3, 4):
        assert bad(scene(person(), person(1, at=APART)), row).told(FateSpared)


@pytest.mark.rule("darkness.fate.bad.5")
def test_the_next_door_stays_locked_whatever_is_rolled() -> None:
    night = bad(scene(person(at=FRONT_OUT)), 5)
    night.play(do("pick", item=FRONT), dice=[6, 6, 6])
    assert night[0].at == FRONT_OUT
    next_turn(night).play(do("pick", item=FRONT), dice=[6, 6, 6])
    assert night[0].at == FRONT_IN


@pytest.mark.rule("darkness.fate.bad.6")
def test_two_points_go_to_another() -> None:
    night = scene(person(points=5, rerolls=3, bought=3), person(1, at=APART))
    bad(night, 6, False)
    assert (night[0].points, night[1].points) == (3, 2)


@pytest.mark.rule("darkness.fate.bad.6")
def test_points_handed_over_may_leave_fewer_than_none() -> None:
    night = bad(scene(person(), person(1, at=APART)), 6)
    assert (night[0].points, night[1].points) == (-2, 2)


@pytest.mark.rule("darkness.fate.bad.7")
def test_the_tile_cannot_be_left_until_the_next_turn() -> None:
    tiles = [Laid("bar", *START, 0), Laid("church", START[0] + 1, START[1], 0)]
    night = scene(person(at=sq(5, 0)), tiles=tiles, stack=["bank"])
    beyond = (sq(5, 0)[0], sq(5, 0)[1] - 1)
    bad(night, 7)
    assert sq(6, 0) not in night.reach()
    assert beyond not in night.reach()
    next_turn(night).play(do("roll"), dice=[*NOTHING, 3])
    assert sq(6, 0) in night.reach()
    assert beyond in night.reach()


@pytest.mark.rule("darkness.fate.bad.7", "darkness.door.invite")
def test_nobody_who_is_bound_is_asked_onto_another_tile() -> None:
    tiles = [Laid("bar", *START, 0), Laid("bank", START[0], START[1] + 1, 0)]
    night = scene(person(at=FRONT_OUT), person(1, at=sq(2, 6), bound=True), tiles=tiles)
    night.play(do("pick", item=FRONT), dice=[6, 6, 6])
    assert "invite" not in night.asked()
    night = scene(person(at=FRONT_OUT), person(1, at=sq(2, 6)), tiles=tiles)
    night.play(do("pick", item=FRONT), [], ["s1"], False, dice=[6, 6, 6])


@pytest.mark.rule("darkness.fate.bad.8", "darkness.fate.timing")
def test_half_of_an_odd_movement_is_rounded_down() -> None:
    assert bad(scene(person(defence=5)), 8).turn.left == 2 * 2


@pytest.mark.rule("darkness.fate.bad.9")
def test_the_rest_of_the_turn_is_lost() -> None:
    night = bad(scene(person(), person(1, at=APART)), 9)
    assert night.turn.over
    assert night.turn.left == 0
    night.play()
    assert night.turn.who == "s1"


@pytest.mark.rule("darkness.fate.bad.10", "darkness.disc.failure.third")
def test_a_third_failure_disc_takes_everything() -> None:
    night = scene(person(failures=2, holds=["bat_disc"], allies=["priest"]))
    bad(night, 10)
    assert (night[0].things, night[0].allies, night[0].failures) == ([], [], 0)


@pytest.mark.rule("darkness.fate.bad.11")
def test_every_turn_with_a_move_hurts_until_another_heals() -> None:
    night = bad(scene(person(defence=5), person(1, at=APART)), 11)
    night.play(go(sq(3, 2))).play(go(sq(3, 3)))
    assert night[0].hurts == 1
    next_turn(night).play(do("roll"), dice=[*NOTHING, 3]).play(go(sq(3, 2)))
    assert night[0].hurts == 2
    night[1].at = night[0].at
    healing.treat(night.night([6, 1, 2], [[]]), night[1], night[0])
    assert not night[0].bleeding
    assert night[0].hurts == 1


@pytest.mark.rule("darkness.fate.bad.11")
def test_healing_oneself_does_not_stop_it() -> None:
    night = bad(scene(person(defence=5, damage=2)), 11)
    next_turn(night).play(do("rest"), dice=[2, 2, 5])
    assert night[0].bleeding


@pytest.mark.rule("darkness.fate.bad.12")
def test_the_next_check_fails_without_a_roll() -> None:
    night = bad(scene(person(at=FRONT_OUT)), 12)
    night.play(do("pick", item=FRONT))
    assert night[0].at == FRONT_OUT
    assert not night[0].fails


# --- Woohoo


@pytest.mark.rule("darkness.fate.good.2")
def test_difficulties_are_lower_until_the_next_turn() -> None:
    night = good(scene(person(), person(1, at=APART)), 2)
    assert needed(night.night(), night[0], 3) == 2
    assert needed(night.night(), night[1], 3) == 3
    next_turn(night)
    assert needed(night.night(), night[0], 3) == 3


@pytest.mark.rule("darkness.fate.good.2")
def test_by_the_other_ruling_they_are_lower_for_all() -> None:
    night = scene(person(easier=True), person(1, at=APART), rules={"woohoo_2_for_all": True})
    assert needed(night.night(), night[1], 3) == 2


@pytest.mark.rule("darkness.fate.good.3", "darkness.steal.no_return")
def test_a_random_object_is_taken_from_another() -> None:
    night = scene(person(), person(1, at=APART, holds=["bat_disc", "knife_disc", "pistol_disc"]))
    good(night, 3, dice=["t11"])
    assert [one.kind for one in night[0].things] == ["knife_disc"]
    assert night.told(Stole)[0].item == "knife_disc"
    assert night.state.barred[0].owner == "s1"


@pytest.mark.rule("darkness.fate.good.4")
def test_a_random_ally_is_taken_from_another() -> None:
    night = good(
        scene(person(), person(1, at=APART, allies=["priest", "nurse"])), 4, dice=["nurse"]
    )
    assert (night[0].allies, night[1].allies) == (["nurse"], ["priest"])


@pytest.mark.rule("darkness.fate.good.5")
def test_the_nearest_door_is_open_this_turn() -> None:
    night = good(scene(person(at=FRONT_OUT)), 5)
    assert night.turn.door == FRONT
    night.play(go(FRONT_IN))
    assert night[0].at == FRONT_IN
    night[0].at = FRONT_OUT
    next_turn(night)
    assert "pick" in night.offered()


@pytest.mark.rule("darkness.fate.good.5")
def test_a_door_that_was_knocked_down_is_not_the_nearest_locked_one() -> None:
    night = scene(person(at=FRONT_OUT))
    night.state.no_doors = [FRONT]
    assert good(night, 5).turn.door == BACK


@pytest.mark.rule("darkness.fate.good.5", "darkness.door.invite")
def test_others_can_be_asked_in_through_it() -> None:
    night = good(scene(person(at=FRONT_OUT), person(1, at=sq(3, 4))), 5)
    night.play(go(FRONT_IN), ["s1"], True)
    assert night[1].at == FRONT_IN


@pytest.mark.rule("darkness.fate.good.6")
def test_a_point_is_taken_from_every_other() -> None:
    night = good(scene(person(), *(person(seat, at=APART) for seat in (1, 2, 3))), 6)
    assert [one.points for one in night.state.survivors] == [3, -1, -1, -1]


@pytest.mark.rule("darkness.fate.good.7")
def test_all_discs_of_a_tile_are_looked_at_in_secret() -> None:
    tiles = [Laid("bar", *START, 0), Laid("church", START[0] + 1, START[1], 0)]
    night = scene(person(), tiles=tiles, hidden=[ASKED[0], ASKED[1]])
    night.state.lots[-1].spots = night.state.lots[0].spots[:0]
    good(night, 7, dice=["nurse", "bat_disc"])
    assert [one.disc for one in night.told(Saw)] == ["nurse", "bat_disc"]
    assert night.hidden() == [ASKED[0], ASKED[1]]
    assert {spot.known_to for spot in night.state.lots[0].spots} == {(0,)}


@pytest.mark.rule("darkness.fate.good.8")
def test_movement_is_doubled() -> None:
    assert good(scene(person(defence=5)), 8).turn.left == 5 * 2 * 2


@pytest.mark.rule("darkness.fate.good.9")
def test_an_extra_turn_comes_before_the_next_player() -> None:
    night = good(scene(person(), person(1, at=APART)), 9)
    night.play(do("end")).play()
    assert night.turn.who == "s0"
    assert not night.turn.rolled
    night.play(do("roll"), dice=[*NOTHING, 3]).play(do("end")).play()
    assert night.turn.who == "s1"


@pytest.mark.rule("darkness.fate.good.10")
def test_a_failure_disc_is_lost() -> None:
    assert good(scene(person(failures=2)), 10)[0].failures == 1
    assert good(scene(person()), 10).told(FateSpared)


@pytest.mark.rule("darkness.fate.good.11")
def test_a_damage_disc_is_lost_before_the_movement() -> None:
    night = good(scene(person(damage=1)), 11)
    assert night[0].health == 3
    assert night.told(Allowed)[0].points == 3
    assert good(scene(person()), 11).told(FateSpared)


@pytest.mark.rule("darkness.fate.good.12")
def test_the_next_check_succeeds_but_perception_is_rolled() -> None:
    night = good(scene(person(at=sq(2, 1)), hidden=[ASKED[0]]), 12)
    night.play(do("perceive"), dice=NOTHING)
    assert night[0].succeeds
    outcome = check(
        night.night(), night[0], "dexterity", "pick", rule="darkness.door.lockpick", need=3
    )
    assert (outcome.passed, outcome.level) == (True, 3)
    assert not night[0].succeeds
