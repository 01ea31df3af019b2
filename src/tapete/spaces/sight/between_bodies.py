"""Lines between two bodies, upright cylinders on their bases: how many of them scenery blocks.

The lines are a fixed sample, the same both ways. For each line and each convex part of a piece the
answer is exact: the part of the line above the outline, and how high it runs there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tapete.kernel.kept import Kept
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.sight.obstacle import Obstacle, parts

Mask: TypeAlias = NDArray[np.bool_]
"""For each line, whether it is blocked."""
Floats: TypeAlias = NDArray[np.float64]
Spot: TypeAlias = tuple[float, float, float]
SIDE = 0.98
ACROSS = np.array([-SIDE, -0.5, 0.0, 0.5, SIDE])
"""Where lines begin and end, in shares of the base's radius to either side."""
LOWEST, HIGHEST = 0.1, 0.9
UP = np.array([LOWEST, 0.5, HIGHEST])
"""How high, in shares of the body's height."""
COUNT = len(ACROSS) * len(UP)
FROM, TO = np.repeat(np.arange(COUNT), COUNT), np.tile(np.arange(COUNT), COUNT)
"""Which place of either body each line begins and ends at."""
PLAN = FROM // len(UP) * len(ACROSS) + TO // len(UP)
"""Which lines run one above the other: those with the same number."""
FLAT = np.unique(PLAN, return_index=True)[1]
"""One of the lines of each number."""
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


class Screen(NamedTuple):
    """A convex part of an opaque piece: a circle around it, its foot and top, and its sides."""

    number: int
    piece: Scenery
    part: Obstacle
    sides: tuple[Spot, ...]
    foot: float
    """A line that stays below it, or above the top, is not blocked."""
    top: float


class Screens:
    """The opaque pieces of a board, with what has been found out about pairs of bodies."""

    def __init__(self, board: Board) -> None:
        found = [
            (index, piece)
            for index, piece in enumerate(board.pieces)
            if isinstance(piece, Scenery) and piece.height and piece.opaque
        ]
        every = [(piece, part) for index, piece in found for part in parts(index, piece)]
        self.screens = [
            Screen(number, piece, part, _sides(part.ring), piece.foot + SKIN, piece.top - SKIN)
            for number, (piece, part) in enumerate(every)
        ]
        self._edges = Edges.of(every)
        self._kept: Kept[tuple[Body, Body], Blocked] = Kept(MOST_KEPT)
        self._clear: Kept[tuple[Body, Body], bool] = Kept(MOST_KEPT)

    @classmethod
    def of(cls, board: Board) -> Screens:
        """The screens of a board, made once and kept with it."""
        found = board.kept.get("body_screens")
        if not isinstance(found, cls):
            found = board.kept["body_screens"] = cls(board)
        return found

    def between(self, one: Body, other: Body) -> Blocked:
        """What blocks lines between two bodies, whichever looks at the other."""
        key = _pair(one, other)
        found = self._kept.get(key)
        return self._kept.keep(key, self._found(*key)) if found is None else found

    def clear(self, one: Body, other: Body) -> bool:
        """True if a line between two bodies is free: the same as a share of less than all."""
        key = _pair(one, other)
        found = self._clear.get(key)
        return self._clear.keep(key, self._is_clear(*key)) if found is None else found

    def _is_clear(self, one: Body, other: Body) -> bool:
        """Looks at all lines only if neither a few of them nor a single part tells already."""
        near = self._near(one, other)
        if not near:
            return True
        lines = _telling(one, other)
        for line in lines:
            for screen in near:
                if _stops(screen.piece, screen.sides, *line):
                    break
            else:
                return True
        high = [screen for screen in near if _as_high(screen, one, other)]
        for _, piece, _, sides, _, _ in high:
            if _stops(piece, sides, *lines[1]) and _stops(piece, sides, *lines[2]):
                return False
        flat = len(high) == len(near)
        return (
            self._leaves_a_flat_line(one, other, near) if flat else self._leaves(one, other, near)
        )

    def _leaves(self, one: Body, other: Body, near: Sequence[Screen]) -> bool:
        """True if some line is blocked by none of these parts."""
        return not self._masks(one, other, near).any(axis=0).all()

    def _leaves_a_flat_line(self, one: Body, other: Body, near: Sequence[Screen]) -> bool:
        """The same, for parts that no line runs over or under: of those one above the other, one
        tells of all."""
        starts, way = _lines(one, other)
        edges = self._edges.some([screen.number for screen in near])
        low, high = _stretches(edges, starts[:, FLAT], way[:, FLAT])
        return not (high - low > SKIN).any(axis=0).all()

    def _masks(self, one: Body, other: Body, near: Sequence[Screen]) -> Mask:
        """For each of these parts, a row, which of the lines it blocks."""
        return _blocks(self._edges.some([screen.number for screen in near]), *_lines(one, other))

    def _near(self, one: Body, other: Body) -> list[Screen]:
        """The parts that lines between two bodies might meet, judged by circles and heights."""
        here, there = one.place.point, other.place.point
        x, y = here.x, here.y
        dx, dy = there.x - x, there.y - y
        far = hypot(dx, dy)
        if far <= abs(one.radius - other.radius):
            return []
        wide = max(one.radius, other.radius) + SKIN
        feet, heads = _heights(one, other)
        found = []
        for screen in self.screens:
            _, _, (_, px, py, reach, _), _, foot, top = screen
            if top > feet and foot < heads:
                px -= x
                py -= y
                room, aside = (reach + wide) * far, px * dy - py * dx
                if -room < aside < room and -room < px * dx + py * dy < far * far + room:
                    found.append(screen)
        return found

    def _found(self, one: Body, other: Body) -> Blocked:
        near = self._near(one, other)
        if not near:
            return NOTHING
        by: dict[int, Mask] = {}
        for screen, mask in zip(near, self._masks(one, other, near), strict=True):
            thing = screen.part.thing
            if mask.any():
                by[thing] = by[thing] | mask if thing in by else mask
        return Blocked(by)


