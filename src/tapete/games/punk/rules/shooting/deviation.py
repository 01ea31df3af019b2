"""Where something lobbed comes down: on its mark, or off it along its line of flight."""

from __future__ import annotations

from math import hypot

from tapete.games.punk.world import Skirmish
from tapete.spaces.climbs import room
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point

STEP = 250
"""2.5 cm for each fraction of 2 that the die is off."""


def landing(skirmish: Skirmish, thrower: Place, mark: Place, steps: int) -> Place | None:
    """The place this many steps beyond the mark, or short of it, never behind the thrower.

    It is on the line from the thrower's middle; None off the table. punk.ruling.parabolic_landing
    """
    if not steps:
        return mark
    start, goal = thrower.point, mark.point
    dx, dy = goal.x - start.x, goal.y - start.y
    far = hypot(dx, dy)
    share = (far + steps * STEP) / far if far else 0.0
    if share <= 0:
        return thrower
    point = Point(start.x + round(dx * share), start.y + round(dy * share))
    return surface(skirmish, point)


def surface(skirmish: Skirmish, point: Point) -> Place | None:
    """The highest surface at a point; None off the table."""
    return room.surface(skirmish.levels, point)
