"""Doors and windows."""

from __future__ import annotations

import pytest

from tapete.games.darkness.events.goods import DoorHeld, DoorOpened, Invited
from tapete.games.darkness.rules.doors.entering import difficulty
from tests.games.darkness.nights import (
    BACK,
    BACK_IN,
    BACK_OUT,
    FRONT,
    FRONT_IN,
    FRONT_OUT,
    WINDOW,
    WINDOW_IN,
    WINDOW_OUT,
    do,
    person,
    scene,
    sq,
)

NOTHING = [1, 2, 4]
SIX, PAIR, STRAIGHT = [6, 1, 2], [2, 2, 5], [2, 3, 4]


@pytest.mark.rule("darkness.door.difficulty", "darkness.map.lock_marks")
def test_one_lock_two_and_three_are_six_pair_and_straight() -> None:
    doors = scene(person()).night().city.doors
    assert difficulty(doors[FRONT]) == 1
    assert difficulty(doors[BACK]) == 2
    assert difficulty(doors[BACK]._replace(locks=3)) == 3


@pytest.mark.rule("darkness.door.ways_in")
def test_a_closed_building_can_be_picked_forced_or_climbed_into() -> None:
    assert {"pick", "force"} <= set(scene(person(at=FRONT_OUT)).offered())
    assert "climb" in scene(person(at=WINDOW_OUT)).offered()
    assert scene(person(at=sq(0, 0))).barred("pick") == ("darkness.door.ways_in", "no_door")


@pytest.mark.rule("darkness.door.lockpick", "darkness.move.entry_not_movement")
def test_a_picked_lock_lets_in_without_movement_or_failure() -> None:
    night = scene(person(at=BACK_OUT), rolled=True)
    night.play(do("pick", item=BACK), dice=PAIR)
    assert night[0].at == BACK_IN
    assert night[0].failures == 0
    assert night.told(DoorOpened)[0].how == "pick"


@pytest.mark.rule("darkness.door.lockpick")
def test_a_picked_door_is_locked_again_to_the_next() -> None:
    night = scene(person(at=FRONT_OUT)).play(do("pick", item=FRONT), dice=SIX)
    assert night.state.no_doors == []


@pytest.mark.rule("darkness.door.difficulty", "darkness.door.lockpick")
def test_a_six_is_not_enough_for_two_locks() -> None:
    night = scene(person(at=BACK_OUT)).play(do("pick", item=BACK), dice=SIX)
    assert night[0].at == BACK_OUT
    assert night.told(DoorHeld)[0].how == "pick"
    assert night.turn.acted


@pytest.mark.rule("darkness.door.force", "darkness.door.force_consequence", "darkness.disc.no_door")
def test_a_door_knocked_down_is_open_for_good_and_rouses_suspicion() -> None:
    night = scene(person(at=BACK_OUT)).play(do("force", item=BACK), dice=PAIR)
    assert night[0].at == BACK_IN
    assert night[0].failures == 1
    assert night.state.no_doors == [BACK]


@pytest.mark.rule("darkness.door.force", "darkness.door.force_consequence")
def test_a_door_that_holds_costs_only_the_action() -> None:
    night = scene(person(at=BACK_OUT)).play(do("force", item=BACK), dice=SIX)
    assert night[0].at == BACK_OUT
    assert night[0].failures == 0
    assert night.state.no_doors == []


@pytest.mark.rule("darkness.door.window")
def test_a_window_must_be_climbed_with_more_than_the_level_of_the_door() -> None:
    night = scene(person(at=WINDOW_OUT))
    assert night.night().city.windows[WINDOW].locks == 1
    night.play(do("climb", item=WINDOW), dice=SIX)
    assert night[0].at == WINDOW_OUT
    night = scene(person(at=WINDOW_OUT)).play(do("climb", item=WINDOW), dice=PAIR)
    assert night[0].at == WINDOW_IN


@pytest.mark.rule("darkness.door.window")
def test_by_the_other_ruling_the_level_is_enough() -> None:
    night = scene(person(at=WINDOW_OUT), rules={"window_must_exceed": False})
    assert night.play(do("climb", item=WINDOW), dice=SIX)[0].at == WINDOW_IN


@pytest.mark.rule("darkness.door.window")
def test_nobody_is_asked_in_through_a_window() -> None:
    night = scene(person(at=WINDOW_OUT), person(1, at=sq(0, 0)))
    night.play(do("climb", item=WINDOW), [], dice=PAIR)
    assert "invite" not in night.asked()


@pytest.mark.rule("darkness.door.invite", "darkness.door.invite_placement")
def test_those_within_three_squares_can_be_asked_in() -> None:
    near, far = person(1, at=sq(5, 4)), person(2, at=sq(5, 5))
    night = scene(person(at=FRONT_OUT), near, far)
    night.play(do("pick", item=FRONT), [], ["s1"], True, dice=SIX)
    assert near.at == FRONT_IN
    assert far.at == sq(5, 5)
    assert not near.brought


@pytest.mark.rule("darkness.door.invite")
def test_whoever_refuses_stays_outside() -> None:
    night = scene(person(at=FRONT_OUT), person(1, at=sq(3, 4)))
    night.play(do("force", item=FRONT), [], ["s1"], False, dice=SIX)
    assert night[1].at == sq(3, 4)
    assert not night.told(Invited)[0].comes


@pytest.mark.rule("darkness.door.invite_placement")
def test_a_guest_on_a_face_down_disc_turns_it_over_in_its_own_turn() -> None:
    night = scene(person(at=BACK_OUT), person(1, at=sq(5, 3)), hidden=[BACK_IN])
    night.play(do("pick", item=BACK), [], ["s1"], True, dice=PAIR)
    assert night[1].brought


@pytest.mark.rule("darkness.door.open_for_others", "darkness.door.invite_placement")
def test_a_door_is_opened_from_inside_for_others_without_a_roll() -> None:
    night = scene(person(at=FRONT_IN), person(1, at=sq(3, 5)))
    night.play(do("open", item=FRONT), ["s1"], True)
    assert night[1].at == FRONT_IN
    assert night.turn.acted


@pytest.mark.rule("darkness.door.open_for_others")
def test_with_nobody_near_there_is_nothing_to_open() -> None:
    assert "open" not in scene(person(at=FRONT_IN), person(1, at=sq(5, 5))).offered()
    assert "open" in scene(person(at=FRONT_IN), person(1, at=sq(5, 4))).offered()


@pytest.mark.rule("darkness.door.force")
def test_a_straight_is_more_than_a_pair() -> None:
    assert scene(person(at=BACK_OUT)).play(do("force", item=BACK), dice=STRAIGHT)[0].at == BACK_IN
    assert scene(person(at=BACK_OUT)).play(do("force", item=BACK), dice=NOTHING)[0].at == BACK_OUT
