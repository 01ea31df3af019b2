"""Room for a miniature that is put somewhere: on nobody, and an inch from its enemies."""

from __future__ import annotations

from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show, disc
from tapete.spaces.climbs import room
from tapete.spaces.climbs.surfaces import SNUG, Place, Standing, apart
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import INCH

GAP = INCH
"""How far from enemies a miniature must end: euphoria.move.enemy_gap"""


def is_apart(show: Show, mini: Mini, place: Place) -> bool:
    """True if it would stand an inch from every enemy or touch it: euphoria.move.enemy_gap"""
    base = Disc(place.point, mini.radius)
    gaps = [apart(base, place.height, disc(one), one.at.height) for one in show.enemies(mini)]
    return all(gap >= GAP or gap <= SNUG for gap in gaps)


def nearest_free(show: Show, mini: Mini, place: Place) -> Place | None:
    """The place nearest to another, at its height, with room for it: euphoria.move.enemy_gap"""
    return room.nearest_free(show.levels, place, mini.radius, _kept_clear(show, mini))


def nearest_landing(show: Show, mini: Mini) -> Place | None:
    """The place below one in the air, or beside that, with room for it: euphoria.move.enemy_gap"""
    return room.nearest_landing(show.levels, mini.at, mini.radius, _kept_clear(show, mini))


def _kept_clear(show: Show, mini: Mini) -> list[Standing]:
    """The bases it may not be put on, those of enemies with an inch around them."""
    enemies = [
        Standing(Disc(one.at.point, one.radius + GAP), one.at.height, one.id)
        for one in show.enemies(mini)
    ]
    return [*show.others(mini), *enemies]
