"""Creatures that fly."""

from __future__ import annotations

import pytest

from tapete.games.savage.actions.moving.ways import move_domain
from tapete.games.savage.content.scenario import Ground
from tapete.games.savage.figures import pace
from tapete.games.savage.rules.moving.movement import reach, walk
from tapete.games.savage.world import PACE
from tapete.kernel.errors import Refused
from tapete.spaces.plane.point import Point
from tests.games.savage.skirmish import NAMES, Skirmish, skirmish, who

RULE = "savage.ruling.flight"
BOARDS = pytest.mark.parametrize("board", ["free", "squares"])


def at(column: int, row: int = 0) -> list[int]:
    half = PACE // 2
    return [column * PACE + half, row * PACE + half]


def flies(fight: Skirmish, *stops: list[int]) -> bool:
    """True if the figure may go straight that way, with all the Pace it has."""
    fight.turn("a")
    way = move_domain(fight.fight, fight["a"], reach(fight.fight, fight["a"]))
    try:
        way.read(list(stops))
    except Refused:
        return False
    return True


@pytest.mark.rule(RULE)
def test_what_flies_has_the_larger_pace_unless_it_is_prone() -> None:
    wounded, prone = {"wounds": 1}, {"prone": True}
    fight = skirmish("a b c", a=who(flight=12), b=who(flight=12, wild=True, state=wounded),
                     c=who(flight=12, state=prone))  # fmt: skip
    assert [pace(fight[name]) for name in "abc"] == [12, 11, 6]


@pytest.mark.rule(RULE)
@BOARDS
def test_what_flies_goes_over_low_things_and_over_everybody(board: str) -> None:
    drawing = "a o B    ."
    walker, bird = who(), who(flight=10)
    assert flies(skirmish(drawing, a=bird, B=who(), board=board), at(7))
    fight = skirmish(drawing, a=walker, B=who(), board=board)
    assert not flies(fight, at(7))


@pytest.mark.rule(RULE)
@BOARDS
def test_what_flies_lands_on_nothing_and_on_nobody(board: str) -> None:
    for column in (2, 4):
        fight = skirmish("a o B    .", a=who(flight=10), B=who(), board=board)
        assert not flies(fight, at(column))


@pytest.mark.rule(RULE)
@BOARDS
def test_walls_are_too_high_to_fly_over(board: str) -> None:
    assert not flies(skirmish("a #    .", a=who(flight=10), board=board), at(5))


@pytest.mark.rule(RULE)
@BOARDS
@pytest.mark.parametrize(("height", "over"), [(2, True), (3, False)])
def test_what_is_2_paces_high_is_flown_over_and_what_is_3_is_not(
    board: str, height: int, over: bool
) -> None:
    rock = {"o": Ground(name=NAMES, height=height)}
    assert flies(skirmish("a o    .", a=who(flight=10), board=board, ground=rock), at(5)) is over


@pytest.mark.rule(RULE)
@BOARDS
def test_bad_ground_does_not_slow_what_flies(board: str) -> None:
    assert flies(skirmish("a~~~~~~~~  .", a=who(flight=8), board=board), at(8))
    assert not flies(skirmish("a~~~~~~~~  .", a=who(pace=8), board=board), at(8))


@pytest.mark.rule(RULE)
def test_what_flies_is_shown_no_place_where_it_cannot_land() -> None:
    fight = skirmish("a o   .", a=who(flight=10))
    fight.turn("a")
    way = move_domain(fight.fight, fight["a"], 10 * PACE)
    crate = Point(*at(2))
    cells = way.within_reach().places
    assert cells
    assert not any(abs(x - crate.x) < PACE // 2 and abs(y - crate.y) < PACE // 2
                   for x, y, _ in cells)  # fmt: skip
    for route in way.candidates():
        assert abs(route.points[-1].x - crate.x) >= PACE // 2


@pytest.mark.rule(RULE)
def test_a_flight_is_told_with_its_rule() -> None:
    fight = skirmish("a~~   .", a=who(flight=10))
    fight.turn("a")
    way = move_domain(fight.fight, fight["a"], 10 * PACE)
    walk(fight.fight, fight["a"], way.read([at(4)]))
    assert fight["a"].at == Point(*at(4))
    assert fight.table.told[-1].also == (RULE,)


@pytest.mark.rule(RULE)
@BOARDS
def test_what_flies_is_in_no_danger_from_the_ground(board: str) -> None:
    pit = {"^": Ground(name=NAMES, blocks=False, opaque=False, hazard="fall")}
    fight = skirmish("a ^^  .", a=who(flight=10), board=board, ground=pit)
    fight.turn("a")
    way = move_domain(fight.fight, fight["a"], 10 * PACE)
    walk(fight.fight, fight["a"], way.read([at(5)]))
    fight.table.done()
    assert fight["a"].at == Point(*at(5))


@pytest.mark.rule(RULE)
def test_a_rider_goes_where_its_mount_flies() -> None:
    griffin = who(flight=12, mount=True, side=0)
    fight = skirmish("a h o B    .", a=who(riding=6), h=griffin, B=who())
    fight["a"].mount, fight["h"].rider = "h", "a"
    fight["a"].at = fight["h"].at
    assert flies(fight, at(9))
