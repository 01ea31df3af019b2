"""Smoke, radiation, and how long markers last."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from tapete.games.punk.events.gifts import Irradiated
from tapete.games.punk.events.shooting import Cleared, Smothered
from tapete.games.punk.rules.harm.markers import clear_markers, lay, touching
from tapete.games.punk.rules.harm.radiation import exposed, suffer
from tapete.games.punk.rules.harm.smoke import crossed, smoke_term
from tapete.games.punk.rules.harm.touching_markers import stands_in
from tapete.games.punk.rules.sight.bodies import body_of
from tapete.games.punk.state import Marker
from tapete.kernel import Roll
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


@pytest.mark.rule("punk.core.markers", "punk.core.smoke", "punk.core.radiation")
@pytest.mark.parametrize(("kind", "until"), [("smoke", 2), ("radiation", 0)])
def test_only_smoke_has_an_end_and_only_fire_has_power(kind: str, until: int) -> None:
    table = fielded(a=who(at=(45, 80)))
    found = lay(table.skirmish, kind, table["a"].at)
    assert (found.power, found.until, found.radius) == (0, until, 500)


@pytest.mark.rule("punk.marker.dimensions", "punk.core.bombs")
def test_markers_of_effects_are_circles_of_5_cm() -> None:
    for kind, name in (("molotov", "fire"), ("smoke_bomb", "smoke"), ("holy_grenade", "radiation")):
        table = fielded(a=who(at=(45, 80), gear=[kind], F=6, P=10))
        throws(table, 45, 60)
        (lies,) = table.state.markers
        assert (lies.kind, lies.radius) == (name, 500)


@pytest.mark.rule("punk.marker.area")
def test_who_touches_one() -> None:
    table = fielded(
        a=who(at=(45, 46.25)), b=who(at=(45, 46.26)), C=who(at=(44, 40), height=5.1),
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


def passes(x: int, y: int, radius: int, dx: int, dy: int) -> bool:
    """The obvious way: whether a segment from the origin comes nearer to a point than a radius."""
    length = dx * dx + dy * dy
    share = min(max(Fraction(x * dx + y * dy, length), Fraction(0)), Fraction(1)) if length else 0
    return (x - share * dx) ** 2 + (y - share * dy) ** 2 < radius**2


@pytest.mark.rule("punk.core.smoke")
def test_a_line_crosses_smoke_where_it_is_nearer_to_its_middle_than_its_edge() -> None:
    for x, y, dx, dy in product(range(-2, 4), range(-2, 4), range(-2, 3), range(-2, 3)):
        for radius in (1, 2, 3):
            said = crossed(Point(x + 9, y + 9), radius, Point(9, 9), Point(dx + 9, dy + 9))
            assert said == passes(x, y, radius, dx, dy), (x, y, radius, dx, dy)


@pytest.mark.rule("punk.core.smoke", "punk.core.markers")
@pytest.mark.parametrize(("height", "term"), [(0, -3), (5, -3), (5.01, 0), (10, 0)])
def test_smoke_reaches_5_cm_up_and_down(height: float, term: int) -> None:
    """The line may be above the cloud, or the cloud above the line."""
    for line, cloud in ((height, 0), (0, height)):
        table = laid(duel(20, a_height=line, B_height=line), marker("smoke", 45, 70, cloud))
        bodies = body_of(table["a"]), body_of(table["B"])
        assert smoke_term(table.skirmish, *bodies).amount == term


@pytest.mark.rule("punk.core.smoke")
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


@pytest.mark.rule("punk.core.radiation")
def test_nobody_rolls_in_the_activation_of_another() -> None:
    table = laid(fielded(a=who(at=(40, 40)), B=who(at=(60, 60))), marker("radiation", 60, 60))
    table.activate("a")
    assert stands_in(table.skirmish, table["B"])
    assert not table.table.rolled


@pytest.mark.rule("punk.core.radiation")
def test_who_falls_to_it_lies_where_it_begins() -> None:
    """A 1, Toughness 4 and 4 irradiating hits: 1."""
    table = laid(
        fielded(a=who(at=(40, 40), facing=90, irradiated=4), dice=[1]), marker("radiation", 50, 40)
    )
    table.activate("a")
    table.answer(["move", {"way": [[5000, 4000]], "facing": None}])
    assert (table["a"].out, table["a"].at.point) == ("downed", Point(5000 - 625, 4000))


@pytest.mark.rule("punk.core.radiation", "punk.core.markers")
@pytest.mark.parametrize(
    ("x", "height", "touched"),
    [(46.25, 0, True), (46.26, 0, False), (46, 5, True), (46, -5, True), (46, 5.01, False)],
)
def test_who_touches_radiation(x: float, height: float, touched: bool) -> None:
    table = laid(fielded(a=who(at=(40, 40))), marker("radiation", x, 40, height))
    assert exposed(table.skirmish, table["a"]) is touched


@pytest.mark.rule("punk.core.radiation")
@pytest.mark.parametrize(("more", "total"), [([], 0), ([61.25], -1), ([61.26], 0), ([61, 61], -2)])
def test_each_source_within_20_cm_after_the_first_takes_1(more: list[float], total: int) -> None:
    """From the base to the source itself: its marker is only how far it reaches."""
    lie = [marker("radiation", x, 40) for x in (40, *more)]
    table = laid(fielded(a=who(at=(40, 40)), dice=[10]), *lie)
    table.activate("a")
    suffer(table.skirmish, table["a"])
    (roll,) = table.table.rolled
    assert isinstance(roll, Roll)
    taken = [term.amount for term in roll.modifiers if term.rule == "punk.core.radiation"]
    assert taken == ([total] if total else [])


@pytest.mark.rule("punk.core.radioimmune")
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
