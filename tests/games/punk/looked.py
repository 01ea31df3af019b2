"""The obvious way to look: very many lines, each followed through the scenery, rule by rule.

It knows nothing of tangents, shadows or caches. What a line only just touches is uncertain: so all
is looked at twice, with scenery a little smaller and a little larger than it is.
"""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from typing import Any, NamedTuple

import numpy as np
import shapely

from tapete.games.punk.content.field import Field
from tapete.games.punk.rules.sight.sight import Body
from tapete.spaces.boards.scenery import Scenery
from tests.spaces.sampled import sampled

ARMOUR = {"light": 3, "medium": 5, "heavy": 7}
SPACING = 20
CONTACT = 5.0


class Seen(NamedTuple):
    """What the rules make of what was looked at."""

    hidden: bool
    bonus: int = 0
    kind: str = ""


class Looked:
    """A table, with all its scenery grown by so much (or shrunk)."""

    def __init__(self, field: Field, grown: float) -> None:
        self.field = field
        self.pieces = [piece for piece in field.board.pieces if isinstance(piece, Scenery)]
        self.exact = [shapely.Polygon(piece.corners) for piece in self.pieces]
        self.shapes = [one.buffer(grown, join_style="mitre") for one in self.exact]
        for one in self.shapes:
            shapely.prepare(one)

    def at(self, shooter: Body, target: Body) -> Seen:
        if abs(shooter.place.height - target.place.height) <= 500:
            return self._level(shooter, target)
        return self._across(shooter, target)

    # --- on the level

    def _level(self, shooter: Body, target: Body) -> Seen:
        low, high = sorted((shooter.place.height, target.place.height))
        counted = {
            n: size
            for n, piece in enumerate(self.pieces)
            if not self._over(n, shooter) and not self._over(n, target)
            if (size := _size(piece, low)) and piece.foot <= high
        }
        every = self._through(sampled(shooter.disc, None, target.disc, SPACING), list(counted))
        hidden = _all(every, [n for n in counted if self._hides(n, counted[n], shooter, target)])
        lines = sampled(shooter.disc, shooter.facing, target.disc, SPACING)
        crossed = self._through(lines, list(counted))
        ignored = self._touched(shooter)
        giving = [
            n for n in counted
            if counted[n] >= _least(target) and self.field.elements[n] not in ignored
        ]  # fmt: skip
        met = [n for n in giving if crossed[n].any()]
        free = not _all(crossed, self._plain(giving))
        return Seen(hidden) if hidden else self._counted(met, free)

    # --- across heights

    def _across(self, shooter: Body, target: Body) -> Seen:
        high, low = shooter, target
        if low.place.height > high.place.height:
            high, low = low, high
        top, floor = high.place.height, low.place.height
        surface = [n for n, piece in enumerate(self.pieces) if piece.top == top]
        roof = shapely.union_all([self.exact[n] for n in surface])
        roof = next(one for one in shapely.get_parts(roof) if _covers(one, high))
        rim = _rim(roof, low).intersection(_lane(high, low))
        if rim.is_empty:
            return Seen(hidden=True)
        centre = shapely.Point(high.place.point.x, high.place.point.y)
        gap = rim.distance(centre) - high.radius
        if gap > high.size:
            return Seen(hidden=True)
        edge = shapely.get_point(shapely.shortest_line(rim, centre), 0)
        surface = [n for n in surface if _on(self.exact[n], roof)]
        aside = set(surface)
        upon = [n for n, p in enumerate(self.pieces) if p.foot == top and _on(self.exact[n], roof)]
        air = [
            n for n, piece in enumerate(self.pieces)
            if n not in aside and n not in upon and not self._over(n, low)
            if piece.top > floor and piece.foot < top
        ]  # fmt: skip
        spots = _spots(low, None)
        below = self._falling(edge, top, floor, spots, air)
        hides = [n for n in air if self._hides(n, _size(self.pieces[n], floor), high, low)]
        plan = self._through(sampled(high.disc, None, low.disc, SPACING), upon)
        tall = [n for n in upon if self._hides(n, self.pieces[n].size, high, low)]
        hidden = _all(below, hides) or _all(plan, tall)
        ignored = self._touched(shooter)
        if shooter is high:
            ignored |= {self.field.elements[n] for n in aside}
            upon = []
        else:
            below = self._falling(edge, top, floor, _spots(low, low.facing), air)
            plan = self._through(sampled(low.disc, low.facing, high.disc, SPACING), upon)
        giving = [
            n for n in air
            if _size(self.pieces[n], floor) >= _least(target)
            and self.field.elements[n] not in ignored
        ]  # fmt: skip
        roofed = [n for n in upon if self.pieces[n].size >= _least(target)]
        roofed = [n for n in roofed if self.field.elements[n] not in ignored]
        free = not _all(below, self._plain(giving)) and not _all(plan, self._plain(roofed))
        met = [n for n in giving if below[n].any()] + [n for n in roofed if plan[n].any()]
        if target is high and gap > CONTACT:
            met.append(next(n for n in surface if _covers(self.exact[n], high)))
        return Seen(hidden) if hidden else self._counted(met, free)

    def _falling(
        self, edge: Any, top: int, floor: int, spots: list[tuple[float, float]], pieces: list[int]
    ) -> dict[int, Any]:
        """Of each piece, which lines from the edge to places below pass through it in the air."""
        ends = np.array(spots)
        starts = np.broadcast_to([edge.x, edge.y], ends.shape)
        lines = shapely.linestrings(np.stack([starts, ends], axis=1))
        return {n: _passes(lines, self.shapes[n], top, floor, self.pieces[n]) for n in pieces}

    # --- what the rules say

    def _through(self, lines: Any, pieces: list[int]) -> dict[int, Any]:
        """Of each piece, which lines meet it."""
        return {number: shapely.intersects(self.shapes[number], lines) for number in pieces}

    def _hides(self, number: int, size: int, one: Body, other: Body) -> bool:
        small = min(one.radius, other.radius) <= 200
        return self.pieces[number].opaque and size >= (2 if small else 3)

    def _touched(self, body: Body) -> set[int]:
        centre, height = shapely.Point(body.place.point.x, body.place.point.y), body.place.height
        return {
            self.field.elements[n]
            for n, piece in enumerate(self.pieces)
            if piece.foot <= height < piece.top
            and self.exact[n].distance(centre) <= body.radius + CONTACT
        }

    def _over(self, number: int, body: Body) -> bool:
        centre = shapely.Point(body.place.point.x, body.place.point.y)
        return bool(self.exact[number].distance(centre) < body.radius)

    def _plain(self, numbers: list[int]) -> list[int]:
        """Without what is oddly shaped."""
        return [n for n in numbers if self.pieces[n].opaque]

    def _counted(self, met: list[int], free: bool) -> Seen:
        best: dict[int, int] = {}
        for number in met:
            element, armour = self.field.elements[number], ARMOUR[self.pieces[number].grade]
            best[element] = max(armour, best.get(element, 0))
        if not best:
            return Seen(hidden=False)
        return Seen(False, max(best.values()) + len(best) - 1, "partial" if free else "total")


