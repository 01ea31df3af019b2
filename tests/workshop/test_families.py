"""Each workshop lists what it can do; what it writes can be read again, and is the same."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tapete import games
from tapete.cli.main import run
from tapete.workshop import COMMANDS, Wish, Work, Workshop

WORKSHOPS = [(game, name) for game in games.names() for name in games.find(game).workshops]
KINDS = {"teams": "soldiers", "bands": "idos"}
"""What a new one of a workshop that has several kinds may be."""
PRINTED = [("arena", "cards"), ("darkness", "cards"), ("euphoria", "cards")]
"""The workshops whose things are only printed."""


def shop_at(place: tuple[str, str]) -> Workshop:
    game, name = place
    shop: Workshop = games.find(game).workshops[name]
    return shop


def works(place: tuple[str, str]) -> Iterator[tuple[str, Work]]:
    """What is ready in a workshop."""
    shop = shop_at(place)
    for name in shop.names():
        work = shop.ready(name)
        assert work is not None
        yield name, work


READABLE = [place for place in WORKSHOPS if "import" in shop_at(place).commands]
NEW = [place for place in WORKSHOPS if "new" in shop_at(place).commands]


def unnamed(kept: str) -> Any:
    """What was kept, without the name that a text has in one language only."""
    if not kept.startswith("{"):
        return kept
    plain = msgspec.json.decode(kept, type=dict[str, Any])
    return plain if isinstance(plain["name"], str) else {**plain, "name": ""}


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("place", READABLE)
def test_what_is_exported_is_imported_again(
    place: tuple[str, str], language: str, tmp_path: Path
) -> None:
    shop, file = shop_at(place), tmp_path / "mine.txt"
    for name, work in works(place):
        text = work.text(language)
        file.write_text(text, "utf-8")
        found = shop.imported([file])
        assert (found.notes, unnamed(found.text)) == ((), unnamed(work.kept())), name
        opened = shop.opened(file)
        assert (opened.notes, opened.text(language)) == ((), text), name


@pytest.mark.parametrize("place", READABLE)
def test_what_is_kept_is_imported_again(place: tuple[str, str], tmp_path: Path) -> None:
    shop, file = shop_at(place), tmp_path / "mine"
    for name, work in works(place):
        file.write_text(work.kept(), "utf-8")
        found = shop.imported([file])
        assert (found.notes, found.text) == ((), work.kept()), name


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("place", NEW)
def test_what_is_begun_is_read_whatever_its_file_is_called(
    place: tuple[str, str], language: str, tmp_path: Path
) -> None:
    shop, file = shop_at(place), tmp_path / "mine.txt"
    wish = Wish(KINDS.get(place[1], ""), "Ana")
    file.write_text(shop.begun(wish, language), "utf-8")
    work = shop.opened(file)
    assert work.notes == ()
    assert shop.imported([file]).notes == ()
    file.write_text(work.kept(), "utf-8")
    assert shop.opened(file).kept() == work.kept()


def test_what_is_only_printed_is_not_read() -> None:
    assert [place for place in WORKSHOPS if place not in READABLE] == PRINTED


# --- the family


def obeyed(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit code of a command, and all that it printed."""
    code = run(arguments, {"LANG": "en"})
    said = capsys.readouterr()
    return code, said.out + said.err


@pytest.mark.parametrize("place", WORKSHOPS)
def test_its_help_lists_the_commands_that_it_obeys(
    place: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shop = shop_at(place)
    file = tmp_path / "mine"
    given = shop.names()[0]
    work = shop.ready(given)
    assert work is not None
    file.write_text(work.kept(), "utf-8")
    arguments = {
        **{verb: [given] for verb in ("check", "show", "points", "export")},
        "new": [KINDS[place[1]]] if place[1] in KINDS else [],
        "pdf": [given, os.fspath(tmp_path / "sheet.pdf")],
        "import": [os.fspath(file), "--out", os.fspath(tmp_path / "copy")],
    }
    _, page = obeyed(["make", *place, "--help"], capsys)
    listed = [line.split()[0] for line in page.partition("Commands:\n")[2].splitlines()]
    for command in COMMANDS:
        code, said = obeyed(["make", *place, command, *arguments[command]], capsys)
        assert (command in listed) == (command in shop.commands)
        assert (code == 0) == (command in shop.commands), (command, said)


@pytest.mark.parametrize(
    ("place", "said"),
    [
        (("arena", "cards"), "There is no command “new”. There are: show, export, pdf.\n"),
        (
            ("savage", "scenarios"),
            "There is no command “new”. There are: check, show, export, import.\n",
        ),
    ],
)
def test_what_it_cannot_do_is_refused_with_what_it_can(
    place: tuple[str, str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert obeyed(["make", *place, "new"], capsys) == (2, said)


@pytest.mark.parametrize("place", WORKSHOPS)
def test_the_help_of_export_says_what_is_written(
    place: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    shop = shop_at(place)
    _, page = obeyed(["make", *place, "export", "--help"], capsys)
    assert ("that can be read again" in page) == ("import" in shop.commands)
    assert ("--pdf" in page) == ("pdf" in shop.commands)
