"""The letters that pick deeds on a keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tapete.deeds.menu import ENDING_KEY
from tapete.games.punk.actions import menu as punk
from tapete.games.savage.actions import menu as savage

LEADS = {"punk": punk.LEADS, "savage": savage.LEADS}
TABLE = Path(__file__).parents[2] / "web" / "src" / "pages" / "Table.svelte"
TABLES_OWN = set(re.findall(r"^    (\w): \(\) =>", TABLE.read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("game", LEADS)
def test_each_letter_is_for_one_deed_and_the_table_uses_it_for_nothing_else(game: str) -> None:
    letters = [*LEADS[game].values(), ENDING_KEY]
    assert len(set(letters)) == len(letters)
    assert {"u", "w"} <= TABLES_OWN
    assert not TABLES_OWN & set(letters)


def test_every_deed_offered_first_is_a_kind_or_a_way_of_its_game() -> None:
    ways = {"move", "leap", "assault", "template", "lob"}
    assert set(punk.LEADS) <= {*punk.MENU.by_name, *ways}
    assert set(savage.LEADS) <= {*savage.MENU.by_name, "move"}
