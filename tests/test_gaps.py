"""The gaps of the Savage sheet: each is filled, and the document says where."""

from __future__ import annotations

import re
from pathlib import Path

from tapete.catalogue import load
from tapete.games.savage.meta import Rules

ROOT = Path(__file__).parent.parent
DOCUMENT = (ROOT / "docs" / "savage.md").read_text("utf-8")
GAME = ROOT / "src/tapete/games/savage"
ROW = re.compile(r"^\| `(savage\.missing\.[\w.]+)` \| (?:`([\w.]+)`)? ?\| (.+) \|$", re.MULTILINE)
ROWS = ROW.findall(DOCUMENT)


def test_all_fifty_gaps_are_in_the_table() -> None:
    assert len({gap for gap, _, _ in ROWS}) == 50


def test_every_place_named_exists() -> None:
    places = [place for _, _, where in ROWS for place in re.findall(r"`([^`]+)`", where)]
    assert [place for place in places if not (GAME / place).exists()] == []


def test_the_catalogue_fills_the_gaps_the_table_says() -> None:
    filled = {entry.missing: entry.id for entry in load("tapete.games.savage").core}
    assert {gap: entry for gap, entry, _ in ROWS if entry} == filled


def test_every_house_rule_is_explained_and_cites_where_it_comes_from() -> None:
    for rule in Rules.__struct_fields__:
        assert re.search(rf"^\| `{rule}` \| `savage\.[\w.]+` \| .+ \|$", DOCUMENT, re.MULTILINE), (
            rule
        )
