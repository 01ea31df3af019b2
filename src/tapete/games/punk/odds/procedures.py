"""The procedures whose odds can be asked for: they are played by the rules themselves."""

from __future__ import annotations

from tapete.games.punk.odds.falling import fall_begins, fall_said
from tapete.games.punk.odds.fighting import fight_begins, fight_said
from tapete.games.punk.odds.said import FallSaid, FightSaid, ShotSaid
from tapete.games.punk.odds.shooting import shoot_said, shot_begins
from tapete.kernel.game import Procedure

PROCEDURES = {
    "shoot": Procedure(ShotSaid, shot_begins, shoot_said),
    "fight": Procedure(FightSaid, fight_begins, fight_said),
    "fall": Procedure(FallSaid, fall_begins, fall_said),
}
