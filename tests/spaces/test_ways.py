"""The shortest ways over scenery."""

from __future__ import annotations

from math import dist, hypot, pi
from random import Random

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.scenery import Scenery, block, scenery
from tapete.spaces.climbs.journey import JUMP, Gait
from tapete.spaces.climbs.portals import doors
from tapete.spaces.climbs.surface_search import Search, Way
from tapete.spaces.climbs.surfaces import Levels, Place, Standing, contact
from tapete.spaces.climbs.ways import Ways
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point
from tapete.spaces.routes.candidates import beside_at

GAIT = Gait(125, step=1, longest=1000, deepest=500, safe=500)
START = Place(Point(1000, 1000))


def ways(*pieces: Scenery, start: Place = START, others: tuple[Standing, ...] = ()) -> Ways:
    return Ways(Levels(Board.checked(9000, 9000, pieces)), GAIT, start, others, limit=6000)


def kinds(way: Way | None) -> list[str]:
    return [] if way is None else [leg.how for leg in way.journey.legs]


def test_straight_where_nothing_is_in_the_way() -> None:
    way = ways().to(Place(Point(4000, 5000)))
    assert way is not None
    assert (way.journey.length, kinds(way)) == (5000, ["walk"])


def test_round_a_tall_piece_and_straight_over_a_low_one() -> None:
    tall = ways(block(2000, 500, 200, 1000, height=900, size=3)).to(Place(Point(3000, 1000)))
    assert tall is not None
    assert 2000 < tall.journey.length < 2700
    low = ways(block(2000, 500, 200, 1000, height=300, size=1)).to(Place(Point(3000, 1000)))
    assert low is not None
    assert (low.journey.length, kinds(low)) == (2000, ["walk", "cross", "walk"])


def test_through_a_gap_exactly_as_wide_as_the_base() -> None:
    above, below = block(2000, 0, 300, 875, height=900), block(2000, 1125, 300, 7000, height=900)
    way = ways(above, below).to(Place(Point(3000, 1000)))
    assert way is not None
    assert way.journey.length == 2000


@pytest.mark.parametrize("turn", range(6))
def test_of_goals_that_are_as_far_the_first_is_taken(turn: int) -> None:
    around = [(2000, 1000), (1000, 2000), (0, 1000), (1600, 1800), (400, 1800), (1000, 0)]
    goals = [Place(Point(1000 + x, 1000 + y)) for x, y in [*around[turn:], *around[:turn]]]
    start = Place(Point(2000, 2000))
    way = Search(ways(start=start), (), goals).run()
    assert way is not None
    assert way.journey.end == goals[0]


def test_round_an_enemy_on_a_roof() -> None:
    roof = block(800, 500, 2500, 1000, height=800, size=3)
    enemy = Standing(Disc(Point(2000, 1000), 125), 800)
    way = ways(roof, start=Place(START.point, 800), others=(enemy,)).to(
        Place(Point(3000, 1000), 800)
    )
    assert way is not None
    assert 2000 < way.journey.length < 2150
    assert set(kinds(way)) == {"walk"}


def test_round_an_enemy_and_through_a_friend() -> None:
    disc = Disc(Point(2000, 1000), 125)
    friend = ways(others=(Standing(disc, passable=True),)).to(Place(Point(3000, 1000)))
    assert friend is not None
    assert friend.journey.length == 2000
    enemy = ways(others=(Standing(disc),)).to(Place(Point(3000, 1000)))
    assert enemy is not None
    assert 2000 < enemy.journey.length < 2150


HOUSE = block(2000, 500, 2000, 1000, height=800, size=3)


def test_up_onto_a_roof() -> None:
    way = ways(HOUSE).to(Place(Point(2300, 1000), 800))
    assert way is not None
    assert kinds(way) == ["walk", "climb", "walk"]
    assert way.journey.length == 875 + 800 + 300


def test_up_by_the_ladder_where_there_are_no_holds() -> None:
    house = block(2000, 500, 2000, 1000, height=800, climbable=False, ladders=(Point(2500, 1500),))
    way = ways(house).to(Place(Point(2500, 1000), 800))
    assert way is not None
    assert "ladder" in kinds(way)
    assert way.journey.end == Place(Point(2500, 1000), 800)


def test_down_from_a_low_roof_by_dropping() -> None:
    low = block(2000, 500, 2000, 1000, height=500, size=2)
    way = ways(low, start=Place(Point(2300, 1000), 500)).to(Place(Point(1500, 1000)))
    assert way is not None
    assert kinds(way) == ["walk", "drop", "walk"]
    assert way.journey.length == 300 + 375


