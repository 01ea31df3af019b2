"""Walking through a city: which squares can be reached, and how far apart two of them are.

Movement is counted in halves of a point: a street square costs one, a floor two. Walking in through
a door that stands open costs nothing and ends the walk; walking out is a step like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from tapete.spaces.cells.grid import NOBODY, Cell, Reach
from tapete.spaces.tiles.city import City
from tapete.spaces.tiles.piece import FLOOR_COST, STREET_COST, Steps
from tapete.spaces.tiles.tile import SIDES, across

CLOSED: frozenset[int] = frozenset()
"""No door stands open."""


def walk(
    city: City,
    start: Cell,
    halves: int,
    *,
    doors: Collection[int] = CLOSED,
    stops: Collection[Cell] = NOBODY,
    tile: int | None = None,
    diagonal: bool = False,
    beyond: bool = False,
) -> Reach:
    """Every square within so many halves of a point.

    `doors` are the numbers of those that stand open. A walk ends on one of the `stops`. With a
    `tile`, by its place among those laid, the walk does not leave it. With `beyond` it may end on a
    square beyond the edge of the city, where a tile is laid then.
    """
    steps = diagonals(city) if diagonal else city.ways.__getitem__
    on_tile = None if tile is None else frozenset(city.on(tile))
    settled: dict[Cell, tuple[int, Cell]] = {}
    entered: dict[Cell, tuple[int, Cell]] = {}
    waiting: list[list[tuple[Cell, Cell]]] = [[] for _ in range(halves + 1)]
    waiting[0].append((start, start))
    for cost, cells in enumerate(waiting):
        for cell, before in cells:
            if cell in settled:
                continue
            settled[cell] = (cost, before)
            if cell in stops and cell != start:
                continue
            if doors or beyond:
                for other, step in _ends(city, cell, doors, beyond):
                    if cost + step <= halves:
                        entered.setdefault(other, (cost + step, cell))
            for other, step in steps(cell):
                if other in settled or cost + step > halves:
                    continue
                if on_tile is None or other in on_tile:
                    waiting[cost + step].append((other, cell))
    return Reach(city, start, {**entered, **settled}, NOBODY)


def _ends(
    city: City, cell: Cell, doors: Collection[int], beyond: bool
) -> Iterator[tuple[Cell, int]]:
    """The steps from a square with which a walk ends: into a building, and off the edge."""
    for door in city.entrances.get(cell, ()):
        if door.number in doors:
            yield door.inside, 0
    if beyond and cell in city.exits:
        yield from ((other, STREET_COST) for other in city.exits[cell])


def diagonals(city: City) -> Callable[[Cell], Steps]:
    """The steps from a square, diagonal ones too."""
    known = city.diagonal

    def steps(cell: Cell) -> Steps:
        found = known.get(cell)
        if found is None:
            found = known[cell] = (*city.ways[cell], *_corners(city, cell))
        return found

    return steps


def _corners(city: City, cell: Cell) -> Iterator[tuple[Cell, int]]:
    """The steps around no corner: both ways to the square must be free of walls and doors."""
    for side in SIDES:
        first, second = across(cell, side), across(cell, SIDES[side - 3])
        both = set(city.beside[cell])
        other = across(first, SIDES[side - 3])
        if {first, second} <= both and other in city.beside[first] and other in city.beside[second]:
            yield other, FLOOR_COST if city.floor(other) else STREET_COST


def one_step(
    city: City, cell: Cell, goal: Cell, *, doors: Collection[int] = CLOSED, beyond: bool = False
) -> int | None:
    """The cost of a step between two squares; None if there is none, diagonal ones left out."""
    costs = dict(city.ways[cell])
    if goal not in costs:
        costs = dict(_ends(city, cell, doors, beyond))
    return costs.get(goal)


def apart(
    city: City,
    one: Cell,
    other: Cell,
    most: int,
    *,
    doors: Collection[int] = CLOSED,
    diagonal: bool = False,
) -> int | None:
    """The fewest steps between two squares, if they are at most so many.

    Each square counts as one, in the street too. Walls and closed doors are in the way.
    """
    if one == other:
        return 0
    across_, down = abs(one[0] - other[0]), abs(one[1] - other[1])
    if (max(across_, down) if diagonal else across_ + down) > most:
        return None
    if not doors and not diagonal:
        return city.within(one, most).get(other)
    return spread(city, one, most, doors, diagonal).get(other)


def spread(
    city: City, start: Cell, most: int, doors: Collection[int], diagonal: bool
) -> dict[Cell, int]:
    """The squares at most so many steps away, through open doors too, with their distances."""
    found, edge = {start: 0}, [start]
    for steps in range(1, most + 1):
        new = {
            other: steps for cell in edge for other in _beside(city, cell, doors, diagonal)
            if other not in found
        }  # fmt: skip
        if not new:
            break
        found.update(new)
        edge = list(new)
    return found


def _beside(city: City, cell: Cell, doors: Collection[int], diagonal: bool) -> Iterator[Cell]:
    yield from city.beside[cell]
    yield from (door.inside for door in city.entrances.get(cell, ()) if door.number in doors)
    yield from (door.outside for door in city.outs.get(cell, ()) if door.number in doors)
    if diagonal:
        yield from (other for other, _ in _corners(city, cell))
