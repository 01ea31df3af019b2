"""Content from elsewhere at the terminal: imported, made into a band, checked, and played."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.battlescribe.files import CATALOGUE, SYSTEM, put
from tests.cli.terminals import Tapete

MEMBERS = """
[[members]]
profile = "mutardos_cacique"
gear = ["gancho_oxidado"]

[[members]]
profile = "mutardos_ratilla"
count = 3
"""


@pytest.fixture
def catalogues(tmp_path: Path) -> Path:
    """A folder with a game system, a catalogue, and one that cannot be read."""
    folder = tmp_path / "catalogues"
    folder.mkdir()
    put(folder, "x.gst", SYSTEM)
    put(folder, "x.cat", CATALOGUE)
    put(folder, "y.cat", "<broken")
    return folder


@pytest.fixture
def band(tapete: Tapete, catalogues: Path, tmp_path: Path) -> Path:
    new = ("band", "new", "mutardos", "--content", str(catalogues), "--points", "100")
    return put(tmp_path, "mine.toml", tapete(*new, "--name", "Los Tiñosos").out + MEMBERS)


def test_a_band_is_begun_with_the_content_of_a_folder_or_a_file(
    tapete: Tapete, catalogues: Path, tmp_path: Path
) -> None:
    files = [str(file) for file in sorted(catalogues.iterdir())]
    content = tmp_path / "content.toml"
    imported = tapete("band", "import", *files, "--out", str(content))
    assert imported.code == 0
    assert "y.cat, line 1" in imported.err
    for place in (catalogues, content):
        text = tapete("band", "new", "mutardos", "--content", str(place)).out
        assert "# 45 Cacique (mutardos_cacique)" in text
        assert "[[members]]" not in text
    assert "There are: mutardos" in tapete("band", "new", "idos", "--content", str(content)).refused
    empty = tmp_path / "empty"
    empty.mkdir()
    assert "there is no content" in tapete("band", "new", "x", "--content", str(empty)).refused


def test_a_band_is_checked_and_shown_by_the_content_of_a_folder(
    tapete: Tapete, catalogues: Path, band: Path
) -> None:
    by = ("--content", str(catalogues))
    assert tapete("band", "check", str(band), *by).code == 0
    assert "Gancho oxidado" in tapete("band", "show", str(band), *by).out
    assert "64" in tapete("band", "points", str(band), *by).out
    assert tapete("band", "check", str(band)).code == 2


def test_bots_play_a_whole_match_with_it(tapete: Tapete, catalogues: Path, band: Path) -> None:
    done = tapete(
        "watch", "punk", "--own", str(band), "--own", "mutardos_150", "--content", str(catalogues),
        "--bot", "random", "--seed", "3", "--pace", "0",
    )  # fmt: skip
    assert done.code == 0, done.err
    assert "Cacique" in done.out
    assert "⟦" not in done.out
    assert "mutardos_" not in done.out


def test_a_match_with_it_is_saved_whole_and_goes_on_without_it(
    tapete: Tapete, catalogues: Path, band: Path, tmp_path: Path
) -> None:
    file = tmp_path / "saved.tapete"
    begun = tapete(
        "play", "punk", "--own", str(band), "--content", str(catalogues), "--bot", "random",
        "--seed", "3", "--no-odds", typed=f"1\n1\n1\nsave {file}\nquit\n",
    )  # fmt: skip
    assert file.exists(), begun
    for name in catalogues.iterdir():
        name.unlink()
    assert tapete("verify", str(file)).code == 0
    assert "Cacique" in tapete("play", "--load", str(file), "--no-odds", typed="quit\n").out


def test_what_is_played_must_be_sound_and_there(
    tapete: Tapete, catalogues: Path, tmp_path: Path
) -> None:
    alone = tapete("watch", "punk", "--content", str(catalogues)).refused
    assert "name that with --own" in alone
    empty = put(tmp_path, "empty.toml", 'name = "X"\nfaction = "elves"\n')
    assert "elves" in tapete("watch", "punk", "--own", str(empty)).refused
    assert "leave --content out" in tapete(
        "watch", "savage", "--own", "rosario", "--content", str(catalogues)
    ).refused  # fmt: skip


def test_heroes_are_brought_in_the_same_way(tapete: Tapete) -> None:
    text = tapete("play", "savage", "--own", "rosario", "--no-odds", typed="quit\n").out
    assert "Rosario" in text
