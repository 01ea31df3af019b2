"""Moves in words, and the few of many that are worth listing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from tapete.games.savage.labels.deeds import acting, cell
from tapete.games.savage.state import Figure, State
from tapete.games.savage.world import ADJACENT, PACE, disc
from tapete.kernel import Message
from tapete.spaces.plane.disc import Disc, whole_gap
from tapete.spaces.plane.point import distance
from tapete.spaces.routes.route import Route

A = TypeVar("A")

MOST_WAYS = 8
"""How many moves are listed. Any other is typed by its place."""


def place_of(route: Route, view: State) -> Message:
    """The end of a move on the map's rulers, how far it is, and the foes beside it."""
    end = route.end
    beside = tuple(
        [Message.of("savage.option.figure", figure=f.id) for f in foes_beside(end, view)]
    )
    return Message.of(
        "savage.option.place",
        paces=round(route.cost / PACE, 1),
        x=cell(end.x),
        y=cell(end.y),
        beside=beside,
        count=len(beside),
    )


def foes_beside(end: Any, view: State) -> list[Figure]:
    """The foes that the acting figure would be adjacent to at a place."""
    actor = acting(view)
    if actor is None:
        return []
    body = Disc(end, actor.radius)
    foes = [f for f in view.figures if f.seat != actor.seat and not f.out]
    return [foe for foe in foes if whole_gap(body, disc(foe)) <= ADJACENT]


def shortlist(values: Sequence[A], view: State) -> Sequence[A]:
    """The moves to list: the cheapest beside each foe, and a few others far apart."""
    ways = [value for value in values if isinstance(value, Route) and len(value.points) > 1]
    if not any(isinstance(value, Route) for value in values):
        return values
    ways.sort(key=lambda route: route.cost)
    beside = {foe.id: way for way in reversed(ways) for foe in foes_beside(way.end, view)}
    kept = sorted({way.end: way for way in beside.values()}.values(), key=lambda way: way.cost)
    while len(kept) < MOST_WAYS and (rest := [way for way in ways if _far(way, kept) > PACE]):
        kept.append(max(rest, key=lambda way: _far(way, kept)))
    return kept


def _far(way: Route, others: Sequence[Route]) -> float:
    """The distance from its end to the nearest other end, or to its start if no others."""
    ends = [other.end for other in others] or [way.points[0]]
    return min(distance(way.end, end) for end in ends)
