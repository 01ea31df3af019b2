"""Portals: where a way may change from one surface to another, at walls and across gaps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import ceil, hypot
from typing import NamedTuple

import shapely

from tapete.kernel.kept import Kept
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.journey import CLIMB, DESCEND, DROP, JUMP, LADDER, Gait, Step
from tapete.spaces.climbs.surfaces import SNUG, Indexed, Levels, Place
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.polygon import Box, double_area, edges
from tapete.spaces.plane.segment import Pair, meeting, on, turn
from tapete.spaces.plane.sweep import nearest

MOST_SIDES = 8
"""How many sides of each piece are used, longest first."""
MOST_KEPT = 20_000
"""How many places of sides are remembered."""
MOST = 48
"""How many portals are tried: those nearest to the straight way."""


class Portal(NamedTuple):
    """A change from one place to another: the step, and its cost."""

    start: Place
    end: Place
    step: Step
    cost: float


def portals(levels: Levels, gait: Gait, start: Place, goal: Place, limit: float) -> list[Portal]:
    """The portals that may be useful between two places for a mover that can go that far."""
    found: list[Portal] = []
    known, far = Known.of(levels, gait), limit + 2 * gait.wide
    near = [one for one in levels.tops if _is_near(one[1], start.point, goal.point, far)]
    for one in near:
        found += _walls(known, one, start, goal)
    for place, one in enumerate(near):
        for other in near[:place]:
            found += _jumps(known, one, other, (start.point, goal.point))
            found += _jumps(known, other, one, (start.point, goal.point))
    found += _pits(levels, gait, start, goal)
    return _useful(found, gait, start, goal, limit)


class Known:
    """What hangs only on a board and a gait, worked out when it is first wanted, kept with both."""

    def __init__(self, levels: Levels, gait: Gait) -> None:
        self.levels, self.gait = levels, gait
        self._at: Kept[tuple[int, tuple[Pair, Pair], Point], tuple[Portal, ...]] = Kept(MOST_KEPT)
        self._gaps: dict[tuple[int, int], tuple[Portal, ...] | None] = {}

    @classmethod
    def of(cls, levels: Levels, gait: Gait) -> Known:
        every = levels.board.kept.setdefault("portals", {})
        assert isinstance(every, dict)
        if gait not in every:
            every[gait] = cls(levels, gait)
        found = every[gait]
        assert isinstance(found, cls)
        return found

    def at(self, one: Indexed, side: tuple[Pair, Pair], edge: Point) -> tuple[Portal, ...]:
        """The portals at a place of a side."""
        key = (one[0], side, edge)
        found = self._at.get(key)
        if found is None:
            found = self._at.keep(key, tuple(_at(self.levels, self.gait, one[1], side, edge)))
        return found

    def gap(self, one: Indexed, other: Indexed) -> tuple[Portal, ...] | None:
        """The portals at the usual places of a gap; None if it cannot be jumped."""
        key = (one[0], other[0])
        if key not in self._gaps:
            self._gaps[key] = _gap(self.levels, self.gait, one[1], other[1])
        return self._gaps[key]


def doors(levels: Levels, gait: Gait) -> tuple[Portal, ...]:
    """Fixed portals: at the middle of long sides, at ladders and at short gaps."""
    if gait not in levels.doors:
        found: list[Portal] = []
        known = Known.of(levels, gait)
        for place, one in enumerate(levels.tops):
            found += _fixed(levels, gait, one[1])
            for other in levels.tops[:place]:
                found += _jumps(known, one, other)
                found += _jumps(known, other, one)
        levels.doors[gait] = tuple(found)
    return levels.doors[gait]  # type: ignore[return-value]


def _fixed(levels: Levels, gait: Gait, piece: Scenery) -> Iterator[Portal]:
    if 0 < piece.size <= gait.step:
        return
    longest = sorted(sides(piece), key=lambda side: -hypot(*_along(side)))
    for p, q in longest[:MOST_SIDES]:
        middle = Point((p[0] + q[0]) // 2, (p[1] + q[1]) // 2)
        yield from _at(levels, gait, piece, (p, q), middle)
    for rung in piece.ladders:
        for p, q in sides(piece):
            if shapely.LineString([p, q]).distance(shapely.Point(rung.x, rung.y)) <= 1:
                yield from _at(levels, gait, piece, (p, q), rung)


def sides(piece: Scenery) -> list[tuple[Pair, Pair]]:
    """The sides of a piece, its inside always on the same hand."""
    ring = piece.corners if double_area(piece.corners) > 0 else piece.corners[::-1]
    return list(edges(ring))


def _along(side: tuple[Pair, Pair]) -> Pair:
    (x, y), (to_x, to_y) = side
    return to_x - x, to_y - y


def usual_portals(
    levels: Levels, gait: Gait, start: Place, goal: Place, limit: float
) -> list[Portal]:
    """The fixed portals that may be useful between two places."""
    return _useful(list(doors(levels, gait)), gait, start, goal, limit)


def _useful(
    found: list[Portal], gait: Gait, start: Place, goal: Place, limit: float
) -> list[Portal]:
    """The portals that can be on a short enough way, the best first, at most `MOST`."""
    costs = {
        portal: hypot(portal.start.point.x - start.point.x, portal.start.point.y - start.point.y)
        + portal.cost
        + hypot(portal.end.point.x - goal.point.x, portal.end.point.y - goal.point.y)
        for portal in found
    }
    near = [portal for portal in costs if costs[portal] <= limit + 2 * gait.wide]
    return sorted(near, key=lambda portal: costs[portal])[:MOST]


def _is_near(piece: Scenery, start: Point, goal: Point, far: float) -> bool:
    """True if the way from one place past the piece to the other may be as short as that."""
    if sum([_from_box(piece.box, p) for p in (start, goal)]) > far + 1:
        return False
    return bool(sum([piece.shape.distance(shapely.Point(p.x, p.y)) for p in (start, goal)]) <= far)


def _from_box(box: Box, point: Point) -> float:
    left, top, right, bottom = box
    return hypot(max(left - point.x, 0, point.x - right), max(top - point.y, 0, point.y - bottom))


def _walls(known: Known, one: Indexed, start: Place, goal: Place) -> Iterator[Portal]:
    """Portals up and down the sides of a piece, by ladders or near the start and goal."""
    _, piece = one
    if 0 < piece.size <= known.gait.step:
        return
    for side in sides(piece):
        for edge in edge_places(piece, *side, start.point, goal.point):
            yield from known.at(one, side, edge)


def _at(
    levels: Levels, gait: Gait, piece: Scenery, side: tuple[Pair, Pair], edge: Point
) -> Iterator[Portal]:
    """The portals at a place of a side, if the mover can stand above and below."""
    ends = below_and_above(levels, gait, piece, side, edge)
    if ends is not None:
        yield from _up_and_down(gait, piece, *ends)


def below_and_above(
    levels: Levels, gait: Gait, piece: Scenery, side: tuple[Pair, Pair], edge: Point
) -> tuple[Place, Place] | None:
    """The places at the foot of a side and on its edge; None if the mover cannot stand in both."""
    foot = _beside(*side, edge, gait.radius)
    height = levels.height(foot, piece.top - 1)
    if height is None or not levels.on_board(foot, gait.radius):
        return None
    low, high = Place(foot, height), Place(edge, piece.top)
    if levels.barred_at(low, gait.radius) or levels.barred_at(high, gait.radius):
        return None
    return low, high


def _up_and_down(gait: Gait, piece: Scenery, low: Place, high: Place) -> Iterator[Portal]:
    tall = float(high.height - low.height)
    reach = gait.radius + SNUG
    ladder = any(hypot(p.x - low.point.x, p.y - low.point.y) <= reach for p in piece.ladders)
    if tall <= gait.safe:
        yield Portal(high, low, Step(low.point, DROP), 0.0)
    if piece.climbable or ladder or gait.scales:
        up, down = (LADDER, LADDER) if ladder else (CLIMB, DESCEND)
        yield Portal(low, high, Step(high.point, CLIMB), tall * gait.rate(up))
        yield Portal(high, low, Step(low.point, CLIMB), tall * gait.rate(down))


def edge_places(piece: Scenery, p: Pair, q: Pair, start: Point, goal: Point) -> Iterator[Point]:
    """Places on a side: its middle, nearest to start and goal, on their line, and at ladders."""
    a, b = (start.x, start.y), (goal.x, goal.y)
    spots = [0.5, share_of(p, q, a), share_of(p, q, b), *_crossed(p, q, a, b)]
    rungs = [(rung.x, rung.y) for rung in piece.ladders]
    spots += [share_of(p, q, rung) for rung in rungs if nearest((p, q), *rung, wall=True)[1] <= 1]
    for share in sorted({round(spot, 4) for spot in spots}):
        yield Point(round(p[0] + (q[0] - p[0]) * share), round(p[1] + (q[1] - p[1]) * share))


def share_of(p: Pair, q: Pair, spot: Pair) -> float:
    """How far along a side, from 0 to 1, it is nearest to a place."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    along = (spot[0] - p[0]) * dx + (spot[1] - p[1]) * dy
    return min(1.0, max(0.0, along / (dx * dx + dy * dy)))


