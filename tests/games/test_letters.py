"""The letters that pick deeds on a keyboard."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tapete.deeds.menu import ENDING_KEY, Menu
from tapete.games.arena.actions.menu import MENU as ARENA_MENU
from tapete.games.arena.game import GAME as ARENA
from tapete.games.darkness.actions.every import EVERY as DARKNESS_MENU
from tapete.games.darkness.game import GAME as DARKNESS
from tapete.games.punk.actions.menu import MENU as PUNK_MENU
from tapete.games.punk.game import GAME as PUNK
from tapete.games.savage.actions.menu import MENU as SAVAGE_MENU
from tapete.games.savage.game import GAME as SAVAGE
from tapete.kernel import Game, Message
from tapete.words import LANGUAGES, Words

MENUS = [
    pytest.param(ARENA, ARENA_MENU, id="arena"),
    pytest.param(DARKNESS, DARKNESS_MENU, id="darkness"),
    pytest.param(PUNK, PUNK_MENU, id="punk"),
    pytest.param(SAVAGE, SAVAGE_MENU, id="savage"),
]
TABLE = Path(__file__).parents[2] / "web" / "src" / "pages" / "Table.svelte"
TABLES_OWN = set(re.findall(r"^    (\w): \(\) =>", TABLE.read_text("utf-8"), re.MULTILINE))


def letters(game: Game[Any], menu: Menu[Any, Any, Any], language: str) -> list[str]:
    """The letters of all deeds that have one, and the letter that ends a turn."""
    words = Words(language)
    words.learn(game.name, game.package)
    keys = [f"{game.name}.key.{name}" for name in menu.leads]
    return [words.say(Message(key)) for key in (*keys, ENDING_KEY)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "menu"), MENUS)
def test_each_letter_is_for_one_deed_and_the_table_uses_it_for_nothing_else(
    game: Game[Any], menu: Menu[Any, Any, Any], language: str
) -> None:
    found = letters(game, menu, language)
    assert all(re.fullmatch("[a-z]", letter) for letter in found)
    assert len(set(found)) == len(found)
    assert {"u", "w"} <= TABLES_OWN
    assert not TABLES_OWN & set(found)


@pytest.mark.parametrize(("game", "menu"), MENUS)
def test_no_two_deeds_have_the_same_rank(game: Game[Any], menu: Menu[Any, Any, Any]) -> None:
    assert len(set(menu.leads.values())) == len(menu.leads)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "menu"), MENUS)
def test_what_is_offered_first_has_a_letter_and_nothing_else_has_one(
    game: Game[Any], menu: Menu[Any, Any, Any], language: str
) -> None:
    file = files(game.package) / "words" / f"{language}.ftl"
    named = re.findall(rf"^{game.name}-key-(\w+) =", file.read_text("utf-8"), re.MULTILINE)
    assert sorted(named) == sorted(menu.leads)
