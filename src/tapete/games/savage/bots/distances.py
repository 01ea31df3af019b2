"""Rough walking distances to places and foes: by squares, around obstacles."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush

from tapete.games.savage.actions.moving.ways import dangerous_squares, grid
from tapete.games.savage.content.scenario import Goal, scenario_named
from tapete.games.savage.world import board_of
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.plane.polygon import box
from tapete.spaces.squares.squares import EIGHT, Square, Squares

DIAGONAL, DANGER, DOOR = 1.41, 4.0, 2.0
LOST = 80.0
"""The distance of a place that cannot be reached."""
Where = tuple[str, tuple[int, ...]]
"""A scenario, and the pieces of its map that are broken or open."""


def walk_to(where: Where, at: Point, goal: Point) -> float:
    """The distance from one place to another, in paces."""
    return _nearest(_away(where, (_square(goal),)), at)


def walk_to_zone(where: Where, at: Point, goal: Goal) -> float:
    """The distance to the zone of a goal, in paces; 0 inside it."""
    return _nearest(_away_from(where, goal.zone), at)


@lru_cache(maxsize=200)
def _away_from(where: Where, zone: tuple[int, int, int, int]) -> Mapping[Square, float]:
    left, top, width, depth = zone
    inside = [(x, y) for x in range(left, left + width) for y in range(top, top + depth)]
    return _away(where, tuple(inside))


def walk_to_thing(where: Where, at: Point, name: str) -> float:
    """The distance to the nearest piece with that name, in paces."""
    pieces = board_of(*where).pieces
    boxes = [box(piece.corners) for piece in pieces if piece.name == name]
    middles = tuple(_square(Point((b[0] + b[2]) // 2, (b[1] + b[3]) // 2)) for b in boxes)
    return _nearest(_away(where, middles), at)


def _square(at: Point) -> Square:
    return at.x // INCH, at.y // INCH


def _nearest(away: Mapping[Square, float], at: Point) -> float:
    """The distance from a place's square, or from those around it if that one is blocked."""
    x, y = _square(at)
    if (x, y) in away:
        return away[x, y]
    return min([away.get((x + dx, y + dy), LOST) for dx, dy in EIGHT]) + 1


@lru_cache(maxsize=1000)
def _away(where: Where, goals: tuple[Square, ...]) -> dict[Square, float]:
    """The distance from every square to the nearest of the goals."""
    squares, dear = _costs(where)
    found: dict[Square, float] = {}
    waiting = [(0.0, goal) for goal in goals if squares.inside(goal)]
    for _, goal in list(waiting):
        if not squares.steps(goal):
            waiting += [(1.0, (goal[0] + dx, goal[1] + dy)) for dx, dy in EIGHT]
    while waiting:
        cost, square = heappop(waiting)
        if square in found:
            continue
        found[square] = cost
        here = dear.get(square, 0.0)
        for other, step in squares.steps(square):
            if other not in found:
                slow = step / INCH
                slant = DIAGONAL if other[0] != square[0] and other[1] != square[1] else 1.0
                heappush(waiting, (cost + slow * slant + here, other))
    return found


@lru_cache(maxsize=64)
def _costs(where: Where) -> tuple[Squares, dict[Square, float]]:
    """The map with its doors open, and the squares that cost more: doors and dangerous ones."""
    scenario, broken = where
    ground = scenario_named(scenario).ground
    doors = {
        index: piece
        for index, piece in enumerate(board_of(scenario, broken).pieces)
        if index not in broken and piece.name in ground and ground[piece.name].door
    }
    dear = dict.fromkeys(dangerous_squares(scenario, broken), DANGER)
    for piece in doors.values():
        left, top, right, bottom = (side // INCH for side in box(piece.corners))
        dear.update({(x, y): DOOR for x in range(left, right) for y in range(top, bottom)})
    return grid(scenario, (*broken, *doors), 2), dear
