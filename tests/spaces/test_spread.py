"""A few of many places, far apart."""

from __future__ import annotations

from tapete.spaces.plane.point import Point, spread

ROW = [Point(x, 0) for x in (0, 10, 20, 90, 100)]


def test_the_one_furthest_from_those_kept_is_always_next() -> None:
    assert spread(ROW, [0], 3, 5) == [0, 4, 2]


def test_no_more_are_kept_than_may_be_or_than_are_apart() -> None:
    assert spread(ROW, [0], 1, 5) == [0]
    assert spread(ROW, [0], 5, 15) == [0, 4, 2]


def test_the_first_is_far_from_the_start_which_then_no_longer_counts() -> None:
    assert spread(ROW, [], 2, 5, [Point(0, 0)]) == [4, 0]
    assert spread([], [], 2, 5, []) == []
