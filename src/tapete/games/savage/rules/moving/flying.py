"""Flight: over what and over whom a creature with wings goes, and where it can land."""

from __future__ import annotations

from functools import lru_cache

from tapete.games.savage.rules.moving.leaping import board_above
from tapete.games.savage.state import Figure
from tapete.games.savage.world import PACE, Fight, board_of, disc, on_the_board
from tapete.spaces.boards.figure import Figure as Body
from tapete.spaces.routes.air import Air
from tapete.spaces.squares.squares import Square, Squares

RULE = "savage.ruling.flight"
OVER = 2 * PACE
"""The height of what can be flown over: beyond it there may be a roof, of which no map tells."""


def air(fight: Fight, body: Figure) -> Air:
    """Where it may fly: over low things, over bad ground and over everybody, but onto nobody."""
    others = [
        Body(disc(other), other.id, other.height, True)
        for other in fight.state.figures
        if other is not body and on_the_board(other) and other.id != body.mount
    ]
    above = board_above(fight.state.scenario, fight.broken, OVER)
    return Air(above, fight.board, body.radius, others)


@lru_cache(maxsize=64)
def air_grid(scenario: str, broken: tuple[int, ...]) -> Squares:
    return Squares(board_above(scenario, broken, OVER), factor=1)


@lru_cache(maxsize=64)
def no_landing(scenario: str, broken: tuple[int, ...]) -> frozenset[Square]:
    """The squares that can be flown over, but not landed on."""
    squares = Squares(board_of(scenario, broken))
    places = [(x, y) for x in range(squares.columns) for y in range(squares.rows)]
    return frozenset(place for place in places if not squares.free(place))
