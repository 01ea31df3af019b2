"""The rooms of the browser's client: small folders, and imports that go one way."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "web" / "src"
MOST_FILES = 22
IMPORTED = re.compile(r"""\b(?:from|import)\s*\(?\s*["'](\.[^"']*)["']""")

#: Each imports only those before it. `App.svelte` and `main.ts` stand above them all.
FOLDERS = (
    "look",
    "lib",
    "verify",
    "people",
    "table",
    "replay",
    "luck",
    "course",
    "builder",
    "pages",
)

#: Each room of the table imports only those before it; what stands above the rooms may use all.
ROOMS = ("board", "dice", "log", "question", "draft", "panel", "overlays")

#: What stands above the rooms and yet is there for them: the table they are part of, by its type.
#: The board needs not even that, and knows of no table.
SHARED = {"context", "keys", "seatnames"}


def test_no_folder_is_a_drawer() -> None:
    crowded = {
        str(folder.relative_to(SOURCES)): count
        for folder in (SOURCES, *(path for path in SOURCES.rglob("*") if path.is_dir()))
        if (count := sum(map(is_source, folder.iterdir()))) > MOST_FILES
    }
    assert not crowded


def test_every_folder_and_every_room_has_its_place() -> None:
    assert folders_in(SOURCES) == set(FOLDERS)
    assert folders_in(SOURCES / "table") == set(ROOMS)


def test_folders_import_only_those_before_them() -> None:
    assert list(against(FOLDERS, imports_in(SOURCES))) == []


def test_rooms_of_the_table_import_only_those_before_them() -> None:
    assert list(against(ROOMS, imports_in(SOURCES / "table"))) == []


def test_rooms_know_the_table_only_by_its_context() -> None:
    above = [
        (file, used)
        for file, used in imports_in(SOURCES / "table")
        if "/" in file and "/" not in used
    ]
    assert [(file, used) for file, used in above if used not in SHARED] == []
    assert [file for file, _ in above if file.startswith("board/")] == []


def test_imports_against_the_order_are_found() -> None:
    wrong = [("board/Board.svelte", "question/lines"), ("panel/SidePanel.svelte", "log/LogPanel")]
    assert list(against(ROOMS, wrong)) == ["board/Board.svelte imports question/lines"]


def is_source(path: Path) -> bool:
    return path.is_file() and not path.name.endswith((".test.ts", ".d.ts"))


def folders_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.is_dir()}


def imports_in(folder: Path) -> list[tuple[str, str]]:
    """Every file below a folder with everything it imports from there, as paths within it."""
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return [
        (str(file.relative_to(folder)), used)
        for file in files
        for name in IMPORTED.findall(file.read_text("utf-8"))
        if not (used := os.path.relpath(file.parent / name, folder)).startswith("..")
    ]


def against(order: tuple[str, ...], imports: list[tuple[str, str]]) -> Iterator[str]:
    """The imports of something that comes later in the order."""
    for file, used in imports:
        room, other = file.split("/")[0], used.split("/")[0]
        if room in order and other in order and order.index(other) > order.index(room):
            yield f"{file} imports {used}"
