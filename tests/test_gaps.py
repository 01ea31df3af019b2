"""The gaps of the Savage sheet: each is filled, and the document says where."""

from __future__ import annotations

import re
from pathlib import Path

from tapete.catalogue import Catalogue, load
from tapete.games.savage.meta import Rules
from tapete.games.savage.scenario import scenarios

ROOT = Path(__file__).parent.parent
DOCUMENT = (ROOT / "docs" / "savage.md").read_text("utf-8")
GAME = ROOT / "src/tapete/games/savage"
ROW = re.compile(r"^\| `(savage\.missing\.[\w.]+)` \| (?:`([\w.]+)`)? ?\| (.+) \|$", re.MULTILINE)
ROWS = ROW.findall(DOCUMENT)


def test_all_fifty_gaps_are_in_the_table() -> None:
    gaps = [gap for gap, _, _ in ROWS]
    assert len(gaps) == len(set(gaps)) == DOCUMENT.count("| `savage.missing.") == 50
    assert sum(gap.startswith("savage.missing.core.") for gap in gaps) == 36


def test_every_place_named_exists() -> None:
    places = {gap: re.findall(r"`([^`]+)`", where) for gap, _, where in ROWS}
    assert [gap for gap, found in places.items() if not found] == []
    missing = [place for found in places.values() for place in found if not (GAME / place).exists()]
    assert missing == []


def test_the_catalogue_fills_the_gaps_the_table_says() -> None:
    filled = {entry.missing: entry.id for entry in load("tapete.games.savage").core}
    assert {gap: entry for gap, entry, _ in ROWS if entry} == filled
    assert [gap for gap, entry, _ in ROWS if ".core." in gap and not entry] == []


HOUSE_RULE = re.compile(r"^\| `(\w+)` \| `(savage\.[\w.]+)` \| .+ \|$", re.MULTILINE)
HOUSE_RULES = dict(HOUSE_RULE.findall(DOCUMENT))


def test_every_house_rule_is_explained_and_cites_where_it_comes_from() -> None:
    assert tuple(HOUSE_RULES) == Rules.__struct_fields__
    catalogue, gaps = load("tapete.games.savage"), {gap for gap, _, _ in ROWS}
    assert [cited for cited in HOUSE_RULES.values() if cited not in {*gaps, *ids(catalogue)}] == []


def test_the_rulings_that_are_options_are_the_house_rules_they_say() -> None:
    rulings = load("tapete.games.savage").rulings
    assert {ruling.option: ruling.id for ruling in rulings if ruling.option} == HOUSE_RULES


def ids(catalogue: Catalogue) -> list[str]:
    return [entry.id for entry in catalogue]


def test_every_scenario_is_in_the_table() -> None:
    named = re.findall(r"^\| `(\w+)` \| [^`|]+ \|$", DOCUMENT, re.MULTILINE)
    assert sorted(named) == sorted(scenarios())
