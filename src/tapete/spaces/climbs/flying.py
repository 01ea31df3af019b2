"""Moves through the air: jumps across gaps, and leaps."""

from __future__ import annotations

from math import hypot

from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.journey import JUMP, LEAP, Step
from tapete.spaces.climbs.progress import Travel, inside_piece, pair, part
from tapete.spaces.climbs.surfaces import SNUG, TABLE, Place
from tapete.spaces.climbs.walking import touch_here
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.segment import Pair
from tapete.spaces.plane.sweep import Share, first_touch, inside, merged, without
from tapete.spaces.routes.route import ROUNDING


def jump(travel: Travel, step: Step) -> None:
    """Jumps straight across a gap: the gap is tested, and the way of the centre is the cost."""
    a, b = pair(travel.here.point), pair(step.to)
    goal = Place(step.to, _landing(travel, step))
    _right_depth(travel, goal)
    _no_wall_between(travel, a, b, travel.here.height)
    travel.clear_of_others(a, b, travel.here.height)
    travel.not_above(a, b, travel.here.height)
    wide = _gap(travel, a, b, goal)
    if not wide:
        raise travel.stop("no_gap", "", travel.here.point)
    if wide > travel.gait.longest + ROUNDING:
        raise travel.stop("too_long", "", travel.here.point, wide, travel.gait.longest)
    travel.bar_end(goal)
    travel.add(JUMP, goal, hypot(b[0] - a[0], b[1] - a[1]), wide)
    touch_here(travel)


def _landing(travel: Travel, step: Step) -> int:
    """The height of the highest surface there that is not above the mover and has room."""
    if step.height is not None:
        return step.height
    heights = travel.levels.heights(step.to)
    for height in heights:
        fits = travel.levels.barred_at(Place(step.to, height), travel.gait.radius) is None
        if height <= travel.here.height and fits:
            return height
    return heights[0] if heights else travel.here.height


def _right_depth(travel: Travel, goal: Place) -> None:
    if goal.height > travel.here.height:
        raise travel.stop("too_high", "", goal.point, goal.height, travel.here.height)
    deep = travel.here.height - goal.height
    if deep > travel.gait.deepest:
        raise travel.stop("too_deep", "", goal.point, deep, travel.gait.deepest)


def _no_wall_between(travel: Travel, a: Pair, b: Pair, height: int) -> None:
    for _, piece in travel.levels.solids:
        low = piece.foot <= height < piece.top and not travel.passable(piece, height)
        if low and piece.meets(a, b, travel.gait.radius):
            raise travel.stop("through", piece.name, travel.reached(piece, a, b))


def _gap(travel: Travel, a: Pair, b: Pair, goal: Place) -> float:
    """The width of the gap along the way, from the edge left to the edge reached.

    It is 0 if there is none, and if the mover takes off or lands away from the edges.
    """
    pits = [pit for pit in _pits(travel, goal) if pit.beside(a, b, 0)]
    gaps = _gaps(travel, a, b, goal, pits)
    if not gaps:
        return 0.0
    edges = gaps[0][0], gaps[-1][1]
    for spot, edge in zip((a, b), edges, strict=True):
        if not _stands_at(travel, spot, pair(part(a, b, edge)), pits):
            return 0.0
    return (edges[1] - edges[0]) * hypot(b[0] - a[0], b[1] - a[1])


def _pits(travel: Travel, goal: Place) -> list[Scenery]:
    """The gaps in the table itself, for a jump that starts or ends on it."""
    if 0 not in (travel.here.height, goal.height):
        return []
    return [area for _, area in travel.levels.areas if area.barred and area.foot == 0]


def _gaps(travel: Travel, a: Pair, b: Pair, goal: Place, pits: list[Scenery]) -> list[Share]:
    """The stretches of the way where nothing lies below at the height of the start or the goal."""
    heights = {travel.here.height, goal.height}
    open_to = merged(span for pit in pits for span in inside(pit.corners, a, b))
    tops = [top for _, top in travel.levels.tops if top.top in heights]
    held = merged(span for top in tops for span in inside_piece(top, a, b))
    found = without(open_to if 0 in heights else [(0.0, 1.0)], held)
    return [gap for gap in found if not _is_borne(travel, part(a, b, sum(gap) / 2), heights)]


def _is_borne(travel: Travel, point: Point, heights: set[int]) -> bool:
    """True if a place is on one of the tops, or so near its edge that only rounding is between."""
    return any(travel.levels.support(point, height) not in (None, TABLE) for height in heights)


def _stands_at(travel: Travel, spot: Pair, edge: Pair, pits: list[Scenery]) -> bool:
    """True if a base there reaches the edge of the gap."""
    reach = travel.gait.radius + SNUG
    near = hypot(edge[0] - spot[0], edge[1] - spot[1]) <= reach
    return near or any(pit.meets(spot, spot, reach) for pit in pits)


def leap(travel: Travel, step: Step) -> None:
    """Leaps straight through the air, up or down, over anything low enough.

    It may end in the air, where another leap goes on.
    """
    a, b = pair(travel.here.point), pair(step.to)
    height = step.height if step.height is not None else travel.levels.height(step.to)
    goal = Place(step.to, height or 0)
    for _, piece in travel.levels.solids:
        if _in_the_air(travel, piece, a, b, goal.height):
            raise travel.stop("through", piece.name, travel.reached(piece, a, b))
    travel.not_above(a, b, max(travel.here.height, goal.height))
    travel.aloft = travel.levels.support(goal.point, goal.height) is None
    if not travel.aloft:
        travel.bar_end(goal)
    elif not travel.levels.on_board(goal.point, travel.gait.radius):
        raise travel.stop("off_board", "", goal.point)
    flat = hypot(b[0] - a[0], b[1] - a[1])
    travel.add(LEAP, goal, hypot(flat, goal.height - travel.here.height))


def _in_the_air(travel: Travel, piece: Scenery, a: Pair, b: Pair, height: int) -> bool:
    """True if the disc would go through a piece, below its top and above its foot.

    For the piece it leaves or lands on only the centre counts: there it may overhang the edge.
    """
    if piece.top <= max(height, travel.here.height) and any(
        piece.top == at and piece.meets(spot, spot, travel.gait.radius)
        for spot, at in ((a, travel.here.height), (b, height))
    ):
        spans = inside_piece(piece, a, b)
    elif piece.meets(a, b, travel.gait.radius):
        radius, wall = travel.gait.radius, piece.wall
        enter = first_touch(piece.corners, a, b, radius, wall) or 0.0
        spans = [(enter, 1 - (first_touch(piece.corners, b, a, radius, wall) or 0.0))]
    else:
        return False
    rise = height - travel.here.height
    over = [travel.here.height + rise * share for span in spans for share in span]
    return bool(over) and min(over) < piece.top - ROUNDING and max(over) >= piece.foot
