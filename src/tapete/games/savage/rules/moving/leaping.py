"""Jumping and climbing: how far, how high, and where it ends."""

from __future__ import annotations

from functools import lru_cache

from tapete.games.savage.content.scenario import Ground as Terrain
from tapete.games.savage.content.scenario import scenario_named
from tapete.games.savage.events.fight import Did
from tapete.games.savage.figures import profile_of
from tapete.games.savage.rules.attacks.modifiers import climbing
from tapete.games.savage.rules.dice.traits import RAISE, SUCCESS, check, is_critical
from tapete.games.savage.rules.moving.falling import fall
from tapete.games.savage.rules.moving.hazards import dangers
from tapete.games.savage.state import Figure, Turn
from tapete.games.savage.world import PACE, Fight, board_of
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.piece import Piece
from tapete.spaces.plane.point import Point, along
from tapete.spaces.plane.polygon import Box, box, holds
from tapete.spaces.plane.segment import Pair
from tapete.spaces.routes.difficult import slow_length
from tapete.spaces.routes.ground import Ground

RUN_UP = 2 * PACE
"""savage.move.jump"""
HALF = PACE // 2
SLANT = 0.5**0.5
COMPASS = {
    "north": (0.0, -1.0),
    "northeast": (SLANT, -SLANT),
    "east": (1.0, 0.0),
    "southeast": (SLANT, SLANT),
    "south": (0.0, 1.0),
    "southwest": (-SLANT, SLANT),
    "west": (-1.0, 0.0),
    "northwest": (-SLANT, -SLANT),
}
MOST_JUMP = 4 * PACE
CLIMBING, HARD_CLIMBING = -1, -2
"""Used in place of a height, to get over what can be climbed: easily, or at all."""
EASY = 2 * PACE
"""savage.move.double_cost: what is higher is a hard climb, and so is what is dangerous."""


def ran_up(turn: Turn) -> bool:
    """A run-up is at least two paces in a straight line before the jump."""
    return turn.straight >= RUN_UP


def jump_length(figure: Figure, *, run_up: bool, mark: int = 0) -> int:
    """1 pace, or 2 with a run-up; Athletics adds 1 or 2; at most its base Pace.

    savage.move.jump.athletics
    """
    length = (2 if run_up else 1) + (2 if mark >= RAISE else int(mark >= SUCCESS))
    return min(length, profile_of(figure).pace) * PACE


def jump_height(*, run_up: bool, mark: int = 0) -> int:
    """Half a pace, or one with a run-up; Athletics adds half as much as it adds to the length."""
    return HALF * ((2 if run_up else 1) + (2 if mark >= RAISE else int(mark >= SUCCESS)))


# --- boards without the things that are jumped or climbed over


@lru_cache(maxsize=64)
def board_above(scenario: str, broken: tuple[int, ...], height: int) -> Board:
    """The board for a figure that jumps so high, or that climbs."""
    board, ground = board_of(scenario, broken), scenario_named(scenario).ground
    for index, piece in enumerate(board.pieces):
        low = not piece.wall and piece.height <= height
        climbable = piece.name in ground and _climbable(ground[piece.name], piece, height)
        if piece.blocks and (climbable if height < 0 else low):
            board = board.changed(index, blocks=False)
    return board


def _climbable(ground: Terrain, piece: Piece, height: int) -> bool:
    easy = piece.height <= EASY and not ground.hazard
    return ground.climb and (easy or height == HARD_CLIMBING)


@lru_cache(maxsize=64)
def hurdles(scenario: str, broken: tuple[int, ...], height: int) -> tuple[Box, ...]:
    """The boxes of the things that can be jumped or climbed over."""
    board, above = board_of(scenario, broken), board_above(scenario, broken, height)
    risky = {slow.piece for slow in dangers(scenario, broken)}
    return tuple(
        box(piece.corners)
        for index, piece in enumerate(board.pieces)
        if piece.blocks is not above.pieces[index].blocks
        or (height >= 0 and (index in risky or (piece.difficult and _narrow(piece))))
    )


def _narrow(piece: Piece) -> bool:
    left, top, right, bottom = box(piece.corners)
    return min(right - left, bottom - top) < MOST_JUMP


def by_hurdle(fight: Fight, figure: Figure) -> bool:
    """True if there is something to jump or climb over where it stands."""
    return _by_hurdle(fight.state.scenario, fight.broken, figure.at, figure.radius)


@lru_cache(maxsize=20_000)
def _by_hurdle(scenario: str, broken: tuple[int, ...], at: Point, radius: int) -> bool:
    heights = (HARD_CLIMBING, jump_height(run_up=True, mark=RAISE))
    return any(near_hurdles(scenario, broken, at, radius, height) for height in heights)


def near_hurdles(
    scenario: str, broken: tuple[int, ...], at: Point, radius: int, height: int
) -> list[Box]:
    """The hurdles no more than half a pace away."""
    near = radius + HALF
    return [
        (left, top, right, bottom)
        for left, top, right, bottom in hurdles(scenario, broken, height)
        if left - near < at.x < right + near and top - near < at.y < bottom + near
    ]


