"""`tapete make`: one family of commands for all that players make, in any game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tapete import games
from tapete.cli.shorts import own_shorts
from tapete.kernel.message import Message
from tapete.workshop import Checked, ReadDraft, Shelf, ShelvedWorkshop, Work
from tests.cli.terminals import HIGHWAYMEN, Tapete
from tests.games.savage.test_drafts import MAP
from tests.salteadores import GAME


class Purse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str = ""
    coins: int = 0


class PurseWork(Work):
    def __init__(self, purse: Purse) -> None:
        self.purse = purse
        self.title = purse.name

    def check(self) -> Checked:
        return Checked((), (), ())

    def kept(self) -> str:
        return msgspec.json.encode(self.purse).decode()

    def text(self, language: str) -> str:
        return f"{self.purse.name}: {self.purse.coins}"


class Purses(ShelvedWorkshop[Purse]):
    """The smallest workshop: whatever can be left out is."""

    title = Message("salteadores.title")
    draft = Purse

    def shelves(self) -> Sequence[Shelf]:
        return ()

    def made(self, draft: Purse) -> PurseWork:
        return PurseWork(draft)

    def read(self, text: str, language: str) -> ReadDraft:
        name, _, coins = text.strip().partition(": ")
        notes = (Message("salteadores.title"),) if coins == "13" else ()
        return ReadDraft({"name": name, "coins": int(coins)}, notes)

    def options(self, drafts: Sequence[Purse]) -> dict[str, Any]:
        return {}


@pytest.fixture
def purses(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A game of somebody else's has a workshop."""
    monkeypatch.setattr(type(GAME), "workshops", {"purses": Purses()})
    return ["make", HIGHWAYMEN, "purses"]


@pytest.fixture
def purse(tmp_path: Path) -> str:
    file = tmp_path / "purse.txt"
    file.write_text("Ana: 3\n", "utf-8")
    return str(file)


# --- finding a workshop


def test_what_there_is_to_make_is_listed(tapete: Tapete) -> None:
    everything = tapete("make", lang="es").out
    assert "tapete make punk bands            Bandas                  o tapete band" in everything
    assert "punk" not in tapete("make", "savage").out
    assert tapete("make", "savage", "--help").out == tapete("make", "savage").out
    assert "There is nothing to make" in tapete("make", HIGHWAYMEN).out


def test_each_short_command_is_that_of_a_workshop() -> None:
    shorts = own_shorts()
    assert {"band", "hero", "scenario"} <= set(shorts)
    for owners in shorts.values():
        for game, shop in owners:
            assert shop in games.find(game).workshops


def test_a_short_command_is_the_same_as_the_long_one(tapete: Tapete) -> None:
    long = tapete("make", "punk", "bands", "show", "idos_200")
    assert long == tapete("band", "show", "idos_200")
    assert (long.code, long.err) == (0, "")


def test_where_several_games_have_a_short_command_one_is_named(
    tapete: Tapete, monkeypatch: pytest.MonkeyPatch
) -> None:
    owners = {"thing": (("punk", "bands"), ("savage", "heroes"))}
    monkeypatch.setattr("tapete.cli.app.own_shorts", lambda: owners)
    refused = tapete("thing", "show", "rosario").refused
    assert refused == "Say whose: tapete thing --game GAME. These games have it: punk, savage.\n"
    assert tapete("thing", "show", "rosario", "--game", "savage").out.startswith("Name: Rosario")
    assert "punk, savage" in tapete("thing", "show", "rosario", "--game", "chess").refused
    assert tapete("thing", "--help").code == 0


