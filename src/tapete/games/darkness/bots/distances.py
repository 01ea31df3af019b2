"""How long the way is to everywhere, with doors that have to be opened on the way."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple, TypeAlias

from tapete.games.darkness.bots.chances import Skills, chance
from tapete.games.darkness.content.library import library
from tapete.games.darkness.rules.dice.ladder import level_of
from tapete.games.darkness.state import Square
from tapete.spaces.tiles.city import City, Entrance

TURN = 14
"""How bad a lost turn is, in half points of movement."""
SUSPICION = 8
"""How bad the failure disc for knocking a door down is, in half points of movement."""
NEVER = 10_000
Stops: TypeAlias = frozenset[tuple[Square, int]]
"""Squares at which one has to stop, and what it costs to go on from there."""
Tolls: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""What it costs to get through a door and a window of 1, 2 and 3 locks."""


@lru_cache(maxsize=1024)
def tolls(dice: Skills, turn: int = TURN) -> Tolls:
    """The turns that a door takes on average, as half points of movement."""

    def tries(count: int, need: int) -> int:
        success = chance(count, need)
        return min(NEVER, round(turn / success)) if success else NEVER

    needs = [level_of(code) for code in library().figures.locks]
    doors = [min(tries(dice.pick, need), tries(dice.force, need) + SUSPICION) for need in needs]
    return tuple(doors), tuple([tries(dice.climb, need + 1) for need in needs])


class Ways(NamedTuple):
    """The half points of movement from a square to every other, and the square before each."""

    far: dict[Square, int]
    afoot: dict[Square, int]
    """The part of it that is walked before the first door has to be opened, or the first stop."""
    before: dict[Square, Square]

    def back(self, goal: Square) -> Iterator[Square]:
        """The squares of the way to a goal, from its end to its beginning."""
        while True:
            yield goal
            if self.before[goal] == goal:
                return
            goal = self.before[goal]


@lru_cache(maxsize=8192)
def ways(
    city: City, start: Square, doors: frozenset[int], tolls: Tolls, stops: Stops = frozenset()
) -> Ways:
    """How far away everything is; a locked door costs the tries it takes to open."""
    found, halts = Ways({}, {}, {}), dict(stops)
    halts.pop(start, None)
    heap = [(0, 0, start, start)]
    while heap:
        cost, afoot, here, before = heappop(heap)
        if here in found.far:
            continue
        found.far[here], found.afoot[here], found.before[here] = cost, afoot, before
        cost += halts.get(here, 0)
        open_so_far = afoot == cost
        for other, step in city.ways[here]:
            if other not in found.far:
                heappush(heap, (cost + step, afoot + step * open_so_far, other, here))
        for entrance, price in _ways_in(city, here, doors, tolls):
            if entrance.inside not in found.far:
                heappush(heap, (cost + price, afoot, entrance.inside, here))
    return found


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
