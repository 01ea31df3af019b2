"""Rough walking distances to places and foes: by squares, around obstacles."""

from __future__ import annotations

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
def _away_from(where: Where, zone: tuple[int, int, int, int]) -> Away:
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


def _nearest(away: Away, at: Point) -> float:
    """The distance from a place's square, or from those around it if that one is blocked."""
    x, y = _square(at)
    found = away.of((x, y))
    if found is not None:
        return found
    around = [away.of((x + dx, y + dy)) for dx, dy in EIGHT]
    return min([LOST if one is None else one for one in around]) + 1


class Away:
    """The distance from every square to the nearest of some goals, found as far as it is needed."""

    __slots__ = ("_found", "_waiting", "_where")

    def __init__(self, where: Where, goals: tuple[Square, ...]) -> None:
        self._where = _costs(where)
        self._found: dict[Square, float] = {}
        squares = self._where.squares
        self._waiting = [(0.0, goal) for goal in goals if squares.inside(goal)]
        for _, goal in list(self._waiting):
            if not squares.steps(goal):
                self._waiting += [(1.0, (goal[0] + dx, goal[1] + dy)) for dx, dy in EIGHT]

    def of(self, square: Square) -> float | None:
        """The distance from a square; None if no way leads from there."""
        found = self._found
        while square not in found and self._waiting:
            self._widen()
        return found.get(square)

    def _widen(self) -> None:
        """Takes the nearest square that is still waiting."""
        found, waiting = self._found, self._waiting
        cost, square = heappop(waiting)
        if square not in found:
            found[square] = cost
            for other, step in self._where.steps(square):
                if other not in found:
                    heappush(waiting, (cost + step, other))


@lru_cache(maxsize=1000)
def _away(where: Where, goals: tuple[Square, ...]) -> Away:
    return Away(where, goals)


class Costs:
    """What each step on a map costs a walker who opens its doors and shuns its dangers."""

    __slots__ = ("_dear", "_steps", "squares")

    def __init__(self, squares: Squares, dear: dict[Square, float]) -> None:
        self.squares, self._dear = squares, dear
        self._steps: dict[Square, list[tuple[Square, float]]] = {}

    def steps(self, square: Square) -> list[tuple[Square, float]]:
        """The squares one step away and the cost of each step. Results are remembered."""
        found = self._steps.get(square)
        if found is None:
            here = self._dear.get(square, 0.0)
            steps = self.squares.steps(square)
            found = [(other, step / INCH * _slant(square, other) + here) for other, step in steps]
            self._steps[square] = found
        return found


def _slant(one: Square, other: Square) -> float:
    return DIAGONAL if one[0] != other[0] and one[1] != other[1] else 1.0


@lru_cache(maxsize=64)
def _costs(where: Where) -> Costs:
    """The map with its doors open. Doors and dangerous squares cost more."""
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
    return Costs(grid(scenario, (*broken, *doors), 2), dear)
