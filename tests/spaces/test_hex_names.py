"""What players call hexes, and boards drawn with those names."""

from __future__ import annotations

import pytest

from tapete.spaces.hexes.hexes import Hex
from tapete.spaces.hexes.names import hex_given, hex_name
from tapete.spaces.hexes.text import between_names, read


def test_a_hex_is_a_letter_for_its_row_and_its_number_there() -> None:
    hexes = read(". .\n . .").hexes
    assert [hex_name(hexes, cell) for cell in hexes.cells] == ["A1", "A2", "B1", "B2"]


@pytest.mark.parametrize(
    ("answer", "cell"),
    [((2, -1), (2, -1)), ((2,), None), ((2, "x"), None), (("x", 2), None), ("22", None)],
)
def test_an_answer_gives_a_hex_by_two_numbers(answer: object, cell: Hex | None) -> None:
    assert hex_given(answer) == cell


def test_each_row_is_drawn_between_the_names_of_its_ends() -> None:
    hexes = read(". .\n . . .").hexes
    drawn = between_names(hexes, {(0, 1): "x"}).split("\n")
    assert drawn == [" A1  . .     A2", " B1   x . .  B3"]


def test_a_spot_is_as_far_from_the_middle_of_its_hex_as_said() -> None:
    hexes = read(". .").hexes
    middle = hexes.centre((1, 0))
    assert hexes.spot((1, 0)) == (middle.x, middle.y)
    assert hexes.spot((1, 0), (-5, 7)) == (middle.x - 5, middle.y + 7)
