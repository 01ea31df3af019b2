"""The procedures whose odds can be asked for. They are played by the rules themselves."""

from __future__ import annotations

from tapete.games.punk.odds import marks
from tapete.games.punk.odds.bursting import burst_begins, burst_said
from tapete.games.punk.odds.falling import fall_begins, fall_said
from tapete.games.punk.odds.fighting import fight_begins, fight_said
from tapete.games.punk.odds.jumping import jump_begins, jump_said
from tapete.games.punk.odds.outcomes import called
from tapete.games.punk.odds.said import (
    BurstSaid,
    FallSaid,
    FightSaid,
    JumpSaid,
    ShotSaid,
    TemplateSaid,
)
from tapete.games.punk.odds.shooting import shoot_said, shot_begins
from tapete.games.punk.odds.spraying import template_begins, template_said
from tapete.kernel.game import Procedure

PROCEDURES = {
    "shoot": Procedure(ShotSaid, shot_begins, shoot_said, marks=marks.SHOT, dress=called),
    "fight": Procedure(FightSaid, fight_begins, fight_said, marks=marks.FIGHT, dress=called),
    "fall": Procedure(FallSaid, fall_begins, fall_said, marks=marks.FALL, dress=called),
    "jump": Procedure(JumpSaid, jump_begins, jump_said, marks=marks.JUMP, dress=called),
    "burst": Procedure(BurstSaid, burst_begins, burst_said, marks=marks.SEVERAL, dress=called),
    "template": Procedure(
        TemplateSaid, template_begins, template_said, marks=marks.SEVERAL, dress=called
    ),
}
