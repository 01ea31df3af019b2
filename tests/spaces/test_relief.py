"""Boards with heights as text."""

from __future__ import annotations

import pytest

from tapete.spaces.boards.errors import BadDrawing
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.boards.text_heights import CELL, LEGEND, read
from tapete.spaces.climbs.surfaces import Levels, Place
from tapete.spaces.plane.point import Point

YARD = """
    ..........
    .##...oo..
    .#....o...
    .#..a.....
    ......~~..
"""


def pieces(text: str) -> list[Scenery]:
    return [piece for piece in read(text).board.pieces if isinstance(piece, Scenery)]


def test_signs_that_meet_are_one_piece_with_its_size_height_and_ground() -> None:
    house, crate, mud = pieces(YARD)
    assert (house.name, house.size, house.top, len(house.points)) == ("house", 3, 800, 6)
    assert (crate.name, crate.size, crate.grade) == ("crate", 1, "light")
    assert (mud.area, mud.ground) == (True, "rough")


def test_signs_that_meet_at_a_corner_only_are_two() -> None:
    assert len(pieces("#.\n.#")) == 2


def test_what_goes_round_something_stays_in_parts() -> None:
    assert len(pieces("###\n#.#\n###")) > 1


def test_letters_are_places_and_unknown_signs_are_refused() -> None:
    assert read(YARD).figures == {"a": Point(4 * CELL + CELL // 2, 3 * CELL + CELL // 2)}
    with pytest.raises(BadDrawing):
        read("..?")


def test_one_stands_on_what_is_drawn() -> None:
    levels = Levels.of(read(YARD).board)
    assert levels.heights(Point(CELL + 100, CELL + 100)) == (LEGEND["#"].height,)
    assert levels.barred_at(Place(Point(4 * CELL, 3 * CELL)), 125) is None
