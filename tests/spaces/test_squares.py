"""Movement by squares."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.piece import wall
from tapete.spaces.boards.text import read
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.squares.squares import Squares, adjacent


def squares(text: str, diagonal: int = 2) -> Squares:
    return Squares(read(text).board, diagonal=diagonal)


OPEN = "\n".join(["......"] * 6)


@pytest.mark.parametrize(("diagonal", "cost"), [(2, 5), (3, 6)])
def test_a_slanting_step_counts_one_or_one_and_a_half(diagonal: int, cost: int) -> None:
    grid = squares(OPEN, diagonal)
    route = grid.shortest((0, 0), (5, 2))
    assert route is not None
    assert route.cost == cost * INCH
    assert route.points[0] == Point(127, 127)
    assert route.end == Point(5 * INCH + 127, 2 * INCH + 127)
    assert grid.distance((0, 0), (5, 2)) == cost * INCH


def test_reach_is_a_square_of_squares_when_slanting_steps_count_one() -> None:
    assert len(squares(OPEN).reach((0, 0), 2 * INCH).ends()) == 9


def test_a_wall_is_gone_round_without_cutting_its_corner() -> None:
    grid = squares(
        """
        ...
        .#.
        ...
        """
    )
    route = grid.shortest((0, 1), (2, 1))
    assert route is not None
    assert route.cost == 4 * INCH
    assert not grid.free((1, 1))


def test_a_thin_wall_between_two_squares_bars_the_step() -> None:
    fence = wall([(INCH, 0), (INCH, 2 * INCH), (INCH, 3 * INCH)])
    grid = Squares(Board(2 * INCH, 3 * INCH, (fence,)))
    assert grid.shortest((0, 0), (1, 0)) is None
    assert grid.shortest((0, 1), (1, 2)) is None
    assert grid.shortest((0, 0), (0, 2)) is not None


def test_difficult_squares_count_double_to_enter() -> None:
    route = squares(".~~.").shortest((0, 0), (3, 0))
    assert route is not None
    assert route.cost == 5 * INCH


def test_squares_of_others_are_barred_or_only_not_to_stop_in() -> None:
    grid = squares("....")
    assert grid.shortest((0, 0), (3, 0), barred={(1, 0)}) is None
    reach = grid.reach((0, 0), 3 * INCH, taken={(1, 0)})
    assert reach.ends() == [(0, 0), (2, 0), (3, 0)]
    assert reach.route((1, 0)) is None


def test_the_eight_around_are_adjacent() -> None:
    assert sum(adjacent((1, 1), (x, y)) for x in range(4) for y in range(4)) == 8


@settings(max_examples=50, deadline=None)
@given(st.lists(st.text(".#~", min_size=5, max_size=5), min_size=5, max_size=5))
def test_routes_are_made_of_open_steps_and_add_up(lines: list[str]) -> None:
    grid = squares("\n".join(lines))
    reach = grid.reach((0, 0), 6 * INCH)
    for end in reach.ends():
        route = reach.route(end)
        assert route is not None
        way = [grid.at(point) for point in route.points]
        pairs = list(pairwise(way))
        assert all(adjacent(one, other) for one, other in pairs)
        assert sum(dict(grid.steps(one))[other] for one, other in pairs) == route.cost