def test_an_installed_package_has_short_commands_too(
    tapete: Tapete, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = EntryPoint("squad", "punk:bands", "tapete.commands")
    found = EntryPoints([entry])
    monkeypatch.setattr("importlib.metadata.entry_points", lambda **of: found.select(**of))
    assert tapete("squad", "show", "idos_200").out == tapete("band", "show", "idos_200").out
    assert tapete("squad", "--help").out.startswith("Usage: tapete squad")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["make", "chess", "bands", "new"],
            "There is no game “chess”. There are: arena, darkness, euphoria, punk, savage.",
        ),
        (["make", "chess"], "There is no game “chess”."),
        (["make", "punk", "dragons", "new"], "The game has no workshop “dragons”. It has: bands."),
        (["make", HIGHWAYMEN, "dragons", "new"], "The game has no workshop “dragons”. It has: -."),
        (["make", "punk", "bands", "burn"], "There is no command “burn”. There are: new, check"),
        (["make", "punk", "bands", "check"], "NAME|FILE is missing."),
        (["band", "check", "idos_200", "--fast"], "There is no option --fast."),
        (
            ["scenario", "pdf", "bridge", "x.pdf"],
            "There is no command “pdf”. There are: check, show",
        ),
        (["scenario", "export", "bridge", "--pdf", "x.pdf"], "has no sheet to print."),
        (["scenario", "export", "bridge", "--markdown"], "no sheet in Markdown"),
        (["hero", "pdf", "rosario", "x.pdf", "--paper", "a3"], "There is: a4, letter."),
        (["hero", "check", "rosario", "--content", "x.toml"], "leave --content out"),
        (["hero", "new", "wizard"], "all of one kind: leave “wizard” out"),
        (["hero", "new", "--points", "9"], "This is no draft of this workshop"),
        (["scenario", "new"], "There is no command “new”."),
        (["scenario", "points", "bridge"], "There is no command “points”."),
        (["scenario", "import", "a.uvtt", "b.uvtt"], "Only one file at a time is read here."),
        (["band", "import", "x.ros", "--like", "idos_200"], "leave --like out"),
        (["scenario", "import", "nowhere.uvtt"], "There is no file “nowhere.uvtt”"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_done_is_a_sentence_and_nothing_is_written(
    tapete: Tapete,
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    done = tapete(*arguments)
    assert said in done.refused
    assert (done.out, list(tmp_path.iterdir())) == ("", [])


# --- a workshop that has only what it must


def test_the_smallest_workshop_has_the_whole_family(
    tapete: Tapete, purses: list[str], purse: str
) -> None:
    assert tapete(*purses, "new", "--name", "Ana").out == "Ana: 0\n"
    assert tapete(*purses, "check", purse).out == "Ana: all in order.\n"
    for verb in ("show", "export"):
        assert tapete(*purses, verb, purse).out == "Ana: 3\n"
    assert "costs nothing" in tapete(*purses, "points", purse).refused
    assert tapete(*purses, "import", purse).out == '{"name":"Ana","coins":3}\n'
    assert "no sheet to print" in tapete(*purses, "pdf", purse, "x.pdf").refused


def test_what_it_wrote_is_read_again(
    tapete: Tapete, purses: list[str], purse: str, tmp_path: Path
) -> None:
    kept = tmp_path / "purse.json"
    tapete(*purses, "import", purse, "--out", str(kept))
    assert tapete(*purses, "show", str(kept)).out == "Ana: 3\n"
    kept.write_text('{"gems": 2}', "utf-8")
    assert "this JSON is not what is made here" in tapete(*purses, "show", str(kept)).refused


def test_what_is_noted_of_a_text_is_told_beside_it(
    tapete: Tapete, purses: list[str], purse: str
) -> None:
    assert tapete(*purses, "show", purse).err == ""
    Path(purse).write_text("Ana: 13", "utf-8")
    for verb in ("show", "import"):
        assert tapete(*purses, verb, purse).err == "Highwaymen\n"


# --- files


@pytest.mark.parametrize(
    "arguments",
    [
        ["band", "new", "idos", "--out"],
        ["band", "export", "idos_200", "--out"],
        ["band", "export", "idos_200", "--pdf"],
        ["band", "pdf", "idos_200"],
    ],
    ids=" ".join,
)
def test_a_file_is_written_over_only_if_that_is_asked_for(
    tapete: Tapete, tmp_path: Path, arguments: list[str]
) -> None:
    file = tmp_path / "mine"
    file.write_text("dear to me", "utf-8")
    assert "mine is there already, and nothing was written." in (
        tapete(*arguments, str(file)).refused
    )
    assert file.read_text("utf-8") == "dear to me"
    assert tapete(*arguments, str(file), "--force").code == 0
    assert b"dear" not in file.read_bytes()


def test_a_broken_file_is_a_sentence_with_its_place(tapete: Tapete, tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text('name = "X\n', "utf-8")
    assert "x.toml, line 1" in tapete("band", "check", str(file)).refused
    target = tmp_path / "y.toml"
    assert tapete("band", "import", str(file), "--out", str(target)).refused
    assert not target.exists()


# --- scenarios


def test_a_scenario_is_shown_checked_and_exported(tapete: Tapete, tmp_path: Path) -> None:
    assert tapete("scenario", "show", "bridge", lang="es").out.startswith(
        "El puente del peaje\n\n."
    )
    file = tmp_path / "mine.json"
    assert tapete("scenario", "export", "bridge", "--out", str(file)).code == 0
    assert tapete("scenario", "check", str(file)).out == "The toll bridge: all in order.\n"


def test_a_scenario_that_names_what_is_not_there_is_faulty(tapete: Tapete, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    text = tapete("scenario", "export", "bridge").out
    wrong = msgspec.json.decode(text)
    wrong["sides"][0]["figures"][0]["profile"] = "dragon"
    file.write_bytes(msgspec.json.encode(wrong))
    done = tapete("scenario", "check", str(file))
    assert (done.code, "1 fault" in done.out) == (1, True)
    told = "line 1, field sides[0].figures[0].profile: there is no “dragon” in heroes, foes"
    assert told in done.out
    file.write_text("no map", "utf-8")
    assert "this JSON is not what is made here" in tapete("scenario", "check", str(file)).refused


def test_an_imported_map_is_not_written_over(tapete: Tapete, tmp_path: Path) -> None:
    file = tmp_path / "mill.uvtt"
    file.write_bytes(msgspec.json.encode(MAP))
    assert tapete("scenario", "import", str(file)).code == 0
    assert "mill.savage.json is there already" in tapete("scenario", "import", str(file)).refused
    assert tapete("scenario", "import", str(file), "--force").code == 0
