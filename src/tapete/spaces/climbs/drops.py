"""Drops onto a figure: the places on an edge to drop from into contact with a base below."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot, sqrt
from typing import NamedTuple

from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.journey import DROP, Gait, Step
from tapete.spaces.climbs.portals import sides
from tapete.spaces.climbs.surfaces import LEDGE, SNUG, Levels, Place, Standing, contact
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.segment import Pair

NUDGE = 2
"""In tenths of a millimetre, the gap between the bases: contact, with room for rounding."""


class Plunge(NamedTuple):
    """The place on the edge, and the drop."""

    edge: Place
    step: Step


def plunges(levels: Levels, gait: Gait, height: int, target: Standing) -> list[Plunge]:
    """The places at a height to drop from, down beside a base far enough below."""
    if height - target.height <= LEDGE:
        return []
    found: list[Plunge] = []
    for _, piece in levels.tops:
        if piece.top == height and _over(piece, gait, target):
            found += _from(levels, gait, piece, target)
    return found


def _over(piece: Scenery, gait: Gait, target: Standing) -> bool:
    spot = (target.disc.centre.x, target.disc.centre.y)
    return piece.beside(spot, spot, target.disc.radius + 2 * gait.wide)


def _from(levels: Levels, gait: Gait, piece: Scenery, target: Standing) -> Iterator[Plunge]:
    for p, q in sides(piece):
        for share in touching_shares(p, q, gait.radius, target.disc):
            edge = Point(round(p[0] + (q[0] - p[0]) * share), round(p[1] + (q[1] - p[1]) * share))
            foot = flush_outside(p, q, edge, gait.radius)
            low = levels.height(foot, piece.top - 1)
            base = Disc(foot, gait.radius)
            if low is not None and contact(base, low, target.disc, target.height):
                yield Plunge(Place(edge, piece.top), Step(foot, DROP))


def touching_shares(p: Pair, q: Pair, radius: int, target: Disc) -> list[float]:
    """How far along a side a base flush with its outside touches another: at most two places."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    far = hypot(dx, dy)
    off_x, off_y = dy / far * radius, -dx / far * radius
    x, y = p[0] + off_x - target.centre.x, p[1] + off_y - target.centre.y
    half = (x * dx + y * dy) / (far * far)
    for reach in (target.radius + radius + NUDGE, target.radius + radius + SNUG):
        root = half * half - (x * x + y * y - reach * reach) / (far * far)
        if root >= 0:
            return [one for one in (-half - sqrt(root), -half + sqrt(root)) if 0 <= one <= 1]
    return []


def flush_outside(p: Pair, q: Pair, edge: Point, radius: int) -> Point:
    """The place flush with the side, never over it because of rounding."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    far = hypot(dx, dy)
    length = radius + 1 if dx and dy else radius
    return Point(edge.x + round(dy / far * length), edge.y - round(dx / far * length))
