"""Boards drawn as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.errors import BadDrawing
from tapete.spaces.boards.figure import Figure
from tapete.spaces.boards.piece import wall
from tapete.spaces.boards.text import LEGEND, Terrain, draw, read
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.plane.polygon import double_area

YARD = """
    ######
    #a.~~#
    #.o~~#
    #T...b
    ######
"""


def test_letters_are_figures_in_the_middle_of_their_squares() -> None:
    assert read(YARD).figures == {
        "a": Point(INCH + 127, INCH + 127),
        "b": Point(5 * INCH + 127, 3 * INCH + 127),
    }


def test_equal_terrain_merges_into_few_rectangles() -> None:
    board = read(YARD).board
    assert (board.width, board.height) == (6 * INCH, 5 * INCH)
    assert [piece.name for piece in board.pieces].count("wall") == 4
    mud = [piece for piece in board.pieces if piece.difficult]
    assert [piece.corners[0] for piece in mud] == [(3 * INCH, INCH)]
    assert mud[0].corners[2] == (5 * INCH, 3 * INCH)


def test_the_legend_says_what_a_sign_is() -> None:
    glass = Terrain("glass", height=500, opaque=False, material="glass")
    piece = read("..=", {"=": glass}).board.pieces[0]
    assert (piece.height, piece.opaque, piece.material) == (500, False, "glass")


def test_a_drawing_is_drawn_again_as_it_was() -> None:
    drawing = read(YARD)
    figures = [Figure(Disc(spot, 125), name) for name, spot in drawing.figures.items()]
    lines = [line.strip() for line in YARD.strip().splitlines()]
    assert draw(drawing.board, figures) == "\n".join(lines)


def test_a_drawing_may_be_two_characters_wide() -> None:
    assert draw(read(".#").board, wide=2) == "..##"


def test_thin_walls_show_where_they_run() -> None:
    along = wall([(0, 127), (400, 127)])
    between = wall([(INCH, 300), (INCH, 500)], blocks=False)
    board = Board(3 * INCH, 2 * INCH, (along, between))
    assert draw(board).splitlines() == ["##.", ".+."]


@pytest.mark.parametrize(
    ("text", "problem", "line", "column"),
    [
        ("...\n.?.", "unknown_sign", 2, 2),
        ("...\n..", "ragged", 2, 3),
        ("..\n...", "ragged", 2, 3),
        ("a..\n..a", "twice", 2, 3),
        ("", "empty", 1, 1),
        ("." * 300, "too_large", 1, 1),
    ],
)
def test_a_bad_drawing_is_refused_by_line_and_column(
    text: str, problem: str, line: int, column: int
) -> None:
    with pytest.raises(BadDrawing) as caught:
        read(text)
    assert (caught.value.problem, caught.value.line, caught.value.column) == (problem, line, column)


@given(st.lists(st.text("#.~oT", min_size=6, max_size=6), min_size=1, max_size=6))
def test_every_drawing_survives_being_read_and_drawn(lines: list[str]) -> None:
    board = read("\n".join(lines)).board
    assert draw(board) == "\n".join(lines)
    area = sum(double_area(piece.corners) for piece in board.pieces)
    assert area == 2 * INCH * INCH * sum(sign != "." for line in lines for sign in line)


def test_every_sign_of_the_legend_has_its_own_name() -> None:
    assert len({terrain.name for terrain in LEGEND.values()}) == len(LEGEND)
