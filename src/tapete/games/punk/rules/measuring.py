"""Measuring: anybody may, at any time, and nothing changes by it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, hypot

from tapete.games.punk.rules.bodies import Body
from tapete.spaces.disc import Disc
from tapete.spaces.levels import Place, apart

ROUNDING = 1e-9


def measured(one: Body | Place, other: Body | Place) -> int:
    """Between the nearest edges of two bases, or places, through the air: punk.measure.free

    punk.measure.between_minis, punk.ruling.distance_3d. In whole tenths of a millimetre, rounded
    up: no longer than some reach exactly when this is not; 0 in contact.
    """
    (disc, height), (other_disc, other_height) = _round(one), _round(other)
    return ceil(apart(disc, height, other_disc, other_height) - ROUNDING)


def travelled(way: Sequence[Place]) -> float:
    """How far a base has gone along a way, from one of its points to the same point.

    Which one makes no difference, so it is its middle: punk.measure.movement_same_point
    """
    return sum(
        hypot(b.point.x - a.point.x, b.point.y - a.point.y, b.height - a.height)
        for a, b in pairwise(way)
    )


def _round(what: Body | Place) -> tuple[Disc, int]:
    if isinstance(what, Body):
        return what.disc, what.place.height
    return Disc(what.point, 0), what.height
