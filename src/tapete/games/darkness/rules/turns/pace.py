"""The movement roll, with the fate die."""

from __future__ import annotations

from tapete.games.darkness.events.story import Allowed
from tapete.games.darkness.rules.checks.check import check
from tapete.games.darkness.rules.turns import fate
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Roll
from tapete.kernel.chance.readings import Total

HALVES = 2
"""Movement is counted in halves of a point: darkness.ruling.street_points"""


def roll_movement(night: Night, survivor: Survivor, rule: str = "darkness.move.allowance") -> int:
    """A Speed roll: its levels and the current health are how far somebody can move.

    The first of a turn is made with the fate die, whose tables act first. Returns the points of
    movement, or 0 if fate took the rest of the turn.

    darkness.move.allowance, darkness.fate.die, darkness.fate.timing,
    darkness.ruling.fate_die_retreat
    """
    turn, first = night.active, not night.active.rolled
    also = ("darkness.fate.die",) if first else ()
    outcome = check(night, survivor, "speed", "move", rule="darkness.move.allowance", also=also)
    turn.rolled = True
    factor = throw_fate(night, survivor) if first else fate.SAME
    if turn.over:
        return 0
    points = fate.changed(outcome.level + survivor.health, factor)
    night.table.tell(
        Allowed, figure=survivor.id, points=points, health=survivor.health, levels=outcome.level,
        rule=rule, also=("darkness.move.allowance", *fate.CHANGES[factor]),
    )  # fmt: skip
    if first:
        turn.left = points * HALVES
    return points


def throw_fate(night: Night, survivor: Survivor) -> fate.Factor:
    """A 1 on the fate die rolls on one table and a 6 on the other.

    darkness.fate.die, darkness.fate.one, darkness.fate.six
    """
    die = Roll((6,), Total(), "darkness.fate.die", by=survivor.seat, figure=survivor.id)
    face = night.table.heed(die, _row)
    if face == 1:
        return fate.bad(night, survivor)
    return fate.good(night, survivor) if face == 6 else fate.SAME


def _row(face: int) -> int:
    """A 1 or a 6 as it is; 0 for any other face, since those do nothing."""
    return face if face in (1, 6) else 0