# --- where jumps and climbs end


def landings(fight: Fight, figure: Figure, height: int, most: int) -> dict[str, Point]:
    """For each direction, the first place past a hurdle where the figure may stand."""
    stride = PACE if fight.squared else HALF
    where = fight.state.scenario, fight.broken, figure.at, fight.room(figure).radius
    found = spots_beyond(*where, height, stride, most // stride)
    if not found:
        return {}
    ground = fight.ground(figure)
    free = {way: _first_free(ground, figure.at, spots) for way, spots in found}
    return {way: spot for way, spot in free.items() if spot is not None}


def _first_free(ground: Ground, start: Point, spots: tuple[Point, ...]) -> Point | None:
    """The first place where nobody stands, with no foe in between."""
    a = start.x, start.y
    return next(
        (s for s in spots if ground.may_stand(s) and ground.over(a, (s.x, s.y)) is None), None
    )


@lru_cache(maxsize=20_000)
def spots_beyond(
    scenario: str,
    broken: tuple[int, ...],
    start: Point,
    radius: int,
    height: int,
    stride: int,
    strides: int,
) -> tuple[tuple[str, tuple[Point, ...]], ...]:
    """For each direction, the places past a hurdle that are free of scenery, nearest first."""
    near = near_hurdles(scenario, broken, start, radius, height)
    if not near:
        return ()
    course = _Course(scenario, broken, start, radius, height)
    found = {
        way: tuple(
            spot
            for length in range(2, strides + 1)
            if course.leads_over(spot := _spot(start, way, length * stride, stride))
        )
        for way in COMPASS
        if _meets(near, start, _spot(start, way, strides * stride, stride), radius)
    }
    return tuple((way, spots) for way, spots in found.items() if spots)


def _meets(boxes: list[Box], start: Point, end: Point, radius: int) -> bool:
    """True if a straight way could touch one of the boxes."""
    left, right = min(start.x, end.x) - radius, max(start.x, end.x) + radius
    top, bottom = min(start.y, end.y) - radius, max(start.y, end.y) + radius
    return any(b[0] < right and b[2] > left and b[1] < bottom and b[3] > top for b in boxes)


# --- hard climbs


def scramble(fight: Fight, figure: Figure, spot: Point) -> bool:
    """Athletics, with a bonus for claws: a failure is no progress, a critical failure a fall."""
    rule = "savage.move.hazard"
    mark = check(fight, figure, "athletics", rule, [climbing(figure)], most=SUCCESS, action=True)
    if mark >= SUCCESS:
        return True
    fight.table.tell(Did, figure=figure.id, what="climb_failed", rule=rule)
    if is_critical(fight, figure, mark, rule):
        fall(fight, figure, climb_height(fight, figure, spot))
    return False


def climb_height(fight: Fight, figure: Figure, spot: Point) -> int:
    """The height, in paces, of the highest thing to climb on a straight way."""
    above = board_above(fight.state.scenario, fight.broken, HARD_CLIMBING).pieces
    crossed = [
        piece.height
        for piece, climbed in zip(fight.board.pieces, above, strict=False)
        if piece.blocks is not climbed.blocks
        and _meets([box(piece.corners)], figure.at, spot, figure.radius)
    ]
    return max(crossed) // PACE


class _Course:
    """The scenery around one place, both for walking and for jumping or climbing."""

    def __init__(
        self, scenario: str, broken: tuple[int, ...], start: Point, radius: int, height: int
    ) -> None:
        self.start = start.x, start.y
        self.ground = Ground(board_of(scenario, broken), radius)
        self.above = Ground(board_above(scenario, broken, height), radius)
        self.dangers = dangers(scenario, broken)
        self.climbing = height < 0
        pieces = self.ground.board.pieces
        self.waded = [slow for slow in self.dangers if not pieces[slow.piece].blocks]

    def leads_over(self, goal: Point) -> bool:
        """True if a figure may stand there safely, and gets there straight but not by walking.

        A jump leads over dangerous ground; a climb does not.
        """
        spot = goal.x, goal.y
        return (
            self.ground.may_stand(goal)
            and self._hurdle(spot)
            and not self.above.prepared.hit(self.start, spot)
            and not any(holds(slow.ring, *spot) for slow in self.dangers)
            and not (self.climbing and slow_length(self.waded, self.start, spot))
        )

    def _hurdle(self, spot: Pair) -> bool:
        if self.ground.prepared.hit(self.start, spot) is not None:
            return True
        slows = (*self.ground.prepared.slows, *self.dangers)
        return not self.climbing and slow_length(slows, self.start, spot) > 0


def _spot(start: Point, way: str, length: int, stride: int) -> Point:
    """The place at a distance in a direction; on squares, that many squares that way."""
    dx, dy = COMPASS[way]
    if stride != PACE:
        return along(start, dx, dy, length)
    return Point(start.x + length * _sign(dx), start.y + length * _sign(dy))


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)
