"""Watching, replaying and checking matches."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.records import Thrown
from tests.cli.terminals import HIGHWAYMEN, Tapete
from tests.kernel.matches import played

GAME = ("--game", HIGHWAYMEN)


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A whole match of the smallest game."""
    file = tmp_path / "match.tapete"
    file.write_bytes(played(500, seed=4).journal().dump())
    return file


def test_bots_are_watched_to_the_end(tapete: Tapete) -> None:
    done = tapete("watch", HIGHWAYMEN, "--seed", "4", "--pace", "0", "--bot", "random")
    assert done.code == 0
    assert done.out.count("Highwaymen") > 2
    assert "The match is over" in done.out
    assert "hand: ?" in done.out
    assert "Drawing cards" not in done.out


def test_the_same_seed_is_the_same_match(tapete: Tapete) -> None:
    watched = ("watch", HIGHWAYMEN, "--seed", "4", "--pace", "0", "--set", "goal=6")
    assert tapete(*watched).out == tapete(*watched).out


def test_events_come_at_a_pace(tapete: Tapete, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr("tapete.cli.match.screen.sleep", slept.append)
    done = tapete("watch", HIGHWAYMEN, "--seed", "4", "--bot", "random", "--pace", "0.5")
    events = [line for line in done.out.splitlines() if line.lstrip().startswith(("· ", "⚄ "))]
    assert slept == [0.5] * len(events)


def test_a_match_is_replayed_as_a_spectator_saw_it(tapete: Tapete, journal: Path) -> None:
    done = tapete("replay", str(journal), *GAME)
    assert "The match is over" in done.out
    assert "Drawing cards" not in done.out


def test_a_match_is_replayed_as_a_seat_saw_it(tapete: Tapete, journal: Path) -> None:
    first, second = (tapete("replay", str(journal), *GAME, "--seat", n).out for n in "12")
    assert "Drawing cards" in first
    assert "Drawing cards" in second
    assert ("You have won." in first) != ("You have won." in second)


def test_a_good_journal_is_verified(tapete: Tapete, journal: Path) -> None:
    done = tapete("verify", str(journal), *GAME, lang="es")
    assert done.code == 0
    assert "La semilla es la prometida" in done.out
    assert "caras son las que da la semilla." in done.out
    assert "apuntes concuerdan con las reglas." in done.out


def test_a_forged_face_is_found(tapete: Tapete, journal: Path) -> None:
    """The forger has set every checksum right."""
    whole = Journal.parse(journal.read_bytes())
    place = next(n for n, record in enumerate(whole.records) if isinstance(record, Thrown))
    thrown = whole.records[place]
    assert isinstance(thrown, Thrown)
    face = thrown.faces[0] % thrown.dice[0] + 1
    forged = msgspec.structs.replace(thrown, faces=(face, *thrown.faces[1:]))
    records = (*whole.records[:place], forged, *whole.records[place + 1 :])
    journal.write_bytes(Journal(whole.header, records).dump())
    refused = tapete("verify", str(journal), *GAME).refused
    assert refused == f"Line {place + 2}: a face is not the one the seed gives.\n"


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda text: text[:-20], "it ends in the middle of the line"),
        (lambda text: text.replace(b'"bold"', b'"safe"', 1), "something was changed"),
        (lambda text: b"hello\n", "line 1: this is not a line of a journal"),
        (lambda text: b"\xff\x00" * 50, "line 1"),
        (lambda text: b"", "line 1: it is empty"),
    ],
)
def test_a_spoilt_journal_is_refused_with_the_line(
    tapete: Tapete, journal: Path, command: str, spoil: object, said: str
) -> None:
    assert callable(spoil)
    journal.write_bytes(spoil(journal.read_bytes()))
    assert said in tapete(command, str(journal), *GAME).refused


def test_a_journal_of_another_game_is_refused(tapete: Tapete, journal: Path) -> None:
    refused = tapete("replay", str(journal), "--game", "tests.cli.aduana:GAME").refused
    assert "it is a match of salteadores, not of aduana" in refused


def test_a_journal_that_is_not_there_is_refused(tapete: Tapete, tmp_path: Path) -> None:
    assert "No such file" in tapete("replay", str(tmp_path / "none"), *GAME).refused
    assert "directory" in tapete("verify", str(tmp_path), *GAME).refused
