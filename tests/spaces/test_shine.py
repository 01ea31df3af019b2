"""What a light reaches past the scenery."""

from __future__ import annotations

from math import cos, radians, sin

import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.light import Light
from tapete.spaces.boards.piece import rectangle
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.sight.rays import clear
from tapete.spaces.sight.shine import outline_of
from tests.spaces.boards import boards, places

LAMP = Light(Point(1000, 1000), 800, height=300)
EDGE = 6
"""Places this near to the edge of a shadow may count as either: corners are whole numbers."""


def reached(board: Board, lamp: Light, at: Point) -> bool | None:
    """True if a place is in the outline; None if it is too near to its edge to tell."""
    ring = shapely.Polygon(outline_of(board, lamp))
    place = shapely.Point(at.x, at.y)
    return None if ring.boundary.distance(place) < EDGE else bool(ring.contains(place))


def test_without_anything_in_its_way_it_needs_no_outline() -> None:
    far = rectangle(1900, 900, 50, 200, height=600)
    low = rectangle(1200, 900, 50, 200, height=200)
    assert outline_of(Board(3000, 2000, (far, low)), LAMP) == ()


def test_behind_a_high_piece_there_is_shadow() -> None:
    board = Board(3000, 2000, (rectangle(1200, 900, 50, 200, height=300),))
    assert reached(board, LAMP, Point(1150, 1000))
    assert reached(board, LAMP, Point(1400, 1000)) is False
    assert reached(board, LAMP, Point(1400, 1400))
    assert reached(board, LAMP, Point(600, 1000))


@settings(max_examples=60, deadline=None)
@given(boards(), places, st.integers(2 * INCH, 12 * INCH), st.integers(0, 359), st.integers(5, 95))
def test_it_reaches_the_places_that_a_free_line_leads_to(
    board: Board, centre: Point, radius: int, degrees: int, share: int
) -> None:
    lamp, far = Light(centre, radius, height=0), radius * share / 100
    turn = radians(degrees)
    at = Point(centre.x + round(far * cos(turn)), centre.y + round(far * sin(turn)))
    found = reached(board, lamp, at) if outline_of(board, lamp) else True
    assert found in (None, clear(board, centre, at))
