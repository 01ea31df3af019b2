"""How much of a target is hidden."""

from __future__ import annotations

from random import Random

import pytest
import shapely
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.figure import Figure
from tapete.spaces.boards.piece import Piece, polygon, rectangle, wall
from tapete.spaces.plane.disc import Disc, overlap
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.routes.ground import Ground
from tapete.spaces.sight.rays import clear, first_hit
from tapete.spaces.sight.sight import look
from tapete.spaces.sight.view import View, quarters
from tests.spaces.boards import (
    RADIUS,
    boards,
    free_place,
    places,
    sampled_hidden,
    scattered,
    shape,
)

EYE = Point(1000, 3000)
TARGET = Disc(Point(5000, 3000), 100)
TALL = 500


def seen(*pieces: Piece, others: tuple[Figure, ...] = (), height: int = TALL) -> View:
    return look(Board(6000, 6000, pieces), EYE, TARGET, height, others)


def screen(top: int, bottom: int, **how: object) -> Piece:
    """A thin wall right before the target, across its width."""
    return wall([(5000, top), (5000, bottom)], **{"height": TALL, **how})


def test_nothing_between_hides_nothing() -> None:
    assert seen().hidden == 0
    assert seen(rectangle(2000, 3200, 500, 500, height=TALL)).hidden == 0


@pytest.mark.parametrize(("bottom", "share"), [(2950, 0.25), (3000, 0.5), (3050, 0.75), (3100, 1)])
def test_a_wall_hides_the_share_of_the_width_it_covers(bottom: int, share: float) -> None:
    assert seen(screen(2500, bottom)).hidden == pytest.approx(share)


def test_half_way_a_piece_hides_twice_its_width() -> None:
    assert seen(wall([(3000, 2975), (3000, 3025)], height=TALL)).hidden == pytest.approx(0.5)


