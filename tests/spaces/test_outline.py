"""Outlines of squares."""

from __future__ import annotations

from tapete.spaces.tiles.outline import outline


def test_a_square_has_four_corners() -> None:
    assert outline({(2, 3)}) == ((2, 3), (3, 3), (3, 4), (2, 4))


def test_squares_in_a_row_are_one_piece() -> None:
    assert outline({(0, 0), (1, 0), (2, 0)}) == ((0, 0), (3, 0), (3, 1), (0, 1))


def test_a_corner_that_is_missing_is_left_out() -> None:
    """
    ##
    #.
    """
    ring = outline({(0, 0), (1, 0), (0, 1)})
    assert ring == ((0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2))