def _size(piece: Scenery, level: int) -> int:
    if piece.foot >= level:
        return piece.size
    rises = piece.top - level
    return 0 if rises <= 0 else 1 if rises <= 300 else 2 if rises <= 600 else 3


def _least(target: Body) -> int:
    return 1 if target.radius <= 200 else 2


def _all(crossed: dict[int, Any], numbers: list[int]) -> bool:
    """Every line passes through one of them."""
    if not numbers:
        return False
    return bool(np.logical_or.reduce([crossed[n] for n in numbers]).all())


def _passes(lines: Any, shape: Any, top: int, floor: int, piece: Scenery) -> Any:
    """Where lines that fall are within an outline, they are between its foot and its top."""
    inside = shapely.intersection(lines, shape)
    found = shapely.length(inside) > 0
    starts = shapely.get_point(lines, 0)
    for number in np.flatnonzero(found):
        part = shapely.points(shapely.get_coordinates(inside[number]))
        along = shapely.distance(part, starts[number]) / lines[number].length
        highest, lowest = (top - (top - floor) * share for share in (along.min(), along.max()))
        found[number] = lowest < piece.top and highest > piece.foot
    return found


def _spots(body: Body, facing: int | None) -> list[tuple[float, float]]:
    """Places all over a base, or on the front half of its edge."""
    x, y, r = body.place.point.x, body.place.point.y, body.radius
    if facing is not None:
        ahead = radians(facing) - pi / 2
        angles = [ahead + pi * (n / 120 - 0.5) for n in range(121)]
        return [(x + r * cos(angle), y + r * sin(angle)) for angle in angles]
    turns = [(r * k / 8, 2 * pi * n / 48) for k in range(9) for n in range(48 if k else 1)]
    return [(x + far * cos(angle), y + far * sin(angle)) for far, angle in turns]


def _round(body: Body) -> Any:
    return shapely.Point(body.place.point.x, body.place.point.y).buffer(body.radius, quad_segs=64)


def _covers(shape: Any, body: Body) -> bool:
    return bool(shape.buffer(2).covers(shapely.Point(body.place.point.x, body.place.point.y)))


def _on(shape: Any, roof: Any) -> bool:
    return bool(shape.intersection(roof).area > 0)


def _rim(roof: Any, low: Body) -> Any:
    """The sides of an outline that some of a base below is outside of."""
    turned, point = shapely.geometry.polygon.orient(roof), low.place.point
    sides = []
    for ring in (turned.exterior, *turned.interiors):
        for (x, y), (to_x, to_y) in pairwise(ring.coords):
            out = (point.x - x) * (to_y - y) - (point.y - y) * (to_x - x)
            if out / np.hypot(to_x - x, to_y - y) > -low.radius:
                sides.append([(x, y), (to_x, to_y)])
    return shapely.MultiLineString(sides)


def _lane(high: Body, low: Body) -> Any:
    """All the lines between two bases, from where they leave the upper one sideways."""
    hull = shapely.union_all([_round(high), _round(low)]).convex_hull
    here, there = high.place.point, low.place.point
    dx, dy = there.x - here.x, there.y - here.y
    whole = hypot(dx, dy)
    ux, uy, back = dx / whole, dy / whole, high.radius * (high.radius - low.radius) / whole
    x, y, wide = here.x + ux * back, here.y + uy * back, 2000
    ahead = [(x - uy * wide, y + ux * wide), (x + uy * wide, y - ux * wide)]
    beyond = [(px + dx * 2, py + dy * 2) for px, py in reversed(ahead)]
    return hull.intersection(shapely.Polygon([*ahead, *beyond]))
