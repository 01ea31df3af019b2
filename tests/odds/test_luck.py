"""Luck against expectation, and against every throw one by one."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.odds.luck import Fall, expected, face_counts, percentile, percentile_of_all, turned

dice = st.lists(st.integers(1, 6), min_size=1, max_size=4).map(tuple)


def by_hand(sides: tuple[int, ...], total: int) -> Fraction:
    """The part of all throws that is less, and half of what is the same."""
    totals = [sum(faces) for faces in product(*[range(1, n + 1) for n in sides])]
    worse = sum(2 * (one < total) + (one == total) for one in totals)
    return Fraction(worse, 2 * len(totals))


@given(dice, st.data())
def test_the_percentile_is_that_of_every_throw(sides: tuple[int, ...], data: st.DataObject) -> None:
    faces = tuple(data.draw(st.integers(1, n)) for n in sides)
    fall = Fall(sides, faces)
    assert percentile(fall) == by_hand(sides, fall.total)
    assert percentile_of_all([fall]) == pytest.approx(float(by_hand(sides, fall.total)))


def test_many_falls_together_are_one_fall_of_all_their_dice() -> None:
    falls = [Fall((6, 4), (5, 4)), Fall((6,), (6,)), Fall((8,), (1,))]
    assert percentile_of_all(falls) == pytest.approx(float(by_hand((6, 4, 6, 8), 16)))


def test_aces_are_thrown_on() -> None:
    """A d4 comes to less than 7 but for an ace and then a 3 or another ace."""
    fall = Fall((4,), (4, 3), aces=True)
    below = 1 - Fraction(2, 16)
    assert percentile(fall) == below + Fraction(1, 32)
    assert percentile_of_all([fall]) == pytest.approx(float(percentile(fall)))


@pytest.mark.parametrize("sides", [(4, 6), (6, 6, 6), (12, 6), (4,), (1, 4)])
def test_acing_dice_are_weighed_as_they_fall(sides: tuple[int, ...]) -> None:
    rng = Random(1)

    def throw(n: int) -> int:
        face = rng.randint(1, n)
        return face + (throw(n) if face == n > 1 else 0)

    totals = [sum(map(throw, sides)) for _ in range(20_000)]
    assert float(expected(sides, aces=True)) == pytest.approx(sum(totals) / len(totals), rel=0.03)
    fall = Fall(sides, (7,), aces=True)
    worse = sum((one < 7) + 0.5 * (one == 7) for one in totals) / len(totals)
    assert float(percentile(fall)) == pytest.approx(worse, abs=0.015)
    assert percentile_of_all([fall]) == pytest.approx(float(percentile(fall)))


def test_what_is_expected_of_dice() -> None:
    assert expected((6, 6), aces=False) == 7
    assert expected((4,), aces=True) == Fraction(10, 3)


def test_faces_are_counted_by_the_die_that_showed_them() -> None:
    falls = [Fall((4, 6), (4, 4, 1, 6, 2), aces=True), Fall((6,), (6,))]
    assert face_counts(falls) == {4: [1, 0, 0, 2], 6: [0, 1, 0, 0, 0, 2]}


def test_nothing_thrown_is_neither_good_luck_nor_bad() -> None:
    assert percentile_of_all([]) == 0.5


def test_low_dice_are_counted_from_the_other_end() -> None:
    fall = Fall((10, 6), (1, 5))
    assert turned(fall) == Fall((10, 6), (10, 2))
    assert percentile(turned(Fall((10,), (1,)))) == 1 - percentile(Fall((10,), (1,)))
