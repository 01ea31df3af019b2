"""Templates and where they drift to."""

from __future__ import annotations

import pytest
import shapely
from hypothesis import assume, given
from hypothesis import strategies as st

from tapete.spaces.plane.bearing import bearing, in_arc
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import INCH, Point, distance
from tapete.spaces.plane.templates import (
    Circle,
    Segment,
    Teardrop,
    bearing_in_front,
    clock_point,
    from_edge,
    touched,
)
from tests.spaces.boards import RADIUS, places


def test_a_round_template_touches_every_base_it_reaches_even_by_its_edge() -> None:
    medium = Circle(Point(0, 0), 2 * INCH)
    far = [Disc(Point(2 * INCH + RADIUS + extra, 0), RADIUS) for extra in (-1, 0, 1)]
    assert touched(medium, far) == [0, 1]


def test_a_cone_is_as_long_as_it_says_and_widest_near_its_end() -> None:
    cone = Teardrop(Point(0, 0), Point(0, -100), 9 * INCH, 3 * INCH)
    assert cone.touches(Disc(Point(0, -9 * INCH), 0))
    assert not cone.touches(Disc(Point(0, -9 * INCH - 1), 0))
    assert cone.touches(Disc(Point(3 * INCH // 2, -15 * INCH // 2), 0))
    assert not cone.touches(Disc(Point(INCH, -INCH), 0))
    assert not cone.touches(Disc(Point(0, 200), 100))


def test_beside_the_tip_of_a_cone_its_side_is_nearest() -> None:
    cone = Teardrop(Point(0, 0), Point(0, -100), 9 * INCH, 3 * INCH)
    assert cone.clearance(Point(100, 10)) == pytest.approx(99.98, abs=0.01)
    assert cone.clearance(Point(0, 50)) == 50


@given(places, places, places, st.integers(0, 300), st.sampled_from([0, 127, 762]))
def test_a_cone_touches_what_the_hull_of_its_two_ends_touches(
    tip: Point, towards: Point, spot: Point, radius: int, narrow: int
) -> None:
    assume(tip != towards)
    cone = Teardrop(tip, towards, 9 * INCH, 3 * INCH, narrow)
    far = distance(tip, towards)
    dx, dy = (towards.x - tip.x) / far, (towards.y - tip.y) / far
    ends = [
        shapely.Point(tip.x + dx * at, tip.y + dy * at).buffer(max(half, 0.01), 64)
        for at, half in ((narrow / 2, narrow / 2), (9 * INCH - 381, 381))
    ]
    hull = shapely.unary_union(ends).convex_hull
    apart = hull.distance(shapely.Point(spot.x, spot.y)) - radius
    assume(abs(apart) > 1)
    assert cone.touches(Disc(spot, radius)) == (apart <= 0)


@pytest.mark.parametrize(
    ("hour", "place"),
    [(12, (0, -1400)), (3, (400, -1000)), (6, (0, -600)), (9, (-400, -1000)), (1, (200, -1346))],
)
def test_the_clock_is_read_from_the_thrower(hour: int, place: tuple[int, int]) -> None:
    assert clock_point(Point(0, 0), Point(0, -1000), hour, 400) == Point(*place)


@given(places, places, st.integers(1, 12))
def test_every_hour_is_as_far_from_the_target(origin: Point, target: Point, hour: int) -> None:
    assume(origin != target)
    end = clock_point(origin, target, hour, 1000)
    assert distance(target, end) == pytest.approx(1000, abs=1)
    turned = (bearing(target, end) - bearing(origin, target)) % 360
    assert abs((turned - hour * 30 + 180) % 360 - 180) < 0.2


def test_an_arc_lies_around_the_facing() -> None:
    here = Point(0, 0)
    assert bearing(here, Point(100, 0)) == 90
    assert in_arc(here, 90, 180, Point(0, -100))
    assert not in_arc(here, 90, 180, Point(-1, -100))
    assert in_arc(here, 350, 60, Point(10, -100))


SEGMENT = Segment(Point(0, 0), Point(100, 0), wide=1000, deep=400)


@given(st.integers(-1500, 1500), st.integers(-1500, 1500))
def test_the_clearance_of_a_segment_is_the_distance_to_its_outline(x: int, y: int) -> None:
    circle = shapely.Point(SEGMENT.deep - SEGMENT.radius, 0).buffer(SEGMENT.radius, quad_segs=512)
    shape = circle.intersection(shapely.box(0, -2000, 2000, 2000))
    found = SEGMENT.clearance(Point(x, y))
    assert found == pytest.approx(shape.distance(shapely.Point(x, y)), abs=0.1)


def test_a_segment_touches_as_soon_as_the_edges_meet() -> None:
    assert SEGMENT.touches(Disc(Point(525, 0), 125))
    assert not SEGMENT.touches(Disc(Point(526, 0), 125))
    assert SEGMENT.touches(Disc(Point(-125, 500), 125))
    assert not SEGMENT.touches(Disc(Point(-125, 501), 125))


@given(st.integers(0, 359), st.sampled_from([125, 200, 275]))
def test_a_template_from_the_edge_touches_the_base_and_is_not_over_it(
    bearing: int, radius: int
) -> None:
    eye = Disc(Point(3000, 3000), radius)
    start, _ = from_edge(eye, bearing)
    assert radius <= distance(eye.centre, start) <= radius + 1.5


@pytest.mark.parametrize(("bearing", "front"), [(0, True), (90, True), (270, True), (91, False)])
def test_the_edge_in_front(bearing: int, front: bool) -> None:
    assert bearing_in_front(0, bearing) is front
