"""Smoke, radiation, and how long markers last."""

from __future__ import annotations

import pytest

from tapete.games.punk.events.gifts import Irradiated
from tapete.games.punk.events.shooting import Cleared, Smothered
from tapete.games.punk.rules.harm.markers import clear_markers, touching
from tapete.games.punk.rules.harm.touching_markers import stands_in
from tapete.games.punk.state import Marker
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.firing import duel, needs, shoots
from tests.games.punk.scenes import block
from tests.games.punk.test_parabolic import throws


def marker(kind: str, x: float, y: float, height: float = 0) -> Marker:
    return Marker(kind, Place(Point(round(x * 100), round(y * 100)), round(height * 100)), 500)


def laid(table: Fielded, *markers: Marker) -> Fielded:
    table.state.markers += markers
    return table


@pytest.mark.rule("punk.marker.state")
def test_a_downed_mini_is_a_marker_and_a_reminder_has_no_footprint() -> None:
    table = duel(20, "crossbow", 1, 10, 1)
    shoots(table)
    assert table["B"].out == "downed"
    assert table.skirmish.downed() == [table["B"]]
    assert table["a"].gear[0].reload == 1, "unloaded, and no marker on the table says so"
    assert table.state.markers == []


@pytest.mark.rule("punk.marker.dimensions")
def test_markers_of_effects_are_circles_of_5_cm() -> None:
    for kind, name in (("molotov", "fire"), ("smoke_bomb", "smoke"), ("holy_grenade", "radiation")):
        table = fielded(a=who(at=(45, 80), gear=[kind], F=6, P=10))
        throws(table, 45, 60)
        (lies,) = table.state.markers
        assert (lies.kind, lies.radius) == (name, 500)


@pytest.mark.rule("punk.marker.area")
def test_who_touches_one() -> None:
    table = fielded(
        a=who(at=(45, 46.25)), b=who(at=(45, 46.3)), C=who(at=(44, 40), height=5.1),
        D=who(at=(44, 40), height=5),
    )  # fmt: skip
    assert [one.id for one in touching(table.skirmish, marker("fire", 45, 40))] == ["a", "D"]


# --- smoke


@pytest.mark.rule("punk.core.smoke")
@pytest.mark.parametrize(("x", "penalty"), [(45, 3), (49.9, 3), (50, 0)])
def test_shots_across_smoke_are_harder(x: float, penalty: int) -> None:
    assert needs(laid(duel(20), marker("smoke", x, 70))) == 4 - penalty


@pytest.mark.rule("punk.core.smoke")
def test_two_clouds_are_no_worse_than_one() -> None:
    table = laid(duel(20), marker("smoke", 45, 70), marker("smoke", 45, 65))
    assert needs(table) == 1


def test_smoke_behind_one_or_far_below_does_not_matter() -> None:
    assert needs(laid(duel(20), marker("smoke", 45, 86))) == 4
    roofs = [block("3M", 40, 76, 10, 8, height=9), block("3M", 40, 54, 10, 7, height=9)]
    table = laid(duel(20, pieces=roofs, a_height=9, B_height=9), marker("smoke", 45, 68))
    assert needs(table) == 4


@pytest.mark.rule("punk.core.smoke")
def test_who_goes_through_smoke_has_no_bonus_for_its_assault() -> None:
    table = laid(fielded(a=who(at=(40, 40), facing=90)), marker("smoke", 45, 45))
    active = table.activate("a")
    table.answer(["move", {"way": [[5000, 4000]], "facing": None}])
    assert active.stumbled
    assert table.table.heard(Smothered)


@pytest.mark.rule("punk.core.markers")
def test_smoke_clears_and_fire_stays() -> None:
    table = fielded(a=who(at=(45, 80), gear=["smoke_bomb"], F=6, P=10))
    throws(table, 45, 60)
    laid(table, marker("fire", 20, 20))
    for turn, left in ((1, 2), (2, 1)):
        table.state.turn = turn
        clear_markers(table.skirmish)
        assert len(table.state.markers) == left
    assert table.table.heard(Cleared)[0].marker == "smoke"


# --- radiation


@pytest.mark.rule("punk.core.radiation")
@pytest.mark.parametrize(("die", "outcome"), [(2, "nothing"), (1, "sick")])
def test_who_comes_into_it_rolls_once_an_activation(die: int, outcome: str) -> None:
    table = laid(fielded(a=who(at=(40, 40), facing=90), dice=[die]), marker("radiation", 45, 45))
    table.activate("a", left=2)
    for x in (5000, 4000):
        table.answer(["move", {"way": [[x, 4000]], "facing": None}])
    assert [told.outcome for told in table.table.heard(Irradiated)] == [outcome]


@pytest.mark.rule("punk.core.radiation")
def test_who_acts_in_it_rolls_too_and_others_wait_for_their_turn() -> None:
    table = laid(duel(20, "bow", 10, 10), marker("radiation", 45, 80), marker("radiation", 45, 57))
    table.activate("a")
    table.do("shoot", "B")
    assert [told.figure for told in table.table.heard(Irradiated)] == ["a"]


def test_who_is_immune_does_not() -> None:
    table = laid(fielded(a=who(at=(40, 40), special=["radioimmune"])), marker("radiation", 40, 40))
    table.activate("a")
    assert stands_in(table.skirmish, table["a"])
    assert not table.table.rolled


@pytest.mark.rule("punk.core.radiant")
def test_a_source_is_in_its_own_area() -> None:
    table = fielded(a=who(at=(40, 40), special=["radiant"], facing=90), dice=[10])
    table.activate("a")
    table.answer(["move", {"way": [[4500, 4000]], "facing": None}])
    assert len(table.table.heard(Irradiated)) == 1
