"""How each mini gets about: how far, over what, and in which ways."""

from __future__ import annotations

from functools import lru_cache

from tapete.games.punk.figures import has
from tapete.games.punk.rules.moving.leaping import leaps_left
from tapete.games.punk.state import Mini
from tapete.games.punk.world import base_size
from tapete.spaces.climbs.journey import CLIMB, DROP, JUMP, LEAP, WALK, Gait
from tapete.spaces.plane.point import CM

REACH = 10 * CM
SWIFT = 15 * CM
STEPS_OVER, LARGE_STEPS_OVER = 1, 2
"""The size of what is stepped over, also by a large base."""
LARGE = 4 * CM
"""A base is large if it is larger than this."""
LONGEST, DEEPEST = 4, 2
"""Limits of a jump, in base sizes: punk.move.jump.max, punk.move.jump.landing_height"""
SAFE = 2
"""The deepest safe drop, in base sizes: punk.move.climb.drop"""


def reach_of(mini: Mini) -> int:
    """10 cm with a Move Action, 15 for the swift: punk.move.distance"""
    return SWIFT if has(mini, "swift") else REACH


def gait_of(mini: Mini) -> Gait:
    """What it steps over, how far it jumps and from how high it drops unharmed."""
    return _gait(base_size(mini), has(mini, "mounted"))


@lru_cache(maxsize=64)
def _gait(size: int, mounted: bool) -> Gait:
    """A mounted mini crosses no obstacles, but may jump: punk.ruling.mounted_loot"""
    step = LARGE_STEPS_OVER if size > LARGE else STEPS_OVER
    return Gait(
        radius=size // 2,
        step=0 if mounted else step,
        longest=LONGEST * size,
        deepest=DEEPEST * size,
        safe=SAFE * size,
    )


def hows(mini: Mini) -> tuple[str, ...]:
    """The ways it can move: neither beasts nor the mounted climb; some leap.

    punk.special.beast, punk.special.mounted.limits, punk.special.leap.three_d
    """
    climbs = not (has(mini, "beast") or has(mini, "mounted"))
    leaps = leaps_left(mini) > 0
    return (WALK, *([CLIMB] if climbs else []), JUMP, DROP, *([LEAP] if leaps else []))
