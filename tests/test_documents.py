"""What the documents say is true: examples run, extracts are of the code, commands exist."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
DOCTESTED = ["tapete.kernel.plain", "tapete.content.line_numbers"]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_the_examples_of_a_document_run(document: Path) -> None:
    assert doctest.testfile(str(document), module_relative=False).failed == 0


def test_the_readme_has_examples() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).attempted > 5


@pytest.mark.parametrize("module", DOCTESTED)
def test_the_examples_of_a_module_run(module: str) -> None:
    results = doctest.testmod(import_module(module))
    assert (results.failed, results.attempted > 0) == (0, True)


def extracts(document: Path) -> list[str]:
    """Blocks that are not examples: they must stand in the files of a game as they are."""
    blocks = re.findall(r"```(?:python|toml|ftl)\n(.*?)```", document.read_text("utf-8"), re.DOTALL)
    return [block for block in blocks if ">>>" not in block]


WALKED_THROUGH = {
    "docs/adding-a-game.md": "tests/salteadores",
    "docs/adding-a-board-game.md": "tests/rebatina",
    "CONTRIBUTING.md": "tests/salteadores",
}
LINES = 500
"""Of Python, blank ones and tests aside: the small board game is to stay small."""


def source_of(game: str, *endings: str) -> list[Path]:
    return [file for file in sorted((ROOT / game).rglob("*.*")) if file.suffix in endings]


@pytest.mark.parametrize("name", WALKED_THROUGH)
def test_extracts_are_of_the_code_as_it_is(name: str) -> None:
    files = source_of(WALKED_THROUGH[name], ".py", ".toml", ".ftl")
    code = "\n".join(file.read_text("utf-8") for file in files)
    found = extracts(ROOT / name)
    assert found
    assert [block for block in found if block not in code] == []


def test_the_small_board_game_stays_small() -> None:
    files = [file for file in source_of("tests/rebatina", ".py") if "test_" not in file.name]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    assert sum(bool(line.strip()) for line in lines) <= LINES


def test_the_commands_of_the_documents_exist() -> None:
    from tapete.cli.app import build
    from tapete.words import Words

    app = build(Words("en"))
    known = {
        str(command.name or (command.callback and command.callback.__name__))
        for command in app.registered_commands
    } | {str(group.name) for group in app.registered_groups}
    text = "\n".join(document.read_text("utf-8") for document in DOCUMENTS)
    named = set(re.findall(r"\btapete (?:--\S+ )*([a-z]+)\b", text))
    assert named <= known


def test_the_make_targets_of_the_documents_exist() -> None:
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    text = "\n".join(document.read_text("utf-8") for document in DOCUMENTS)
    assert set(re.findall(r"`make (\w+)`|^    make (\w+)", text, re.MULTILINE))
    named = {a or b for a, b in re.findall(r"`make (\w+)`|^    make (\w+)", text, re.MULTILINE)}
    assert named <= targets


def test_nothing_names_a_download_host() -> None:
    lock = (ROOT / "requirements.lock").read_text()
    assert not re.findall(r"https?://|--index-url|--find-links", lock)
