"""Looking round in a master's game."""

from __future__ import annotations

from tapete.games.darkness.events.master import FoundNothing, Told
from tapete.games.darkness.rules.checks.check import check
from tapete.games.darkness.rules.master import buildings
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night

RULE = "darkness.perception.amount"


def perceive(night: Night, survivor: Survivor) -> None:
    """An Int (Perception) check: for each level the master tells of a thing, and how hard it is.

    Nobody else hears it. darkness.perception.amount, darkness.gm.check.tell_tn
    """
    building = night.building(survivor)
    survivor.perceived.append(building)
    level = check(night, survivor, "intelligence", "perceive", rule=RULE).level
    listed = sorted(buildings.finds(night, building).items())
    to = (survivor.seat, night.master.seat)
    for item, code in listed[:level]:
        rule = "darkness.gm.check.tell_tn"
        night.tell(Told, rule, to=to, figure=survivor.id, item=item, difficulty=code)
    if not listed[:level]:
        night.tell(FoundNothing, RULE, to=to, figure=survivor.id)
