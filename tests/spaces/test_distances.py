"""Distances between places and between bases."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tapete.spaces.plane.disc import Disc, gap, near, overlap, whole_gap
from tapete.spaces.plane.point import CM, INCH, Point, distance, towards, within
from tests.spaces.boards import places

discs = st.builds(Disc, places, st.integers(0, 400))


def test_an_inch_and_a_centimetre_are_whole_tenths_of_a_millimetre() -> None:
    assert (INCH, CM) == (254, 100)


def test_a_point_travels_as_two_numbers() -> None:
    assert msgspec.json.encode(Point(3, -4)) == b"[3,-4]"
    assert msgspec.json.decode(b"[3,-4]", type=Point) == Point(3, -4)


def test_bases_that_touch_neither_overlap_nor_have_a_gap() -> None:
    one, other = Disc(Point(0, 0), 100), Disc(Point(300, 400), 400)
    assert not overlap(one, other)
    assert gap(one, other) == 0
    assert overlap(one, Disc(Point(300, 399), 400))


def test_a_distance_is_within_reach_to_the_last_tenth_of_a_millimetre() -> None:
    assert within(Point(0, 0), Point(3, 4), 5)
    assert not within(Point(0, 0), Point(3, 5), 5)


@given(discs, discs, st.integers(0, 3000))
def test_the_whole_gap_is_exact_for_every_reach(one: Disc, other: Disc, reach: int) -> None:
    assert near(one, other, reach) == (whole_gap(one, other) <= reach)
    assert gap(one, other) <= whole_gap(one, other) < gap(one, other) + 1 + 1e-6


@given(places, places, st.integers(0, 3000))
def test_rounding_never_lengthens_a_step(start: Point, goal: Point, length: int) -> None:
    end = towards(start, goal, length)
    assert within(start, end, length)
    if start != goal:
        assert distance(start, end) > length - 2
