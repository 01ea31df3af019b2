"""A board from outside is refused with the place of what is wrong with it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.errors import BadBoard
from tapete.spaces.boards.piece import Piece, polygon, rectangle, wall
from tapete.spaces.plane.point import Point
from tests.spaces.boards import SIDE, figure, pieces, shape

BOW = polygon([(100, 100), (500, 500), (500, 100), (100, 500)], name="bow")
SPIKE = polygon([(100, 100), (500, 100), (300, 100), (300, 400)], name="spike")
PINCHED = polygon([(0, 0), (200, 200), (400, 0), (400, 400), (200, 200), (0, 400)], name="pinch")


def problem(*pieces: Piece) -> tuple[str, Point, str]:
    with pytest.raises(BadBoard) as caught:
        Board.checked(1000, 1000, pieces)
    return caught.value.problem, caught.value.place, caught.value.name


def test_a_sound_board_is_accepted() -> None:
    assert Board.checked(1000, 1000, [rectangle(0, 0, 1000, 100)]).pieces


def test_a_crossed_outline_is_refused_where_it_crosses() -> None:
    assert problem(BOW) == ("crossed_outline", Point(300, 300), "bow")


def test_an_outline_that_folds_back_on_itself_is_refused() -> None:
    assert problem(SPIKE)[0] == "crossed_outline"


def test_an_outline_that_touches_itself_is_refused() -> None:
    assert problem(PINCHED)[:2] == ("crossed_outline", Point(200, 200))


def test_a_piece_that_leaves_the_board_is_refused_at_its_corner() -> None:
    found = problem(rectangle(900, 900, 50, 101, name="shed"))
    assert found == ("leaves_board", Point(950, 1001), "shed")


@pytest.mark.parametrize(
    "flat",
    [
        polygon([(1, 1), (5, 5)]),
        polygon([(1, 1), (5, 5), (9, 9)]),
        polygon([(1, 1), (1, 1), (5, 5), (9, 1)]),
        wall([(1, 1)]),
        wall([(1, 1), (1, 1)]),
        polygon([]),
    ],
)
def test_a_piece_without_extent_is_refused(flat: Piece) -> None:
    assert problem(flat)[0] == "degenerate"


def test_a_wall_that_says_it_is_closed_must_end_where_it_began() -> None:
    ring = [(100, 100), (300, 100), (300, 300)]
    assert problem(wall(ring, closed=True, name="keep"))[:2] == ("open_wall", Point(300, 300))
    assert Board.checked(1000, 1000, [wall([*ring, ring[0]], closed=True)])


def test_walls_may_meet_but_not_pass_through_each_other() -> None:
    long = wall([(100, 500), (900, 500)], name="long")
    assert problem(long, wall([(400, 400), (400, 600)]))[:2] == ("crossed_walls", Point(400, 500))
    assert Board.checked(1000, 1000, [long, wall([(400, 500), (400, 600)])])
    assert Board.checked(1000, 1000, [long, wall([(400, 498), (400, 600)])])


def test_a_wall_may_not_pass_through_itself() -> None:
    loop = wall([(100, 100), (500, 100), (500, 300), (300, 300), (300, 50)])
    assert problem(loop)[:2] == ("crossed_walls", Point(300, 100))


def test_a_board_has_a_size() -> None:
    with pytest.raises(BadBoard, match="bad_size"):
        Board.checked(0, 1000)


def test_the_error_says_the_place_in_its_message() -> None:
    with pytest.raises(BadBoard, match=r"crossed_outline.*bow.*x=300, y=300"):
        Board.checked(1000, 1000, [BOW])


def test_figures_must_stand_on_the_board_out_of_walls_and_of_each_other() -> None:
    board = Board.checked(
        2000, 2000, [rectangle(500, 500, 400, 400), wall([(0, 1500), (900, 1500)])]
    )
    board.place([figure(125, 125), figure(375, 125), figure(375, 600), figure(300, 1625)])
    for x, y, wrong in [
        (124, 300, "figure_leaves_board"),
        (376, 600, "figure_in_piece"),
        (700, 700, "figure_in_piece"),
        (300, 1624, "figure_in_piece"),
        (374, 125, "figures_overlap"),
    ]:
        with pytest.raises(BadBoard, match=wrong):
            board.place([figure(125, 125), figure(x, y)])


@settings(max_examples=150)
@given(pieces)
def test_an_outline_is_refused_exactly_when_it_is_not_simple(piece: Piece) -> None:
    try:
        Board.checked(SIDE, SIDE, [piece])
        accepted = True
    except BadBoard:
        accepted = False
    assert accepted == (piece.wall or (shape(piece).is_valid and shape(piece).area > 0))
