"""A limit on how far from other figures a way may end."""

from __future__ import annotations

import msgspec

from tapete.spaces.climbs.surfaces import Place, Standing, apart
from tapete.spaces.plane.disc import Disc


class Leash(msgspec.Struct, frozen=True):
    """A way must end at most `far` from at least one of these figures.

    A mover that is already further away may end nearer than it was, unless this is `strict`.
    """

    to: tuple[Standing, ...]
    far: int
    rule: str
    strict: bool = False

    def gap(self, place: Place, radius: int) -> float:
        """The distance to the nearest of the figures."""
        base = Disc(place.point, radius)
        return min(apart(base, place.height, one.disc, one.height) for one in self.to)

    def allows(self, start: Place, end: Place, radius: int) -> bool:
        gap = self.gap(end, radius)
        return gap <= self.far or (not self.strict and gap < self.gap(start, radius))