def _pair(one: Body, other: Body) -> tuple[Body, Body]:
    """Both, in an order that is the same whichever comes first."""
    here, there = one.place.point.x, other.place.point.x
    if here != there:
        return (one, other) if here < there else (other, one)
    return (one, other) if _order(one) <= _order(other) else (other, one)


def _order(body: Body) -> tuple[int, int, int, int, int]:
    place = body.place
    return place.point.x, place.point.y, place.height, body.radius, body.tall


def _lines(one: Body, other: Body) -> tuple[Floats, Floats]:
    """Where all lines begin and how far they go: x, y and height, with a column for each line."""
    a, b = one.place.point, other.place.point
    dx, dy = float(b.x - a.x), float(b.y - a.y)
    far = float(np.hypot(dx, dy)) or 1.0
    starts = _points(one, -dy / far, dx / far)[:, FROM]
    return starts, _points(other, -dy / far, dx / far)[:, TO] - starts


def _telling(one: Body, other: Body) -> list[tuple[Spot, Spot]]:
    """The lines that are most often free: high up, in the middle and along either side.

    What a convex part does to those of the sides tells of all: whatever passes it on one side lets
    the outermost line of that side pass, too.
    """
    a, b = one.place.point, other.place.point
    dx, dy = b.x - a.x, b.y - a.y
    far = hypot(dx, dy) or 1.0
    sides = [(-dy / far * across, dx / far * across) for across in (0.0, SIDE, -SIDE)]
    return [(_high(one, *side), _high(other, *side)) for side in sides]


def _as_high(screen: Screen, one: Body, other: Body) -> bool:
    """True if no line between two bodies runs over a part or under it."""
    feet, heads = _heights(one, other)
    return screen.foot < feet and heads < screen.top


def _heights(one: Body, other: Body) -> tuple[float, float]:
    """How high the lowest line between two bodies runs, and the highest."""
    here, there = one.place.height, other.place.height
    feet = min(here + LOWEST * one.tall, there + LOWEST * other.tall)
    return feet, max(here + HIGHEST * one.tall, there + HIGHEST * other.tall)


