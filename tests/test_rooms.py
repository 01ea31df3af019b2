"""The house keeps its shape: rooms of a size one can look over, and imports where they are seen."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tapete import games

ROOT = Path(__file__).parents[1] / "src/tapete"
AT_THE_TOP = 8
IN_A_ROOM = 22
SKELETON = (
    "actions", "bots", "content", "events", "labels", "odds", "rules", "screen", "terminal",
    "words", "workshop",
)  # fmt: skip


def modules(folder: Path) -> list[str]:
    return [file.name for file in folder.glob("*.py") if file.name != "__init__.py"]


def folders() -> list[Path]:
    return sorted({file.parent for file in ROOT.rglob("*.py")})


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: str(folder.relative_to(ROOT)))
def test_a_room_can_be_looked_over(folder: Path) -> None:
    assert len(modules(folder)) <= IN_A_ROOM


@pytest.mark.parametrize(
    "name", [name for name in games.names() if (ROOT / "games" / name).is_dir()]
)
def test_a_game_has_the_skeleton_that_all_share(name: str) -> None:
    folder = ROOT / "games" / name
    assert len(modules(folder)) <= AT_THE_TOP
    rooms = {path.name for path in folder.iterdir() if path.is_dir() and path.name[0] != "_"}
    assert rooms == set(SKELETON)
    assert not modules(folder / "rules")


def imports_inside(file: Path) -> bool:
    """True if a function of the module imports something."""
    functions = (
        node
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    inner = (node for function in functions for node in ast.walk(function))
    return any(isinstance(node, ast.Import | ast.ImportFrom) for node in inner)


def test_nothing_but_the_command_line_imports_inside_functions() -> None:
    files = (file for file in ROOT.rglob("*.py") if "cli" not in file.parts)
    found = {str(file.relative_to(ROOT)) for file in files if imports_inside(file)}
    assert found == set()
