"""Every piece of every table has a picture, and one that nobody has drawn is refused by name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tapete import games
from tapete.content import BadContent, parse_page
from tapete.games.punk.content.drafts import check_draft
from tapete.games.savage.content.library import CONTENT
from tapete.games.savage.content.scenario import Scenario, check_scenario
from tapete.kernel import Game
from tapete.kernel.matches.match import checked_options
from tapete.scene import Board, screen_of
from tapete.scene.looks import DRAWINGS, SOILS
from tapete.words import Words

DOCUMENT = Path(__file__).parents[2] / "docs" / "looks.md"
PLAYED: list[Game[Any]] = [games.find("punk"), games.find("savage")]


def boards() -> Iterator[tuple[str, Board]]:
    """The board of every scenario on its own table, and of every table."""
    for game in PLAYED:
        screen = screen_of(game)
        for setting in screen.settings():
            view = game.view(game.setup(checked_options(game, setting.options)), None)
            board = screen.board(view)
            assert board
            yield f"{game.name} {setting.id}", board


@pytest.mark.parametrize(("name", "board"), [pytest.param(*one, id=one[0]) for one in boards()])
def test_every_table_and_all_that_stands_on_it_has_a_picture(name: str, board: Board) -> None:
    assert board.look in SOILS
    assert {shape.look for shape in board.shapes} <= {*DRAWINGS}
    assert all(floor.look in SOILS for floor in board.floors)
    places = [place for floor in board.floors for place in floor.points]
    assert all(0 <= x <= board.width and 0 <= y <= board.height for x, y in places)


def refused(text: str) -> BadContent:
    with pytest.raises(BadContent) as wrong:
        check_draft(text)
    return wrong.value


HEAD = 'name = { es = "M", en = "M" }\nes = "M"\nen = "M"\n'
CAR = '[[elements]]\nkind = "car"\nat = [45, 45]\nsize = [9, 4]\n'


def test_a_look_that_nobody_has_drawn_is_refused_with_those_there_are() -> None:
    wrong = refused(HEAD + CAR + 'look = "spaceship"\n')
    assert (wrong.line, wrong.field) == (8, "elements[0].look")
    told = Words("en").say(wrong.problem)
    assert "spaceship" in told
    assert all(look in told for look in DRAWINGS)
    ground = refused(HEAD + 'look = "lava"\n' + CAR)
    assert all(look in Words("en").say(ground.problem) for look in SOILS)
    check_draft(HEAD + 'look = "sand"\n' + CAR + 'look = "wreck"\n')


def test_the_looks_of_a_scenario_are_checked_too() -> None:
    text = (CONTENT.root / "scenarios" / "mill.toml").read_text("utf-8")
    for look in ("cart", "meadow", "boards"):
        page = parse_page(text.replace(f'"{look}"', '"zzz"', 1), "mill.toml", Scenario)
        with pytest.raises(BadContent, match="zzz"):
            check_scenario(page)


def test_every_look_is_in_the_document_for_authors() -> None:
    told = DOCUMENT.read_text("utf-8")
    assert [look for look in (*DRAWINGS, *SOILS) if f"`{look}`" not in told] == []
