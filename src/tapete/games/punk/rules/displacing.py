"""Being moved: out of a fire, into contact with the nearest enemy, to the nearest free place."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Marker, Mini
from tapete.spaces.levels import Place
from tapete.spaces.point import Point


def nearest_free(skirmish: Skirmish, mini: Mini, place: Place) -> Place | None:
    """The free place nearest to one, at its height; the one itself if it is free."""
    raise NotImplementedError


def flee(skirmish: Skirmish, mini: Mini, marker: Marker, source: Point) -> bool:
    """Out of a fire, straight away from where it came from; whether it still plays."""
    raise NotImplementedError


def join_nearest(skirmish: Skirmish, mini: Mini, enemies: Sequence[Mini]) -> Mini | None:
    """A freed mini is put in contact with the nearest of these enemies it can touch, and faces it.

    None: it can touch none of them, and is free. Fires it touches are for the caller.
    """
    raise NotImplementedError
