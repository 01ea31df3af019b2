"""Every place a way over scenery can lead to, on the table and on roofs, for a screen to draw."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count
from math import hypot, isqrt, pi
from typing import TYPE_CHECKING

import numpy as np
import shapely

from tapete.spaces.climbs.journey import LEAP, WALK, Step
from tapete.spaces.climbs.measuring import check
from tapete.spaces.climbs.portals import Portal, doors
from tapete.spaces.climbs.soaring import over
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point, distance
from tapete.spaces.plane.shapes import shared
from tapete.spaces.routes.bend_graph import Places
from tapete.spaces.routes.reachable import FINEST, MOST, Cells, around, from_bend, standable
from tapete.spaces.routes.route import ROUNDING, whole
from tapete.spaces.routes.search import explore
from tapete.spaces.treks.pointing import is_room, off_the_wall

if TYPE_CHECKING:
    from tapete.spaces.treks.trek import Treks

MOST_SOURCES = 24
"""The most places, the start included, from which the search goes on."""


def flooded(treks: Treks) -> Cells:
    """The cells whose middle can be reached, each with its cost."""
    reach = treks.aloft if LEAP in treks.hows else treks.allowance
    size = max(FINEST, isqrt(round(pi * reach**2 / MOST)))
    spots = around(treks.start.point, reach, size)
    costs: dict[tuple[int, int], float] = {}
    if WALK in treks.hows:
        for place, cost in sources(treks):
            found = _on_table if place.height == 0 else _on_roof
            for spot, whole_cost in found(treks, place, cost, spots).items():
                costs[spot] = min(whole_cost, costs.get(spot, whole_cost))
    if LEAP in treks.hows:
        rate = treks.gait.rate(LEAP)
        for spot, leapt in _through_the_air(treks, spots).items():
            leapt *= rate
            costs[spot] = min(leapt, costs.get(spot, leapt))
    return Cells(size, tuple([(x, y, whole(cost)) for (x, y), cost in costs.items()]))


def sources(treks: Treks) -> list[tuple[Place, float]]:
    """The start, and the places where the mover comes onto other surfaces, with their costs."""
    order, found = count(), dict[Place, float]()
    waiting = [(0.0, next(order), treks.start)]
    if treks.start.held:
        waiting = [
            (float(abs(end.height - treks.start.height)), next(order), end)
            for _, end in off_the_wall(treks, treks.start)
        ]
    while waiting and len(found) < MOST_SOURCES:
        cost, _, place = heappop(waiting)
        if place in found or cost > treks.allowance:
            continue
        found[place] = cost
        for end, more in _next(treks, place, treks.allowance - cost):
            heappush(waiting, (cost + more, next(order), end))
    return list(found.items())


def _next(treks: Treks, place: Place, left: float) -> list[tuple[Place, float]]:
    """The places that can be reached from there through one door, with their costs."""
    near = [
        door
        for door in doors(treks.levels, treks.gait)
        if door.start.height == place.height
        and door.step.how in treks.hows
        and distance(place.point, door.start.point) + door.cost <= left
    ]
    if not near:
        return []
    reach = explore(treks.ways.ground, place.point, left) if place.height == 0 else None
    found = []
    for door in near:
        if reach is not None:
            route = reach.route(door.start.point)
            far = None if route is None else float(route.cost)
        else:
            far = _across(treks, place, door.start.point)
        if far is not None and far + door.cost <= left + ROUNDING and _is_open(treks, door):
            found.append((door.end, far + door.cost))
    return found


def _is_open(treks: Treks, door: Portal) -> bool:
    """True if nobody is in the way through a door."""
    steps = (door.step,)
    return (
        check(treks.levels, treks.gait, door.start, steps, treks.solid, stop=False).barred is None
    )


def _across(treks: Treks, place: Place, point: Point) -> float | None:
    """The distance straight over a roof; None if the line leaves it or somebody is in the way."""
    steps = (Step(point),)
    barred = check(treks.levels, treks.gait, place, steps, treks.solid, stop=False).barred
    return distance(place.point, point) if barred is None else None


def _on_table(
    treks: Treks, place: Place, cost: float, spots: Places
) -> dict[tuple[int, int], float]:
    ground, left = treks.ways.ground, treks.allowance - cost
    free = standable(ground, spots)
    costs = np.full(len(free), np.inf)
    bends = explore(ground, place.point, left)
    for bend, (more, _) in bends.settled.items():
        spot = np.array(bends.places[bend], dtype=float)
        from_bend(ground, spot, more, left + ROUNDING, free, costs)
    reached = np.flatnonzero(costs <= left + ROUNDING)
    places = {(int(free[n][0]), int(free[n][1])): cost + float(costs[n]) for n in reached}
    return {(x, y): far for (x, y), far in places.items() if _on_foot(treks, Point(x, y))}


def _on_foot(treks: Treks, point: Point) -> bool:
    """True if there is room on the table, or on a piece low enough to step onto."""
    levels = treks.levels
    low = {0, *[piece.top for _, piece in levels.met(treks.gait.step, 0)[1]]}
    return any(is_room(treks, Place(point, h)) for h in levels.heights(point) if h in low)


def _on_roof(
    treks: Treks, place: Place, cost: float, spots: Places
) -> dict[tuple[int, int], float]:
    floor = treks.levels.floor(place.height, place.point)
    if floor is None:
        return {}
    left = treks.allowance - cost
    here = np.array((place.point.x, place.point.y), dtype=float)
    far = np.hypot(*(spots - here).T)
    near = np.flatnonzero((far <= left) & shapely.contains_xy(shared(floor.shape), spots))
    lines = shapely.linestrings(
        np.stack([np.broadcast_to(here, spots[near].shape), spots[near]], 1)
    )
    near = near[shapely.covers(floor.shape, lines)]
    found = {(int(spots[n][0]), int(spots[n][1])): cost + float(far[n]) for n in near}
    return {
        (x, y): cost
        for (x, y), cost in found.items()
        if is_room(treks, Place(Point(x, y), place.height)) and _straight(treks, place, x, y)
    }


def _straight(treks: Treks, place: Place, x: int, y: int) -> bool:
    """True if nothing and nobody is in the way on a straight walk."""
    steps = (Step(Point(x, y)),)
    return check(treks.levels, treks.gait, place, steps, treks.solid).barred is None


def _through_the_air(treks: Treks, spots: Places) -> dict[tuple[int, int], float]:
    found = {}
    for x, y in spots:
        point = Point(int(x), int(y))
        height = treks.levels.height(point)
        if height is None or not is_room(treks, Place(point, height)):
            continue
        cost = _flown(treks, Place(point, height))
        if cost <= treks.aloft:
            found[point.x, point.y] = cost
    return found


def _flown(treks: Treks, goal: Place) -> float:
    """The length of a leap over what is in between."""
    here, cost = treks.start, 0.0
    for step in over(treks.levels, treks.gait, here, goal):
        end = Place(step.to, step.height or 0)
        cost += hypot(distance(here.point, end.point), end.height - here.height)
        here = end
    return cost
