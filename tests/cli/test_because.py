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


def test_nobody_is_told_that_it_is_their_turn_while_cards_are_dealt(
    tapete: Tapete, tmp_path: Path
) -> None:
    match = until_asked("savage.ask.benny_card", savage())
    seat, _ = asked_of(match)
    file = tmp_path / "cards.tapete"
    file.write_bytes(match.journal().dump())
    shown = tapete("play", "--load", str(file), "--seat", str(seat + 1), typed="").out
    assert "You choose. Do you spend a Benny on another Action Card?" in shown


def test_what_happened_stands_beneath_the_deed_and_why_tells_every_figure(
    tapete: Tapete, tmp_path: Path
) -> None:
    match = until_asked("savage.ask.benny_soak", savage())
    seat, _ = asked_of(match)
    file = tmp_path / "bridge.tapete"
    file.write_bytes(match.journal().dump())
    play = ("play", "--load", str(file), "--seat", str(seat + 1))
    shown = tapete(*play, typed="l\n").out.rpartition("> ")[0]
    lines = [line for line in shown.splitlines() if line.strip().startswith(("1 ·", "⚄", "·"))]
    deed = max(n for n, line in enumerate(lines) if line.startswith("   1 ·"))
    assert "attacks" in lines[deed]
    beneath = lines[deed + 1 :]
    assert beneath
    assert all(line.startswith("      ") for line in beneath)
    for asked in ("w", "l 1"):
        why = tapete(*play, typed=f"{asked}\n").out
        assert "(savage.core.toughness)" in why
        assert "By: Attack roll  (savage.core.attack)" in why
    assert "is no answer here" in tapete(*play, typed="l 999\n").out
