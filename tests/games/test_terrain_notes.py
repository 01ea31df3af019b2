"""Whatever lies on a table says in words what it is and what its code means, and cites the rule."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.catalogue import load
from tapete.scene import Board
from tapete.scene.board import Shape
from tapete.words import LANGUAGES, Words
from tests.games.test_looks import PLAYED, boards

BOARDS = [pytest.param(*one, id=one[0]) for one in boards()]
RULES = {game.name: load(game.package) for game in PLAYED}
SAYING = {language: Words(language) for language in LANGUAGES}
for game in PLAYED:
    for words in SAYING.values():
        words.learn(game.name, game.package)


def named(board: Board) -> list[Shape]:
    return [shape for shape in board.shapes if shape.name is not None]


@pytest.mark.parametrize(("name", "board"), BOARDS)
def test_every_note_cites_a_rule(name: str, board: Board) -> None:
    rules = RULES[name.partition(" ")[0]]
    assert all(rule in rules for shape in named(board) for _, rule in shape.notes)


@pytest.mark.parametrize(("name", "board"), BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_code_is_explained_where_it_is_drawn(name: str, board: Board, language: str) -> None:
    for shape in [one for one in named(board) if one.code]:
        said = [SAYING[language].say(note) for note, _ in shape.notes]
        told = next(one for one in said if shape.code in one)
        assert f" {shape.code[0]}, " in told
        assert not any("⟦" in one for one in said)


@pytest.mark.parametrize(
    ("language", "code", "told"),
    [
        ("en", "1L", "“1L”: size 1, light cover"),
        ("en", "3P", "“3P”: size 3, heavy cover"),
        ("es", "2M", "«2M»: tamaño 2, Cobertura media"),
    ],
)
def test_a_code_is_told_by_its_size_and_its_grade(language: str, code: str, told: str) -> None:
    coded = [shape for _, board in boards() for shape in named(board) if shape.code == code]
    assert coded
    assert SAYING[language].say(coded[0].notes[0][0]) == told


def test_cover_of_savage_worlds_is_told_with_what_it_hides() -> None:
    notes = [note for _, board in boards() for shape in named(board) for note, _ in shape.notes]
    covers = {_args(note)["percent"]: note for note in notes if note.key == "savage.note.cover"}
    assert set(covers) <= {25, 50, 75, 90}
    assert SAYING["en"].say(covers[50]) == (
        "cover: it hides 50% of whoever stands behind it, −4 to hit"
    )


def _args(note: Any) -> dict[str, Any]:
    return dict(note.args)
