"""Moves in words, and the few of many that are worth listing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tapete.games.savage.labels.deeds import acting, cell
from tapete.games.savage.state import Figure, State
from tapete.games.savage.world import ADJACENT, PACE, disc
from tapete.kernel import Message
from tapete.spaces.plane.disc import Disc, whole_gap
from tapete.spaces.plane.point import spread
from tapete.spaces.routes.route import Route

MOST_WAYS = 8
"""How many moves are listed. Any other is typed by its place."""


def paces(route: Route) -> float:
    """The length of a move, as players are told it."""
    return round(route.cost / PACE, 1)


def place_of(route: Route, view: State) -> Message:
    """The end of a move on the map's rulers, how far it is, and the foes beside it."""
    end = route.end
    beside = tuple(
        [Message.of("savage.option.figure", figure=f.id) for f in foes_beside(end, view)]
    )
    return Message.of(
        "savage.option.place",
        paces=paces(route),
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


def shortlist(values: Sequence[Any], view: State) -> Sequence[Any]:
    """The moves to list: the cheapest beside each foe, and a few others far apart.

    A move of no length that could be told is not listed.
    """
    if not any(isinstance(value, Route) for value in values):
        return values
    ways = [value for value in values if isinstance(value, Route) and paces(value) > 0]
    ways.sort(key=lambda route: route.cost)
    beside = {foe.id: way for way in reversed(ways) for foe in foes_beside(way.end, view)}
    kept = sorted({way.end: way for way in beside.values()}.values(), key=lambda way: way.cost)
    ends, start = [way.end for way in ways], [way.points[0] for way in ways[:1]]
    chosen = spread(ends, map(ways.index, kept), MOST_WAYS, PACE, start)
    return [ways[number] for number in chosen]
