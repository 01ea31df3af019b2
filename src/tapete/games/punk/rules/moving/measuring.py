"""Measuring: anybody may measure at any time, and it changes nothing."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from tapete.games.punk.rules.sight.bodies import Body
from tapete.spaces.climbs.surfaces import Place, apart, contact
from tapete.spaces.plane.disc import Disc

ROUNDING = 1e-9


class Measure(NamedTuple):
    """How far apart two bases are, straight through the air, and if they touch.

    In whole tenths of a millimetre, rounded up: it is within a reach exactly if the distance is.
    Minis in contact are not apart at all: punk.ruling.distance_3d
    """

    length: int
    """Between the nearest edges of their bases."""
    contact: bool
    """punk.measure.contact_vertical"""


def measured(one: Body | Place, other: Body | Place) -> Measure:
    """How far apart two are, whoever wants to know."""
    (disc, height), (other_disc, other_height) = _round(one), _round(other)
    length = apart(disc, height, other_disc, other_height)
    return Measure(ceil(length - ROUNDING), contact(disc, height, other_disc, other_height))


def _round(what: Body | Place) -> tuple[Disc, int]:
    """A place is a base without size."""
    if isinstance(what, Body):
        return what.disc, what.place.height
    return Disc(what.point, 0), what.height
