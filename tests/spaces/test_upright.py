"""Outlines that are looked at quickly, rectangles above all, beside the way that serves any."""

from __future__ import annotations

from math import hypot
from random import Random

import pytest
import shapely
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tapete.games.euphoria.content.boards import grounds
from tapete.games.euphoria.content.field import field_of
from tapete.spaces.boards.scenery import block, scenery
from tapete.spaces.climbs.floors import SKIN, floor_of
from tapete.spaces.climbs.surfaces import SNUG, Levels, Place, Standing, contact
from tapete.spaces.plane.disc import Disc, beyond
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.polygon import Box, box, holds, square_beyond, upright, well_within
from tapete.spaces.plane.segment import Pair
from tapete.spaces.plane.sweep import inside, inside_upright, nearest
from tapete.spaces.questions.deployment import Posts
from tapete.spaces.routes.obstacles import circles_of, meets, meets_round, meets_upright
from tapete.spaces.treks.contacts import too_near, touched

FEW, MANY = settings(max_examples=100, deadline=None), settings(max_examples=300, deadline=None)
number = st.integers(0, 40)
spots = st.tuples(number, number)
far_spots = st.tuples(st.integers(0, 6096), st.integers(0, 6096))
rings = st.builds(
    lambda x, y, wide, deep, turned: _ring(x, y, wide, deep)[:: -1 if turned else 1],
    *(st.integers(5, 25), st.integers(5, 25), st.integers(1, 15), st.integers(1, 15)),
    st.booleans(),
)
SQUARE = ((10, 10), (20, 10), (20, 20), (10, 20))


def _ring(x: int, y: int, wide: int, deep: int) -> tuple[Pair, ...]:
    return (x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep)


@pytest.mark.parametrize(
    ("ring", "told"),
    [
        (SQUARE, True),
        (SQUARE[::-1], True),
        (SQUARE[2:] + SQUARE[:2], True),
        (SQUARE[:3], False),
        (((10, 10), (20, 20), (20, 10), (10, 20)), False),
        (((10, 10), (20, 11), (20, 20), (10, 20)), False),
        (((10, 10), (20, 10), (20, 10), (10, 10)), False),
    ],
)
def test_which_outlines_are_upright(ring: tuple[Pair, ...], told: bool) -> None:
    assert upright(ring) is told


@MANY
@given(rings, spots, spots, st.integers(1, 12))
@example(SQUARE, (7, 10), (7, 20), 3)
@example(SQUARE, (0, 5), (40, 5), 5)
@example(SQUARE, (5, 15), (15, 5), 1)
def test_a_disc_runs_into_the_same_rectangles(
    ring: tuple[Pair, ...], a: Pair, b: Pair, radius: int
) -> None:
    assert meets_upright(box(ring), a, b, radius) is meets(ring, a, b, radius)


@FEW
@given(far_spots, far_spots, st.integers(1, 300))
def test_a_disc_runs_into_the_same_pieces_of_a_table(a: Pair, b: Pair, radius: int) -> None:
    for name in sorted(grounds()):
        for _, piece in Levels.of(field_of(name).board).pieces:
            assert piece.meets(a, b, radius) is meets(piece.corners, a, b, radius)


outlines = st.lists(spots, min_size=3, max_size=8, unique=True).map(tuple)
"""Some of them cross themselves, which changes nothing here."""


@MANY
@given(outlines, spots, spots, st.integers(0, 12))
def test_the_circles_of_an_outline_tell_the_same(
    ring: tuple[Pair, ...], a: Pair, b: Pair, radius: int
) -> None:
    found = meets_round(ring, circles_of(ring), a, b, radius)
    assert found is meets(ring, a, b, radius)


def test_the_circles_of_a_square_touch_its_sides_and_hold_its_corners() -> None:
    assert circles_of(SQUARE) == ((15, 15), 5, 8)


@MANY
@given(rings, spots, spots)
@example(SQUARE, (10, 0), (10, 40))
@example(SQUARE, (5, 15), (15, 5))
def test_the_same_stretches_are_inside(ring: tuple[Pair, ...], a: Pair, b: Pair) -> None:
    assert inside_upright(box(ring), a, b) == inside(ring, a, b)


@FEW
@given(far_spots, far_spots)
def test_the_same_stretches_of_a_long_way_are_inside(a: Pair, b: Pair) -> None:
    for _, piece in Levels.of(field_of("backlot").board).pieces:
        if piece.upright:
            assert inside_upright(piece.box, a, b) == inside(piece.corners, a, b)


@MANY
@given(rings, spots)
def test_the_same_places_are_on_a_top_or_within_it(ring: tuple[Pair, ...], spot: Pair) -> None:
    x, y = spot
    piece = scenery(ring, height=5)
    assert piece.holds(Point(x, y)) is holds(ring, x, y)
    on_it = holds(ring, x, y) or nearest(ring, x, y)[1] <= SKIN
    assert (square_beyond(box(ring), x, y) <= SKIN * SKIN) is on_it


@FEW
@given(rings, spots, spots)
def test_a_floor_bears_the_same_ways(ring: tuple[Pair, ...], a: Pair, b: Pair) -> None:
    floor = floor_of(shapely.Polygon(ring))
    assert floor.covers(a, b) is bool(floor.shape.covers(shapely.LineString([a, b])))


@FEW
@given(rings, spots, st.integers(1, 8))
def test_the_same_bases_are_in_a_zone(ring: tuple[Pair, ...], spot: Pair, radius: int) -> None:
    levels, zone = Levels.of(field_of("backlot").board), tuple([Point(*one) for one in ring])
    plain = holds(ring, *spot) and nearest(ring, *spot)[1] >= radius
    assert Posts(levels, radius, Point(0, 0), zone=zone).in_zone(Point(*spot)) is plain
    assert well_within(box(ring), *spot, radius) is plain


def standing(seed: int) -> list[Standing]:
    rng = Random(seed)
    discs = [
        Disc(Point(rng.randrange(200), rng.randrange(200)), rng.choice((5, 10, 15)))
        for _ in range(12)
    ]
    return [Standing(one, rng.choice((0, 200, 300)), passable=rng.random() < 0.3) for one in discs]


@pytest.mark.parametrize("seed", range(60))
def test_bases_beside_a_place_are_the_same_if_those_far_aside_are_passed_over(seed: int) -> None:
    rng, others = Random(seed), standing(seed)
    for _ in range(20):
        end, radius = Place(Point(rng.randrange(200), rng.randrange(200))), rng.choice((5, 10))
        here = Disc(end.point, radius)
        plain = [one for one in others if contact(here, end.height, one.disc, one.height)]
        assert touched(end, radius, others) == [one for one in plain if not one.passable]
        near = [one for one in others if one.far(end, radius) < 25]
        assert too_near(end, radius, others, 25) == (near[0] if near else None)
        for one in others:
            far = hypot(one.disc.centre.x - end.point.x, one.disc.centre.y - end.point.y)
            clear = beyond(one.disc, end.point.x, end.point.y, radius + SNUG)
            assert not clear or far > radius + SNUG + one.disc.radius


def test_a_piece_is_upright_or_not() -> None:
    assert block(0, 0, 20, 10, height=5).upright
    assert not scenery([(0, 0), (20, 5), (20, 10)], height=5).upright
    assert not scenery(SQUARE, height=5, wall=True).upright


def test_the_box_of_a_ring_is_the_ring() -> None:
    whole: Box = box(SQUARE)
    assert _ring(whole[0], whole[1], whole[2] - whole[0], whole[3] - whole[1]) == SQUARE
