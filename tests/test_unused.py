"""Nothing at the top of a module is there for nobody."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1] / "src/tapete"
FOR_OTHERS = {
    "ScriptedTable": "the table of tests, of any game",
    "brute": "the obvious way to read dice, against which the fast ones are tested",
    "leaks": "the check that views keep secrets, for the tests of any game",
    "playout": "a whole match between bots, for tests and for programs that import the kernel",
    "drawn_over": "a board with signs upon it, for games on squares: docs/adding-a-board-game.md",
    "named_options": "the labels of a game whose answers have names: docs/adding-a-game.md",
    "nearest_to": "routes to list, for games on squares: docs/adding-a-board-game.md",
}
"""What games and tests of other people use, and ours do not."""
CALLED_FROM_OUTSIDE = ("__", "pytest_")
"""How names begin that Python or pytest looks for."""
REGISTERS = {"reads", "register"}
"""Decorators that keep what they decorate, so that it need not be called by name."""


def names_at_the_top(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            if not REGISTERS & {name for one in node.decorator_list for name in names_read(one)}:
                yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (one.id for one in targets if isinstance(one, ast.Name))


def names_read(tree: ast.AST) -> Iterator[str]:
    """The names that are read, called or imported under another name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias) and node.asname:
            yield node.name


def unused(sources: list[str]) -> set[str]:
    """The names at the top of these modules that nothing in any of them reads."""
    trees = [ast.parse(source) for source in sources]
    found = {name for tree in trees for name in names_at_the_top(tree)}
    read = {name for tree in trees for name in names_read(tree)}
    return {name for name in found - read if not name.startswith(CALLED_FROM_OUTSIDE)}


def test_every_name_is_used() -> None:
    sources = [file.read_text("utf-8") for file in ROOT.rglob("*.py")]
    assert unused(sources) == FOR_OTHERS.keys()


def test_what_is_for_others_is_used_by_them() -> None:
    tests = [file for file in ROOT.parents[1].glob("tests/**/*.py") if file != Path(__file__)]
    read = {name for file in tests for name in names_read(ast.parse(file.read_text("utf-8")))}
    assert FOR_OTHERS.keys() <= read


def test_a_name_that_is_only_imported_is_not_used() -> None:
    assert unused(["A = 1\nB = A\ndef f(): return B", "from one import f"]) == {"f"}
    assert unused(["@reads\ndef f(): ...", "def __getattr__(name): ..."]) == set()
