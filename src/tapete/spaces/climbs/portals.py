"""Portals: where a way may change from one surface to another, at walls and across gaps."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, hypot
from typing import NamedTuple

import shapely

from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.journey import CLIMB, DESCEND, DROP, JUMP, LADDER, Gait, Step
from tapete.spaces.climbs.surfaces import SNUG, Levels, Place
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.polygon import double_area, edges
from tapete.spaces.plane.segment import Pair

MOST_SIDES = 8
"""How many sides of each piece are used, longest first."""
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
    near = [
        piece
        for _, piece in levels.tops
        if _detour(piece, start.point, goal.point) <= limit + 2 * gait.wide
    ]
    for piece in near:
        found += _walls(levels, gait, piece, start, goal)
    for place, one in enumerate(near):
        for other in near[:place]:
            found += _jumps(levels, gait, one, other, (start.point, goal.point))
            found += _jumps(levels, gait, other, one, (start.point, goal.point))
    found += _pits(levels, gait, start, goal)
    return _useful(found, gait, start, goal, limit)


def doors(levels: Levels, gait: Gait) -> tuple[Portal, ...]:
    """Fixed portals: at the middle of long sides, at ladders and at short gaps."""
    if gait not in levels.doors:
        found: list[Portal] = []
        for place, (_, piece) in enumerate(levels.tops):
            found += _fixed(levels, gait, piece)
            for _, other in levels.tops[:place]:
                found += _jumps(levels, gait, piece, other)
                found += _jumps(levels, gait, other, piece)
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


def _detour(piece: Scenery, start: Point, goal: Point) -> float:
    """A lower bound for the way from one place past the piece to the other."""
    ends = [piece.shape.distance(shapely.Point(p.x, p.y)) for p in (start, goal)]
    return float(sum(ends))


def _walls(
    levels: Levels, gait: Gait, piece: Scenery, start: Place, goal: Place
) -> Iterator[Portal]:
    """Portals up and down the sides of a piece, by ladders or near the start and goal."""
    if 0 < piece.size <= gait.step:
        return
    for p, q in sides(piece):
        for edge in _edge_places(piece, p, q, start.point, goal.point):
            yield from _at(levels, gait, piece, (p, q), edge)


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


def _edge_places(piece: Scenery, p: Pair, q: Pair, start: Point, goal: Point) -> Iterator[Point]:
    """Places on a side: its middle, nearest to start and goal, on their line, and at ladders."""
    line = shapely.LineString([p, q])
    spots = [line.project(shapely.Point(s.x, s.y), normalized=True) for s in (start, goal)]
    straight = shapely.LineString([(start.x, start.y), (goal.x, goal.y)])
    met = shapely.get_coordinates(straight.intersection(line))
    spots += [line.project(shapely.Point(*spot), normalized=True) for spot in met]
    for rung in piece.ladders:
        at = shapely.Point(rung.x, rung.y)
        if line.distance(at) <= 1:
            spots.append(line.project(at, normalized=True))
    for share in sorted({round(spot, 4) for spot in (*spots, 0.5)}):
        yield Point(round(p[0] + (q[0] - p[0]) * share), round(p[1] + (q[1] - p[1]) * share))


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
    levels: Levels, gait: Gait, one: Scenery, other: Scenery, way: tuple[Point, ...] = ()
) -> Iterator[Portal]:
    """The portals across the gap between two tops; `way` is where the mover comes from and goes."""
    if not 0 <= one.top - other.top <= gait.deepest:
        return
    shortest = shapely.shortest_line(one.shape, other.shape)
    if not 0 < shortest.length <= gait.longest - 2:
        return
    lines = [shortest, *_across(one, other, shortest.length)]
    if way:
        lines += _on_the_way(one, other, *way)
    found = (_jump(levels, gait, one, other, line) for line in lines)
    yield from {portal: None for portal in found if portal is not None}


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
