"""Faces from a seed."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from tapete.kernel import Roll
from tapete.kernel.chance.dice import SeededDice, acing_total, faces_of, shown_faces, throw
from tapete.kernel.chance.readings import (
    Best,
    Faces,
    Pattern,
    Raises,
    Successes,
    Total,
    comes_to,
)
from tapete.kernel.chance.seed import commitment, fresh, from_number
from tapete.kernel.errors import BadSeed
from tapete.kernel.message import Message
from tapete.kernel.tables.live import rolled


def test_a_face_is_the_keyed_hash_of_seed_and_counter() -> None:
    dice = SeededDice("blake2b-words:0badcafe")
    block = blake2b((0).to_bytes(8, "little"), key=bytes.fromhex("0badcafe")).digest()
    words = [int.from_bytes(block[at : at + 8], "little") for at in range(0, 64, 8)]
    assert [dice.face(6) for _ in range(8)] == [word % 6 + 1 for word in words]


def test_the_stream_can_be_entered_anywhere() -> None:
    whole = SeededDice(from_number(7))
    faces = [whole.face(20) for _ in range(50)]
    later = SeededDice(from_number(7), counter=31)
    assert [later.face(20) for _ in range(19)] == faces[31:]


@pytest.mark.parametrize("sides", [2, 3, 6, 12, 54])
def test_no_face_is_favoured(sides: int) -> None:
    dice = SeededDice(from_number(11))
    count = Counter(dice.face(sides) for _ in range(6000))
    expected = 6000 / sides
    surprise = sum((seen - expected) ** 2 / expected for seen in count.values())
    assert set(count) == set(range(1, sides + 1))
    assert surprise < sides - 1 + 5 * (2 * (sides - 1)) ** 0.5


def test_an_ace_is_thrown_again_and_added() -> None:
    class Falling:
        counter = 0

        def __init__(self, faces: list[int]) -> None:
            self.faces = faces

        def face(self, sides: int) -> int:
            return self.faces.pop(0)

    assert acing_total(Falling([8, 8, 3]), 8) == 19
    assert acing_total(Falling([1]), 1) == 1


@given(st.integers(2, 20), st.integers(0, 5), st.data())
def test_the_faces_of_an_acing_total_can_be_told_from_it(
    sides: int, aces: int, data: st.DataObject
) -> None:
    last = data.draw(st.integers(1, sides - 1))
    assert faces_of(aces * sides + last, sides) == (sides,) * aces + (last,)


def test_a_roll_shows_every_face_in_order() -> None:
    roll = Roll((8, 6), Faces(), "x", aces=True)
    assert shown_faces(roll, (19, 4)) == (8, 8, 3, 4)


def test_a_throw_gives_the_value_of_each_die() -> None:
    one_by_one = SeededDice(from_number(1))
    faces = (one_by_one.face(6), one_by_one.face(8))
    assert throw(SeededDice(from_number(1)), Roll((6, 8), Faces(), "x")) == faces


@pytest.mark.parametrize("seed", ["", "7", "md5:00", "blake2b-words:xyz", "blake2b-words:abc"])
def test_a_seed_that_is_none_is_refused_by_name(seed: str) -> None:
    with pytest.raises(BadSeed):
        SeededDice(seed)


def test_the_commitment_binds_and_tells_nothing() -> None:
    seed = fresh()
    assert commitment(seed) == commitment(seed)
    assert commitment(seed) != commitment(fresh())
    assert seed.split(":")[1] not in commitment(seed)


def test_a_reading_that_has_one_total_says_it_beside_its_target() -> None:
    assert comes_to(Raises(7, of=Total(2)), (4, 3)) == (9, 7)
    assert comes_to(Best(1), (2, 5)) == (6, None)
    assert comes_to(Successes(4), (4, 5)) == (None, None)


def test_a_reading_may_say_which_dice_make_a_pattern() -> None:
    class Sixes(Struct, frozen=True):
        def __call__(self, faces: tuple[int, ...]) -> int:
            return faces.count(6)

        def pattern(self, faces: tuple[int, ...]) -> Pattern:
            places = tuple([place for place, face in enumerate(faces) if face == 6])
            return Pattern(places, Message.of("sixes", count=len(places)))

    fell = rolled(Roll((6, 6, 6), Sixes(), "a.rule"), (6, 2, 6), (6, 2, 6))
    assert (fell.kept, fell.pattern, fell.wanted) == ((0, 2), Message.of("sixes", count=2), None)
    plain = rolled(Roll((6, 6), Total(), "a.rule"), (6, 2), (6, 2))
    assert (plain.kept, plain.pattern) == ((0, 1), None)
