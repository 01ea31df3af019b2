"""The procedures whose odds can be asked for. They are played by the rules themselves."""

from __future__ import annotations

from tapete.games.darkness.odds import marks
from tapete.games.darkness.odds.checking import (
    check_begins,
    check_said,
    door_begins,
    door_said,
    levels_begin,
    levels_said,
)
from tapete.games.darkness.odds.fighting import fight_begins, fight_said
from tapete.games.darkness.odds.said import CheckSaid, DoorSaid, FightSaid, LevelsSaid
from tapete.kernel.game import Procedure

PROCEDURES = {
    "check": Procedure(CheckSaid, check_begins, check_said, marks=marks.CHECK),
    "levels": Procedure(LevelsSaid, levels_begin, levels_said, marks=marks.LEVELS),
    "door": Procedure(DoorSaid, door_begins, door_said, marks=marks.DOOR),
    "fight": Procedure(FightSaid, fight_begins, fight_said, marks=marks.FIGHT),
}
