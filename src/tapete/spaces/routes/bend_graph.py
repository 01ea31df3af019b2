"""What all routes of one radius on one board share, worked out once."""

from __future__ import annotations

from math import ceil, hypot, inf
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
import shapely

from tapete.kernel.kept import Kept, once
from tapete.spaces.plane.point import INCH
from tapete.spaces.plane.segment import Pair
from tapete.spaces.routes.bends import around_pieces
from tapete.spaces.routes.difficult import slow_length, slows
from tapete.spaces.routes.gaps import borders, gap_bends
from tapete.spaces.routes.obstacles import Block

if TYPE_CHECKING:
    from tapete.spaces.boards.board import Board

Link: TypeAlias = tuple[float, float]
Places: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.float64]]
Indices: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.int64]]
TOUCH = 0.01
FEW = 100  # bends: if there are more, those out of reach are skipped
STRIDE = 4 * INCH
LATELY = 4_000  # links that are remembered
UNKNOWN, HIDDEN, SEEN = -1, 0, 1
NOT_KEPT: Link = (-1.0, 0.0)
"""Stands for a link that has not been looked at."""


class Prepared:
    """The bends a disc may take, and which of them can see each other."""

    def __init__(self, board: Board, radius: int) -> None:
        self.radius = radius
        self.right, self.bottom = board.width - radius, board.height - radius
        self.obstacles = board.obstacles
        self.pieces = board.pieces
        self.slows = slows(board.pieces)
        self._seen: dict[int, tuple[float, list[int]]] = {}
        self._links: dict[tuple[int, int], Link | None] = {}
        self._lately: Kept[tuple[Pair, Pair], Link | None] = Kept(LATELY)

    @classmethod
    def of(cls, board: Board, radius: int) -> Prepared:
        found = board.grounds.get(radius)
        if not isinstance(found, cls):
            found = board.grounds[radius] = cls(board, radius)
        return found

    def on_board(self, spot: Pair) -> bool:
        radius, (x, y) = self.radius, spot
        return radius <= x <= self.right and radius <= y <= self.bottom

    def hit(self, a: Pair, b: Pair) -> Block | None:
        return self.obstacles.hit(a, b, self.radius)

    def link(self, a: Pair, b: Pair) -> Link | None:
        """The length and the slow length from a to b; None if something fixed is in the way.

        The last ones are remembered: a search is often followed by another from the same place.
        """
        key = (a, b)
        found = self._lately.get(key, NOT_KEPT)
        return self._lately.keep(key, self._link(a, b)) if found is NOT_KEPT else found

    def _link(self, a: Pair, b: Pair) -> Link | None:
        if self.obstacles.hit(a, b, self.radius):
            return None
        return hypot(b[0] - a[0], b[1] - a[1]), slow_length(self.slows, a, b)

    @once
    def bends(self) -> list[Pair]:
        lines = [line for piece in self.pieces if piece.blocks for line in piece.lines]
        frame = borders(self.right + self.radius, self.bottom + self.radius)
        found = around_pieces(self.pieces, self.radius) + gap_bends(lines + frame, self.radius)
        return self._free([bend for bend in dict.fromkeys(found) if self.on_board(bend)])

    def _free(self, bends: list[Pair]) -> list[Pair]:
        """The bends that nothing fixed covers, allowing for rounding."""
        spots = shapely.points(np.array(bends, dtype=float).reshape(-1, 2))
        near = self._tree.query(spots, predicate="dwithin", distance=self.radius - TOUCH)
        covered = set(near[0].tolist())
        return [bend for place, bend in enumerate(bends) if place not in covered]

    @once
    def _tree(self) -> shapely.STRtree:
        rings = [block.ring for block in self.obstacles.blocks]
        return shapely.STRtree(
            [shapely.LineString(r) if len(r) == 2 else shapely.Polygon(r) for r in rings]
        )

    def blocked(self, starts: Places, ends: Places) -> Indices:
        """The indexes of the straight ways, from each start to its end, that run into scenery."""
        lines = shapely.linestrings(np.stack([starts, ends], 1))
        near = self._tree.query(lines, predicate="dwithin", distance=self.radius - TOUCH)
        return np.unique(near[0])

    def seen(self, bend: int, within: float) -> list[int]:
        """The bends within a distance that can be reached straight from one, but for rounding."""
        far, seen = self._seen.get(bend, (-1.0, []))
        if far < within:
            all_of_them = within == inf or len(self.bends) <= FEW
            far = inf if all_of_them else float(STRIDE * ceil(within / STRIDE))
            seen = self._look_around(bend, far)
            self._seen[bend] = (far, seen)
        return seen

    def _look_around(self, bend: int, far: float) -> list[int]:
        places = self.spots
        apart = np.hypot(*(places - places[bend]).T)
        others = np.flatnonzero((apart <= far) & (np.arange(len(places)) != bend))
        new = others[self._sees[bend, others] == UNKNOWN]
        if len(new):
            ends = places[new]
            starts = np.broadcast_to(places[bend], ends.shape)
            self._note(bend, new, SEEN)
            self._note(bend, new[self.blocked(starts, ends)], HIDDEN)
        free: list[int] = others[self._sees[bend, others] == SEEN].tolist()
        return free

    def _note(self, bend: int, others: Indices, what: int) -> None:
        """Notes the same both ways: if one bend sees another, that one sees it too."""
        self._sees[bend, others] = self._sees[others, bend] = what

    @once
    def _sees(self) -> np.ndarray[tuple[int, ...], np.dtype[np.int8]]:
        """For each two bends, whether they see each other, as far as that is known."""
        count = len(self.bends)
        return np.full((count, count), UNKNOWN, dtype=np.int8)

    @once
    def spots(self) -> Places:
        """The bends as an array, a row for each."""
        return np.array(self.bends, dtype=np.float64).reshape(-1, 2)

    def link_bends(self, one: int, other: int) -> Link | None:
        """Like `link`, between two bends; results are remembered."""
        key = (one, other) if one < other else (other, one)
        found = self._links.get(key, NOT_KEPT)
        if found is NOT_KEPT:
            found = self._links[key] = self._link(self.bends[one], self.bends[other])
        return found
