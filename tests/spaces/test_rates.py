"""Ways whose legs do not all cost the same."""

from __future__ import annotations

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.scenery import Scenery, block
from tapete.spaces.climbs.journey import CLIMB, CROSS, DESCEND, LEAP, Gait, Step
from tapete.spaces.climbs.measuring import check
from tapete.spaces.climbs.surfaces import Levels, Place, Standing
from tapete.spaces.climbs.ways import Ways
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point
from tapete.spaces.treks.trek import Treks

RATES = (("mud", 2.0), (CROSS, 3.0), (CLIMB, 2.0), (DESCEND, 0.5), (LEAP, 0.25))
GAIT = Gait(100, rates=RATES, broad=True, shy=True)
MUD = block(2000, 0, 500, 4000, ground="mud")


def levels(*pieces: Scenery) -> Levels:
    return Levels(Board(6000, 4000, pieces))


def cost(found: Levels, start: Place, *steps: Step) -> int:
    journey = check(found, GAIT, start, steps)
    assert journey.barred is None
    return journey.cost


def test_ground_costs_its_rate_where_the_centre_is_over_it() -> None:
    assert cost(levels(MUD), Place(Point(1000, 1000)), Step(Point(3000, 1000))) == 2500


def test_low_pieces_and_walls_have_rates_of_their_own() -> None:
    low = block(2000, 0, 300, 4000, height=200, size=1)
    assert cost(levels(low), Place(Point(1000, 1000)), Step(Point(3000, 1000))) == 2600
    tall = levels(block(2000, 0, 1000, 4000, height=700, size=2))
    up = Place(Point(1900, 1000)), Step(Point(2000, 1000), CLIMB)
    down = Place(Point(2000, 1000), 700), Step(Point(1900, 1000), CLIMB)
    assert (cost(tall, *up), cost(tall, *down)) == (1400, 350)


def test_a_rate_of_nothing_bars_a_ground() -> None:
    never = Gait(100, rates=(("mud", 0.0),))
    found = check(levels(MUD), never, Place(Point(1000, 1000)), [Step(Point(3000, 1000))])
    assert found.barred is not None
    assert found.barred.kind == "barred"


def test_the_cheapest_way_goes_round_slow_ground() -> None:
    patch = block(2000, 900, 500, 500, ground="mud")
    way = Ways(levels(patch), GAIT, Place(Point(1000, 1300))).to(Place(Point(3500, 1300)))
    assert way is not None
    assert 2500 < way.journey.length < way.journey.cost + 1 < 3000


def test_a_length_is_found_by_its_cost() -> None:
    journey = check(levels(MUD), GAIT, Place(Point(1000, 1000)), [Step(Point(3000, 1000))])
    assert [journey.far(one) for one in (500, 1000, 1400, 2500)] == [500, 1000, 1200, 2000]


def test_the_shy_pass_over_nobody_in_the_open() -> None:
    roof = block(2000, 500, 1000, 1000, height=100, foot=600)
    below = Standing(Disc(Point(2500, 1000), 100), 0, "x")
    over = [Step(Point(1000, 1000), LEAP, 800), Step(Point(4000, 1000), LEAP, 0)]
    start = Place(Point(500, 1000))
    high = [Step(Point(500, 1000), LEAP, 900), Step(Point(4000, 1000), LEAP, 900)]
    high.append(Step(Point(4000, 1000), LEAP, 0))
    assert check(levels(), GAIT, start, over, [below]).barred is not None
    assert check(levels(roof), GAIT, start, high, [below]).barred is None


def test_a_way_may_have_to_end_away_from_others() -> None:
    other = Standing(Disc(Point(3000, 1000), 100), 0, "x")
    treks = Treks(
        levels(), GAIT, Place(Point(1000, 1000)), 3000, others=(other,), shunned=(other,), away=254
    )
    assert treks.perhaps([Step(Point(2600, 1000))]) is None
    assert treks.perhaps([Step(Point(2540, 1000))]) is not None
