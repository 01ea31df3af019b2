"""The master's table of difficulties, and what a figure rolls on it."""

from __future__ import annotations

from typing import NamedTuple

from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.master import Valued
from tapete.games.darkness.master import Code
from tapete.games.darkness.state import Foe
from tapete.games.darkness.world import Night
from tapete.kernel import Roll
from tapete.kernel.chance.readings import Total

DICE = (6, 6)
RULE = "darkness.gm.adversary.table"


class Codes(NamedTuple):
    """What a figure has in one round of a fight."""

    initiative: Code
    attack: Code
    defence: Code


def looked_up(total: int) -> Code:
    """The difficulty in the row for a sum of two dice: darkness.ruling.gm_table_asymmetry"""
    return library().figures.master[str(total)]


def roll(night: Night, figure: str, rule: str = RULE) -> Code:
    """Two dice on the table: darkness.gm.adversary.table"""
    also = ("darkness.ruling.gm_table_asymmetry",)
    return looked_up(night.table.roll(Roll(DICE, Total(), rule, figure=figure, also=also)))


def codes(night: Night, foe: Foe) -> Codes:
    """What a figure has in this round: the adventure's values, or three rolls made anew.

    The values on its disc do not count. darkness.gm.adversary.main,
    darkness.gm.adversary.per_round, darkness.gm.adversary.ignore_disc
    """
    also: tuple[str, ...] = ()
    if foe.codes is not None:
        found, rule = Codes(*foe.codes), "darkness.gm.adversary.main"
    else:
        found = Codes(*[roll(night, foe.id) for _ in range(3)])
        rule = "darkness.gm.adversary.per_round"
        also = ("darkness.gm.adversary.ignore_disc", "darkness.gm.combat.damage")
    night.tell(Valued, rule, figure=foe.id, also=also, **found._asdict())
    return found
