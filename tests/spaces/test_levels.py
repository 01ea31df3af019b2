"""Heights: standing, edges, distance and contact."""

from __future__ import annotations

from random import Random

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.scenery import block
from tapete.spaces.climbs.edges import Edge
from tapete.spaces.climbs.floors import floor_of
from tapete.spaces.climbs.surfaces import Levels, Near, Place, Standing, apart, contact
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point

RADIUS = 125
HOUSE = block(1000, 1000, 2000, 2000, height=800, size=3, name="house")
ANNEX = block(3000, 1000, 1000, 2000, height=800, size=3, name="annex")
CRATE = block(1500, 1500, 300, 300, foot=800, height=300, size=1, name="crate")
MUD = block(5000, 5000, 1000, 1000, ground="mud")
LEVELS = Levels(Board.checked(9000, 9000, [HOUSE, CRATE, MUD, ANNEX]))


def disc(x: int, y: int) -> Disc:
    return Disc(Point(x, y), RADIUS)


@pytest.mark.parametrize(
    ("x", "y", "heights"),
    [(500, 500, [0]), (2500, 2500, [800]), (1600, 1600, [1100]), (1000, 2000, [800, 0])],
)
def test_a_centre_stands_on_what_is_under_it(x: int, y: int, heights: list[int]) -> None:
    assert list(LEVELS.heights(Point(x, y))) == heights


@pytest.mark.parametrize(
    ("place", "kind"),
    [
        (Place(Point(2000, 2900), 800), None),
        (Place(Point(2000, 3000), 800), None),
        (Place(Point(2000, 3100), 800), "no_ground"),
        (Place(Point(2000, 3124), 0), "through"),
        (Place(Point(2000, 3125), 0), None),
        (Place(Point(1900, 1600), 800), "through"),
        (Place(Point(1600, 1600), 1100), None),
        (Place(Point(100, 100), 0), "off_board"),
    ],
)
def test_where_a_disc_may_stop(place: Place, kind: str | None) -> None:
    found = LEVELS.barred_at(place, RADIUS)
    assert (found.kind if found else None) == kind


def test_nobody_stops_on_another_but_may_be_right_above() -> None:
    other = Standing(disc(2000, 2000), 800, "other")
    assert LEVELS.barred_at(Place(Point(2100, 2000), 800), RADIUS, [other]) is not None
    assert LEVELS.barred_at(Place(Point(2250, 2000), 800), RADIUS, [other]) is None


def test_any_part_of_a_base_over_an_area_is_over_it() -> None:
    assert LEVELS.grounds_at(Place(Point(4876, 5500)), RADIUS) == [2]
    assert LEVELS.grounds_at(Place(Point(4875, 5500)), RADIUS) == []


def test_what_a_base_is_in_contact_with_and_what_it_is_over() -> None:
    assert LEVELS.beside(Place(Point(2000, 3130)), RADIUS) == [0]
    assert LEVELS.beside(Place(Point(2000, 3131)), RADIUS) == []
    assert LEVELS.beside(Place(Point(1650, 1925), 800), RADIUS) == [1]
    assert LEVELS.under(Place(Point(2950, 2000), 800), RADIUS) == [0, 3]
    assert LEVELS.under(Place(Point(2000, 3125)), RADIUS) == []


def test_the_nearest_edge_and_how_far_it_is() -> None:
    found = LEVELS.edge(Place(Point(2000, 2775), 800), RADIUS)
    assert found == Edge(Point(2000, 3000), 100.0)
    assert LEVELS.edge(Place(Point(500, 500)), RADIUS) is None


def test_the_edge_that_counts_is_the_one_the_lines_cross() -> None:
    """Roofs that touch are one: the seam between them is no edge."""
    place = Place(Point(2000, 2775), 800)
    south = LEVELS.edge_towards(place, RADIUS, disc(2000, 6000))
    assert south == Edge(Point(2000, 3000), 100.0)
    east = LEVELS.edge_towards(place, RADIUS, disc(7000, 2775))
    assert east == Edge(Point(4000, 2775), 1875.0)


