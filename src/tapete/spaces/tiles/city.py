"""A city of tiles. It is a value: one more tile makes another city."""

from __future__ import annotations

from typing import NamedTuple

from tapete.kernel.kept import once
from tapete.spaces.cells.grid import Cell
from tapete.spaces.plane.point import Point
from tapete.spaces.tiles.checking import PASSABLE
from tapete.spaces.tiles.laid import TURNS, Laid, Slot
from tapete.spaces.tiles.piece import FLOOR_COST, Border, Piece, Steps, cost
from tapete.spaces.tiles.pieces import Tiles
from tapete.spaces.tiles.tile import SIDES, SIZE, Edge, Side, Tile, across, beyond, opposite

WIDTH = 600
"""The width of a square, in tenths of a millimetre."""
START: Slot = (33, 33)
"""Where the first tile lies. A city may grow in all directions and has no negative places."""


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
        self.indoors: dict[Cell, bool] = {}
        """True for each square that is inside a building."""
        self.pieces: tuple[Piece, ...] = ()
        """The tiles where they lie, in the order in which they were laid."""
        self.edges: dict[tuple[Cell, Side], Edge] = {}
        """What stands on edges, by the squares on whose tile they are drawn."""
        self.doors: tuple[Entrance, ...] = ()
        self.windows: tuple[Entrance, ...] = ()
        self.beside: dict[Cell, tuple[Cell, ...]] = {}
        """The squares one step away, over open edges and fences."""
        self.ways: dict[Cell, Steps] = {}
        """The same with the cost of each step, and the ways out through doors."""
        self.entrances: dict[Cell, tuple[Entrance, ...]] = {}
        """The doors in front of which a square is."""
        self.exits: dict[Cell, tuple[Cell, ...]] = {}
        """The squares beyond the edge of the city that one could step onto from street squares."""
        self.outs: dict[Cell, tuple[Entrance, ...]] = {}
        """The doors behind which a square is."""
        self.diagonal: dict[Cell, Steps] = {}
        """Steps that were worked out before, diagonal ones too."""
        self._slots: dict[Slot, int] = {}
        self._near: dict[object, dict[Cell, int]] = {}
        """Distances that were measured before."""
        self._nearest: dict[Cell, tuple[Entrance, ...]] = {}

    # --- growing

    def grown(self, *laid: Laid) -> City:
        """This city with more tiles. The halves of a building are laid together."""
        city = City(self.tiles)
        city.laid, city.doors, city.windows = self.laid + laid, self.doors, self.windows
        city.signs, city.indoors, city.edges = {**self.signs}, {**self.indoors}, {**self.edges}
        city.beside, city.ways, city.exits = {**self.beside}, {**self.ways}, {**self.exits}
        city.entrances, city.outs = {**self.entrances}, {**self.outs}
        city._slots, city.pieces = {**self._slots}, self.pieces
        for one in laid:
            city._lay(one, self.tiles.piece(one))
        for one in laid:
            city._add_windows(one, self.tiles.piece(one))
        return city

    def _lay(self, laid: Laid, piece: Piece) -> None:
        self._slots[laid.slot] = len(self.pieces)
        self.pieces += (piece,)
        self.signs.update(piece.signs)
        self.indoors.update(piece.indoors)
        self.edges.update(piece.edges)
        self.beside.update(piece.beside)
        self.ways.update(piece.ways)
        self._add_doors(piece)
        for side in SIDES:
            self._join(piece.borders[side], opposite(side))

    def _join(self, border: tuple[Border, ...], facing: Side) -> None:
        """The steps between a side of a new tile and its neighbour, or off the edge."""
        joined = border[0].other in self.signs
        for one in border:
            if joined:
                self._meet(one, facing)
            elif one.passable and not one.indoors:
                self.exits[one.cell] = (*self.exits.get(one.cell, ()), one.other)

    def _meet(self, one: Border, facing: Side) -> None:
        cell, other = one.cell, one.other
        if other in self.exits:
            self.exits[other] = tuple([far for far in self.exits[other] if far != cell])
        edge = self.edges.get((other, facing))
        if one.passable and (edge is None or edge.kind in PASSABLE):
            for here, there in ((cell, other), (other, cell)):
                self.beside[here] += (there,)
                self.ways[here] += ((there, cost(self.indoors[there])),)

    def _add_doors(self, piece: Piece) -> None:
        for hole in piece.doors:
            door = Entrance(len(self.doors), *hole, piece.building)
            self.doors += (door,)
            self.entrances[door.outside] = (*self.entrances.get(door.outside, ()), door)
            self.outs[door.inside] = (*self.outs.get(door.inside, ()), door)

    def _add_windows(self, laid: Laid, piece: Piece) -> None:
        """Adds windows, each with the locks of the nearest door, wherever its tile lies."""
        known = self.tiles.window_locks
        for place, hole in enumerate(piece.windows):
            if (laid.tile, place) not in known:
                known[laid.tile, place] = self.nearest_doors(hole.inside)[0].locks
            locks = known[laid.tile, place]
            number = len(self.windows)
            where = hole.inside, hole.outside
            self.windows += (Entrance(number, *where, locks, piece.building),)

    # --- what is where

    def floor(self, cell: Cell) -> bool:
        """True if the square is inside a building."""
        return self.indoors[cell]

    def inside(self, cell: Cell) -> bool:
        """True if a tile lies there."""
        return cell in self.signs

    free = inside

    def sign(self, cell: Cell) -> str:
        return self.signs[cell]

    def building(self, cell: Cell) -> str:
        """The building a square is in; empty in the street."""
        return self.pieces[self.place_at(cell)].building if self.indoors[cell] else ""

    def tile_at(self, cell: Cell) -> Laid:
        return self.laid[self.place_at(cell)]

    def place_at(self, cell: Cell) -> int:
        """The place of a square's tile among those laid."""
        return self._slots[slot(cell)]

    def slot_taken(self, where: Slot) -> bool:
        return where in self._slots

    def on(self, place: int) -> tuple[Cell, ...]:
        """The squares of a tile, by its place among those laid, in the order of its drawing."""
        return self.pieces[place].cells

    def encounters(self, place: int) -> tuple[Cell, ...]:
        """The `?` squares of a tile."""
        return self.pieces[place].encounters

    def marks(self, place: int) -> tuple[Cell, ...]:
        """The `!` squares of a tile."""
        return self.pieces[place].marks

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
        """True if a street leads there. A building at the edge of its tile has a wall."""
        local = onto[0] % SIZE, onto[1] % SIZE
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

    def steps(self, cell: Cell) -> Steps:
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

    def spot(self, cell: Cell, by: tuple[int, int] = (0, 0)) -> tuple[int, int]:
        """A place in a square, from its middle."""
        middle = self.centre(cell)
        return middle.x + by[0], middle.y + by[1]

    def at(self, point: Point) -> Cell:
        return point.x // WIDTH, point.y // WIDTH

    @once
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