def _high(body: Body, x: float, y: float) -> Spot:
    """A place high up on a body, so far to the side in shares of its radius."""
    point, height = body.place.point, body.place.height
    return point.x + x * body.radius, point.y + y * body.radius, height + HIGHEST * body.tall


def _sides(ring: Sequence[Sequence[float]]) -> tuple[Spot, ...]:
    """The sides of a convex part: how far each goes, and its offset from the origin."""
    pairs = zip(ring, (*ring[1:], ring[0]), strict=True)
    found = [(px, py, qx - px, qy - py) for (px, py), (qx, qy) in pairs]
    return tuple([(ex, ey, ex * py - ey * px) for px, py, ex, ey in found])


def _stops(piece: Scenery, sides: Sequence[Spot], start: Spot, end: Spot) -> bool:
    """True if a convex part blocks one line: what `_blocks` finds out for many."""
    (x, y, height), low, high = start, 0.0, 1.0
    wide, deep = end[0] - x, end[1] - y
    for ex, ey, off in sides:
        into, here = deep * ex - wide * ey, y * ex - x * ey - off
        if into:
            share = -here / into
            if into > 0:
                if share > low:
                    low = share
            elif share < high:
                high = share
        elif here < 0:
            return False
    if high - low <= SKIN:
        return False
    ends = (height + (end[2] - height) * low, height + (end[2] - height) * high)
    return min(ends) < piece.top - SKIN and max(ends) > piece.foot + SKIN


def _points(body: Body, x: float, y: float) -> Floats:
    """Places over the width and the height of a body: x, y and height, with a column for each."""
    point, across = body.place.point, ACROSS * body.radius
    found = np.empty((3, len(ACROSS), len(UP)))
    found[0] = (point.x + across * x)[:, None]
    found[1] = (point.y + across * y)[:, None]
    found[2] = body.place.height + UP * body.tall
    return found.reshape(3, -1)


class Edges(NamedTuple):
    """The edges of convex parts, for many lines at once: a row for each part, a column for each."""

    x: Floats
    y: Floats
    off: Floats
    foot: Floats
    top: Floats

    @classmethod
    def of(cls, parts: Sequence[tuple[Scenery, Obstacle]]) -> Edges:
        """Parts with few edges have some of them more than once, which changes nothing."""
        most = max([len(part.ring) for _, part in parts], default=1)
        found = [_sides(part.ring) for _, part in parts]
        every = [[*sides, *[sides[0]] * (most - len(sides))] for sides in found]
        sides = np.array(every).reshape(len(parts), most, 3, 1)
        feet, tops = [[one.foot] for one, _ in parts], [[one.top] for one, _ in parts]
        return cls(sides[:, :, 0], sides[:, :, 1], sides[:, :, 2], np.array(feet), np.array(tops))

    def some(self, numbers: Sequence[int]) -> Edges:
        return Edges(*[found[numbers] for found in self])


def _blocks(edges: Edges, starts: Floats, way: Floats) -> Mask:
    """For each part the lines that run through it, between its foot and its top.

    `starts` and `way` have a column for each line: x, y and height.
    """
    low, high = _stretches(edges, starts[:, FLAT], way[:, FLAT])
    passes, low, high = (high - low > SKIN)[:, PLAN], low[:, PLAN], high[:, PLAN]
    one, other = starts[2] + way[2] * low, starts[2] + way[2] * high
    under, over = np.minimum(one, other), np.maximum(one, other)
    return np.asarray(passes & (under < edges.top - SKIN) & (over > edges.foot + SKIN))


def _stretches(edges: Edges, starts: Floats, way: Floats) -> tuple[Floats, Floats]:
    """The shares of each line between which it is above a part; the same for all above it.

    The second is below the first if the line passes the part by.
    """
    into = way[1] * edges.x - way[0] * edges.y
    here = starts[1] * edges.x - starts[0] * edges.y - edges.off
    at = np.divide(-here, into, out=np.empty(into.shape), where=into != 0)
    low = np.where(into > 0, at, 0.0).max(axis=1, initial=0.0)
    high = np.where(into < 0, at, 1.0).min(axis=1, initial=1.0)
    aside = ((into == 0) & (here < 0)).any(axis=1)
    return low, np.where(aside, -1.0, high)
