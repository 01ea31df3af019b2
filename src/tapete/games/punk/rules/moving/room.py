"""Room on the table: whether a mini fits somewhere, and the nearest place where it does."""

from __future__ import annotations

from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.spaces.climbs import room
from tapete.spaces.climbs.surfaces import Place


def is_free(skirmish: Skirmish, mini: Mini, place: Place) -> bool:
    others = skirmish.others(mini)
    return skirmish.levels.barred_at(place, mini.radius, others) is None


def nearest_free(skirmish: Skirmish, mini: Mini, place: Place) -> Place | None:
    """The free place nearest to a place, at its height; the place itself if it is free."""
    return room.nearest_free(skirmish.levels, place, mini.radius, skirmish.others(mini))
