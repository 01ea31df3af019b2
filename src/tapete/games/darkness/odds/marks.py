"""What people ask of odds at a glance."""

from __future__ import annotations

from tapete.games.darkness.rules.dice.ladder import LEVELS as LEVELS_OF
from tapete.games.darkness.state import Code
from tapete.odds.procedures.marks import Mark, any_of, counted

CHECK: dict[str, Mark] = {"passed": any_of("darkness.odds.passed")}
DOOR = {"in": any_of("darkness.odds.in")}
FIGHT = {
    "won": any_of("darkness.odds.won"),
    "fled": any_of("darkness.odds.fled"),
    "hurt": any_of("darkness.odds.hurt", "darkness.odds.dead"),
    "dead": any_of("darkness.odds.dead"),
}


SHOWN: tuple[Code, ...] = ("1P", "3S", "3K", "4S")
"""Where levels are counted, the chance of each of these or more."""
LEVELS = {
    f"level_{code.lower()}": counted("darkness.level", "level", LEVELS_OF[code]) for code in SHOWN
}
