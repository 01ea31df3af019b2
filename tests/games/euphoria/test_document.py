"""The game's document: every gap, house rule, character, board and mission stands in it."""

from __future__ import annotations

import re
from pathlib import Path

from tapete.catalogue import load
from tapete.games.euphoria.content.boards import grounds
from tapete.games.euphoria.content.entries import FACTIONS
from tapete.games.euphoria.content.field import field_of
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.missions import missions
from tapete.games.euphoria.meta import Rules

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "docs" / "euphoria.md").read_text("utf-8")
GAME = ROOT / "src/tapete/games/euphoria"
CATALOGUE = load("tapete.games.euphoria")
KNOWN = library()
GAPS = 22


def rows(*heads: str) -> list[list[str]]:
    """The rows of the table with this head, without the marks of code."""
    _, _, rest = TEXT.partition(f"| {' | '.join(heads)} |\n")
    lines = rest.partition("\n\n")[0].splitlines()[1:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def code(cell: str) -> str:
    found = re.match(r"`([^`]+)`", cell)
    return found[1] if found else ""


def test_all_gaps_are_in_the_table_with_places_that_exist() -> None:
    found = rows("gap", "place", "what we made")
    assert len({code(gap) for gap, _, _ in found}) == len(found) == GAPS
    for _, places, _ in found:
        named = re.findall(r"`([^`]+)`", places)
        assert named
        assert [place for place in named if not (GAME / place).exists()] == []


def test_what_the_catalogue_fills_in_is_a_gap_of_the_table() -> None:
    gaps = {code(gap) for gap, _, _ in rows("gap", "place", "what we made")}
    assert {entry.missing for entry in CATALOGUE.core} <= gaps


def test_every_house_rule_is_explained_with_what_it_usually_is() -> None:
    told = rows("option", "ruling", "as ruled", "the other way")
    assert tuple([code(option) for option, *_ in told]) == Rules.__struct_fields__
    for option, _, ruled, _ in told:
        assert ruled.startswith("on:" if getattr(Rules(), code(option)) else "off:"), option
    options = {one.option: one.id for one in CATALOGUE.rulings if one.option}
    assert options == {code(option): code(ruling) for option, ruling, *_ in told}
    assert {one.option: one.default for one in CATALOGUE.rulings if one.option} == {
        code(option): ruled.partition(":")[0] for option, _, ruled, _ in told
    }
    assert f"{len(CATALOGUE.rulings)} in all" in TEXT


def test_every_character_stands_there_as_it_is() -> None:
    told = rows("character", "faction", "audience", "Euphoria", "AP", "life", "ability")
    cards = {code(who): [code(faction), *map(int, row)] for who, faction, *row, _ in told}
    assert cards == {
        name: [one.faction, one.cost, one.euphoria, one.ap, one.life]
        for name, one in KNOWN.profiles.items()
        if one.character
    }


def test_every_board_mission_device_and_faction_is_named() -> None:
    boards = {code(name): int(count) for name, _, count in rows("board", "what it is", "pieces")}
    assert boards == {name: len(field_of(name).kinds) for name in grounds()}
    told = rows("mission", "board", "what it is about")
    plans = {code(name): code(board) for name, board, _ in told}
    assert plans == {name: one.board for name, one in missions().items()}
    assert {code(name) for name, _ in rows("device", "what it does")} == {*KNOWN.devices}
    factions = [code(name) for name, _, _ in rows("faction", "bonus", "who cannot join")]
    assert factions == list(FACTIONS)
