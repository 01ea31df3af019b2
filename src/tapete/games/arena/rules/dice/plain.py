"""Dice that give a number."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from tapete.games.arena.world import Arena
from tapete.kernel import Roll, Seat
from tapete.kernel.chance.readings import Total

OTHERS = (4, 10, 20)
"""The dice that are no action dice: arena.system.aux_dice"""


def number(
    arena: Arena,
    sides: int,
    rule: str,
    by: Seat | None = None,
    alike: Callable[[int], Hashable] | None = None,
) -> int:
    """A die that gives a number, its highest face too: arena.system.random_number

    Numbers that are `alike` make no difference to the rule that rolls.
    """
    also = ("arena.system.random_number", *(("arena.system.aux_dice",) if sides in OTHERS else ()))
    roll = Roll((sides,), Total(), rule, by=by, also=also)
    return arena.table.roll(roll) if alike is None else arena.table.heed(roll, alike)
