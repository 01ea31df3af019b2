"""The procedures whose odds can be asked for. They are played by the rules themselves."""

from __future__ import annotations

from tapete.games.arena.odds import marks
from tapete.games.arena.odds.attacking import (
    attack_begins,
    attack_said,
    survive_begins,
    survive_said,
)
from tapete.games.arena.odds.defending import defend_begins, defend_said
from tapete.games.arena.odds.keeping import (
    clean_up_begins,
    clean_up_said,
    loot_begins,
    loot_said,
)
from tapete.games.arena.odds.said import (
    AttackSaid,
    CleanUpSaid,
    DefendSaid,
    LootSaid,
    SurviveSaid,
)
from tapete.kernel.game import Procedure

PROCEDURES = {
    "attack": Procedure(AttackSaid, attack_begins, attack_said, marks=marks.ATTACK),
    "defend": Procedure(DefendSaid, defend_begins, defend_said, marks=marks.DEFEND),
    "survive": Procedure(SurviveSaid, survive_begins, survive_said, marks=marks.SURVIVE),
    "clean_up": Procedure(CleanUpSaid, clean_up_begins, clean_up_said, marks=marks.CLEAN_UP),
    "loot": Procedure(LootSaid, loot_begins, loot_said, marks=marks.LOOT),
}
