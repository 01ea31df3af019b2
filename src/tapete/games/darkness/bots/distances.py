"""How long the way is to everywhere, with doors that have to be opened on the way."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import TypeAlias

from tapete.games.darkness.bots.chances import Skills, chance
from tapete.games.darkness.content.library import library
from tapete.games.darkness.rules.dice.ladder import level_of
from tapete.games.darkness.state import Square
from tapete.spaces.tiles.city import City, Entrance

TURN = 14
"""Halves of a point of movement that a lost turn is about as bad as."""
SUSPICION = 8
"""Halves that a failure disc for a door that is knocked down is about as bad as."""
NEVER = 10_000
Tolls: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""What a door and a window of 1, 2 and 3 locks cost to get through."""


@lru_cache(maxsize=1024)
def tolls(dice: Skills) -> Tolls:
    """The turns that a door may be expected to take, as halves of movement."""
    needs = [level_of(code) for code in library().figures.locks]
    doors = [min(_tries(dice.pick, need), _tries(dice.force, need) + SUSPICION) for need in needs]
    return tuple(doors), tuple([_tries(dice.climb, need + 1) for need in needs])


def _tries(dice: int, need: int) -> int:
    success = chance(dice, need)
    return min(NEVER, round(TURN / success)) if success else NEVER


@lru_cache(maxsize=8192)
def distances(city: City, start: Square, doors: frozenset[int], tolls: Tolls) -> dict[Square, int]:
    """The halves of movement to every square, a locked door at the price of its tries."""
    far: dict[Square, int] = {}
    heap = [(0, start)]
    while heap:
        cost, here = heappop(heap)
        if here in far:
            continue
        far[here] = cost
        for other, step in city.ways[here]:
            if other not in far:
                heappush(heap, (cost + step, other))
        for entrance, price in _ways_in(city, here, doors, tolls):
            if entrance.inside not in far:
                heappush(heap, (cost + price, entrance.inside))
    return far


def _ways_in(
    city: City, here: Square, doors: frozenset[int], tolls: Tolls
) -> list[tuple[Entrance, int]]:
    """The doors and windows in front of a square."""
    found = [
        (door, 0 if door.number in doors else tolls[0][door.locks - 1])
        for door in city.entrances.get(here, ())
    ]
    return found + [(one, tolls[1][one.locks - 1]) for one in _windows(city).get(here, ())]


@lru_cache(maxsize=64)
def _windows(city: City) -> dict[Square, list[Entrance]]:
    found: dict[Square, list[Entrance]] = {}
    for window in city.windows:
        found.setdefault(window.outside, []).append(window)
    return found
