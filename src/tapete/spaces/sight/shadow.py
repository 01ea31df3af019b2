"""Shadows on a base: they show which lines from a place above cross something on their way down.

A line from a place above a floor to a spot on the floor passes through a prism exactly when the
spot is in the prism's shadow, with a lamp at that place. The shadow of a convex prism is convex:
it is swept by the prism's outline as it grows away from the lamp, from its foot to its top.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, hypot, pi, sin, sqrt
from typing import NamedTuple, TypeAlias

from tapete.spaces.plane.disc import Disc
from tapete.spaces.sight.obstacle import Spot

Ring: TypeAlias = tuple[Spot, ...]
FAR = 10_000.0
"""How much the shadow of a thing as high as the lamp is enlarged: off any table."""
ROUND = 64
"""How many corners a round thing is given."""


class Lamp(NamedTuple):
    """A place and its height above the floor."""

    x: float
    y: float
    height: float


class Shadow(NamedTuple):
    """The thing that throws it, and its convex outline, with corners from x towards y."""

    thing: int
    ring: Ring


def shadow(lamp: Lamp, thing: int, ring: Sequence[Spot], foot: float, top: float) -> Shadow | None:
    """The shadow of a convex prism that rises from one height above the floor to another.

    Its corners follow each other from x towards y. None if it is above the lamp or below the
    floor, or so thin that no line crosses it.
    """
    if foot >= lamp.height or top <= 0 or top <= foot:
        return None
    least = lamp.height / (lamp.height - max(0.0, foot))
    most = lamp.height / (lamp.height - top) if top < lamp.height else FAR
    outline = _swept(lamp, ring, least, most)
    return Shadow(thing, outline) if len(outline) > 2 else None


def _swept(lamp: Lamp, ring: Sequence[Spot], least: float, most: float) -> Ring:
    """The area an outline sweeps as it grows away from the lamp.

    Sides facing away from the lamp are enlarged by `most`, those facing it by `least`.
    """
    x, y = lamp.x, lamp.y
    spots: list[Spot] = []
    ax, ay = ring[-1]
    for bx, by in ring:
        away = (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0
        grown = most if away else least
        for px, py in ((ax, ay), (bx, by)):
            spot = (x + (px - x) * grown, y + (py - y) * grown)
            if not spots or spots[-1] != spot:
                spots.append(spot)
        ax, ay = bx, by
    return tuple(spots[:-1] if spots[0] == spots[-1] else spots)


def falls_short(lamp: Lamp, x: float, y: float, reach: float, top: float, disc: Disc) -> bool:
    """True if the shadow of anything that tall within a circle ends before it reaches the base."""
    if top >= lamp.height:
        return False
    furthest = (hypot(x - lamp.x, y - lamp.y) + reach) * lamp.height / (lamp.height - top)
    return furthest < hypot(disc.centre.x - lamp.x, disc.centre.y - lamp.y) - disc.radius


def round_ring(disc: Disc) -> Ring:
    """The outline of a round thing as a polygon with many corners and the same area."""
    x, y, radius = disc.centre.x, disc.centre.y, disc.radius
    return tuple([(x + radius * dx, y + radius * dy) for dx, dy in _circle()])


@cache
def _circle() -> Ring:
    step = 2 * pi / ROUND
    reach = sqrt(step / sin(step))
    return tuple([(reach * cos(n * step), reach * sin(n * step)) for n in range(ROUND)])
