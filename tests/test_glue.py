"""What a game says beside its rules stays short, because games share all that is not their own."""

from __future__ import annotations

import ast
import io
import tokenize
from pathlib import Path

import pytest

from tapete import games

GAMES = Path(__file__).parents[1] / "src/tapete/games"
GLUE = ("labels", "screen", "terminal", "events", "odds", "workshop", "meta.py", "game.py")
MOST = 2_000
LARGER = {
    "savage": "its workshop reads the stat blocks of books, in two languages",
    "punk": "its workshop reads, prices and prints bands, and takes them from BattleScribe",
}
"""The games that may have more, and why."""
SILENT = (
    tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT,
    tokenize.ENDMARKER,
)  # fmt: skip


def code_lines(text: str) -> int:
    """How many lines say something to the computer: no blank ones, comments or docstrings."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    said = [(one.start[0], one.end[0]) for one in tokens if one.type not in SILENT]
    lines = {line for first, last in said for line in range(first, last + 1)}
    return len(lines - docstring_lines(text))


def docstring_lines(text: str) -> set[int]:
    """The lines of texts that stand by themselves."""
    return {
        line
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }


def glue(name: str) -> int:
    places = [GAMES / name / part for part in GLUE]
    files = [file for one in places for file in ([one] if one.is_file() else one.rglob("*.py"))]
    return sum(code_lines(file.read_text("utf-8")) for file in files)


def test_only_code_counts_as_a_line() -> None:
    text = '"""A module."""\n\nONE = 1  # so\n"""What it is."""\n# a comment\nTWO = (\n    2,\n)\n'
    assert code_lines(text) == 4


@pytest.mark.parametrize("name", [one for one in games.names() if (GAMES / one).is_dir()])
def test_a_game_says_only_what_is_its_own(name: str) -> None:
    assert name in LARGER or glue(name) <= MOST


@pytest.mark.parametrize("name", LARGER)
def test_a_game_that_is_listed_as_larger_is(name: str) -> None:
    assert glue(name) >= MOST
