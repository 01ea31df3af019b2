"""A building for what is described in words, and somebody in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from msgspec.structs import replace

from tapete.games.darkness.content.city import city_of
from tapete.games.darkness.content.library import library
from tapete.games.darkness.meta import ATTRIBUTES, Rules, Sheet
from tapete.games.darkness.rules.checks.throwing import RETHROW
from tapete.games.darkness.state import Laid, Lot, Spot, Square, State, Survivor, Turn
from tapete.games.darkness.world import Night
from tapete.kernel import Table
from tapete.kernel.tables.relay import Relay
from tapete.spaces.tiles.city import START, City, Entrance

ME, HELPER = "s0", "s1"


class BestKnown(Relay):
    """A table that does not try out which dice to throw again: the best choice is known."""

    __slots__ = ()

    def ignores(self, key: str) -> bool:
        return key == RETHROW or self.table.ignores(key)


def night(state: State, table: Table) -> Night:
    return Night(state, BestKnown(table))


def somebody(
    identity: str, at: Square | None, values: dict[str, int], points: int = 0, **skills: int
) -> Survivor:
    """A survivor of whom nothing is known but some attributes, and what some skills have cost."""
    held = {name: cost for name, cost in skills.items() if cost}
    made = Sheet(name=identity, skills=held)
    sheet = replace(made, **{one: values.get(one, 1) for one in ATTRIBUTES})
    return Survivor(identity, int(identity[1:]), sheet, at=at, points=points)


def helpers(at: Square | None, *dice: int) -> list[Survivor]:
    """A helper for each number of dice, which it throws for everything; nobody for 0."""
    found = [count for count in dice if count]
    return [
        somebody(f"s{n}", at, dict.fromkeys(ATTRIBUTES, count)) for n, count in enumerate(found, 1)
    ]


def fated(survivor: Survivor, fate: str) -> Survivor:
    survivor.harder, survivor.easier = int(fate == "harder"), fate == "easier"
    return survivor


def begin(survivors: list[Survivor], tile: str) -> State:
    """A state in which these are alone on a tile, in the turn of the first, who has moved.

    There is room for one disc among those of the building, so that it is clear where it goes.
    """
    laid = [Laid(tile, *START, 0)]
    city = city_of(tuple(laid))
    squares = city.encounters(0)
    lot = Lot(0, city.building(squares[0]), [Spot(square) for square in squares[1:]])
    return State(
        scenario="", rules=Rules(), survivors=survivors, laid=laid, lots=[lot],
        order=[one.id for one in survivors], round=1, phase="turn",
        turn=Turn(survivors[0].id, rolled=True),
    )  # fmt: skip


def _tiles() -> Iterator[tuple[str, City]]:
    """Each tile, and the city that has no other."""
    return ((name, city_of((Laid(name, *START, 0),))) for name in library().tiles)


@cache
def with_door(locks: int) -> tuple[str, Entrance]:
    """A tile with a door with that many locks that is nearest to a window, and that door."""
    return next(
        (name, door)
        for name, city in _tiles()
        for door in city.doors
        if door.locks == locks and any(window.locks == locks for window in city.windows)
    )


@cache
def line(steps: int) -> tuple[str, Square, Square]:
    """A tile, and two squares of its building that many steps apart."""
    return next(
        (name, one, other)
        for name, city in _tiles()
        for one, other in product(filter(city.floor, city.on(0)), repeat=2)
        if city.within(one).get(other) == steps
    )
