"""Ground that sways underfoot: the deck of a boat, a rope bridge, a heap that gives way."""

from __future__ import annotations

from functools import lru_cache

from tapete.games.savage.content.scenario import scenario_named
from tapete.games.savage.world import Fight, board_of
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.polygon import holds


def is_unstable(fight: Fight, at: Point) -> bool:
    """True if a place is on unstable ground."""
    return any(holds(ring, at.x, at.y) for ring in _swaying(fight.state.scenario, fight.broken))


@lru_cache(maxsize=64)
def _swaying(scenario: str, broken: tuple[int, ...]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The outlines of the unstable pieces of a map."""
    ground = scenario_named(scenario).ground
    return tuple(
        piece.corners
        for index, piece in enumerate(board_of(scenario, broken).pieces)
        if piece.name in ground and ground[piece.name].unstable and index not in broken
    )
