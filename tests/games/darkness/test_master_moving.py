"""Movement, sight, light and weather in a master's game."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.master import Appeared
from tapete.games.darkness.events.story import TileLaid
from tapete.games.darkness.meta import Options
from tapete.games.darkness.rules.master import environment, figures, moving, sessions, supplies
from tapete.games.darkness.rules.master import laying as plans
from tapete.games.darkness.state import Laid
from tapete.kernel.errors import Refused
from tapete.spaces.tiles.city import START
from tests.games.darkness.evenings import BAR, STORY, evening, holding, lies, thug
from tests.games.darkness.nights import (
    FRONT_IN,
    FRONT_OUT,
    IN,
    STREET,
    Scene,
    do,
    go,
    person,
    sq,
)

OUT = sq(3, 5)
"""In the street in front of the bar."""


def reach(found: Scene) -> dict[tuple[int, int], int]:
    night = found.night()
    return {cell: cost for cell, (cost, _) in moving.ways(night, found[0]).reach().settled.items()}


# --- movement


@pytest.mark.rule("darkness.gm.move.fixed")
def test_movement_is_speed_and_no_die_is_thrown() -> None:
    found = evening(person(speed=2, at=sq(1, 1)))
    assert max(reach(found).values()) == 2 * moving.HALVES
    found.play(go(sq(2, 1)))
    assert found[0].at == sq(2, 1)
    assert not found.table.rolled


@pytest.mark.rule("darkness.gm.move.diagonal")
def test_a_diagonal_step_costs_one_and_no_step_goes_through_a_wall() -> None:
    found = evening(person(speed=2, at=sq(2, 2)))
    assert reach(found)[sq(3, 3)] == moving.HALVES
    with pytest.raises(Refused):
        found.play(go(sq(0, 2)))


def test_the_street_counts_double() -> None:
    found = evening(person(speed=2, at=STREET))
    assert max(reach(found).values()) == 4
    assert reach(found)[sq(4, 0)] == 4


@pytest.mark.rule("darkness.gm.turn.one_action")
def test_whoever_has_moved_cannot_open_a_door_in_the_same_turn() -> None:
    found = evening(person(speed=3, at=sq(3, 4)), person(1, at=STREET))
    found.play(go(FRONT_OUT))
    assert found.turn.acted
    found.play()
    assert found.turn.who == "s1"


# --- light and weather


SKIES: list[Any] = [
    ({}, IN, (), 3, 4, "darkness.gm.env.day"),
    ({"light": "night"}, IN, (), 3, 4, "darkness.gm.env.day"),
    ({"dark": ["bar"]}, IN, (), 0, 2, "darkness.gm.env.night"),
    ({"light": "night"}, STREET, (), 0, 2, "darkness.gm.env.night"),
    ({"dark": ["bar"]}, IN, ("torch",), 2, 3, "darkness.gm.env.night_torch"),
    ({"weather": "storm"}, STREET, (), 1, 2, "darkness.gm.env.storm"),
    ({"weather": "light_rain"}, STREET, (), 2, 3, "darkness.gm.env.light_rain"),
    ({"weather": "storm"}, IN, (), 3, 4, "darkness.gm.env.day"),
]


@pytest.mark.rule("darkness.gm.env.day")
@pytest.mark.rule("darkness.gm.env.night")
@pytest.mark.rule("darkness.gm.env.night_torch")
@pytest.mark.rule("darkness.gm.env.storm")
@pytest.mark.rule("darkness.gm.env.light_rain")
@pytest.mark.parametrize(("sky", "at", "holds", "sight", "points", "rule"), SKIES)
def test_light_and_weather_shorten_sight_and_movement(
    sky: Any, at: tuple[int, int], holds: Any, sight: int, points: int, rule: str
) -> None:
    found = evening(person(speed=4, at=at, holds=holds), **sky)
    night = found.night()
    assert environment.far(night, found[0]) == sight
    assert moving.points(night, found[0]) == points
    assert rule in environment.grounds(night, found[0])


def test_night_and_storm_do_not_add_up_and_nobody_stands_quite_still() -> None:
    found = evening(person(speed=2, at=STREET), light="night", weather="storm")
    night = found.night()
    assert environment.far(night, found[0]) == 0
    assert moving.points(night, found[0]) == 1


@pytest.mark.rule("darkness.gm.env.optional")
def test_without_an_environment_the_night_changes_nothing() -> None:
    found = evening(person(speed=4, at=STREET), light="night", environment=False)
    night = found.night()
    assert (environment.far(night, found[0]), moving.points(night, found[0])) == (3, 4)


# --- sight


@pytest.mark.rule("darkness.gm.los.range")
def test_one_sees_three_squares_diagonals_counted_as_one() -> None:
    found = evening(person(at=sq(0, 5)))
    night = found.night()
    assert environment.sees(night, found[0], sq(3, 5))
    assert not environment.sees(night, found[0], sq(4, 5))
    inside = evening(person(at=sq(1, 1)))
    assert environment.sees(inside.night(), inside[0], sq(3, 3))
    assert not environment.sees(inside.night(), inside[0], sq(0, 2))


@pytest.mark.rule("darkness.gm.los.reveal")
def test_who_comes_into_sight_is_put_on_the_board_and_an_alarm_is_not() -> None:
    hidden = thug(at=sq(3, 5), hidden=True)
    alarm = figures.security(evening(person()).night(), "alarm", sq(2, 5))
    alarm.kind = next(k for k, one in library().security.items() if one.guard == "alarm")
    alarm.hidden = True
    found = evening(person(at=sq(0, 4)), foes=[hidden, alarm], came=0)
    found.state.master.came = 0  # type: ignore[union-attr]
    figures.reveal(found.night())
    assert not hidden.hidden
    assert alarm.hidden
    assert [one.figure for one in found.told(Appeared)] == ["f1"]


def test_nobody_is_seen_through_a_wall() -> None:
    hidden = thug(at=sq(3, 3), hidden=True)
    found = evening(person(at=sq(3, 5)), foes=[hidden])
    figures.reveal(found.night())
    assert hidden.hidden


# --- tiles


@pytest.mark.rule("darkness.gm.map")
@pytest.mark.parametrize(("known", "count"), [(True, 2), (False, 1)])
def test_a_known_city_lies_open_and_an_unknown_one_only_where_one_has_been(
    known: bool, count: int
) -> None:
    found = evening(person(), tiles=(), known=known)
    night = found.night()
    plans.begin(night)
    planned = len(plans.plan(night))
    assert len(found.state.laid) == (planned if known else 1)
    assert planned >= count


@pytest.mark.rule("darkness.gm.map")
def test_the_plan_is_laid_where_somebody_steps_off_the_city() -> None:
    found = evening(person(), tiles=())
    night = found.night()
    plans.begin(night)
    planned = plans.plan(night)[1]
    corner = (planned.column * 6, planned.row * 6)
    assert plans.explore(night, found[0], corner)
    assert planned in found.state.laid


def test_beyond_the_plan_the_master_says_what_is_laid() -> None:
    found = evening(person(at=STREET), tiles=(*BAR, Laid("museum", START[0] + 1, START[1], 0)))
    found.state.stack = ["bank"]
    onto = night_exit(found)
    night = found.night(answers=["nothing"])
    assert not plans.explore(night, found[0], onto)
    night = found.night(dice=["bank"], answers=["draw"])
    assert plans.explore(night, found[0], onto)
    assert found.state.laid[-1].tile == "bank"


def night_exit(found: Scene) -> tuple[int, int]:
    """A square beyond the city that no planned tile is for."""
    night = found.night()
    planned = [one.slot for one in plans.plan(night)]
    every = [square for cell in night.city.signs for square in night.city.exits.get(cell, ())]
    return next(
        one
        for one in sorted(every)
        if (one[0] // 6, one[1] // 6) not in planned and plans._turns(night, "bank", one)
    )


@pytest.mark.rule("darkness.gm.discs")
def test_no_discs_are_put_on_the_tiles_of_a_masters_game() -> None:
    found = evening(person(), tiles=(), known=True)
    plans.begin(found.night())
    assert all(one.discs == 0 for one in found.told(TileLaid))
    assert not found.hidden()


# --- vehicles


@pytest.mark.rule("darkness.gm.vehicle.bicycle")
def test_a_bicycle_makes_a_rider_three_times_as_fast_in_the_street() -> None:
    found = evening(person(speed=4, at=OUT))
    lies(found, "bicycle", OUT)
    found.play(do("mount", "t90"))
    night = found.night()
    assert moving.points(night, found[0]) == 12
    moving.go(night, found[0], [OUT, sq(4, 5)])
    assert found.state.lying[0].at == sq(4, 5)
    assert "take" not in found.offered()


@pytest.mark.rule("darkness.gm.vehicle.car")
@pytest.mark.parametrize(("dice", "inside"), [([1, 2, 3, 4], True), ([1, 1, 1, 2], False)])
def test_getting_into_a_car_takes_a_straight_of_four(dice: list[int], inside: bool) -> None:
    found = evening(person(dexterity=4, at=OUT))
    car = lies(found, "car", OUT)
    supplies.mount(found.night(dice), found[0], found.state.lying[0])
    assert (found[0].vehicle == car.id) is inside


@pytest.mark.rule("darkness.gm.vehicle.car")
@pytest.mark.parametrize(("dice", "at"), [([2, 2, 5], sq(4, 5)), ([1, 2, 4], OUT)])
def test_a_car_moves_only_for_somebody_who_can_drive(dice: list[int], at: Any) -> None:
    found = evening(person(speed=3, at=OUT))
    found[0].vehicle = lies(found, "car", OUT).id
    assert moving.points(found.night(), found[0]) == 15
    found.play(go(sq(4, 5)), dice=dice)
    assert found[0].at == at


def test_a_vehicle_stays_outside() -> None:
    found = evening(person(at=FRONT_OUT))
    found[0].vehicle = lies(found, "bicycle", FRONT_OUT).id
    moving.go(found.night(), found[0], [FRONT_OUT, FRONT_IN])
    assert not found[0].vehicle
    assert found.state.lying[0].at == FRONT_OUT


def test_a_torch_is_one_only_for_who_holds_it() -> None:
    found = evening(person(), person(1), dark=["bar"])
    holding(found[1], "torch")
    night = found.night()
    assert [environment.far(night, one) for one in found.state.survivors] == [0, 2]


def test_a_session_begins_with_its_own_light_and_weather() -> None:
    options = Options(scenario=STORY, players=1, master=True, session="the_choir")
    state = sessions.set_up(options)
    assert state.master is not None
    assert (state.master.light, state.master.weather) == ("night", "light_rain")


def test_a_step_off_the_city_is_part_of_a_walk() -> None:
    found = evening(person(at=STREET))
    found.play(go(sq(0, -1)))
    assert found[0].at == sq(0, -1)
    assert len(found.state.laid) == 2
