"""Small parts of scenes and cards that games share."""

from __future__ import annotations

from tapete.kernel import Message
from tapete.scene import Fighter, Mark
from tapete.scene.board import crowded, spread, square
from tapete.scene.card import Card
from tapete.scene.choices import counts, named
from tapete.scene.lineup import by_seat
from tapete.scene.signs import initials
from tapete.scene.token import lines_of

NAME, KIND, LINE = Message("x.name"), Message("x.kind"), (Message("x.line"), "x.rule")


def test_a_card_has_headings_by_the_names_of_its_sections_and_no_empty_ones() -> None:
    card = Card.headed("x.card.", NAME, KIND, now=[], gear=[LINE])
    assert [(one.title, one.lines) for one in card.sections] == [(Message("x.card.gear"), (LINE,))]


def test_states_are_lines_with_their_rules() -> None:
    assert list(lines_of([Mark("prone", LINE[0], rule=LINE[1])])) == [LINE]


def test_those_that_share_a_cell_get_its_spots_in_turn_after_what_is_taken() -> None:
    spots = [(0, 0), (1, 1), (2, 2)]
    found = spread({"a": "here", "b": "there", "c": "here"}, spots, {"here": 1})
    assert found == {"a": (1, 1), "b": (0, 0), "c": (2, 2)}


def test_a_cell_with_more_than_its_spots_begins_again_with_the_first() -> None:
    assert spread({"a": 1, "b": 1}, [(3, 3)], {}) == {"a": (3, 3), "b": (3, 3)}


def test_the_spots_of_a_cell_hang_on_how_many_share_it() -> None:
    spots = [[(0, 0)], [(-1, 0), (1, 0)]]
    found = crowded({"a": "here", "b": "there", "c": "here"}, spots)
    assert found == {"a": (-1, 0), "b": (0, 0), "c": (1, 0)}


def test_a_figure_is_known_by_the_first_letter_of_its_name_that_no_other_has() -> None:
    found = initials([("1", "Ana", "?"), ("2", "an", "?"), ("3", "na 3", "?")])
    assert found == {"1": "A", "2": "N", "3": "?"}


def test_a_square_has_its_corners_around_its_middle() -> None:
    assert square((10, 20), 3) == ((7, 17), (13, 17), (13, 23), (7, 23))


def test_an_option_may_name_nothing_if_there_are_words_for_it() -> None:
    assert named({"a": NAME}) == [("a", NAME)]
    assert named({"a": NAME}, "x.none") == [("", Message("x.none")), ("a", NAME)]


def test_numbers_to_choose_from_begin_with_one() -> None:
    words = [Message.of("x.players", count=1), Message.of("x.players", count=2)]
    assert counts("x.players", 2) == [(1, words[0]), (2, words[1])]


def test_sides_are_lined_up_by_seat() -> None:
    one, two = Fighter(NAME), Fighter(KIND)
    found = by_seat(NAME, [(1, one), (0, two), (1, two)])
    assert [(side.seat, side.fighters) for side in found] == [(0, (two,)), (1, (one, two))]
