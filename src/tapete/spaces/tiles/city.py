"""A city of tiles. It is a value: one more tile makes another city."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from tapete.spaces.cells.grid import Cell
from tapete.spaces.plane.point import Point
from tapete.spaces.tiles.checking import PASSABLE
from tapete.spaces.tiles.laid import TURNS, Laid, Slot
from tapete.spaces.tiles.tile import (
    DOOR,
    ENCOUNTER,
    INDOORS,
    MARK,
    SIDES,
    SIZE,
    SQUARES,
    STREET_MARK,
    WINDOW,
    Edge,
    Side,
    Tile,
    Tiles,
    across,
    beyond,
    opposite,
    turned_cell,
)

WIDTH = 600
"""The width of a square, in tenths of a millimetre."""
START: Slot = (33, 33)
"""Where the first tile lies. A city may grow in all directions and has no negative places."""
STREET_COST, FLOOR_COST = 1, 2
"""In halves of a point of movement: a street square costs half as much as one in a building."""


class Entrance(NamedTuple):
    """A door or a window, by its number, which never changes as the city grows.

    A window has as many locks as the nearest door of its building.
    """

    number: int
    inside: Cell
    outside: Cell
    locks: int
    building: str


class City:
    """Tiles side by side. Cities are compared by identity."""

    size = FLOOR_COST

    def __init__(self, tiles: Tiles) -> None:
        self.tiles = tiles
        self.laid: tuple[Laid, ...] = ()
        self.signs: dict[Cell, str] = {}
        """The sign of each square, by its place in the city."""
        self.edges: dict[tuple[Cell, Side], Edge] = {}
        """What stands on edges, by the squares on whose tile they are drawn."""
        self.doors: tuple[Entrance, ...] = ()
        self.windows: tuple[Entrance, ...] = ()
        self.beside: dict[Cell, tuple[Cell, ...]] = {}
        """The squares one step away, over open edges and fences."""
        self.ways: dict[Cell, tuple[tuple[Cell, int], ...]] = {}
        """The same with the cost of each step, and the ways out through doors."""
        self.entrances: dict[Cell, tuple[Entrance, ...]] = {}
        """The doors in front of which a square is."""
        self.exits: dict[Cell, tuple[Cell, ...]] = {}
        """The squares beyond the edge of the city that one could step onto from a square."""
        self.outs: dict[Cell, tuple[Entrance, ...]] = {}
        """The doors behind which a square is."""
        self.diagonal: dict[Cell, tuple[tuple[Cell, int], ...]] = {}
        """Steps that were worked out before, diagonal ones too."""
        self._slots: dict[Slot, int] = {}
        self._near: dict[object, dict[Cell, int]] = {}
        """Distances that were measured before."""
        self._nearest: dict[Cell, tuple[Entrance, ...]] = {}

    # --- growing

    def grown(self, *laid: Laid) -> City:
        """This city with more tiles. The halves of a building are laid together."""
        city = City(self.tiles)
        city.laid = self.laid + laid
        city.signs, city.edges = dict(self.signs), dict(self.edges)
        city.beside = dict(self.beside)
        city.ways, city.entrances = dict(self.ways), dict(self.entrances)
        city.outs, city.exits = dict(self.outs), dict(self.exits)
        city.doors, city.windows, city._slots = self.doors, self.windows, dict(self._slots)
        for place, one in enumerate(laid, start=len(self.laid)):
            city._slots[one.slot] = place
            city._lay(one)
        city._join(laid)
        return city

    def _lay(self, laid: Laid) -> None:
        tile = self.tiles.turned(laid.tile, laid.turn)
        for cell, sign in tile.signs.items():
            self.signs[placed(laid, cell)] = sign
        for (cell, side), edge in tile.edges.items():
            self.edges[placed(laid, cell), side] = edge

    def _join(self, laid: tuple[Laid, ...]) -> None:
        """Works out the steps on new tiles, and those from their neighbours onto them."""
        windows = tuple(self._found(laid, WINDOW, len(self.windows)))
        doors = tuple(self._found(laid, DOOR, len(self.doors)))
        self.doors += doors
        for door in doors:
            self.entrances[door.outside] = (*self.entrances.get(door.outside, ()), door)
            self.outs[door.inside] = (*self.outs.get(door.inside, ()), door)
        cells = [placed(one, cell) for one in laid for cell in SQUARES]
        edge = [other for cell in cells for other in around(cell) if other in self.signs]
        for cell in {*cells, *edge}:
            self.beside[cell] = tuple(self._open(cell))
            self.ways[cell] = tuple(self._steps(cell))
            self.exits[cell] = tuple(self._beyond(cell))
        self.windows += tuple([self._locked(window) for window in windows])

    def _found(self, laid: tuple[Laid, ...], kind: str, number: int) -> Iterator[Entrance]:
        """The doors or windows of tiles, in the order in which they are drawn unturned."""
        for one in laid:
            tile = self.tiles[one.tile]
            for (cell, side), edge in tile.edges.items():
                if edge.kind == kind and tile.indoors(cell):
                    inside = placed(one, turned_cell(cell, one.turn))
                    outside = placed(one, turned_cell(across(cell, side), one.turn))
                    yield Entrance(number, inside, outside, edge.locks, tile.building)
                    number += 1

    def _locked(self, window: Entrance) -> Entrance:
        return window._replace(locks=self.nearest_doors(window.inside)[0].locks)

    def _open(self, cell: Cell) -> Iterator[Cell]:
        for side in SIDES:
            other = across(cell, side)
            if other in self.signs and self.passable(cell, side):
                yield other

    def _steps(self, cell: Cell) -> Iterator[tuple[Cell, int]]:
        for other in self.beside[cell]:
            yield other, FLOOR_COST if self.floor(other) else STREET_COST
        yield from ((door.outside, STREET_COST) for door in self.outs.get(cell, ()))

    def _beyond(self, cell: Cell) -> Iterator[Cell]:
        for side in () if self.floor(cell) else SIDES:
            if across(cell, side) not in self.signs and self.passable(cell, side):
                yield across(cell, side)

    # --- what is where

    def floor(self, cell: Cell) -> bool:
        """True if the square is inside a building."""
        return self.signs[cell] in INDOORS

    def inside(self, cell: Cell) -> bool:
        """True if a tile lies there."""
        return cell in self.signs

    free = inside

    def sign(self, cell: Cell) -> str:
        return self.signs[cell]

    def building(self, cell: Cell) -> str:
        """The building a square is in; empty in the street."""
        return self.tile(cell).building if self.floor(cell) else ""

    def tile(self, cell: Cell) -> Tile:
        """The tile of a square, turned as it lies."""
        laid = self.tile_at(cell)
        return self.tiles.turned(laid.tile, laid.turn)

    def tile_at(self, cell: Cell) -> Laid:
        return self.laid[self.place_at(cell)]

    def place_at(self, cell: Cell) -> int:
        """The place of a square's tile among those laid."""
        return self._slots[slot(cell)]

    def slot_taken(self, where: Slot) -> bool:
        return where in self._slots

    def on(self, place: int) -> list[Cell]:
        """The squares of a tile, by its place among those laid, in the order of its drawing."""
        laid = self.laid[place]
        return [placed(laid, turned_cell(cell, laid.turn)) for cell in SQUARES]

    def encounters(self, place: int) -> list[Cell]:
        """The `?` squares of a tile."""
        return [cell for cell in self.on(place) if self.signs[cell] == ENCOUNTER]

    def marks(self, place: int) -> list[Cell]:
        """The `!` squares of a tile."""
        return [cell for cell in self.on(place) if self.signs[cell] in (MARK, STREET_MARK)]

    def doors_of(self, building: str) -> list[Entrance]:
        return [door for door in self.doors if door.building == building]

    def door_at(self, one: Cell, other: Cell) -> int | None:
        """The number of the door between two squares."""
        pair = {one, other}
        near = self.outs.get(one, ()) + self.outs.get(other, ())
        return next((door.number for door in near if {door.inside, door.outside} == pair), None)

    def edge(self, cell: Cell, side: Side) -> Edge | None:
        """What stands on an edge of a square; None if it is open."""
        found = self.edges.get((cell, side))
        return found or self.edges.get((across(cell, side), opposite(side)))

    def passable(self, cell: Cell, side: Side) -> bool:
        """True if a step can cross the edge without a door."""
        edge = self.edge(cell, side)
        return edge is None or edge.kind in PASSABLE

    # --- more tiles

    def laying(self, tile: str, where: Slot, turn: int) -> tuple[Laid, ...]:
        """The tile in that place; with it its other half, if it has one."""
        laid = Laid(tile, *where, turn)
        one = self.tiles.turned(tile, turn)
        if one.joint is None:
            return (laid,)
        return laid, Laid(one.partner, *across(where, one.joint), turn)

    def fits(self, tile: str, where: Slot, turn: int, onto: Cell | None = None) -> bool:
        """True if there is room, and street joins street where one steps `onto` the tile."""
        pieces = self.laying(tile, where, turn)
        if any(piece.slot in self._slots for piece in pieces):
            return False
        return onto is None or self._joins_street(self.tiles.turned(tile, turn), onto)

    def _joins_street(self, tile: Tile, onto: Cell) -> bool:
        local = onto[0] % SIZE, onto[1] % SIZE
        if tile.indoors(local):
            return False
        for side in SIDES:
            here = across(onto, side)
            if here in self.signs and not self.floor(here) and beyond(local, side):
                edge = tile.edges.get((local, side))
                return (edge.kind if edge else None) in PASSABLE
        return False

    def turns(self, tile: str, onto: Cell) -> tuple[int, ...]:
        """The ways in which a tile can be turned so that one can step onto that square of it."""
        return tuple([turn for turn in TURNS if self.fits(tile, slot(onto), turn, onto)])

    # --- distances

    def steps(self, cell: Cell) -> tuple[tuple[Cell, int], ...]:
        return self.ways[cell]

    def distance(self, one: Cell, other: Cell) -> int:
        """The cost of the shortest way over an empty street."""
        return abs(one[0] - other[0]) + abs(one[1] - other[1])

    def nearest_doors(self, cell: Cell) -> tuple[Entrance, ...]:
        """The doors of the building that a square inside is nearest to; several if they tie."""
        found = self._nearest.get(cell)
        if found is None:
            found = self._nearest[cell] = self._measured_doors(cell)
        return found

    def _measured_doors(self, cell: Cell) -> tuple[Entrance, ...]:
        far = self.within(cell)
        doors = [door for door in self.doors_of(self.building(cell)) if door.inside in far]
        least = min(far[door.inside] for door in doors)
        return tuple([door for door in doors if far[door.inside] == least])

    def within(self, start: Cell, most: int = 10_000) -> dict[Cell, int]:
        """The squares at most so many steps away, not through doors, with their distances."""
        found = self._near.get((start, most))
        if found is None:
            found = self._near[start, most] = self._spread(start, most)
        return found

    def _spread(self, start: Cell, most: int) -> dict[Cell, int]:
        found, edge = {start: 0}, [start]
        for steps in range(1, most + 1):
            new = {
                other: steps for cell in edge for other in self.beside[cell] if other not in found
            }
            if not new:
                break
            found.update(new)
            edge = list(new)
        return found

    # --- on the plane

    def centre(self, cell: Cell) -> Point:
        return Point(cell[0] * WIDTH + WIDTH // 2, cell[1] * WIDTH + WIDTH // 2)

    def at(self, point: Point) -> Cell:
        return point.x // WIDTH, point.y // WIDTH

    @cached_property
    def bounds(self) -> tuple[int, int, int, int]:
        """The first column and row of squares, and those after the last."""
        columns = [one.column for one in self.laid]
        rows = [one.row for one in self.laid]
        return (
            min(columns) * SIZE, min(rows) * SIZE, (max(columns) + 1) * SIZE, (max(rows) + 1) * SIZE
        )  # fmt: skip


def slot(cell: Cell) -> Slot:
    """The place for a tile in which a square is."""
    return cell[0] // SIZE, cell[1] // SIZE


def placed(laid: Laid, cell: Cell) -> Cell:
    """Where a square of a turned tile is in the city."""
    return laid.column * SIZE + cell[0], laid.row * SIZE + cell[1]


def around(cell: Cell) -> list[Cell]:
    return [across(cell, side) for side in SIDES]
