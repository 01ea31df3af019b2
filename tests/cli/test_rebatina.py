"""The small board game, typed at a terminal."""

from __future__ import annotations

import pytest

from tests.cli.terminals import Tapete

YARD = ("play", "tests.rebatina.game:GAME", "--seed", "3", "--bot", "random")


def test_a_turn_is_typed_by_numbers_and_by_places(tapete: Tapete) -> None:
    out = tapete(*YARD, typed="m 3 1\n1\n").out
    assert "  1 A....#....X" in out
    assert "> A Rufus (The Crows)" in out
    assert "What does Rufus do?" in out
    assert "Strike somebody  No foe is beside you." in out
    assert "  1 ..A..#....X" in out


def test_a_match_is_played_to_its_end(tapete: Tapete) -> None:
    done = tapete(*YARD, "--no-odds", typed="1\n" * 200 + "n\n", lang="es")
    assert done.code == 0
    assert "Rufo coge un saco." in done.out
    assert "se llevan" in done.out or "última banda en pie" in done.out


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_odds_of_a_blow(tapete: Tapete, lang: str) -> None:
    done = tapete("odds", "tests.rebatina.game:GAME", "strike", "--striker", "brute", lang=lang)
    assert "58" in done.out
