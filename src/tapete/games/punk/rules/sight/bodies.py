"""A base somewhere: all that sight and cover are worked out from."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import NamedTuple, TypeAlias

from tapete.games.punk.state import Mini
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.bearing import TURN, bearing
from tapete.spaces.plane.disc import Disc

Key: TypeAlias = tuple[int, int, int, int, bool]
"""The place and size of a base, as plain numbers."""
SPOT = 125
"""A place on the table is seen as if a base of 25 mm were there: punk.ruling.parabolic_los"""
TOUCH = 1e-6
"""Tenths of a millimetre: less than this in front of a mini is not in front."""


class Body(NamedTuple):
    """A mini's base: its place, size and facing. Nothing else of the mini matters here."""

    id: str
    place: Place
    radius: int
    """Every base is round."""
    facing: int = 0
    all_round: bool = False
    """punk.core.all_round"""

    @property
    def disc(self) -> Disc:
        return Disc(self.place.point, self.radius)

    @property
    def key(self) -> Key:
        point, height, held = self.place.point, self.place.height, self.place.held
        return point.x, point.y, height, self.radius, held

    @property
    def size(self) -> int:
        """The diameter of what it occupies."""
        return 2 * self.radius


def body_of(mini: Mini, at: Place | None = None, facing: int | None = None) -> Body:
    """A mini where it is, or where it might be."""
    facing = mini.facing if facing is None else facing
    return Body(mini.id, at or mini.at, mini.radius, facing, "all_round" in mini.special)


def turned_to(eye: Body, target: Body) -> Body:
    """A mini that sees all round is turned to its target; any other keeps its facing."""
    if not eye.all_round:
        return eye
    return eye._replace(facing=round(bearing(eye.place.point, target.place.point)) % TURN)


def spot(place: Place) -> Body:
    """A place, as a base that could be seen there."""
    return Body("", place, SPOT)


def in_arc(eye: Body, target: Body) -> bool:
    """True if any part of it is strictly within the half the eye faces: punk.los.arc

    It is judged in plan view, whatever the heights: punk.ruling.arc_partial
    """
    if eye.all_round:
        return True
    ahead_x, ahead_y = _ahead(eye.facing)
    here, there = eye.place.point, target.place.point
    ahead = (there.x - here.x) * ahead_x + (there.y - here.y) * ahead_y
    return ahead + target.radius > TOUCH


@lru_cache(maxsize=720)
def _ahead(facing: int) -> tuple[float, float]:
    """A facing as a direction: punk.los.facing"""
    turned = radians(facing)
    return sin(turned), -cos(turned)
