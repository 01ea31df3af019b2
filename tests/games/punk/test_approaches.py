"""The shortest ways into contact with an enemy: over fences, past others, from below and above."""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest

from tapete.games.punk.rules.moving.moving import treks
from tapete.games.punk.rules.moving.runs import Run, run_to, straight_to
from tapete.spaces.boards.scenery import Scenery, scenery
from tapete.spaces.climbs.surfaces import Standing
from tapete.spaces.plane.point import CM
from tapete.spaces.treks.approaches import straight
from tapete.spaces.treks.trek import Treks
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.strides import block

ACTION = 10 * CM
Corners: TypeAlias = list[tuple[int, int]]

LOW: dict[str, Any] = {"size": 1, "height": 200, "standable": False}


def fence(corners: Corners) -> Scenery:
    return scenery(corners, **LOW)


def towards(table: Fielded, limit: int) -> tuple[Treks, Standing]:
    """a's ways into contact with B, with so much movement."""
    domain = treks(table.skirmish, table["a"], limit, [table["B"]], must_touch=True)
    return domain, domain.contacts[0]


def run(table: Fielded, limit: int = 3 * ACTION) -> Run | None:
    domain, target = towards(table, limit)
    return run_to(domain, target, ACTION, limit)


def length(table: Fielded, limit: int = 3 * ACTION) -> int | None:
    found = run(table, limit)
    return None if found is None else found.length


FLAT = [(1266, 2098), (3261, 1950), (3268, 2050), (1274, 2198)]
STEEP = [(2626, 1766), (3783, 2083), (3731, 2276), (2573, 1959)]
THICK = [(1769, 2162), (2892, 1737), (2962, 1925), (1840, 2349)]
NEAR = [(2064, 2047), (3211, 1692), (3270, 1883), (2123, 2238)]
FIRST = [(1294, 2198), (3240, 1740), (3286, 1935), (1339, 2392)]
SECOND = [(2266, 1829), (3466, 1791), (3472, 1991), (2273, 2029)]


@pytest.mark.rule("punk.ruling.obstacle_width", "punk.combat.assault.min_actions")
@pytest.mark.parametrize(
    ("fences", "x", "far"),
    [
        ([FLAT], 38, 1554),
        ([STEEP], 38, 1638),
        ([THICK], 33, 1100),
        ([NEAR], 28, 729),
        ([FIRST, SECOND], 33, 1236),
    ],
    ids=["flat", "steep", "thick", "near", "two"],
)
def test_a_fence_is_crossed_where_it_is_narrow_enough(
    fences: list[Corners], x: float, far: int
) -> None:
    pieces = [fence(corners) for corners in fences]
    table = fielded(pieces=pieces, a=who(at=(20, 20)), B=who(at=(x, 20)))
    assert length(table) == far
    assert length(table, far) == far
    assert length(table, far - 1) is None


@pytest.mark.rule("punk.combat.assault.min_actions", "punk.combat.assault.only_way")
@pytest.mark.parametrize(
    ("other", "far"), [((27.5, 20), 935), ((28, 21.5), 779), ((28, 18.5), 779), ((27.6, 20.7), 848)]
)
def test_who_stands_right_before_another_is_passed_as_closely_as_can_be(
    other: tuple[float, float], far: int
) -> None:
    """It ends beside B and just not in contact with C, whom it has not named."""
    table = fielded(a=who(at=(20, 20)), B=who(at=(30, 20)), C=who(at=other))
    found = run(table)
    assert found is not None
    assert (found.length, found.actions) == (far, 1)
    assert length(table, far) == far
    assert length(table, far - 5) is None


@pytest.mark.rule("punk.measure.contact_vertical", "punk.combat.assault.definition")
@pytest.mark.parametrize(("high", "met"), [(2.5, True), (2.6, False)])
def test_one_who_stands_up_to_25_mm_higher_is_run_at_straight(high: float, met: bool) -> None:
    ledge = block(27.5, 15, 10, 10, height=high, size=2)
    table = fielded(pieces=[ledge], a=who(at=(20, 20)), B=who(at=(27.6, 20), height=high))
    domain, target = towards(table, ACTION)
    assert (straight(domain, target) is not None) == met
    assert (straight_to(domain, target, ACTION, ACTION) is not None) == met


@pytest.mark.rule("punk.move.obstacle.must_stand", "punk.combat.assault.min_actions")
def test_who_stands_right_behind_something_is_run_at_from_its_side() -> None:
    """As far as the movement just reaches, and no further."""
    ditch = block(26, 10, 1, 20, height=2, size=1, standable=False)
    table = fielded(pieces=[ditch], a=who(at=(20, 20)), B=who(at=(28.5, 20)))
    assert [length(table, limit) for limit in (ACTION, 899, 898)] == [899, 899, None]


@pytest.mark.rule("punk.combat.assault.above.allowed", "punk.ruling.climb_shift")
def test_the_shift_off_an_edge_takes_no_movement_on_the_way_to_who_is_below() -> None:
    """Less than 10 cm to the edge, though B is more than 11 away."""
    house = block(10, 15, 13, 10, height=6, size=3)
    table = fielded(
        pieces=[house],
        a=who(at=(13.1, 20), height=6, special=["beast"]),
        B=who(at=(26.75, 20)),
    )
    assert 990 <= (length(table, ACTION) or 0) <= ACTION
