"""Holds beside a figure: the places on a wall where a climber's base touches it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.drops import flush_outside, touching_shares
from tapete.spaces.climbs.journey import CLIMB, Gait, Step
from tapete.spaces.climbs.portals import sides
from tapete.spaces.climbs.surfaces import LEDGE, Levels, Place, Standing
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.segment import Pair


class Hold(NamedTuple):
    """The place at the foot of a wall, and the climb to the hold."""

    foot: Place
    step: Step


def holds(levels: Levels, gait: Gait, target: Standing) -> list[Hold]:
    """The lowest places on walls, all around a figure above the table, that are beside it."""
    found: list[Hold] = []
    for _, piece in levels.solids:
        if piece.climbable and piece.foot <= target.height <= piece.top + LEDGE:
            found += _on(levels, gait, piece, target)
    return found


def _on(levels: Levels, gait: Gait, piece: Scenery, target: Standing) -> Iterator[Hold]:
    spot = (target.disc.centre.x, target.disc.centre.y)
    if not piece.beside(spot, spot, target.disc.radius + 2 * gait.wide):
        return
    height = target.height - LEDGE
    for p, q in _sides(piece):
        for share in touching_shares(p, q, gait.radius, target.disc):
            edge = Point(round(p[0] + (q[0] - p[0]) * share), round(p[1] + (q[1] - p[1]) * share))
            point = flush_outside(p, q, edge, gait.radius)
            low = levels.height(point, height)
            if low is not None and low < height < piece.top:
                yield Hold(Place(point, low), Step(point, CLIMB, height))


def _sides(piece: Scenery) -> list[tuple[Pair, Pair]]:
    """The sides of a piece, its inside always on the same hand; a thin wall has two of each."""
    if piece.wall:
        lines = list(pairwise(piece.corners))
        return [*lines, *[(q, p) for p, q in lines]]
    return sides(piece)
