"""The domains of moves: where a figure may go now, on a free board or square by square."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, reduce
from random import Random
from typing import TypeAlias

import msgspec

from tapete.games.savage.figures import flies
from tapete.games.savage.rules.moving.flying import air, air_grid, no_landing
from tapete.games.savage.rules.moving.hazards import (
    dangers,
    dangers_of,
    is_dangerous,
    ready_for_danger,
)
from tapete.games.savage.rules.moving.movement import factor, reach
from tapete.games.savage.rules.moving.riding import mover
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight, board_of, disc
from tapete.kernel import Message
from tapete.kernel.errors import Refused
from tapete.kernel.plain import Plain
from tapete.spaces.boards.board import Board
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.polygon import holds
from tapete.spaces.questions.places import Route as FreeRoute
from tapete.spaces.questions.places import read_points
from tapete.spaces.routes.difficult import Slow
from tapete.spaces.routes.ground import Ground
from tapete.spaces.routes.reachable import Cells, reached
from tapete.spaces.routes.route import Route
from tapete.spaces.squares.route import SquareRoute
from tapete.spaces.squares.squares import Square, Squares

MOVE = "move"
LEADS = {MOVE: 1}
"""Its rank among what is offered first."""
RULES = dict.fromkeys(("too_far", "through", "over", "ends_on", "off_board"), "savage.move.walk")
HAZARD = "savage.move.hazard"


class SafeRoute(FreeRoute, frozen=True):
    """A route that avoids dangerous ground, for a figure with no action left to cross it."""

    dangers: tuple[Slow, ...] = ()

    def read(self, answer: object) -> Route:
        route = super().read(answer)
        if is_dangerous(self.dangers, route.points):
            raise Refused(Message.of("savage.barred.no_action_for_hazard"), HAZARD)
        return route

    def few(self) -> Iterator[Route]:
        return (route for route in super().few() if not is_dangerous(self.dangers, route.points))

    def head(self, points: Sequence[Point]) -> Plain:
        """A way around the danger, if the shortest way crosses it and there is another."""
        plain = super().head(points)
        if not is_dangerous(self.dangers, (self.start, *read_points(plain))):
            return plain
        fenced = msgspec.structs.replace(self, ground=self._fenced())
        return FreeRoute.head(fenced, points)

    def _fenced(self) -> Ground:
        """The ground with its dangers made impassable."""
        ground, pieces = self.ground, tuple(slow.piece for slow in self.dangers)
        return Ground(_walled(ground.board, pieces), ground.radius, ground.others, ground.factor)

    def within_reach(self) -> Cells:
        return reached(self._fenced(), self.start, self.allowance)

    def candidates(self) -> Iterator[Route]:
        found = super().candidates()
        return (route for route in found if not is_dangerous(self.dangers, route.points))

    def sample(self, rng: Random) -> Route:
        route = super().sample(rng)
        return Route((self.start,)) if is_dangerous(self.dangers, route.points) else route


def _walled(board: Board, pieces: tuple[int, ...]) -> Board:
    """The board with these pieces fenced off, kept with it."""
    name = f"without {pieces}"
    fenced = board.kept.get(name)
    if not isinstance(fenced, Board):
        fenced = reduce(lambda one, piece: one.changed(piece, blocks=True), pieces, board)
        board.kept[name] = fenced
    return fenced


Way: TypeAlias = FreeRoute | SquareRoute


def move_domain(fight: Fight, figure: Figure, left: int) -> Way:
    """The routes that a figure may take with this much movement left."""
    if fight.squared:
        return _by_squares(fight, figure, left)
    body = mover(fight, figure)
    aloft = flies(body) and not fight.spoken
    ground = air(fight, body) if aloft else fight.ground(body, factor(fight, figure))
    enemies = tuple([disc(enemy) for enemy in fight.enemies(figure)])
    asked = (ground, body.at, left, False, enemies, enemies, 0, RULES)
    danger = () if aloft else dangers_of(fight)
    if danger and not ready_for_danger(fight, figure):
        return SafeRoute(*asked, danger)
    return FreeRoute(*asked)


def retrace(fight: Fight, figure: Figure, points: Sequence[Point]) -> Route | None:
    """A part of a route, with its cost; None if it goes nowhere or is no longer possible."""
    way = move_domain(fight, figure, reach(fight, figure) + ROUNDED)
    try:
        route = way.read([[point.x, point.y] for point in points[1:]])
    except Refused:
        return None
    return route if len(route.points) > 1 else None


ROUNDED = 10
"""By how much the parts of a route may cost more than the whole, as each is rounded."""


@lru_cache(maxsize=128)
def grid(scenario: str, broken: tuple[int, ...], slowed: int) -> Squares:
    return Squares(board_of(scenario, broken), factor=slowed)


@lru_cache(maxsize=64)
def dangerous_squares(scenario: str, broken: tuple[int, ...]) -> frozenset[Square]:
    squares, rings = grid(scenario, broken, 2), [slow.ring for slow in dangers(scenario, broken)]
    places = [(x, y) for x in range(squares.columns) for y in range(squares.rows)]
    centres = {place: squares.centre(place) for place in places}
    return frozenset(
        place for place in places
        if any(holds(ring, centres[place].x, centres[place].y) for ring in rings)
    )  # fmt: skip


def _by_squares(fight: Fight, figure: Figure, left: int) -> SquareRoute:
    """A figure may not enter foes' squares, and may only pass through friends' squares."""
    where = fight.state.scenario, fight.broken
    if flies(mover(fight, figure)):
        return _through_the_air(fight, figure, left)
    squares = grid(*where, factor(fight, figure))
    body = mover(fight, figure)
    others = [f for f in fight.standing() if f.id not in (figure.id, body.id) and not f.mount]
    barred = {squares.at(f.at) for f in others if f.seat != figure.seat}
    taken = {squares.at(f.at) for f in others if f.seat == figure.seat}
    if not ready_for_danger(fight, figure):
        barred |= dangerous_squares(*where)
    return SquareRoute(squares, body.at, left, frozenset(barred), frozenset(taken), RULES)


def _through_the_air(fight: Fight, figure: Figure, left: int) -> SquareRoute:
    """savage.ruling.flight: over low things and over everybody, to a free square."""
    where = fight.state.scenario, fight.broken
    squares, body = air_grid(*where), mover(fight, figure)
    others = [f for f in fight.standing() if f.id not in (figure.id, body.id) and not f.mount]
    taken = no_landing(*where) | {squares.at(f.at) for f in others}
    return SquareRoute(squares, body.at, left, frozenset(), taken, RULES)
