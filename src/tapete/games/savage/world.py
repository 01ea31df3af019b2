"""The fight as the rules see it: the state, the table it is played at, and where figures are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec

from tapete.games.savage.content.scenario import Scenario, scenario_named
from tapete.games.savage.figures import DARK, DIM, PITCH, eased, place_of, reach_of_light
from tapete.games.savage.meta import Rules
from tapete.games.savage.state import Figure, Glow, State, Turn
from tapete.kernel import Table
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.figure import Figure as Body
from tapete.spaces.boards.light import Light
from tapete.spaces.boards.piece import Piece, wall
from tapete.spaces.plane.disc import Disc, whole_gap
from tapete.spaces.plane.point import INCH, Point, distance, within
from tapete.spaces.routes.ground import Ground
from tapete.spaces.sight import sight
from tapete.spaces.sight.rays import clear
from tapete.spaces.sight.view import View

PACE = INCH
ADJACENT = PACE
"""savage.core.adjacency"""
MIDDLE = PACE // 8
"""The radius of the room that a figure takes up in its square: it bars no other square."""
GOOD = 60
LEVELS = ((GOOD, 0), (40, DIM), (15, DARK))
"""The least light, in percent, for each penalty; less is pitch dark."""
LINE, SQUARES = "line", "squares"
"""The boards of a fight without miniatures, and of one on squares; any other is free."""
BARRIER: dict[str, Any] = {"height": 2 * INCH, "material": "wooden_wall"}
"""A raised barrier; its material has Hardness 10."""


Walls: TypeAlias = tuple[tuple[Point, Point, bool], ...]
"""The barriers raised so far, in order, and whether each still stands."""


@lru_cache(maxsize=64)
def board_of(scenario: str, broken: tuple[int, ...], walls: Walls = ()) -> Board:
    """A scenario's board with its barriers; what is broken or open no longer blocks."""
    board = scenario_named(scenario).board
    if walls:
        raised = tuple([_barrier(*line) for line in walls])
        board = msgspec.structs.replace(board, pieces=board.pieces + raised)
    for index in broken:
        board = board.changed(index, blocks=False, opaque=False)
    return board


def walls_of(state: State) -> Walls:
    return tuple([(b.start, b.end, state.round <= b.until) for b in state.barriers])


def _barrier(start: Point, end: Point, stands: bool) -> Piece:
    line = (start.x, start.y), (end.x, end.y)
    return wall(line, **BARRIER, name="barrier", blocks=stands, opaque=stands)


@lru_cache(maxsize=30_000)
def seen(
    scenario: str,
    broken: tuple[int, ...],
    walls: Walls,
    eye: Point,
    at: Point,
    radius: int,
    height: int,
) -> View:
    """How much of a target can be seen past the scenery."""
    return sight.look(board_of(scenario, broken, walls), eye, Disc(at, radius), height)


@lru_cache(maxsize=20_000)
def brightness(scenario: str, broken: tuple[int, ...], at: Point) -> int:
    return board_of(scenario, broken).illumination(at)


def penalty_for(level: int) -> int:
    """The penalty for attacks on whoever stands in that much light."""
    return next((penalty for least, penalty in LEVELS if level >= least), PITCH)


def burning(state: State) -> Iterator[Light]:
    """The lights of torches and the like; one that is put away is out."""
    for figure in state.figures:
        for item in figure.items:
            at, far = place_of(figure, item), reach_of_light(item)
            if far and at is not None:
                yield Light(flat(state, at), far)


def flat(state: State, at: Point) -> Point:
    """A place as distances are taken from it: without miniatures, only along the line."""
    return Point(at.x, 0) if state.board == LINE else at


def conjured(state: State) -> Iterator[tuple[Point, Glow]]:
    """The places that powers light or darken now. Those put on a figure go where it goes."""
    where = {figure.id: figure.at for figure in state.figures}
    for glow in state.glows:
        if state.round <= glow.until:
            yield flat(state, where.get(glow.bearer, glow.at)), glow


def as_conjured(state: State, at: Point, level: int) -> int:
    """The light at a place after all powers; where they meet, the latest counts."""
    for centre, glow in conjured(state):
        if within(centre, at, glow.radius):
            level = glow.level
    return level


@lru_cache(maxsize=20_000)
def lit_by(scenario: str, broken: tuple[int, ...], walls: Walls, lamp: Light, at: Point) -> int:
    """How much light of a torch comes to a place past the scenery."""
    there = lamp.on(at)
    board = board_of(scenario, broken, walls)
    return there if there and clear(board, lamp.centre, at, lamp.height) else 0


