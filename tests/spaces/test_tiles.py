"""Tiles as text: what is read from a drawing, and everything that can be wrong with one."""

from __future__ import annotations

import pytest

from tapete.spaces.boards.errors import BadDrawing
from tapete.spaces.tiles.checking import check_pair
from tapete.spaces.tiles.text import drawn, read
from tapete.spaces.tiles.tile import DOOR, FENCE, WALL, WINDOW, turned
from tapete.words import Words
from tests.spaces.tiles import EAST, KIOSK, TILES, WEST


def changed(line: int, column: int, sign: str, text: str = KIOSK) -> str:
    """A drawing with another sign at a line and a column, both from 1."""
    lines = [one.ljust(13) for one in text.strip("\n").splitlines()]
    lines[line - 1] = lines[line - 1][: column - 1] + sign + lines[line - 1][column:]
    return "\n".join(lines)


def test_a_drawing_says_what_is_where() -> None:
    kiosk = TILES["kiosk"]
    assert kiosk.marked("?") == [(2, 2)]
    assert kiosk.marked("!") == [(4, 3)]
    assert kiosk.marked("¡") == [(5, 5)]
    assert kiosk.indoors((1, 1))
    assert not kiosk.indoors((0, 1))
    kinds = {(cell, side): edge.kind for (cell, side), edge in kiosk.edges.items()}
    assert kinds[(2, 3), 2] == kinds[(2, 4), 0] == DOOR
    assert kinds[(3, 1), 0] == WINDOW
    assert kinds[(2, 4), 2] == FENCE
    assert kinds[(1, 1), 3] == WALL
    assert kiosk.edges[(2, 3), 2].locks == 1
    assert kiosk.edges[(4, 2), 1].locks == 2


@pytest.mark.parametrize("name", TILES)
def test_a_tile_is_drawn_again_as_it_was(name: str) -> None:
    text = drawn(TILES[name])
    assert drawn(read(name, "x", text, TILES[name].partner, _joint(name))) == text


def _joint(name: str) -> str:
    return {"west": "east", "east": "west"}.get(name, "")


def test_four_quarter_turns_are_none() -> None:
    kiosk = TILES["kiosk"]
    once = turned(kiosk, 1)
    assert once.signs[3, 2] == "?"
    assert once.edges[(2, 2), 3].kind == DOOR
    assert drawn(turned(once, 3)) == drawn(kiosk)


@pytest.mark.parametrize(
    ("line", "column", "sign", "problem"),
    [
        (2, 2, "x", "tile_ground"),
        (3, 4, "#", "tile_edge"),
        (3, 4, "|", "tile_crossed"),
        (4, 3, "-", "tile_crossed"),
        (1, 1, "-", "tile_corner"),
        (4, 5, "1", "tile_no_wall"),
        (2, 3, "w", "tile_no_wall"),
        (4, 3, " ", "tile_unwalled"),
        (4, 3, ":", "tile_unwalled"),
        (4, 5, ":", "tile_fence_indoors"),
        (1, 2, "2", "tile_border_door"),
    ],
)
def test_a_sign_that_cannot_stand_there_is_refused_with_its_place(
    line: int, column: int, sign: str, problem: str
) -> None:
    with pytest.raises(BadDrawing) as wrong:
        read("kiosk", "kiosk", changed(line, column, sign))
    assert (wrong.value.problem, wrong.value.line, wrong.value.column) == (problem, line, column)


def test_a_tile_has_thirteen_lines_of_thirteen_signs() -> None:
    with pytest.raises(BadDrawing, match="tile_height"):
        read("kiosk", "kiosk", KIOSK.strip("\n").removesuffix("+ + + + + + +"))
    with pytest.raises(BadDrawing, match="tile_width"):
        read("kiosk", "kiosk", changed(2, 14, "x."))


def refused(text: str, partner: str = "", joint: str = "") -> str:
    with pytest.raises(BadDrawing) as wrong:
        read("tile", "tile", text, partner, joint)
    return wrong.value.problem


def test_a_building_needs_a_door_an_encounter_and_no_room_that_is_shut_off() -> None:
    doorless = changed(9, 6, "-", changed(6, 11, "|"))
    assert refused(doorless) == "tile_no_door"
    assert refused(changed(6, 6, ",")) == "tile_no_encounter"
    walled = changed(5, 8, "-", changed(4, 9, "|", changed(5, 10, "-")))
    assert refused(changed(6, 9, "|", changed(7, 10, "-", walled))) == "tile_shut_off"
    assert refused("\n".join([".".join(" " * 7)] * 13)) == "tile_ground"


def test_streets_lead_off_the_tile_and_every_one_can_be_reached() -> None:
    lonely = changed(1, 2, "-", changed(2, 1, "|", changed(2, 3, "|", changed(3, 2, "-"))))
    assert refused(lonely) == "tile_shut_off"
    rows = KIOSK.strip("\n").splitlines()
    fenced = [row.ljust(13) for row in rows]
    fenced[0] = fenced[-1] = "+-+-+-+-+-+-+"
    for place in range(1, 13, 2):
        fenced[place] = "|" + fenced[place][1:12] + "|"
    assert refused("\n".join(fenced)) == "tile_no_way_out"


def test_without_any_floor_there_is_no_building() -> None:
    rows = ["+ + + + + + +", " . . . . . . "] * 6 + ["+ + + + + + +"]
    assert refused("\n".join(rows)) == "tile_no_building"


def pair(west: str, east: str, joint: str = "west", partner: str = "west") -> str:
    """What is wrong with two halves."""
    tiles = {
        "west": read("west", "hall", west, "east", "east"),
        "east": read("east", "hall", east, partner, joint),
    }
    with pytest.raises(BadDrawing) as wrong:
        check_pair(tiles, "west")
    return wrong.value.problem


def test_the_halves_of_a_building_belong_together() -> None:
    check_pair(TILES, "west")
    check_pair(TILES, "east")
    assert pair(WEST, EAST, partner="nobody") == "tile_no_partner"
    assert pair(WEST, changed(4, 1, "|", EAST)) == "tile_joint_open"
    assert refused(WEST, "east", "north") == "tile_unwalled"
    closed = changed(4, 13, "|", changed(6, 13, "|", changed(8, 13, "|", WEST)))
    assert refused(closed, "east", "east") == "tile_no_joint"


@pytest.mark.parametrize("language", ["es", "en"])
def test_what_is_wrong_is_said_with_what_would_be_right(language: str) -> None:
    with pytest.raises(BadDrawing) as wrong:
        read("kiosk", "kiosk", changed(4, 5, "1"))
    said = Words(language).say(wrong.value.message)
    assert "4" in said
    assert {"es": "suelo y calle", "en": "floor and street"}[language] in said