def test_from_roof_to_roof_by_jumping() -> None:
    other = block(4600, 500, 2000, 1000, height=800, size=3)
    way = ways(HOUSE, other, start=Place(Point(3500, 1000), 800)).to(Place(Point(5000, 1000), 800))
    assert way is not None
    assert kinds(way) == ["walk", "jump", "walk"]
    assert way.journey.length == 1500


@pytest.mark.parametrize(
    ("start", "goal"), [((3500, 700), (5000, 1100)), ((3980, 1400), (4650, 1400))]
)
def test_between_facing_roofs_straight_on_wherever_the_gap_is_met(
    start: tuple[int, int], goal: tuple[int, int]
) -> None:
    other = block(4600, 500, 2000, 1000, height=800, size=3)
    here, there = (Place(Point(*spot), 800) for spot in (start, goal))
    way = ways(HOUSE, other, start=here).to(there)
    assert way is not None
    assert way.journey.length == pytest.approx(dist(start, goal), abs=5)


def test_the_fixed_places_to_jump_at_are_ends_and_middle_of_facing_sides() -> None:
    other = block(4600, 500, 2000, 1000, height=800, size=3)
    levels = Levels(Board.checked(9000, 9000, (HOUSE, other)))
    found = {door.start.point.y for door in doors(levels, GAIT) if door.step.how == JUMP}
    assert found == {500, 1000, 1500}


def test_over_a_pit_that_cannot_be_gone_round() -> None:
    pit = block(2000, 0, 500, 9000, barred=True)
    way = ways(pit).to(Place(Point(4000, 1000)))
    assert way is not None
    assert kinds(way) == ["walk", "jump", "walk"]


def test_round_the_inner_corner_of_a_roof() -> None:
    corner = scenery(
        [(2000, 0), (4000, 0), (4000, 3000), (3500, 3000), (3500, 500), (2000, 500)],
        height=800,
        size=3,
    )
    start, goal = Place(Point(2100, 250), 800), Place(Point(3750, 2900), 800)
    way = ways(corner, start=start).to(goal)
    assert way is not None
    short = hypot(1400, 250) + hypot(250, 2400)
    assert way.journey.length == pytest.approx(short, abs=5)


def test_no_way_where_there_is_none() -> None:
    sheer = block(2000, 500, 2000, 1000, height=800, size=3, climbable=False)
    assert ways(sheer).to(Place(Point(2500, 1000), 800)) is None
    assert ways(HOUSE).to(Place(Point(2500, 1000))) is None


def test_into_contact_straight() -> None:
    target = Standing(Disc(Point(3000, 1000), 125))
    way = ways(others=(target,)).touching(target)
    assert way is not None
    assert way.journey.length == 1750


@pytest.mark.parametrize("tall", [True, False])
def test_into_contact_round_a_corner_is_never_longer_than_half_round(tall: bool) -> None:
    target = Standing(Disc(Point(3000, 1000), 125))
    screen = block(2000, 500, 200, 1000, height=900 if tall else 300, size=3 if tall else 1)
    way = ways(screen, others=(target,)).touching(target)
    assert way is not None
    end = way.journey.end
    assert contact(Disc(end.point, 125), end.height, target.disc, target.height)
    assert way.journey.length < 1750 + pi * 250


def test_into_contact_on_a_roof() -> None:
    target = Standing(Disc(Point(2600, 1000), 125), 800)
    way = ways(HOUSE, others=(target,)).touching(target)
    assert way is not None
    assert way.journey.length == 875 + 800 + 350


@given(st.integers(0, 10**6))
@settings(max_examples=25)
def test_no_place_around_a_base_is_touched_by_a_shorter_way(seed: int) -> None:
    rng = Random(seed)
    tall = [
        block(x, y, rng.randint(50, 500), rng.randint(50, 500), height=900, size=3, climbable=False)
        for x in (1400, 2100, 2800)
        for y in (500, 1200, 1900)
    ]
    target = Standing(Disc(Point(rng.randrange(1400, 3200), rng.randrange(300, 2400)), 125))
    levels = Levels(Board.checked(9000, 9000, tall))
    if levels.barred_at(Place(target.disc.centre), 125):
        return
    way = Ways(levels, GAIT, START, (target,), limit=5000).touching(target)
    others = Ways(levels, GAIT, START, (), limit=5000)
    for turn in range(48):
        spot = Place(beside_at(target.disc, 2 * pi * turn / 48, 125))
        found = others.to(spot)
        if found is not None and not _through(target, found):
            assert way is not None
            assert way.journey.length <= found.journey.length + 10


def _through(target: Standing, way: Way) -> bool:
    """The way leads over the target itself."""
    centre = target.disc.centre
    legs = [[(p.point.x, p.point.y) for p in (leg.start, leg.end)] for leg in way.journey.legs]
    return any(
        shapely.LineString(ends).distance(shapely.Point(centre.x, centre.y)) < 249 for ends in legs
    )