class Fight:
    """A fight during one step. Rules are functions of it and of the figures concerned."""

    __slots__ = ("_by_id", "rules", "scenario", "state", "table", "walls")

    def __init__(self, state: State, table: Table, rules: Rules) -> None:
        self.state = state
        self.table = table
        self.rules = rules
        self.walls = walls_of(state)
        self.scenario: Scenario = scenario_named(state.scenario)
        self._by_id = {figure.id: figure for figure in state.figures}

    @property
    def broken(self) -> tuple[int, ...]:
        return tuple(self.state.broken)

    @property
    def board(self) -> Board:
        return board_of(self.state.scenario, self.broken, self.walls)

    @property
    def turn(self) -> Turn:
        assert self.state.turn is not None
        return self.state.turn

    # --- who

    def figure(self, identity: str) -> Figure:
        return self._by_id[identity]

    def find(self, identity: str) -> Figure | None:
        return self._by_id.get(identity)

    def standing(self) -> list[Figure]:
        """The figures that are still in the fight."""
        return [figure for figure in self.state.figures if not figure.out]

    def enemies(self, figure: Figure) -> list[Figure]:
        """The living foes of a figure that are still in the fight."""
        side = figure.seat
        return [f for f in self.state.figures if f.seat != side and not f.out and not f.berths]

    def targets(self, figure: Figure) -> list[Figure]:
        """All that a figure may attack: its foes, and their vehicles."""
        return [f for f in self.state.figures if f.seat != figure.seat and not f.out]

    def allies(self, figure: Figure) -> list[Figure]:
        side, others = figure.seat, self.state.figures
        return [
            f for f in others if f.seat == side and not f.out and f is not figure and not f.berths
        ]

    def is_acting(self, figure: Figure) -> bool:
        return self.state.turn is not None and self.state.turn.actor == figure.id

    def has_joker(self, figure: Figure) -> bool:
        return figure.group in self.state.jokers

    # --- where

    @property
    def squared(self) -> bool:
        return self.state.board == SQUARES

    @property
    def spoken(self) -> bool:
        """True without miniatures: distances are said, and only those along a line are kept."""
        return self.state.board == LINE

    def gap(self, one: Figure, other: Figure) -> int:
        """The distance from base to base; on squares, one pace per square between the figures."""
        board = self.state.board
        if board == LINE:
            return abs(one.at.x - other.at.x)
        if board == SQUARES:
            return squares_between(one.at, other.at) * PACE
        return max(0, whole_gap(disc(one), disc(other)))

    def adjacent(self, one: Figure, other: Figure) -> bool:
        """True if they are within 1 pace, base to base; on squares, in neighbouring squares."""
        return one is not other and self.gap(one, other) <= ADJACENT

    def adjacent_enemies(self, figure: Figure) -> list[Figure]:
        return [enemy for enemy in self.enemies(figure) if self.adjacent(figure, enemy)]

    def view(self, eye: Point, target: Figure) -> View:
        """How much of a figure can be seen from a place past the scenery."""
        where = self.state.scenario, self.broken, self.walls
        return seen(*where, eye, target.at, target.radius, seen_height(target))

    def sees(self, eye: Figure, target: Figure) -> bool:
        """True if a figure sees another. It sees a hidden foe only if adjacent."""
        if target.hidden and target.seat != eye.seat and not self.adjacent(eye, target):
            return False
        return self.view(eye.at, target).visible

    def ground(self, figure: Figure, factor: int = 2, board: Board | None = None) -> Ground:
        """Where a figure may go: around foes and vehicles and through friends, but onto nobody."""
        bodies = () if self.spoken else self._in_the_way(figure)
        return Ground(board or self.board, self.room(figure).radius, bodies, factor)

    def _in_the_way(self, figure: Figure) -> list[Body]:
        squared, mount = self.squared, figure.mount
        return [
            Body(_room(other, squared), other.id, other.height, lets_pass(other, figure))
            for other in self.state.figures
            if other is not figure and on_the_board(other) and other.id != mount
        ]

    def room(self, figure: Figure) -> Disc:
        """The room that a figure takes up: its base or, on squares, the middle of its own."""
        return _room(figure, self.squared)

    def light(self, at: Point) -> int:
        """The penalty for the light where a target stands."""
        return light_at(self.state, at)

    def gloom(self, eye: Figure, at: Point) -> int:
        """The penalty for the light at a place, as a figure sees it."""
        far = distance(flat(self.state, eye.at), flat(self.state, at))
        return eased(eye, self.light(at), round(far))


def light_at(state: State, at: Point) -> int:
    """The penalty for the light at a place."""
    at = flat(state, at)
    level = brightness(state.scenario, tuple(state.broken), at) + state.ambient
    if level < GOOD:
        level = max(level, _torchlight(state, at))
    if state.glows:
        level = as_conjured(state, at, level)
    return penalty_for(level)


def _torchlight(state: State, at: Point) -> int:
    """The light at a place of the torches that are carried or lie about."""
    where = state.scenario, tuple(state.broken), walls_of(state)
    return max([lit_by(*where, lamp, at) for lamp in burning(state)], default=0)


def seen_height(figure: Figure) -> int:
    """The height that can be seen of a figure: a quarter of its own while it is prone."""
    return figure.height // 4 if figure.prone else figure.height


def _room(figure: Figure, squared: bool) -> Disc:
    return Disc(figure.at, MIDDLE if squared else figure.radius)


def disc(figure: Figure) -> Disc:
    return Disc(figure.at, figure.radius)


def on_the_board(figure: Figure) -> bool:
    """True if a figure takes up room. The fallen are in nobody's way; riders are on their mount."""
    return not figure.out and not figure.mount


def lets_pass(other: Figure, figure: Figure) -> bool:
    """True if a figure may walk through another: a friend, but not a vehicle."""
    return other.seat == figure.seat and not other.berths


def squares_between(one: Point, other: Point) -> int:
    """The number of squares between two places; a diagonal step counts as one."""
    dx, dy = abs(one.x - other.x), abs(one.y - other.y)
    return round(max(dx, dy) / PACE)
