"""Of the many ways and places that an answer may be, the few that are worth a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from tapete.games.punk.content.field import field_of
from tapete.games.punk.labels.ways import trek_label
from tapete.games.punk.state import OFF_TABLE, State
from tapete.spaces.plane.point import CM, Point, distance
from tapete.spaces.questions.deployment import Post
from tapete.spaces.treks.trek import Trek

A = TypeVar("A")

MOST_WAYS = 8
"""So many moves are listed; any other is typed by its place."""
MOST_TURNS = 2
MOST_POINTS = 5
"""So many points of somebody's way."""
APART = 2 * CM


def shortlist(values: Sequence[A], view: State) -> Sequence[A]:
    """A few ways and places far apart, towards the enemy first; of points of a way, some."""
    if any(isinstance(value, Trek) for value in values):
        return _few([value for value in values if isinstance(value, Trek)], view)  # type: ignore[return-value]
    if any(isinstance(value, Post) for value in values):
        return _spread(values, _place_of_post, view)
    if any(isinstance(value, Point) for value in values):
        return _spread(values, _itself, view)
    if len(values) > MOST_POINTS and values[-1] is None:
        step = (len(values) - 2) / (MOST_POINTS - 2)
        return [*[values[round(place * step)] for place in range(MOST_POINTS - 1)], values[-1]]
    return values


def _few(treks: list[Trek], view: State) -> list[Trek]:
    """A few that end far from each other, then those that go nowhere."""
    still = list({trek_label("", trek): trek for trek in treks if not trek.steps}.values())
    going = sorted((one for one in treks if one.steps), key=lambda one: one.journey.length)
    return [*_spread(going, _end_of_trek, view), *still[:MOST_TURNS]]


def _end_of_trek(trek: Any) -> Point:
    end: Point = trek.journey.end.point
    return end


def _place_of_post(post: Any) -> Point:
    place: Point = post.at.point
    return place


def _itself(point: Any) -> Point:
    place: Point = point
    return place


def _spread(values: Sequence[A], place_of: Callable[[A], Point], view: State) -> list[A]:
    """The one nearest to the enemy, then each as far from those before as can be."""
    if not values:
        return []
    ahead = _ahead(view)
    first = sorted(values, key=lambda value: min(distance(place_of(value), one) for one in ahead))
    places = [place_of(value) for value in first]
    kept = [0]
    far = [distance(places[0], place) for place in places]
    while len(kept) < MOST_WAYS and max(far) > APART:
        chosen = far.index(max(far))
        kept.append(chosen)
        far = [
            min(old, distance(places[chosen], place))
            for old, place in zip(far, places, strict=True)
        ]
    return [first[place] for place in sorted(kept)]


def _ahead(view: State) -> list[Point]:
    """Where the enemies of who acts are; while nobody acts, the middle of the table."""
    own = next((one.seat for one in view.minis if view.active and one.id == view.active.mini), None)
    foes = [one for one in view.minis if not one.out and one.at != OFF_TABLE and one.seat != own]
    if own is None or not foes:
        board = field_of(view.scenario, view.ground, view.size).board
        return [Point(board.width // 2, board.height // 2)]
    return [foe.at.point for foe in foes]
