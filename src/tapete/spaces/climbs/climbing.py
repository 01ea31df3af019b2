"""Climbing up and down walls by holds and ladders, and dropping."""

from __future__ import annotations

from math import hypot

from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.floors import SKIN
from tapete.spaces.climbs.journey import CLIMB, DESCEND, DROP, LADDER, Step
from tapete.spaces.climbs.progress import Travel, pair
from tapete.spaces.climbs.surfaces import SNUG, Place
from tapete.spaces.climbs.walking import touch_here
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.sweep import nearest


def climb(travel: Travel, step: Step) -> None:
    """Climbs up or down a wall; the cost is the height climbed.

    Below, the base is flush with the wall; above, its centre is over the edge.
    """
    low, piece, index = _wall(travel, step.to)
    ladder = _ladder(travel, piece, low.point)
    if not (piece.climbable or ladder or travel.gait.scales):
        raise travel.stop("unclimbable", piece.name, low.point)
    goal = _goal(travel, low, piece, step)
    far = abs(goal.height - travel.here.height)
    how = LADDER if ladder else CLIMB
    heights = goal.height, travel.here.height
    travel.not_upon(low.point, min(heights), max(heights))
    travel.bar_end(goal)
    down = how == CLIMB and goal.height < travel.here.height
    rate = travel.gait.rate(DESCEND if down else how)
    travel.add(how, goal, float(far), 0.0, index, rate=rate)
    if not goal.held:
        touch_here(travel)


def _goal(travel: Travel, low: Place, piece: Scenery, step: Step) -> Place:
    """Where a climb ends: on the edge, at the foot of the wall, or at a height between them."""
    foot, edge = _foot(travel, low), Place(step.to, piece.top)
    if step.height is None:
        return foot if step.to == low.point else edge
    highest = piece.top - 1 if step.to == low.point else piece.top
    if not foot.height <= step.height <= highest:
        raise travel.stop("too_high", piece.name, step.to, step.height, highest)
    if step.height == foot.height:
        return foot
    return edge if step.height == piece.top else Place(low.point, step.height, held=True)


def _wall(travel: Travel, to: Point) -> tuple[Place, Scenery, int]:
    """The place flush with a wall below, and the wall: the mover is there, or goes there."""
    here = travel.here
    for index, piece in travel.levels.solids:
        below = piece.foot <= here.height < piece.top and _flush(travel, piece, here.point)
        if below and (to == here.point or _at_edge(travel, piece, to, here.point)):
            return here, piece, index
        above = piece.top == here.height and not here.held and _flush(travel, piece, to)
        if above and _at_edge(travel, piece, here.point, to):
            return Place(to, travel.levels.height(to, here.height) or 0), piece, index
    raise travel.stop("no_wall", "", here.point, 0, 0)


def _flush(travel: Travel, piece: Scenery, point: Point) -> bool:
    """True if a base in that place is right beside a piece, and not partly over it."""
    radius, spot = travel.gait.radius, pair(point)
    if not piece.beside(spot, spot, radius + SNUG) or piece.holds(point):
        return False
    return radius - SKIN <= nearest(piece.corners, *spot, piece.wall)[1] <= radius + SNUG


def _at_edge(travel: Travel, piece: Scenery, point: Point, beside: Point) -> bool:
    """True if a place is over the edge of a piece, next to the place beside it."""
    far = nearest(piece.corners, point.x, point.y, piece.wall)[1]
    reach = hypot(point.x - beside.x, point.y - beside.y)
    return far <= SKIN and reach <= travel.gait.radius + SNUG + SKIN


def _ladder(travel: Travel, piece: Scenery, point: Point) -> bool:
    reach = travel.gait.radius + SNUG + SKIN
    return any(hypot(p.x - point.x, p.y - point.y) <= reach for p in piece.ladders)


def _foot(travel: Travel, low: Place) -> Place:
    """The place where the mover comes to stand at the bottom."""
    below = travel.levels.height(low.point, travel.here.height)
    return Place(low.point, below or 0)


def drop(travel: Travel, step: Step) -> None:
    """Drops from an edge, or from a wall the mover hangs on; it costs nothing."""
    low, piece, index = _wall(travel, step.to)
    goal = _foot(travel, low)
    deep = travel.here.height - goal.height
    if deep <= 0:
        raise travel.stop("no_drop", piece.name, step.to)
    travel.bar_end(goal)
    travel.add(DROP, goal, 0.0, float(deep), index)
    touch_here(travel)
