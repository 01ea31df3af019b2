"""A terminal says what led to a question, and that it comes in somebody else's turn."""

from __future__ import annotations

from pathlib import Path

from tests.cli.terminals import Tapete
from tests.server.matches import asked_of, savage, until_asked


def test_who_may_soak_reads_the_attack_the_roll_and_the_price(
    tapete: Tapete, tmp_path: Path
) -> None:
    match = until_asked("savage.ask.benny_soak", savage())
    seat, _ = asked_of(match)
    file = tmp_path / "bridge.tapete"
    file.write_bytes(match.journal().dump())
    shown = tapete("play", "--load", str(file), "--seat", str(seat + 1), typed="").out
    table, _, asked = shown.rpartition("\n\n")
    assert table, "the table is shown first"
    assert "attacks" in asked
    assert "Damage roll:" in asked
    assert "It costs a Benny: 3 left then." in asked
    assert f"Reaction (turn of seat {2 - seat})." in asked
