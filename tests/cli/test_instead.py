"""What follows a question is put in its place; its other answers are typed beside it."""

from __future__ import annotations

from tests.cli.terminals import Tapete

BRAWL = ("play", "punk", "--seed", "1", "--no-odds", "--bot", "random")


def test_who_is_deployed_is_asked_together_with_where(tapete: Tapete) -> None:
    out = tapete(*BRAWL, typed="").out
    assert "Whom do you deploy?" not in out
    assert "and which way does it face?" in out
    assert "instead 1: " in out


def test_another_is_turned_to_and_nothing_is_answered(tapete: Tapete) -> None:
    out = tapete(*BRAWL, typed="instead 1\ninstead 9\n").out
    asked = [line for line in out.splitlines() if "and which way does it face?" in line]
    assert len(set(asked)) == len(asked) == 2
    assert "“9” is no answer here" in out
