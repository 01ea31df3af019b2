"""Letting oneself drop from any height, and stopping at any height of a wall, by pointing."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.cli.match.moving import Moves
from tapete.cli.reading import NotUnderstood
from tapete.games.punk.actions.moving import ways
from tapete.games.punk.game import GAME
from tapete.games.punk.labels.answers import label
from tapete.games.punk.screen import SCREEN
from tapete.kernel.plain import Plain
from tapete.spaces.climbs.journey import CLIMB, DROP
from tapete.spaces.plane.point import CM, Point
from tapete.spaces.treks.trek import Trek, Treks
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.strides import block
from tests.games.speaking import Speaker

TALL = 7.5
"""Three base sizes: a drop from there is a Fall."""
LOW = 4
BELOW = Point(1750, 2000)
"""A place on the table, right beside the west wall."""


def house(
    tall: float = TALL, *others: Any, at: tuple[float, float] = (22, 20), **how: Any
) -> Treks:
    """Where a mini on the roof of a house of 10 by 20 cm may go; with `held`, one on its wall."""
    held = {key: how.pop(key) for key in ("held", "height") if key in how}
    place = held or {"height": tall}
    walls = block(20, 10, 10, 20, height=tall, size=3, **how)
    enemies = dict(zip("BCD", others, strict=False))
    return moves(fielded(pieces=[walls], a=who(at=at, **place), **enemies))


def moves(table: Fielded) -> Treks:
    table.activate("a")
    found = ways(table.skirmish, table["a"])["move"]()
    assert isinstance(found, Treks)
    return found


def read(treks: Treks, answer: Plain) -> Trek:
    return treks.read(answer)


def allowed(treks: Treks, answer: Plain) -> Trek | None:
    return treks.read(answer) if treks.contains(answer) else None


def hows(trek: Trek) -> list[str]:
    return [leg.how for leg in trek.journey.legs]


# --- falls


@pytest.mark.rule("punk.move.climb.drop_high")
@pytest.mark.parametrize("tall", [5.5, 7.5, 12, 30])
def test_a_mini_may_drop_from_any_height_right_where_it_is_pointed_at(tall: float) -> None:
    treks = house(tall)
    fall = read(treks, treks.fall(BELOW))
    (*_, last) = fall.journey.legs
    assert (last.how, last.tested, last.end.height) == (DROP, tall * CM, 0)
    assert (last.end.point.x, last.end.point.y) == (1875, 2000)


@pytest.mark.rule("punk.move.climb.drop_high")
def test_pointing_alone_never_means_a_fall() -> None:
    for climbable in (True, False):
        for tall in (6, 9, 12):
            treks = house(tall, climbable=climbable)
            for x in range(1400, 3600, 350):
                for y in range(400, 3600, 400):
                    trek = allowed(treks, treks.head([Point(x, y)]))
                    legs = trek.journey.legs if trek else ()
                    assert all(leg.tested <= treks.gait.safe for leg in legs if leg.how == DROP)


@pytest.mark.rule("punk.move.climb.drop")
def test_a_drop_that_harms_nobody_is_no_fall_to_choose() -> None:
    treks = house(LOW)
    assert hows(read(treks, treks.head([BELOW])))[-2:] == [DROP, "walk"]
    assert treks.fall(BELOW) is None


def test_no_fall_is_offered_on_a_way_that_stays_up() -> None:
    treks = house()
    assert treks.fall(Point(2500, 2000)) is None


def test_a_fall_that_nothing_else_replaces_is_offered_with_the_refusal() -> None:
    treks = house(climbable=False)
    assert not treks.contains(treks.head([BELOW]))
    assert hows(read(treks, treks.fall(BELOW)))[-1] == DROP


def test_a_fall_leads_beside_whoever_stands_at_the_foot() -> None:
    treks = house(TALL, who(at=(18.75, 20)))
    fall = read(treks, treks.fall(BELOW))
    assert abs(fall.journey.end.point.y - 2000) > 250
    assert fall.journey.end.height == 0


def test_an_edge_out_of_reach_is_no_fall() -> None:
    walls = block(20, 10, 30, 20, height=8, size=3)
    treks = moves(fielded(pieces=[walls], a=who(at=(35, 20), height=8)))
    assert treks.fall(BELOW) is None


@pytest.mark.rule("punk.move.climb.drop_high")
def test_one_who_hangs_high_on_a_wall_may_let_go() -> None:
    treks = house(12, at=(18.75, 20), held=True, height=8)
    fall = read(treks, treks.fall(Point(1700, 2000)))
    assert [(leg.how, leg.tested) for leg in fall.journey.legs] == [(DROP, 800.0)]


def test_a_beast_that_cannot_climb_may_still_fall() -> None:
    walls = block(20, 10, 10, 20, height=8, size=3)
    beast = who(at=(22, 20), height=8, special=["beast"])
    treks = moves(fielded(pieces=[walls], a=beast))
    assert CLIMB not in treks.hows
    assert hows(read(treks, treks.fall(BELOW))) == ["walk", DROP]


# --- heights of a wall


@pytest.mark.rule("punk.move.climbing_position")
@pytest.mark.parametrize("height", [1, 250, 399, 700])
def test_a_climber_stops_at_any_height_of_a_wall(height: int) -> None:
    treks = house(9, at=(18.75, 20), held=False, height=0)
    up = treks.head([Point(2200, 2000)])
    assert treks.heights(up) == (1, 900, 900)
    hung = read(treks, treks.hang(up, height))
    assert (hung.journey.end.held, hung.journey.end.height) == (True, height)
    assert hung.journey.length == height


@pytest.mark.rule("punk.move.climbing_position")
def test_no_higher_than_the_movement_that_is_left() -> None:
    treks = house(12, at=(16, 20), held=False, height=0)
    up = treks.head([Point(2200, 2000)])
    assert treks.heights(up) == (1, 725, 725)
    assert read(treks, treks.hang(up, 725)).journey.length == 1000
    assert not treks.contains(treks.hang(up, 726))


@pytest.mark.rule("punk.move.climbing_position")
@pytest.mark.parametrize("tall", [4, 9])
def test_one_on_a_roof_climbs_down_as_far_as_it_likes(tall: int) -> None:
    treks = house(tall, at=(20, 20))
    down = treks.head([Point(1875, 2000)])
    assert treks.heights(down) == (0, tall * CM - 1, 0)
    for height in (100, tall * CM - 1):
        hung = read(treks, treks.hang(down, height)).journey
        assert (hung.end.held, hung.end.height, hung.length) == (True, height, tall * CM - height)


@pytest.mark.rule("punk.move.climbing_position")
def test_one_who_hangs_goes_up_and_down_its_wall() -> None:
    treks = house(20, at=(18.75, 20), held=True, height=12)
    up = treks.head([Point(2200, 2000)])
    assert treks.heights(up) == (200, 2000, 2000)
    for height in (200, 700, 1999):
        assert read(treks, treks.hang(up, height)).journey.end.height == height


def test_the_end_of_the_climb_is_the_whole_way() -> None:
    treks = house(6, at=(18.75, 20), held=False, height=0)
    up = treks.head([Point(2200, 2000)])
    assert treks.hang(up, 600) == up


def test_a_turn_asked_for_is_kept() -> None:
    treks = house(9, at=(20, 20))
    down = {**treks.head([BELOW]), "facing": 123}  # type: ignore[dict-item]
    assert treks.hang(down, 300)["facing"] == 123  # type: ignore[call-overload, index]


@pytest.mark.parametrize("way", [[[2500, 2000]], [], [[2600, 2000], [2200, 1500]]])
def test_a_way_that_climbs_nothing_has_no_heights(way: list[list[int]]) -> None:
    assert house().heights({"way": way, "facing": 0}) is None


def test_a_smooth_wall_has_no_heights() -> None:
    treks = house(4, climbable=False)
    assert treks.heights(treks.head([BELOW])) is None


# --- in a terminal


RULER = (CM, 0.0)


@pytest.mark.parametrize("word", ["fall", "caer", "CAER"])
def test_a_fall_is_typed_after_the_place(word: str) -> None:
    treks = house()
    typed = Moves(treks, "move", RULER).answer(f"17.5 20 {word}")
    assert typed == ["move", treks.fall(BELOW)]


@pytest.mark.parametrize("word", ["height", "altura"])
def test_a_height_is_typed_after_the_place(word: str) -> None:
    treks = house(9, at=(18.75, 20), held=False, height=0)
    _, typed = Moves(treks, "move", RULER).answer(f"22 20 90 {word} 3.5")  # type: ignore[misc, str-unpack]
    assert typed == {"way": [[1875, 2000, "climb", 350]], "facing": 90}


@pytest.mark.parametrize("typed", ["25 20 fall", "25 20 height 3", "17.5 20 height", "17.5 20 jig"])
def test_what_no_way_allows_is_not_understood(typed: str) -> None:
    with pytest.raises(NotUnderstood):
        Moves(house(), "move", RULER).answer(typed)


# --- in words


@pytest.mark.rule("punk.move.fall.table")
@pytest.mark.parametrize(("tall", "strength"), [(4, 0), (7.5, 2), (12, 4), (20, 6), (20.5, 8)])
def test_a_drop_says_what_fall_it_is(tall: float, strength: int) -> None:
    table = fielded(
        pieces=[block(20, 10, 10, 20, height=tall, size=3)], a=who(at=(20, 20), height=tall)
    )
    treks = moves(table)
    drop = treks.read({"way": [[1875, 2000, "drop"]], "facing": None})
    (remark,) = SCREEN.remarks(("move", drop), table.state)
    assert dict(remark.args)["strength"] == strength
    said = Speaker(GAME, "en", table.state).say(label(("move", drop), table.state))
    assert ("Fall of Strength" in said) == (strength > 0)
