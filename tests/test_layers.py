"""What all games share knows none of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tapete
from tapete import games

SOURCES = Path(tapete.__file__).parent
SHARED = sorted(
    file for file in SOURCES.rglob("*.py") if "games" not in file.relative_to(SOURCES).parts
)
NAMED = re.compile(rf"\b({'|'.join(games.names())})\b")


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{one.name}" for one in node.names)


def strings(tree: ast.AST) -> Iterator[str]:
    """All that stand in the code, without those that only describe it."""
    described = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in described:
            yield str(node.value)


def games_in(tree: ast.AST) -> list[str]:
    """What of a game is imported or said."""
    by_import = [name for name in imported(tree) if name.startswith("tapete.games.")]
    return by_import + [text for text in strings(tree) if NAMED.search(text)]


def test_shared_code_names_no_game() -> None:
    found = {str(file): games_in(ast.parse(file.read_text("utf-8"))) for file in SHARED}
    assert {file: names for file, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "code",
    [
        "from tapete.games.savage.content.drafts import on_map",
        "import tapete.games.punk.game",
        "from tapete.games import punk",
        'USUAL = "savage"',
        'def f(): return f"{x}.punk.json"',
    ],
)
def test_what_is_looked_for_is_found(code: str) -> None:
    assert games_in(ast.parse(code))


def test_words_that_all_games_share_name_none() -> None:
    texts = {str(file): file.read_text("utf-8") for file in (SOURCES / "words").rglob("*.ftl")}
    assert {file: found for file, text in texts.items() if (found := NAMED.findall(text))} == {}
