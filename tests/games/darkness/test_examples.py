"""The book's examples: each is played by some test of this folder, whose docstring names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

NAMED = re.compile(r"\bdarkness\.example\.(\w+)")
BOOK = """
straight_of_three lockpick_dice one_skill_only opposed_pairs load_limit_up load_limit_back
movement_six perception_two help_search help_player_and_ally combat_helper_five_squares
shotgun_used_up gm_thrown_knife gm_extreme_difficulties
"""
EXAMPLES = BOOK.split()
"""In the book's order."""


def named() -> Iterator[str]:
    """The examples that the tests of this folder say they play."""
    for file in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from NAMED.findall(ast.get_docstring(node) or "")


def test_all_fourteen_are_played() -> None:
    assert len(EXAMPLES) == len(set(EXAMPLES)) == 14
    assert set(named()) == set(EXAMPLES)
