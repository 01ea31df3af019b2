"""Finished matches are fixtures: the rules must still play every one of them to the same end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tapete import games
from tapete.kernel.game import Game
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.replays import replay, verify
from tests.salteadores import GAME

JOURNALS = sorted((Path(__file__).parent / "journals").glob("*.tapete"))


def game_of(journal: Journal) -> Game[Any]:
    return GAME if journal.header.game == GAME.name else games.find(journal.header.game)


@pytest.mark.parametrize("file", JOURNALS, ids=lambda file: file.stem)
def test_a_finished_match_is_played_again_to_its_end(file: Path) -> None:
    journal = Journal.parse(file.read_bytes())
    match = replay(journal, game_of(journal))
    assert match.result is not None
    assert match.journal().dump() == file.read_bytes()
    assert verify(journal) > 0
