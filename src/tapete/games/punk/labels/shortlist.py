"""Picks the few moves and places that deserve a line, out of the many possible answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tapete.games.punk.content.field import field_of
from tapete.games.punk.labels.ways import trek_label
from tapete.games.punk.state import OFF_TABLE, State
from tapete.spaces.plane.point import CM, Point, distance, spread
from tapete.spaces.questions.deployment import Post
from tapete.spaces.treks.trek import Trek

MOST_WAYS = 8
"""The most moves that are listed; any other is typed as a place."""
MOST_TURNS = 2
MOST_POINTS = 5
"""The most points of another mini's way that are listed."""
APART = 2 * CM


def shortlist(values: Sequence[Any], view: State) -> Sequence[Any]:
    """Returns a few moves or places far apart, nearest to the enemy first.

    Of the points on another mini's way, it returns some evenly spread ones.
    """
    if any(isinstance(value, Trek) for value in values):
        return _few([value for value in values if isinstance(value, Trek)], view)
    if any(isinstance(value, Post) for value in values):
        return _spread(values, lambda post: post.at.point, view)
    if any(isinstance(value, Point) for value in values):
        return _spread(values, lambda point: point, view)
    if len(values) > MOST_POINTS and values[-1] is None:
        step = (len(values) - 2) / (MOST_POINTS - 2)
        return [*[values[round(place * step)] for place in range(MOST_POINTS - 1)], values[-1]]
    return values


def _few(treks: list[Trek], view: State) -> list[Trek]:
    """Returns a few moves that end far apart, then a few that stay in place."""
    still = list({trek_label("", trek): trek for trek in treks if not trek.steps}.values())
    going = sorted((one for one in treks if one.steps), key=lambda one: one.journey.length)
    return [*_spread(going, lambda trek: trek.journey.end.point, view), *still[:MOST_TURNS]]


def _spread(values: Sequence[Any], place_of: Callable[[Any], Point], view: State) -> list[Any]:
    """Picks the value nearest to the enemy, then always the one furthest from those picked."""
    if not values:
        return []
    ahead = _ahead(view)
    first = sorted(values, key=lambda value: min(distance(place_of(value), one) for one in ahead))
    kept = spread([place_of(value) for value in first], [0], MOST_WAYS, APART)
    return [first[place] for place in sorted(kept)]


def _ahead(view: State) -> list[Point]:
    """Returns where the active mini's enemies are; with no active mini, the table's middle."""
    own = next((one.seat for one in view.minis if view.active and one.id == view.active.mini), None)
    foes = [one for one in view.minis if not one.out and one.at != OFF_TABLE and one.seat != own]
    if own is None or not foes:
        board = field_of(view.scenario, view.ground, view.size, view.depth).board
        return [Point(board.width // 2, board.height // 2)]
    return [foe.at.point for foe in foes]
