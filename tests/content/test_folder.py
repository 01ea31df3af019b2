"""A game's content is a folder of TOML files, and of folders of them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tapete.content import BadContent, Folder, fingerprint


class Thing(msgspec.Struct, forbid_unknown_fields=True):
    size: int


class Library(msgspec.Struct):
    things: dict[str, Thing]
    other: dict[str, int]


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    (tmp_path / "things.toml").write_text("[a]\nsize = 1\n", "utf-8")
    (tmp_path / "places").mkdir()
    for name in ("b.toml", "a.toml", "notes.txt"):
        (tmp_path / "places" / name).write_text("size = 2\n", "utf-8")
    return Folder(tmp_path)


def test_a_file_is_read_with_where_it_stands(folder: Folder) -> None:
    page = folder.page("things", dict[str, Thing])
    assert page.value == {"a": Thing(1)}
    assert (page.file, page.text) == (
        str(Path(str(folder.root)) / "things.toml"),
        "[a]\nsize = 1\n",
    )


def test_a_folder_is_read_by_its_files_in_order(folder: Folder) -> None:
    assert folder.names("places") == ("a", "b")
    pages = folder.pages("places", Thing)
    assert {name: page.value for name, page in pages.items()} == {"a": Thing(2), "b": Thing(2)}


def test_the_tables_of_a_library_have_the_types_it_says(folder: Folder) -> None:
    assert folder.tables(Library, ["things"])["things"].value == {"a": Thing(1)}


def test_a_file_that_is_not_there_is_refused_by_name(folder: Folder) -> None:
    with pytest.raises(BadContent) as wrong:
        folder.page("places/c", Thing)
    assert wrong.value.file.endswith("places/c.toml")


def test_fingerprints_go_by_the_names_of_files(folder: Folder) -> None:
    root = Path(str(folder.root))
    assert folder.fingerprints(["things", "places/a"]) == {
        "things.toml": fingerprint(root / "things.toml"),
        "places/a.toml": fingerprint(root / "places" / "a.toml"),
    }


def test_the_files_beside_the_modules_of_a_package_are_its_content() -> None:
    assert "brawl" in Folder.of("tapete.games.punk.content").names("scenarios")