def test_a_low_piece_hides_the_share_of_the_height_it_reaches() -> None:
    low = screen(2500, 3500, height=TALL // 4)
    assert seen(low).hidden == pytest.approx(0.25)
    assert seen(low, screen(2500, 3000, height=TALL // 2)).hidden == pytest.approx(0.375)


def test_two_pieces_over_the_same_part_do_not_add() -> None:
    one, other = screen(2500, 3000), rectangle(4000, 2500, 100, 500, height=TALL)
    assert seen(one, other).hidden == pytest.approx(0.5)
    assert seen(one, screen(3050, 3500)).hidden == pytest.approx(0.75)


def test_what_is_behind_the_target_or_the_eye_hides_nothing() -> None:
    assert seen(rectangle(5001, 2000, 300, 2000, height=TALL)).hidden == 0
    assert seen(rectangle(500, 2000, 499, 2000, height=TALL)).hidden == 0


def test_glass_hides_nothing() -> None:
    assert seen(screen(2500, 3500, opaque=False)).hidden == 0


def test_a_notch_lets_the_view_through() -> None:
    fork = [(3000, 2000), (4000, 2000), (4000, 4000), (3000, 4000), (3000, 3900), (3900, 3900)]
    comb = polygon([*fork, (3900, 2100), (3000, 2100)], height=TALL)
    assert look(Board(6000, 6000, (comb,)), Point(3100, 3000), TARGET, TALL).hidden == 1
    assert look(Board(6000, 6000, (comb,)), EYE, Disc(Point(3500, 3000), 100), TALL).hidden == 0


def test_within_a_wood_nothing_is_seen_unless_the_wood_is_left_out() -> None:
    wood = rectangle(500, 500, 5000, 5000, height=TALL, blocks=False)
    assert not seen(wood).visible
    assert look(Board(6000, 6000, (wood,)), EYE, TARGET, TALL, skip={0}).visible


def test_within_a_wood_that_is_not_convex_nothing_is_seen_either() -> None:
    corners = [(500, 500), (5500, 500), (5500, 5500), (3000, 5500), (3000, 5000), (500, 5000)]
    assert not seen(polygon(corners, height=TALL, blocks=False)).visible


@pytest.mark.parametrize("x", [4880, 4950, 5000, 5050, 5090, 5120])
def test_a_figure_beside_the_target_hides_with_what_is_in_front_of_it(x: int) -> None:
    other = Figure(Disc(Point(x, 3100), 100), "other", TALL)
    board = Board(6000, 6000)
    slow = sampled_hidden(board, EYE, TARGET, TALL, [other])
    assert look(board, EYE, TARGET, TALL, [other]).hidden == pytest.approx(slow, abs=0.01)


def test_another_figure_in_between_hides_its_width() -> None:
    other = Figure(Disc(Point(4900, 3000), 100), "other", TALL)
    view = seen(others=(other,))
    assert view.hidden == 1
    assert view.figures == {0: 1.0}
    beside = Figure(Disc(Point(5000, 3200), 100), "other", TALL)
    assert seen(others=(beside,)).hidden < 0.01


def test_the_view_says_which_pieces_hide_and_how_much_each_alone() -> None:
    view = seen(rectangle(0, 0, 10, 10), screen(2500, 3000), screen(2500, 2950))
    assert view.pieces == {1: pytest.approx(0.5), 2: pytest.approx(0.25)}


def test_sample_lines_are_blocked_where_something_is_in_the_way() -> None:
    lines = seen(screen(2500, 3000)).samples(4)
    assert [line.hidden for line in lines] == [1, 1, 0, 0]
    assert [line.end.y for line in lines] == [2925, 2975, 3025, 3075]


@pytest.mark.parametrize(
    ("share", "step"),
    [(0, 0), (0.2499, 0), (0.25, 25), (0.5, 50), (0.75, 75), (0.9, 90), (0.999, 90), (1, 100)],
)
def test_cover_goes_by_steps_and_nothing_visible_is_a_hundred(share: float, step: int) -> None:
    assert quarters(share) == step


def test_a_line_stops_where_it_first_meets_something_high_enough() -> None:
    low = rectangle(2000, 2000, 500, 2000, height=INCH)
    board = Board(6000, 6000, (low, wall([(4000, 0), (4000, 6000)], height=TALL)))
    assert first_hit(board, EYE, TARGET.centre) == Point(2000, 3000)
    assert first_hit(board, EYE, TARGET.centre, TALL) == Point(4000, 3000)
    assert clear(board, EYE, TARGET.centre, TALL + 1)


others = st.lists(
    st.builds(
        lambda centre, radius, height: Figure(Disc(centre, radius), "other", height),
        places,
        st.integers(100, 400),
        st.sampled_from([200, 400]),
    ),
    max_size=3,
)


@settings(max_examples=120, deadline=None)
@given(boards(), places, places, others)
def test_the_hidden_share_agrees_with_many_sampled_lines(
    board: Board, eye: Point, spot: Point, others: list[Figure]
) -> None:
    target = Disc(spot, RADIUS)
    assume(not overlap(target, Disc(eye, RADIUS)))
    assume(all(shape(piece).distance(shapely.Point(eye.x, eye.y)) != 0 for piece in board.pieces))
    fast = look(board, eye, target, 400, others)
    slow = sampled_hidden(board, eye, target, 400, others)
    assert fast.hidden == pytest.approx(slow, abs=0.02)


@settings(max_examples=60, deadline=None)
@given(boards(), places, places)
def test_the_sample_lines_agree_with_the_share(board: Board, eye: Point, spot: Point) -> None:
    assume(eye != spot)
    view = look(board, eye, Disc(spot, RADIUS), 400)
    lines = view.samples(800)
    assert sum(line.hidden for line in lines) / 800 == pytest.approx(view.hidden, abs=0.02)


@pytest.mark.parametrize("seed", range(20))
def test_on_crowded_boards_too_sampled_lines_agree(seed: int) -> None:
    board, rng = scattered(seed), Random(seed)
    ground = Ground(board, RADIUS)
    eye, *spots = [free_place(ground, rng) for _ in range(5)]
    others = [Figure(Disc(spot, RADIUS), "other", 300) for spot in spots[2:]]
    for spot in spots[:2]:
        target = Disc(spot, RADIUS)
        if not overlap(target, Disc(eye, RADIUS)):
            slow = sampled_hidden(board, eye, target, 400, others)
            assert look(board, eye, target, 400, others).hidden == pytest.approx(slow, abs=0.02)
