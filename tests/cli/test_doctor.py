"""The command that looks through the matches that are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminals import Tapete
from tests.server.serving import Seats, config_in, serving
from tests.server.test_loading import spoil, swap
from tests.server.test_rooms import play_out


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Seats:
    """Two matches of a game that everybody has, one of them with some answers."""
    config = config_in(tmp_path)
    monkeypatch.setenv("TAPETE_DATABASE_URL", config.database)
    with serving(config) as server:
        server.create("person", "open", game="savage")
        seats = server.create("person", "person", game="savage")
        play_out(server.sit(seats.match, *seats.tokens.values()), answers=5)
    return seats


def test_sound_matches_need_no_doctor(kept: Seats, tapete: Tapete) -> None:
    run = tapete("doctor")
    assert (run.code, run.out) == (0, "2 matches looked at, all of them sound.\n")


def test_what_can_be_read_of_a_broken_match_is_saved(
    kept: Seats, tapete: Tapete, tmp_path: Path
) -> None:
    spoil(tmp_path, kept.match, records=b"nonsense")
    run = tapete("doctor", "--export", str(tmp_path / "saved"))
    assert run.code == 1
    assert kept.match in run.out
    assert "1 of them broken" in run.out
    (file,) = (tmp_path / "saved").iterdir()
    assert tapete("verify", str(file)).code == 0


def test_a_match_whose_agreement_is_gone_is_lost(
    kept: Seats, tapete: Tapete, tmp_path: Path
) -> None:
    spoil(tmp_path, kept.match, header=b"{")
    run = tapete("doctor")
    assert (run.code, "Nothing of it can be read" in run.out) == (1, True)


def test_a_match_that_would_be_played_otherwise_now_is_listed_and_saved(
    kept: Seats, tapete: Tapete, tmp_path: Path
) -> None:
    swap(config_in(tmp_path).database, kept.match)
    run = tapete("doctor", "--export", str(tmp_path / "saved"))
    assert (run.code, kept.match in run.out, "rules have changed" in run.out) == (1, True, True)
    assert [file.name for file in (tmp_path / "saved").iterdir()] == [f"savage-{kept.match}.tapete"]
