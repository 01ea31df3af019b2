"""The procedures whose odds can be asked for, and what people ask of them at a glance."""

from __future__ import annotations

from tapete.games.darkness.odds import checking, fighting
from tapete.games.darkness.odds.said import CheckSaid, DoorSaid, FightSaid, LevelsSaid
from tapete.games.darkness.rules.dice.ladder import LEVELS
from tapete.games.darkness.state import Code
from tapete.kernel.game import Procedure
from tapete.odds.procedures.marks import any_of, counted

SHOWN: tuple[Code, ...] = ("1P", "3S", "3K", "4S")
"""Where levels are counted, the chance of each of these or more."""
REACHED = {f"level_{one.lower()}": counted("darkness.level", "level", LEVELS[one]) for one in SHOWN}
FOUGHT = {
    "won": any_of("darkness.odds.won"),
    "fled": any_of("darkness.odds.fled"),
    "hurt": any_of("darkness.odds.hurt", "darkness.odds.dead"),
    "dead": any_of("darkness.odds.dead"),
}
PASSED = {"passed": any_of("darkness.odds.passed")}
ENTERED = {"in": any_of("darkness.odds.in")}
PROCEDURES = {
    "check": Procedure(CheckSaid, checking.check_begins, checking.check_said, marks=PASSED),
    "levels": Procedure(LevelsSaid, checking.levels_begin, checking.levels_said, marks=REACHED),
    "door": Procedure(DoorSaid, checking.door_begins, checking.door_said, marks=ENTERED),
    "fight": Procedure(FightSaid, fighting.fight_begins, fighting.fight_said, marks=FOUGHT),
}
"""Each is played by the rules themselves."""
