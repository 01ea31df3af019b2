"""Lines between two bodies, upright cylinders on their bases: how many of them scenery blocks.

The lines are a fixed sample, the same both ways. For each line and each convex part of a piece the
answer is exact: the part of the line above the outline, and how high it runs there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tapete.kernel.kept import Kept
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.disc import Disc
from tapete.spaces.sight.obstacle import Obstacle, parts
from tapete.spaces.sight.sight_lines import Bundle

Mask: TypeAlias = NDArray[np.bool_]
"""For each line, whether it is blocked."""
Floats: TypeAlias = NDArray[np.float64]
ACROSS = np.array([-0.98, -0.5, 0.0, 0.5, 0.98])
"""Where lines begin and end, in shares of the base's radius to either side."""
UP = np.array([0.1, 0.5, 0.9])
"""How high, in shares of the body's height."""
MOST_KEPT = 50_000
SKIN = 1e-6


class Body(NamedTuple):
    """A base in its place, and how tall what stands on it is."""

    place: Place
    radius: int
    tall: int


class Blocked(NamedTuple):
    """The lines that each piece blocks, by its index; pieces that block none are left out."""

    by: Mapping[int, Mask]

    def share(self, but: frozenset[int] = frozenset()) -> float:
        """The share of lines that are blocked, leaving some pieces aside."""
        masks = [mask for piece, mask in self.by.items() if piece not in but]
        return float(np.logical_or.reduce(masks).mean()) if masks else 0.0


NOTHING = Blocked({})


class Screens:
    """The opaque pieces of a board, with what has been found out about pairs of bodies."""

    def __init__(self, board: Board) -> None:
        found = [
            (index, piece)
            for index, piece in enumerate(board.pieces)
            if isinstance(piece, Scenery) and piece.height and piece.opaque
        ]
        self.pieces = dict(found)
        self.parts = [part for index, piece in found for part in parts(index, piece)]
        self._kept: Kept[tuple[Body, Body], Blocked] = Kept(MOST_KEPT)

    @classmethod
    def of(cls, board: Board) -> Screens:
        """The screens of a board, made once and kept with it."""
        found = board.kept.get("body_screens")
        if not isinstance(found, cls):
            found = board.kept["body_screens"] = cls(board)
        return found

    def between(self, one: Body, other: Body) -> Blocked:
        """What blocks lines between two bodies, whichever looks at the other."""
        key = (one, other) if _order(one) <= _order(other) else (other, one)
        found = self._kept.get(key)
        return self._kept.keep(key, self._found(*key)) if found is None else found

    def _found(self, one: Body, other: Body) -> Blocked:
        bundle = Bundle(
            Disc(one.place.point, one.radius), None, Disc(other.place.point, other.radius)
        )
        near = [] if bundle.nested else bundle.near(self.parts)
        if not near:
            return NOTHING
        starts, ends = _lines(one, other)
        by: dict[int, Mask] = {}
        for part in near:
            mask = _blocks(self.pieces[part.thing], part, starts, ends)
            if mask.any():
                by[part.thing] = by[part.thing] | mask if part.thing in by else mask
        return Blocked(by)


def _order(body: Body) -> tuple[int, int, int, int, int]:
    place = body.place
    return place.point.x, place.point.y, place.height, body.radius, body.tall


def _lines(one: Body, other: Body) -> tuple[Floats, Floats]:
    """The ends of all lines, as x, y and height."""
    a, b = one.place.point, other.place.point
    dx, dy = float(b.x - a.x), float(b.y - a.y)
    far = float(np.hypot(dx, dy)) or 1.0
    side = np.array([-dy / far, dx / far])
    starts, ends = _points(one, side), _points(other, side)
    count = len(starts)
    return np.repeat(starts, count, axis=0), np.tile(ends, (count, 1))


def _points(body: Body, side: Floats) -> Floats:
    """Places over the width and the height of a body."""
    x, y = body.place.point.x, body.place.point.y
    across = np.array([x, y]) + np.outer(ACROSS * body.radius, side)
    heights = body.place.height + UP * body.tall
    flat = np.repeat(across, len(heights), axis=0)
    return np.column_stack([flat, np.tile(heights, len(across))])


def _blocks(piece: Scenery, part: Obstacle, starts: Floats, ends: Floats) -> Mask:
    """The lines that run through a convex part, between its foot and its top."""
    way = ends - starts
    ring = np.array(part.ring)
    if len(ring) == 2:
        ring = np.array([ring[0], ring[1], ring[1], ring[0]])
    edge = np.roll(ring, -1, axis=0) - ring
    into = np.outer(way[:, 1], edge[:, 0]) - np.outer(way[:, 0], edge[:, 1])
    here = np.outer(starts[:, 1], edge[:, 0]) - np.outer(starts[:, 0], edge[:, 1])
    here -= edge[:, 0] * ring[:, 1] - edge[:, 1] * ring[:, 0]
    with np.errstate(divide="ignore", invalid="ignore"):
        at = -here / into
    low = np.where(into > 0, at, 0.0).max(axis=1, initial=0.0)
    high = np.where(into < 0, at, 1.0).min(axis=1, initial=1.0)
    aside = ((into == 0) & (here < 0)).any(axis=1)
    heights = starts[:, 2:] + way[:, 2:] * np.column_stack([low, high])
    passes = (high - low > SKIN) & ~aside
    between = (heights.min(axis=1) < piece.top - SKIN) & (heights.max(axis=1) > piece.foot + SKIN)
    return np.asarray(passes & between)