def test_half_a_millimetre_from_the_edge_touches_it() -> None:
    at = LEVELS.edge(Place(Point(2000, 2870), 800), RADIUS)
    assert at is not None
    assert at.gap == 0
    off = LEVELS.edge(Place(Point(2000, 2869), 800), RADIUS)
    assert off is not None
    assert off.gap == 6


def test_who_hangs_on_a_wall_is_at_the_edge() -> None:
    held = Place(Point(2000, 3125), 400, held=True)
    assert LEVELS.edge_towards(held, RADIUS, disc(2000, 6000)) == Edge(Point(2000, 3125), 0.0)


@pytest.mark.parametrize(
    ("gap", "higher", "touching"),
    [(0, 250, True), (0, 251, False), (5, 0, True), (6, 0, False), (5, 250, True)],
)
def test_contact_needs_half_a_millimetre_and_one_ledge(
    gap: int, higher: int, touching: bool
) -> None:
    assert contact(disc(1000, 1000), 0, disc(1250 + gap, 1000), higher) is touching


def test_distance_is_straight_through_the_air() -> None:
    assert apart(disc(1000, 1000), 0, disc(2250, 1000), 0) == 1000
    assert apart(disc(1000, 1000), 0, disc(1250 + 800, 1000), 600) == pytest.approx(1000)
    assert apart(disc(1000, 1000), 0, disc(1100, 1000), 600) == pytest.approx(600)
    assert apart(disc(1000, 1000), 0, disc(1250, 1000), 250) == 0


def test_what_rises_is_ready_to_be_looked_past() -> None:
    assert {index: len(found) for index, found in LEVELS.screens.items()} == {0: 1, 1: 1, 3: 1}


@given(st.integers(0, 10**6))
@settings(max_examples=40)
def test_what_is_looked_up_by_cells_is_what_is_there(seed: int) -> None:
    rng = Random(seed)
    pieces = [
        block(
            rng.randrange(0, 3000),
            rng.randrange(0, 3000),
            rng.choice([60, 400, 900]),
            rng.choice([60, 400, 900]),
            foot=rng.choice([0, 0, 300]),
            height=rng.choice([0, 300, 800]),
            barred=rng.random() < 0.3,
        )
        for _ in range(12)
    ]
    levels, plain = (
        Levels(Board(4000, 4000, tuple(pieces))),
        Everything(Board(4000, 4000, tuple(pieces))),
    )
    for _ in range(40):
        radius = rng.choice([125, 200, 275, 400])
        point = Point(rng.randrange(0, 4000), rng.randrange(0, 4000))
        assert levels.heights(point) == plain.heights(point)
        place = Place(point, rng.choice([0, 300, 800]))
        assert levels.barred_at(place, radius) == plain.barred_at(place, radius)
        assert levels.grounds_at(place, radius) == plain.grounds_at(place, radius)
        assert levels.beside(place, radius) == plain.beside(place, radius)
        assert levels.under(place, radius) == plain.under(place, radius)


class Everything(Levels):
    """Looks at every piece each time."""

    def near(self, point: Point, radius: int = 0) -> Near:
        return Near(self.solids, self.tops, self.areas)


near_a_square = st.tuples(st.integers(95, 125), st.integers(95, 125))


@given(near_a_square, near_a_square)
def test_a_square_floor_holds_and_covers_what_its_shape_does(
    a: tuple[int, int], b: tuple[int, int]
) -> None:
    floor = floor_of(shapely.box(100, 100, 120, 120))
    assert floor.upright
    assert floor.covers(a, b) is bool(floor.shape.covers(shapely.LineString([a, b])))
    assert floor.holds(*a) is bool(shapely.intersects_xy(floor.shape, *a))
