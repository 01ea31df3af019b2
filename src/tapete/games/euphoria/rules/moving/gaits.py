"""How each miniature gets about: what it crosses, and what an inch of each kind costs."""

from __future__ import annotations

from functools import lru_cache

from tapete.games.euphoria.figures import has
from tapete.games.euphoria.state import Mini
from tapete.spaces.climbs.journey import (
    CLIMB,
    CROSS,
    DESCEND,
    DROP,
    JUMP,
    LADDER,
    LEAP,
    WALK,
    Gait,
    Leg,
)
from tapete.spaces.plane.point import INCH

OBSTACLE = "obstacle"
"""The ground that is traversed."""
TRAVERSED = (OBSTACLE, CROSS, CLIMB, DESCEND)
"""euphoria.move.traverse"""
TRAVERSE, PLAIN, FLIGHT, NEVER = 2.0, 1.0, 1 / 3, 0.0
"""AP for an inch: euphoria.move.traverse, euphoria.class.explorer, euphoria.move.fly"""
LOW = 1
"""The size of what is lower than two inches, which is crossed: euphoria.move.traverse.low"""
LONGEST_JUMP = 3 * INCH
SMALL_GAP = INCH
"""A gap no wider than this is crossed without a roll: euphoria.ruling.small_gap"""
SAFE = 2 * INCH
"""The highest drop that does no harm: euphoria.move.drop"""
ON_FOOT = (WALK, CLIMB, JUMP, DROP)
KINDS = {LADDER: "stairs", JUMP: "jump", LEAP: "fly", CROSS: "traverse", CLIMB: "traverse"}


def gait_of(mini: Mini, *, roped: bool = False) -> Gait:
    """What it crosses and climbs, and at what cost; `roped` for one that climbs with a rope."""
    climber = roped or has(mini, "climber")
    return _gait(mini.radius, has(mini, "clumsy"), has(mini, "explorer"), climber)


@lru_cache(maxsize=128)
def _gait(radius: int, clumsy: bool, explorer: bool, climber: bool) -> Gait:
    """A clumsy one crosses nothing; an explorer traverses and a climber climbs as it walks.

    euphoria.class.clumsy, euphoria.class.explorer, euphoria.class.climber
    """
    usual = PLAIN if explorer else TRAVERSE
    rates = dict.fromkeys(TRAVERSED, usual) | {LEAP: FLIGHT}
    if climber:
        rates[CLIMB] = PLAIN
    if clumsy:
        rates[OBSTACLE] = NEVER
    return Gait(
        radius,
        step=0 if clumsy else LOW,
        longest=LONGEST_JUMP,
        deepest=SAFE,
        safe=SAFE,
        rates=tuple(rates.items()),
        broad=True,
        scales=climber,
        shy=True,
        touches=False,
    )


def hows(mini: Mini) -> tuple[str, ...]:
    """The ways in which it can go: euphoria.class.clumsy, euphoria.move.fly"""
    feet = (WALK,) if has(mini, "clumsy") else ON_FOOT
    return (*feet, LEAP) if has(mini, "fly") else feet


def kind_of(leg: Leg) -> str:
    """What kind of movement a leg is: walk, traverse, stairs, jump, fly or drop."""
    if leg.how == WALK:
        return "traverse" if leg.rate != PLAIN else WALK
    return KINDS.get(leg.how, leg.how)
