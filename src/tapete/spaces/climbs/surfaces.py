"""Surfaces and heights: where a disc may stand, and how far it is from edges and other discs."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, isqrt
from typing import NamedTuple, TypeAlias

import msgspec
import shapely

from tapete.kernel.kept import Kept, once
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.edges import Edge, faces, foot, nearest_edge
from tapete.spaces.climbs.floors import SKIN, Floor, floor_of
from tapete.spaces.plane.disc import Disc, near
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.polygon import square_beyond
from tapete.spaces.plane.segment import Pair
from tapete.spaces.plane.sweep import nearest
from tapete.spaces.routes.route import Obstruction
from tapete.spaces.sight.obstacle import Obstacle, Spot, parts
from tapete.spaces.sight.sight_lines import Bundle

Indexed: TypeAlias = "tuple[int, Scenery]"
"""A piece and its index on the board."""
TABLE = -1
"""The index that stands for the table, which is no piece's top."""
SNUG = 5
"""In tenths of a millimetre: bases at most this far apart are in contact."""
MOST_PLACES = 20_000
"""The number of places whose surface is remembered."""
LEDGE = 250
"""Bases whose heights differ by no more than this can be in contact."""
CELL, AROUND = 500, 320
"""The width of the cells used to look up scenery, and the largest base they serve."""


