"""Raised surfaces: the building under a mini, and what else stands on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import shapely

from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.floors import Floor
from tapete.spaces.climbs.surfaces import SNUG, Levels, Place

if TYPE_CHECKING:
    from tapete.games.punk.rules.sight.sight_cache import Screens

NO_ZONES: frozenset[int] = frozenset()


class Roof(NamedTuple):
    """The zones whose tops make a surface, and those that rise above it and are on it."""

    surface: frozenset[int] = NO_ZONES
    upon: frozenset[int] = NO_ZONES


NO_ROOF = Roof()
"""The roof of a mini on a wall or a ladder."""


def roof_of(screens: Screens, place: Place) -> Roof:
    """The surface under a place."""
    height = place.height
    floor = None if place.held else screens.levels.floor(height, place.point)
    if floor is None:
        return NO_ROOF
    key = (height, screens.levels.floors(height).index(floor))
    if key not in screens.roofs:
        screens.roofs[key] = _roof(screens, floor, height)
    return screens.roofs[key]


def _roof(screens: Screens, floor: Floor, height: int) -> Roof:
    over = [
        number
        for number, zone in enumerate(screens.zones)
        if zone.foot <= height <= zone.top and _overlaps(floor, screens.pieces[number])
    ]
    surface = [number for number in over if screens.zones[number].top == height]
    return Roof(frozenset(surface), frozenset(over) - frozenset(surface))


def _overlaps(floor: Floor, piece: Scenery) -> bool:
    """True if they overlap and are not only side by side."""
    left, top, right, bottom = piece.box
    low_x, low_y, high_x, high_y = floor.bounds
    if right < low_x or left > high_x or bottom < low_y or top > high_y:
        return False
    if piece.wall:
        inside = shapely.intersection(shapely.LineString(piece.corners), floor.shape)
        return bool(shapely.length(inside) > SNUG)
    outline = shapely.Polygon(floor.rings[0], floor.rings[1:])
    return bool(shapely.area(shapely.intersection(shapely.Polygon(piece.corners), outline)) > 0)


def building_under(screens: Screens, place: Place) -> int | None:
    """The zone a mini stands on; None on the table, on a wall, or on what has no size."""
    levels: Levels = screens.levels
    support = None if place.held else levels.support(place.point, place.height)
    zones = (n for n, zone in enumerate(screens.zones) if zone.piece == support)
    return next(zones, None)
