"""What the tests of this folder are marked with, read from their text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent


@cache
def marked() -> frozenset[str]:
    """Every id that stands in a `pytest.mark.rule`, or behind a name that does."""
    files = sorted(FOLDER.glob("test_*.py"))
    return frozenset(one for file in files for one in _of(ast.parse(file.read_text("utf-8"))))


def _of(module: ast.Module) -> Iterator[str]:
    constants = dict(_constants(module))
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for one in node.args:
                yield (
                    str(one.value) if isinstance(one, ast.Constant) else constants[ast.unparse(one)]
                )


def _constants(module: ast.Module) -> Iterator[tuple[str, str]]:
    for node in module.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            yield ast.unparse(node.targets[0]), str(node.value.value)