def _crossed(p: Pair, q: Pair, a: Pair, b: Pair) -> list[float]:
    """How far along a side a straight way meets it; both ends of what they share if in line."""
    if turn(p, q, a) or turn(p, q, b):
        share = meeting(p, q, a, b)
        return [] if share is None else [share]
    ends = [spot for spot in (a, b) if on(spot, p, q)] + [spot for spot in (p, q) if on(spot, a, b)]
    return [share_of(p, q, spot) for spot in ends]


def _beside(p: Pair, q: Pair, edge: Point, radius: int) -> Point:
    """The place outside a side and flush with it, at a place of it."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    far = hypot(dx, dy)
    return _outward(edge, dy / far, -dx / far, radius + 1 if dx and dy else radius)


def _outward(edge: Point, dx: float, dy: float, length: int) -> Point:
    def off(part: float) -> int:
        size = ceil(abs(part) * length - 1e-9)
        return size if part > 0 else -size

    return Point(edge.x + off(dx), edge.y + off(dy))


def _jumps(
    known: Known, one: Indexed, other: Indexed, way: tuple[Point, ...] = ()
) -> Iterable[Portal]:
    """The portals across the gap between two tops; `way` is where the mover comes from and goes."""
    usual = known.gap(one, other)
    if not way or usual is None:
        return usual or ()
    lines = _on_the_way(one[1], other[1], *way)
    found = [_jump(known.levels, known.gait, one[1], other[1], line) for line in lines]
    return dict.fromkeys([*usual, *[portal for portal in found if portal is not None]])


def _gap(levels: Levels, gait: Gait, one: Scenery, other: Scenery) -> tuple[Portal, ...] | None:
    """The portals straight across the gap between two tops; None if it cannot be jumped."""
    if not 0 <= one.top - other.top <= gait.deepest:
        return None
    shortest = shapely.shortest_line(one.shape, other.shape)
    if not 0 < shortest.length <= gait.longest - 2:
        return None
    lines = [shortest, *_across(one, other, shortest.length)]
    found = [_jump(levels, gait, one, other, line) for line in lines]
    return tuple(dict.fromkeys([portal for portal in found if portal is not None]))


def _across(one: Scenery, other: Scenery, gap: float) -> Iterator[shapely.LineString]:
    """Lines straight across where the sides of two pieces face each other: at mid-edge and ends."""
    facing = one.shape.boundary.intersection(other.shape.buffer(gap + 1))
    for part in shapely.get_parts(facing):
        for share in (0, 0.5, 1) if part.length else ():
            spot = part.interpolate(share, normalized=True)
            yield shapely.shortest_line(spot, other.shape)


def _on_the_way(
    one: Scenery, other: Scenery, start: Point, goal: Point
) -> Iterator[shapely.LineString]:
    """Lines across a gap: straight on from start to goal, nearest to the start, and to the goal."""
    here, there = shapely.Point(start.x, start.y), shapely.Point(goal.x, goal.y)
    straight = shapely.LineString([here, there])
    left, met = (straight.intersection(piece.shape) for piece in (one, other))
    if not (left.is_empty or met.is_empty):
        yield shapely.shortest_line(left, met)
    landing = shapely.Point(shapely.shortest_line(here, other.shape).coords[1])
    yield shapely.shortest_line(one.shape, landing)
    edge = shapely.Point(shapely.shortest_line(there, one.shape).coords[1])
    yield shapely.shortest_line(edge, other.shape)


def _jump(
    levels: Levels, gait: Gait, one: Scenery, other: Scenery, line: shapely.LineString
) -> Portal | None:
    """The portal along a line from one top to another, if the mover has room at both ends."""
    (x, y), (to_x, to_y) = line.coords
    start = Place(Point(round(x), round(y)), one.top)
    end = Place(Point(round(to_x), round(to_y)), other.top)
    far = hypot(end.point.x - start.point.x, end.point.y - start.point.y)
    if not 0 < far <= gait.longest - 2:
        return None
    if levels.barred_at(start, gait.radius) or levels.barred_at(end, gait.radius):
        return None
    return Portal(start, end, Step(end.point, JUMP, end.height), far)


def _pits(levels: Levels, gait: Gait, start: Place, goal: Place) -> Iterator[Portal]:
    """The portals straight over areas that nobody may enter, on the way between two places."""
    line = shapely.LineString([(start.point.x, start.point.y), (goal.point.x, goal.point.y)])
    if start.height != goal.height or not line.length or not gait.longest:
        return
    for _, area in levels.areas:
        if not area.barred or area.foot != start.height:
            continue
        wide = shapely.Polygon(area.corners).buffer(gait.radius + 2, quad_segs=64)
        for part in shapely.get_parts(line.intersection(wide)):
            if part.geom_type != "LineString" or part.is_empty:
                continue
            (x, y), (to_x, to_y) = part.coords[0], part.coords[-1]
            before = Place(Point(round(x), round(y)), start.height)
            after = Place(Point(round(to_x), round(to_y)), start.height)
            clear = not levels.barred_at(before, gait.radius)
            if clear and not levels.barred_at(after, gait.radius):
                far = hypot(to_x - x, to_y - y)
                yield Portal(before, after, Step(after.point, JUMP, after.height), far)
