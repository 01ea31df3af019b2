"""Ways over scenery: what each leg costs, what ground it touches and where, and what bars it."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from random import Random

import numpy as np
import pytest
import shapely
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.scenery import Scenery, block
from tapete.spaces.climbs.journey import Gait, Journey, Step, cut
from tapete.spaces.climbs.measuring import check
from tapete.spaces.climbs.surfaces import Levels, Place, Standing
from tapete.spaces.climbs.ways import Ways
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.sweep import first_touch

SMALL = Gait(125, step=1, longest=1000, deepest=500)
START = Place(Point(1000, 1000))
LARGE = Gait(275, step=2, longest=2200, deepest=1100)


def step(x: int, y: int, how: str = "walk", height: int | None = None) -> Step:
    return Step(Point(x, y), how, height)


def gone(
    *pieces: Scenery,
    start: Place | None = None,
    way: list[Step],
    gait: Gait = SMALL,
    others: tuple[Standing, ...] = (),
) -> Journey:
    levels = Levels(Board.checked(9000, 9000, pieces))
    return check(levels, gait, start or Place(Point(1000, 1000)), way, others)


def kinds(journey: Journey) -> list[str]:
    return [leg.how for leg in journey.legs]


def barred(journey: Journey) -> tuple[str, int, int]:
    assert journey.barred is not None
    return journey.barred.kind, journey.barred.needs, journey.barred.has


def test_a_walk_costs_its_length() -> None:
    journey = gone(way=[step(1300, 1400), step(1300, 1900)])
    assert (journey.length, journey.barred) == (1000, None)
    assert journey.end == Place(Point(1300, 1900))


def test_a_gap_as_wide_as_the_base_is_passed_and_a_narrower_one_is_measured() -> None:
    above = block(1500, 0, 500, 875, height=900, size=3)
    assert (
        gone(above, block(1500, 1125, 500, 800, height=900), way=[step(3000, 1000)]).barred is None
    )
    tight = gone(above, block(1500, 1115, 500, 800, height=900), way=[step(3000, 1000)])
    assert barred(tight) == ("narrow", 250, 240)


def test_a_tall_piece_is_in_the_way_and_the_place_is_where_one_touches_it() -> None:
    journey = gone(
        block(2000, 0, 500, 2000, height=900, size=3, name="wall"), way=[step(4000, 1000)]
    )
    assert journey.barred is not None
    assert journey.barred.kind == "through"
    assert journey.barred.place == Point(1875, 1000)


def test_friends_are_passed_but_not_ended_on_and_enemies_are_not_even_touched() -> None:
    friend = Standing(Disc(Point(2000, 1000), 125), passable=True)
    assert gone(way=[step(3000, 1000)], others=(friend,)).barred is None
    assert barred(gone(way=[step(2100, 1000)], others=(friend,))) == ("ends_on", 250, 100)
    beside = Standing(Disc(Point(2000, 1250), 125))
    assert barred(gone(way=[step(3000, 1000)], others=(beside,)))[0] == "over"
    clear = Standing(Disc(Point(2000, 1251), 125))
    assert gone(way=[step(3000, 1000)], others=(clear,)).barred is None
    above = Standing(Disc(Point(2000, 1000), 125), height=600)
    assert gone(way=[step(3000, 1000)], others=(above,)).barred is None


def test_a_low_narrow_piece_is_crossed_for_the_length_of_the_way() -> None:
    journey = gone(
        block(2000, 0, 200, 2000, height=300, size=1, ground="rough"), way=[step(3000, 1000)]
    )
    assert journey.barred is None
    assert (journey.length, kinds(journey)) == (2000, ["walk", "cross", "walk"])
    assert journey.legs[1].tested == pytest.approx(200)
    assert journey.touches == ()


def test_a_low_wide_piece_is_walked_over_and_its_ground_is_felt() -> None:
    journey = gone(
        block(2000, 0, 600, 2000, height=300, size=1, ground="rough"), way=[step(3000, 1000)]
    )
    assert (journey.barred, journey.length) == (None, 2000)
    touch = journey.first("rough")
    assert touch is not None
    assert touch.place == Point(2000, 1000)
    assert touch.along == pytest.approx(1000)


def test_one_may_stop_on_top_of_a_low_piece_but_not_half_beside_it() -> None:
    crate = block(2000, 0, 600, 2000, height=300, size=1, name="crate")
    journey = gone(crate, way=[step(2300, 1000)])
    assert (journey.barred, journey.end) == (None, Place(Point(2300, 1000), 300))
    assert barred(gone(crate, way=[step(1950, 1000)]))[0] == "through"
    back = gone(crate, start=journey.end, way=[step(1800, 1000)])
    assert (back.barred, back.end, back.length) == (None, Place(Point(1800, 1000)), 500)


def test_what_nobody_can_stand_on_is_crossed_only_where_it_is_narrow() -> None:
    wide = block(2000, 0, 600, 2000, height=300, size=1, standable=False)
    assert barred(gone(wide, way=[step(3000, 1000)])) == ("too_wide", 600, 250)
    narrow = block(2000, 0, 200, 2000, height=300, size=1, standable=False)
    assert gone(narrow, way=[step(3000, 1000)]).barred is None
    assert barred(gone(narrow, way=[step(2100, 1000)]))[0] in (
        "no_ground",
        "cannot_stand",
        "through",
    )


def test_a_large_base_steps_onto_size_two_and_a_small_one_does_not() -> None:
    car = block(2000, 0, 900, 2000, height=600, size=2)
    assert barred(gone(car, way=[step(4000, 1000)]))[0] == "through"
    assert gone(car, way=[step(4000, 1000)], gait=LARGE).barred is None


def test_ground_is_first_touched_where_the_edge_of_the_base_reaches_it() -> None:
    mud = block(2000, 0, 900, 2000, ground="rough")
    journey = gone(mud, way=[step(2100, 1000)])
    touch = journey.first("rough")
    assert touch is not None
    assert touch.place == Point(1875, 1000)
    assert touch.along == pytest.approx(875)
    assert gone(mud, way=[step(1875, 1000)]).touches == ()


def test_nobody_enters_what_is_barred() -> None:
    acid = block(2000, 0, 500, 2000, ground="impassable", barred=True)
    assert barred(gone(acid, way=[step(3000, 1000)]))[0] == "barred"


HOUSE = block(2000, 0, 2000, 2000, height=800, size=3, name="house")
EDGE = Place(Point(2000, 1000), 800)


def test_a_climb_costs_its_height_and_not_the_shift() -> None:
    journey = gone(HOUSE, way=[step(1875, 1000), step(2000, 1000, "climb"), step(2200, 1000)])
    assert journey.barred is None
    assert (journey.length, kinds(journey)) == (875 + 800 + 200, ["walk", "climb", "walk"])
    assert journey.end == Place(Point(2200, 1000), 800)


def test_a_climb_may_stop_half_way_and_go_on_or_come_back() -> None:
    half = gone(HOUSE, way=[step(1875, 1000), step(1875, 1000, "climb", 500)])
    assert (half.barred, half.end) == (None, Place(Point(1875, 1000), 500, held=True))
    up = gone(HOUSE, start=half.end, way=[step(2000, 1000, "climb")])
    assert (up.barred, up.length, up.end) == (None, 300, EDGE)
    down = gone(HOUSE, start=half.end, way=[step(1875, 1000, "climb", 0)])
    assert (down.barred, down.length, down.end) == (None, 500, Place(Point(1875, 1000)))
    fall = gone(HOUSE, start=half.end, way=[step(1875, 1000, "drop")])
    assert (fall.barred, fall.length, fall.legs[0].tested) == (None, 0, 500)
    assert barred(gone(HOUSE, start=half.end, way=[step(1500, 1000)]))[0] == "held"


def test_a_ladder_is_a_ladder_only_where_it_is() -> None:
    house = block(2000, 0, 2000, 2000, height=800, climbable=False, ladders=(Point(2000, 1000),))
    up = gone(house, way=[step(1875, 1000), step(2000, 1000, "climb")])
    assert (up.barred, kinds(up)) == (None, ["walk", "ladder"])
    beside = gone(house, way=[step(1875, 1200), step(2000, 1200, "climb")])
    assert barred(beside)[0] == "unclimbable"


def test_one_climbs_only_what_one_is_flush_with() -> None:
    assert barred(gone(HOUSE, way=[step(1800, 1000), step(2000, 1000, "climb")]))[0] == "no_wall"


def test_down_from_an_edge_by_climbing_or_dropping() -> None:
    climbed = gone(HOUSE, start=EDGE, way=[step(1875, 1000, "climb"), step(1775, 1000)])
    assert (climbed.barred, climbed.length) == (None, 900)
    dropped = gone(HOUSE, start=EDGE, way=[step(1875, 1000, "drop"), step(1775, 1000)])
    assert (dropped.barred, dropped.length, dropped.legs[0].tested) == (None, 100, 800)


def test_ground_is_touched_where_one_comes_down_on_it_but_not_by_leaping() -> None:
    mud = block(1000, 0, 1000, 2000, ground="rough")
    dropped = gone(HOUSE, mud, start=EDGE, way=[step(1875, 1000, "drop")])
    touch = dropped.first("rough")
    assert touch is not None
    assert touch.place == Point(1875, 1000)
    leapt = gone(HOUSE, mud, start=EDGE, way=[step(1500, 1000, "leap")])
    assert (leapt.barred, leapt.touches) == (None, ())


def test_on_a_roof_one_stays_on_it() -> None:
    journey = gone(HOUSE, start=EDGE, way=[step(5000, 1000)])
    assert barred(journey)[0] == "no_ground"
    assert journey.barred is not None
    assert journey.barred.place == Point(4000, 1000)


def roofs(gap: int, lower: int = 0) -> tuple[Scenery, Scenery]:
    other = block(4000 + gap, 0, 2000, 2000, height=800 - lower, size=3)
    return HOUSE, other


def test_a_jump_tests_the_gap_and_charges_the_way() -> None:
    journey = gone(*roofs(600, 300), start=EDGE, way=[step(3900, 1000), step(4700, 1000, "jump")])
    assert (journey.barred, kinds(journey)) == (None, ["walk", "jump"])
    assert journey.legs[1].tested == pytest.approx(600)
    assert journey.length == 1900 + 800
    assert journey.end == Place(Point(4700, 1000), 500)


@pytest.mark.parametrize(
    ("gap", "lower", "why"),
    [
        (1010, 0, ("too_long", 1010, 1000)),
        (600, 510, ("too_deep", 510, 500)),
        (600, -10, ("too_high", 810, 800)),
    ],
)
def test_a_jump_too_long_too_deep_or_upwards(gap: int, lower: int, why: object) -> None:
    way = [step(4000, 1000), step(4000 + gap, 1000, "jump")]
    assert barred(gone(*roofs(gap, lower), start=EDGE, way=way)) == why


def test_a_pit_is_jumped_from_beside_it_to_beyond_it() -> None:
    pit = block(2000, 0, 500, 9000, barred=True)
    journey = gone(pit, way=[step(1875, 1000), step(2625, 1000, "jump")])
    assert journey.barred is None
    assert journey.legs[1].tested == pytest.approx(500)
    assert journey.length == 875 + 750


def test_a_leap_goes_straight_through_the_air() -> None:
    roof = block(1800, 0, 2000, 2000, height=600, size=3)
    journey = gone(roof, way=[step(1800, 1000, "leap")])
    assert (journey.barred, journey.length) == (None, 1000)
    assert barred(gone(roof, way=[step(4200, 1000, "leap")]))[0] == "through"


WAY = [step(1875, 1000), step(2000, 1000, "climb"), step(2200, 1000)]


@pytest.mark.parametrize(
    ("along", "place"),
    [
        (0, START),
        (500, Place(Point(1500, 1000))),
        (875, Place(Point(1875, 1000))),
        (1175, Place(Point(1875, 1000), 300, held=True)),
        (1775, Place(Point(2100, 1000), 800)),
        (9999, Place(Point(2200, 1000), 800)),
    ],
)
def test_where_one_is_after_so_much_of_a_way(along: int, place: Place) -> None:
    assert gone(HOUSE, way=WAY).at(along) == place


@pytest.mark.parametrize("along", [0, 1, 500, 875, 900, 1675, 1700, 1875, 3000])
def test_a_way_cut_short_is_a_way_no_longer_than_that(along: int) -> None:
    whole = gone(HOUSE, way=WAY)
    short = gone(HOUSE, way=cut(START, WAY, whole, along))
    assert short.barred is None
    assert along - 1 <= short.length <= along or short.length == whole.length
    assert short.end == whole.at(along)


def test_a_jump_that_is_too_long_for_what_is_left_is_not_begun() -> None:
    way = [step(3900, 1000), step(4700, 1000, "jump")]
    whole = gone(*roofs(600), start=EDGE, way=way)
    assert cut(EDGE, way, whole, 2000) == way[:1]


def test_a_barred_way_is_cut_before_the_climb_that_bars_it() -> None:
    roof = block(2000, 500, 1000, 1000, height=100, foot=900, climbable=True)
    way = [step(1875, 1000), step(2000, 1000, "climb")]
    whole = gone(roof, way=way)
    assert barred(whole)[0] == "no_wall"
    assert cut(START, way, whole, 2000) == way[:1]


# --- against the obvious way ----------------------------------------------------------------


@given(
    st.lists(st.integers(40, 400), min_size=3, max_size=8),
    st.integers(0, 359),
    st.tuples(st.integers(-900, 900), st.integers(-900, 900)),
    st.tuples(st.integers(-900, 900), st.integers(-900, 900)),
    st.sampled_from([1, 40, 125]),
)
def test_the_first_touch_is_where_small_steps_find_it(
    far: list[int], first: int, a: tuple[int, int], b: tuple[int, int], radius: int
) -> None:
    spots = [(r, 2 * pi * (i / len(far) + first / 360)) for i, r in enumerate(far)]
    ring = [(round(r * cos(t)), round(r * sin(t))) for r, t in spots]
    shape = shapely.Polygon(ring)
    assume(shape.is_valid and a != b)
    share = first_touch(ring, a, b, radius)
    steps = np.linspace(0, 1, 2001)
    places = np.array(a) + (np.array(b) - np.array(a)) * steps[:, None]
    apart = shapely.distance(shapely.points(places), shape)
    length = hypot(b[0] - a[0], b[1] - a[1])
    inside = np.flatnonzero(
        apart < radius - 0.1 if radius else shape.covers(shapely.points(places))
    )
    if share is None:
        assert not len(inside) or not radius
    else:
        before = apart[steps < share - 1 / length]
        assert (before >= radius - 0.1).all()
        assert apart[np.argmin(abs(steps - share))] <= radius + length / 2000 + 0.1


@given(st.integers(0, 10**6))
@settings(max_examples=40)
def test_whatever_way_is_found_overlaps_nothing_solid_and_nobody(seed: int) -> None:
    rng = Random(seed)
    pieces = [
        block(
            rng.randrange(200, 3600, 400),
            rng.randrange(200, 3600, 400),
            rng.choice([100, 300, 375]),
            rng.choice([60, 200, 390]),
            height=rng.choice([300, 600, 800]),
            size=rng.choice([1, 2, 3]),
        )
        for _ in range(14)
    ]
    levels = Levels(Board(4000, 4000, tuple({p.points[0]: p for p in pieces}.values())))
    others = tuple(Standing(Disc(_spot(rng), 125), passable=rng.random() < 0.5) for _ in range(3))
    start, goal = Place(_spot(rng)), Place(_spot(rng))
    if levels.barred_at(start, 125, others):
        return
    way = Ways(levels, SMALL, start, others, limit=3000).to(goal)
    if way is None:
        return
    assert (
        way.journey.length >= hypot(goal.point.x - start.point.x, goal.point.y - start.point.y) - 1
    )
    for leg in way.journey.legs:
        if leg.how != "walk" or leg.start.height:
            continue
        line = shapely.LineString([(p.point.x, p.point.y) for p in (leg.start, leg.end)])
        for _, piece in levels.solids:
            if piece.size > 1:
                assert shapely.Polygon(piece.corners).distance(line) > 125 - 1.5
        for other in others:
            if not other.passable:
                centre = shapely.Point(other.disc.centre.x, other.disc.centre.y)
                assert centre.distance(line) > 250 - 1.5


def _spot(rng: Random) -> Point:
    return Point(rng.randrange(130, 3870), rng.randrange(130, 3870))
