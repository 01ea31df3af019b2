from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.kernel.chance.readings import (
    AtLeast,
    Best,
    Contest,
    Faces,
    KeepBest,
    Ladder,
    Margin,
    Raises,
    Reading,
    SortedPairs,
    Successes,
    Total,
    Verdict,
)
from tapete.odds.dice.aces import TAIL
from tapete.odds.distribution import Distribution
from tapete.odds.readings import RARE, brute, distribution, enumerate_faces
from tests.odds.oracles import few_dice, icepool, of_icepool

Dice = tuple[int, ...]
small = st.integers(-3, 12)
mine = st.integers(0, 4)
capped_readings = st.one_of(
    st.builds(AtLeast, small, small),
    st.builds(Successes, small),
    st.builds(Raises, small, st.integers(1, 5), st.integers(1, 4), st.builds(Best, small)),
    st.builds(Raises, small, st.integers(1, 5), st.integers(1, 4), st.builds(Total, small)),
)
open_readings = st.one_of(
    st.builds(Total, small),
    st.builds(Best, small),
    st.builds(KeepBest, st.integers(-1, 5), small),
    st.builds(Margin, mine, small),
    st.builds(Contest, mine, small),
)
other_readings = st.one_of(st.builds(SortedPairs, mine), st.builds(Ladder), st.builds(Faces))


@settings(max_examples=300)
@given(few_dice, st.one_of(capped_readings, open_readings, other_readings))
def test_every_reading_is_what_every_throw_says(dice: Dice, read: Reading[Any]) -> None:
    assert distribution(dice, read) == brute(dice, read) == enumerate_faces(dice, read)


@settings(max_examples=150)
@given(st.lists(st.integers(1, 6), max_size=3).map(tuple), capped_readings)
def test_with_a_ceiling_acing_dice_are_exact(dice: Dice, read: Reading[Any]) -> None:
    ours = distribution(dice, read, aces=True)
    assert ours.tail == 0
    assert ours == enumerate_faces(dice, read, aces=True)


@settings(max_examples=40)
@given(st.lists(st.sampled_from([4, 10]), max_size=2).map(tuple), open_readings)
def test_without_a_ceiling_acing_dice_state_their_tail(dice: Dice, read: Reading[Any]) -> None:
    ours = distribution(dice, read, aces=True)
    assert ours.tail <= TAIL * len(dice)
    expected = enumerate_faces(dice, read, aces=True)
    assert dict(ours.items()) == dict(expected.items())


class Doubles(msgspec.Struct, frozen=True):
    """A reading nobody has a fast path for."""

    ceiling: int = 7

    def __call__(self, faces: Dice) -> bool:
        return len({min(face, self.ceiling) for face in faces}) < len(faces)


def test_a_reading_of_a_game_is_read_on_every_throw() -> None:
    assert distribution((6, 6), Doubles()).probability(True) == Fraction(1, 6)


def test_a_reading_of_a_game_with_a_ceiling_is_exact_on_acing_dice() -> None:
    ours = distribution((6, 6), Doubles(), aces=True)
    assert ours.tail == 0
    assert ours.probability(True) == Fraction(5, 36) + Fraction(1, 36)


def test_a_savage_trait_agrees_with_icepool() -> None:
    trait = icepool.highest(icepool.d(8).explode(depth=4), icepool.d(6).explode(depth=4))
    read = Raises(4, of=Best())
    theirs = trait.map(lambda x: min(5, max(0, x // 4)))
    assert distribution((8, 6), read, aces=True) == of_icepool(theirs)


def test_the_same_question_is_answered_from_memory() -> None:
    assert distribution((6, 6), Total()) is distribution((6, 6), Total())


@pytest.mark.parametrize(
    ("read", "faces", "outcome"),
    [
        (Total(2), (3, 4), 9),
        (Total(), (), 0),
        (Best(1), (3, 5, 4), 6),
        (KeepBest(2), (1, 6, 3), 9),
        (KeepBest(0), (1, 6), 0),
        (AtLeast(7), (3, 4), True),
        (AtLeast(7), (3, 3), False),
        (AtLeast(7, 1), (3, 3), True),
        (Raises(4), (3,), 0),
        (Raises(4), (4,), 1),
        (Raises(4), (7,), 1),
        (Raises(4), (8,), 2),
        (Raises(4, most=2), (40,), 2),
        (Successes(4), (3, 4, 5), 2),
        (Contest(1), (3, 2), Verdict.WON),
        (Contest(1), (2, 2), Verdict.TIED),
        (Contest(1, -1), (2, 2), Verdict.LOST),
        (Contest(2), (1, 2, 4), Verdict.LOST),
        (Margin(1, 2), (3, 6), -1),
        (SortedPairs(3), (1, 6, 3, 5, 3), (1, 0)),
        (SortedPairs(1), (2, 1, 6), (0, 1)),
        (Faces(), (2, 1), (2, 1)),
    ],
)
def test_what_a_reading_makes_of_faces(read: Reading[Any], faces: Dice, outcome: object) -> None:
    assert read(faces) == outcome


@pytest.mark.parametrize(
    ("faces", "level"),
    [
        ((), 0),
        ((1, 3, 5), 0),
        ((6, 1), 1),
        ((1, 1), 2),
        ((6, 6), 2),
        ((2, 3, 4), 3),
        ((1, 2, 6), 1),
        ((5, 6, 1), 1),
        ((5, 5, 5), 4),
        ((3, 4, 5, 6), 5),
        ((1, 2, 3, 4, 1, 1), 5),
        ((2, 2, 2, 2), 6),
        ((1, 2, 3, 4, 5), 7),
        ((1, 2, 3, 4, 5, 6), 7),
        ((1, 2, 3, 4, 5, 5, 5, 5), 7),
        ((4, 4, 4, 4, 4), 8),
        ((4, 4, 4, 4, 4, 4), 8),
    ],
)
def test_each_level_of_the_ladder(faces: Dice, level: int) -> None:
    assert Ladder()(faces) == level


def test_readings_are_values() -> None:
    assert Total(1) == Total(1)
    assert hash(Raises(4, of=Best())) == hash(Raises(4, of=Best()))
    assert msgspec.json.decode(msgspec.json.encode(Raises(4, of=Best(1))), type=Raises) == Raises(
        4, of=Best(1)
    )


def test_verdicts_are_ordered_from_worst_to_best() -> None:
    duel: Distribution[int] = distribution((6, 6), Contest(1))
    assert duel.outcomes == (Verdict.LOST, Verdict.TIED, Verdict.WON)
    assert duel.mean() == 0


@pytest.mark.parametrize("dice", [(6, 6), (4,), (12, 8, 6)])
@pytest.mark.parametrize("target", [2, 5, 30])
def test_steps_without_end_are_exact_up_to_a_last_one_that_is_rare(
    dice: tuple[int, ...], target: int
) -> None:
    found = distribution(dice, Raises(target, 4, None), True)
    last = max(found)
    exact = distribution(dice, Raises(target, 4, last), True)
    assert {n: found.probability(n) for n in found} == {n: exact.probability(n) for n in exact}
    assert found.tail == found.probability(last) < RARE
    assert Raises(target, 4, None)((target + 400,)) == 101
