"""Ways over scenery into contact with another base."""

from __future__ import annotations

from math import atan2, pi
from typing import TYPE_CHECKING

from tapete.spaces.climbs.journey import WALK, Step
from tapete.spaces.climbs.soaring import over
from tapete.spaces.climbs.surfaces import LEDGE, SNUG, Place, Standing
from tapete.spaces.climbs.ways import Ways
from tapete.spaces.plane.point import distance
from tapete.spaces.routes.candidates import beside_at

if TYPE_CHECKING:
    from tapete.spaces.treks.trek import Trek, Treks

AROUND = 16
"""How many places around a base are tried."""


def touch(treks: Treks, target: Standing) -> Trek | None:
    """A way into contact: straight, around bends on the table, or over several surfaces."""
    straight = straight_to(treks, target)
    if straight is not None or WALK not in treks.hows:
        return straight
    found = _bent_to(treks, target) if treks.start.height == 0 else None
    if found is not None:
        return found
    ways = Ways(treks.levels, treks.gait, treks.start, treks.others, treks.allowance)
    way = None if treks.start.held else ways.touching(target)
    return None if way is None else treks.perhaps(way.steps)


def is_near(treks: Treks, target: Standing) -> bool:
    far = distance(treks.start.point, target.disc.centre)
    reach = treks.allowance if WALK in treks.hows else treks.aloft
    return far - target.disc.radius - treks.gait.radius - SNUG <= reach


def _beside(treks: Treks, target: Standing, angle: float) -> list[Place]:
    spot = beside_at(target.disc, angle, treks.gait.radius)
    heights = treks.levels.heights(spot)
    return [Place(spot, h) for h in heights if abs(h - target.height) <= LEDGE]


def straight_to(treks: Treks, target: Standing) -> Trek | None:
    if not is_near(treks, target) or treks.start.held:
        return None
    here, centre = treks.start.point, target.disc.centre
    for place in _beside(treks, target, atan2(here.y - centre.y, here.x - centre.x)):
        if WALK in treks.hows:
            trek = treks.perhaps((Step(place.point),))
        else:
            trek = treks.perhaps(over(treks.levels, treks.gait, treks.start, place))
        if trek is not None:
            return trek
    return None


def _bent_to(treks: Treks, target: Standing) -> Trek | None:
    """The shortest of several ways around what is in between."""
    centre = target.disc.centre
    first = atan2(treks.start.point.y - centre.y, treks.start.point.x - centre.x)
    angles = (first + 2 * pi * turn / AROUND for turn in range(AROUND))
    spots = [place.point for angle in angles for place in _beside(treks, target, angle)]
    routes = [treks.ways.reach.route(spot) for spot in spots]
    found = sorted((route for route in routes if route is not None), key=lambda one: one.cost)
    for route in found:
        trek = treks.perhaps(tuple([Step(point) for point in route.points[1:]]))
        if trek is not None:
            return trek
    return None
