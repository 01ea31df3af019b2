"""Room on the table: whether a mini fits somewhere, and the nearest place where it does."""

from __future__ import annotations

from math import cos, pi, sin

from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point

FINE, FURTHEST = 10, 3000
"""How closely a free place is looked for, and how far."""
AROUND = 36
"""The directions that are tried."""


def is_free(skirmish: Skirmish, mini: Mini, place: Place) -> bool:
    others = skirmish.others(mini)
    return skirmish.levels.barred_at(place, mini.radius, others) is None


def nearest_free(skirmish: Skirmish, mini: Mini, place: Place) -> Place | None:
    """The free place nearest to a place, at its height; the place itself if it is free."""
    if is_free(skirmish, mini, place):
        return place
    x, y = place.point.x, place.point.y
    for far in range(FINE, FURTHEST, FINE):
        for turn in range(AROUND):
            angle = 2 * pi * turn / AROUND
            point = Point(x + round(far * cos(angle)), y + round(far * sin(angle)))
            if is_free(skirmish, mini, Place(point, place.height)):
                return Place(point, place.height)
    return None