class Place(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Where a base is: its centre, its height, and `held`, True on a wall or ladder."""

    point: Point
    height: int = 0
    held: bool = False

    @property
    def pair(self) -> tuple[int, int]:
        """Its centre as two numbers."""
        return self.point.x, self.point.y


class Standing(msgspec.Struct, frozen=True, gc=False):
    """A base in its place. Some may be passed over; none may be stood upon."""

    disc: Disc
    height: int = 0
    name: str = ""
    passable: bool = False

    def far(self, place: Place, radius: int) -> float:
        """The distance through the air to another base."""
        return apart(Disc(place.point, radius), place.height, self.disc, self.height)


class Near(NamedTuple):
    """The scenery that a base in one cell of the board may meet."""

    solids: list[Indexed]
    tops: list[Indexed]
    areas: list[Indexed]


def contact(one: Disc, height: int, other: Disc, other_height: int) -> bool:
    """True if two bases are flush with each other and at similar heights, exactly."""
    return abs(height - other_height) <= LEDGE and near(one, other, SNUG)


def apart(one: Disc, height: int, other: Disc, other_height: int) -> float:
    """The straight distance through the air between two bases; 0 in contact."""
    here, there, up = one.centre, other.centre, height - other_height
    dx, dy, reach = here.x - there.x, here.y - there.y, one.radius + other.radius + SNUG
    if dx * dx + dy * dy <= reach * reach and -LEDGE <= up <= LEDGE:
        return 0.0
    flat = hypot(dx, dy) - one.radius - other.radius
    return hypot(flat, up) if flat > 0 else float(abs(up))


class Levels:
    """A board's surfaces: the table, and the tops of its scenery."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.pieces = [
            (index, piece) for index, piece in enumerate(board.pieces) if isinstance(piece, Scenery)
        ]
        self.solids = [(index, piece) for index, piece in self.pieces if not piece.area]
        self.areas = [(index, piece) for index, piece in self.pieces if piece.area]
        self.tops = [(i, p) for i, p in self.solids if p.standable and not p.wall]
        self.walking: dict[object, Board] = {}
        """The table prepared for walking, by the parts of a gait that it depends on."""
        self.doors: dict[object, tuple[object, ...]] = {}
        """The places to change from one surface to another, by the gait of the mover."""
        self._floors: dict[int, list[Floor]] = {}
        self._under: Kept[tuple[int, int, int], Floor | None] = Kept(MOST_PLACES)
        self._fixed: Kept[tuple[int, Place], Obstruction | None] = Kept(MOST_PLACES)
        self._supports: Kept[tuple[int, int, int], int | None] = Kept(MOST_PLACES)
        self._heights: Kept[Pair, tuple[int, ...]] = Kept(MOST_PLACES)
        self._met: dict[tuple[int, int], tuple[list[Indexed], list[Indexed]]] = {}
        self._grounds: dict[int, list[Indexed]] = {}
        self._barriers: dict[int, list[Indexed]] = {}
        self._cells: dict[tuple[int, int], Near] = {}

    @classmethod
    def of(cls, board: Board) -> Levels:
        """The levels of a board, made once and kept with it."""
        found = board.kept.get("levels")
        if not isinstance(found, cls):
            found = board.kept["levels"] = cls(board)
        return found

    @once
    def screens(self) -> dict[int, list[Obstacle]]:
        """The convex parts of solid pieces, by index, for tests of sight."""
        return {index: parts(index, piece) for index, piece in self.solids}

    # --- standing ---------------------------------------------------------------------------

    def near(self, point: Point, radius: int = 0) -> Near:
        """The scenery around a place; all of it for a base too large for the cells."""
        if radius > AROUND:
            return Near(self.solids, self.tops, self.areas)
        cell = point.x // CELL, point.y // CELL
        found = self._cells.get(cell)
        if found is None:
            found = self._cells[cell] = Near(
                _in_cell(self.solids, cell), _in_cell(self.tops, cell), _in_cell(self.areas, cell)
            )
        return found

    def support(self, point: Point, height: int) -> int | None:
        """The index of the piece whose top is under a place at a height, or `TABLE`; else None."""
        key = (height, point.x, point.y)
        try:
            return self._supports[key]
        except KeyError:
            return self._supports.keep(key, self._support(point, height))

    def _support(self, point: Point, height: int) -> int | None:
        for index, piece in self.near(point).tops:
            if piece.top == height and self._over(piece, point):
                return index
        return TABLE if height == 0 and not self._within_solid(point, 0) else None

    def _over(self, piece: Scenery, point: Point) -> bool:
        """True if a place is inside the outline or on it, allowing for rounding."""
        spot = (point.x, point.y)
        if not piece.beside(spot, spot, SKIN):
            return False
        if piece.upright:
            return square_beyond(piece.box, *spot) <= SKIN * SKIN
        return piece.holds(point) or nearest(piece.corners, *spot)[1] <= SKIN

    def _within_solid(self, point: Point, height: int) -> bool:
        for _, piece in self.near(point).solids:
            if piece.foot <= height < piece.top and piece.holds(point):
                return True
        return False

    def heights(self, point: Point) -> tuple[int, ...]:
        """The heights of the surfaces to stand on at a place, highest first."""
        key = (point.x, point.y)
        found = self._heights.get(key)
        return self._heights.keep(key, self._surfaces(point)) if found is None else found

    def _surfaces(self, point: Point) -> tuple[int, ...]:
        found = {p.top for _, p in self.near(point).tops if self._over(p, point)}
        if not self._within_solid(point, 0):
            found.add(0)
        free = [height for height in found if not self._within_solid(point, height)]
        return tuple(sorted(free, reverse=True))

    def height(self, point: Point, most: int = 1_000_000) -> int | None:
        """The highest surface at a place that is not above `most`; None if there is none."""
        return next((height for height in self.heights(point) if height <= most), None)

    def barred_at(
        self, place: Place, radius: int, others: Sequence[Standing] = ()
    ) -> Obstruction | None:
        """What keeps a disc from stopping there; None if nothing does."""
        barred = self.fixed_at(place, radius)
        return self._ends_on(place, radius, others) if barred is None else barred

    def fixed_at(self, place: Place, radius: int) -> Obstruction | None:
        """What keeps a disc from stopping there, leaving others aside; results are remembered."""
        key = (radius, place)
        try:
            return self._fixed[key]
        except KeyError:
            return self._fixed.keep(key, self._barred(place, radius))

    def _barred(self, place: Place, radius: int) -> Obstruction | None:
        point = place.point
        if not self.on_board(point, radius):
            return Obstruction("off_board", "", point)
        if not place.held and self.support(point, place.height) is None:
            return self._unsupported(place)
        solid = self.solid_at(place, radius)
        if solid is not None:
            return Obstruction("through", solid.name, point)
        area = self.barred_area(place, radius)
        if area is not None and not place.held:
            return Obstruction("barred", area.name, point)
        return None

    def on_board(self, point: Point, radius: int) -> bool:
        across = radius <= point.x <= self.board.width - radius
        return across and radius <= point.y <= self.board.height - radius

    def _unsupported(self, place: Place) -> Obstruction:
        """The obstruction over something that cannot be stood on, or over nothing."""
        point = place.point
        for _, piece in self.solids:
            if piece.foot <= place.height <= piece.top and piece.holds(point):
                kind = "cannot_stand" if piece.top == place.height else "through"
                return Obstruction(kind, piece.name, point)
        below = self.height(point, place.height)
        return Obstruction("no_ground", "", point, place.height, below or 0)

    def solid_at(self, place: Place, radius: int) -> Scenery | None:
        """The piece that rises at the base's height and overlaps it; None if there is none.

        The piece it stands on does not count, even at the very edge.
        """
        spot = (place.point.x, place.point.y)
        height = place.height
        for _, piece in self.near(place.point, radius).solids:
            if piece.foot <= height < piece.top and piece.meets(spot, spot, radius):
                return piece
        return None

    def barred_area(self, place: Place, radius: int) -> Scenery | None:
        spot = (place.point.x, place.point.y)
        for _, piece in self.near(place.point, radius).areas:
            if piece.barred and piece.foot == place.height and piece.meets(spot, spot, radius):
                return piece
        return None

    def _ends_on(self, place: Place, radius: int, others: Sequence[Standing]) -> Obstruction | None:
        point = place.point
        for other in others:
            disc = other.disc
            needs, dx = radius + disc.radius, point.x - disc.centre.x
            if -needs < dx < needs:
                square = dx * dx + (point.y - disc.centre.y) ** 2
                if square < needs * needs and abs(other.height - place.height) <= LEDGE:
                    return Obstruction("ends_on", other.name, point, needs, isqrt(square))
        return None

    def grounds_at(self, place: Place, radius: int) -> list[int]:
        """The areas that any part of a base is over, and the piece it stands on."""
        spot = (place.point.x, place.point.y)
        found = [
            index
            for index, piece in self.near(place.point, radius).areas
            if piece.foot == place.height and piece.meets(spot, spot, radius)
        ]
        top = self.support(place.point, place.height)
        if top is not None and top != TABLE:
            found.append(top)
        return found

    def beside(self, place: Place, radius: int) -> list[int]:
        """The indexes of the pieces that rise at that height and are in contact with the base."""
        spot, reach = (place.point.x, place.point.y), radius + SNUG
        return [
            index
            for index, piece in self.near(place.point, reach).solids
            if piece.foot <= place.height < piece.top
            and piece.beside(spot, spot, reach)
            and nearest(piece.corners, *spot, piece.wall)[1] <= reach
        ]

    def under(self, place: Place, radius: int) -> list[int]:
        """The indexes of the pieces that any part of the base is over."""
        spot = (place.point.x, place.point.y)
        return [
            index
            for index, piece in self.near(place.point, radius).solids
            if piece.top <= place.height and piece.meets(spot, spot, radius)
        ]

    def met(self, step: int, height: int) -> tuple[list[Indexed], list[Indexed]]:
        """The pieces in the way at a height, and those that a mover steps over there.

        `step` is the largest size it steps over.
        """
        found = self._met.get((step, height))
        if found is None:
            rising = [(i, p) for i, p in self.solids if p.foot <= height < p.top]
            low = [(i, p) for i, p in rising if 0 < p.size <= step and p.foot == height]
            found = self._met[step, height] = [one for one in rising if one not in low], low
        return found

    def grounds(self, height: int) -> list[Indexed]:
        """The areas and tops at a height that have a kind of ground."""
        found = self._grounds.get(height)
        if found is None:
            areas = [(i, p) for i, p in self.areas if p.ground and p.foot == height]
            tops = [(i, p) for i, p in self.tops if p.ground and p.top == height]
            found = self._grounds[height] = areas + tops
        return found

    def barriers(self, height: int) -> list[Indexed]:
        """The areas at a height that nobody may enter."""
        found = self._barriers.get(height)
        if found is None:
            found = [(i, p) for i, p in self.areas if p.barred and p.foot == height]
            self._barriers[height] = found
        return found

    # --- edges ------------------------------------------------------------------------------

    def floors(self, height: int) -> list[Floor]:
        """The surfaces at a height; tops that touch each other are one."""
        if height not in self._floors:
            shapes = [shapely.Polygon(p.corners) for _, p in self.tops if p.top == height]
            parts = shapely.get_parts(shapely.union_all(shapes))
            self._floors[height] = [floor_of(part) for part in parts if part.area]
        return self._floors[height]

    def floor(self, height: int, point: Point) -> Floor | None:
        """The surface at that height under a place; results are remembered."""
        key = (height, point.x, point.y)
        try:
            return self._under[key]
        except KeyError:
            found = [floor for floor in self.floors(height) if floor.holds(point.x, point.y)]
            return self._under.keep(key, found[0] if found else None)

    def outlines(self, height: int, point: Point) -> tuple[tuple[Pair, ...], ...]:
        """The outlines of the surface at that height under a place, holes included."""
        found = self.floor(height, point)
        return found.rings if found else ()

    def edge(self, place: Place, radius: int) -> Edge | None:
        """The edge nearest to a base on a raised surface; None on the table."""
        if place.held:
            return Edge(place.point, 0.0)
        rings = self.outlines(place.height, place.point)
        found = [nearest(ring, place.point.x, place.point.y) for ring in rings]
        return nearest_edge([spot for spot, _ in found], place.point, radius, SNUG)

    def edge_towards(self, place: Place, radius: int, other: Disc) -> Edge | None:
        """The nearest place on the stretch of edge that lines from another base cross."""
        return self.edge_over(place, radius, other, Bundle(Disc(place.point, radius), None, other))

    def edge_over(self, place: Place, radius: int, other: Disc, bundle: Bundle) -> Edge | None:
        """The nearest place on the stretch of edge that the lines of a bundle cross."""
        if place.held:
            return Edge(place.point, 0.0)
        if bundle.nested:
            return self.edge(place, radius)
        spots: list[Spot] = []
        for ring in self.outlines(place.height, place.point):
            stretches = [one for one in bundle.stretches(ring) if faces(one, other)]
            spots += [foot(place.point, stretch) for stretch in stretches]
        return nearest_edge(spots, place.point, radius, SNUG)


def _in_cell(pieces: Sequence[Indexed], cell: tuple[int, int]) -> list[Indexed]:
    """The pieces near enough to a cell for a base in it to touch them."""
    x, y = cell[0] * CELL, cell[1] * CELL
    return [one for one in pieces if one[1].beside((x, y), (x + CELL, y + CELL), AROUND)]
