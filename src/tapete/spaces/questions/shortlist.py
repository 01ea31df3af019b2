"""Picks the few moves and places that deserve a line, out of the many possible answers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from tapete.spaces.plane.point import CM, Point, distance, spread
from tapete.spaces.questions.deployment import Post
from tapete.spaces.treks.trek import Trek

MOST_WAYS = 8
"""The most moves that are listed; any other is typed as a place."""
MOST_TURNS = 2
APART = 2 * CM


def shortlist(
    values: Sequence[Any],
    ahead: Callable[[], Sequence[Point]],
    stays: Callable[[Trek], Hashable] = lambda trek: trek.facing,
) -> Sequence[Any]:
    """Returns a few moves, places or points far apart, nearest to what is `ahead` first.

    Moves that stay in place are told apart by what `stays` returns. Other values are all kept.
    """
    if any(isinstance(value, Trek) for value in values):
        return _few([value for value in values if isinstance(value, Trek)], ahead(), stays)
    if any(isinstance(value, Post) for value in values):
        return _spread(values, lambda post: post.at.point, ahead())
    if any(isinstance(value, Point) for value in values):
        return _spread(values, lambda point: point, ahead())
    return values


def _few(
    treks: list[Trek], ahead: Sequence[Point], stays: Callable[[Trek], Hashable]
) -> list[Trek]:
    """Returns a few moves that end far apart, then a few that stay in place."""
    still = list({stays(trek): trek for trek in treks if not trek.steps}.values())
    going = sorted((one for one in treks if one.steps), key=lambda one: one.journey.length)
    return [*_spread(going, lambda trek: trek.journey.end.point, ahead), *still[:MOST_TURNS]]


def _spread(
    values: Sequence[Any], place_of: Callable[[Any], Point], ahead: Sequence[Point]
) -> list[Any]:
    """Picks the value nearest to what is ahead, then always the one furthest from those picked."""
    if not values:
        return []
    first = sorted(values, key=lambda value: min(distance(place_of(value), one) for one in ahead))
    kept = spread([place_of(value) for value in first], [0], MOST_WAYS, APART)
    return [first[place] for place in sorted(kept)]
