"""Scenery to hide behind: its zones, which of them count for two minis, and with what size."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from tapete.games.punk.cover import PROTECTION
from tapete.games.punk.field import Field
from tapete.games.punk.rules.bodies import Body, Key
from tapete.spaces.crossing import Obstacle, parts
from tapete.spaces.levels import SNUG, Levels
from tapete.spaces.point import CM
from tapete.spaces.scenery import Scenery
from tapete.spaces.touching import nearest

if TYPE_CHECKING:
    from tapete.games.punk.rules.covering import Cover
    from tapete.games.punk.rules.heights import Across
    from tapete.games.punk.rules.roofs import Roof

SMALL = 4 * CM
"""Bases up to this are small, larger ones are large: punk.ruling.cover_base_groups"""
LOW, MIDDLE = 3 * CM, 6 * CM
"""Up to where size 1 reaches, and size 2: punk.cover.size.guide"""
TALL = (0, 3 * CM, 6 * CM, 9 * CM)
"""What is of a size and no stated height is so tall: punk.ruling.height_ground_elements"""
ARMOUR: dict[str, int] = dict(PROTECTION.items())
KEPT, FEW = 50_000, 500
"""How much is remembered: of places, and of pairs of heights."""

T = TypeVar("T")
K = TypeVar("K")


def guide(rises: int) -> int:
    """The size of something so tall, unless players say otherwise."""
    if rises <= 0:
        return 0
    return 1 if rises <= LOW else 2 if rises <= MIDDLE else 3


def least_that_hides(one: Body, other: Body) -> int:
    """The size that hides the smaller of two from each other: punk.ruling.cover_asymmetric_hiding

    punk.cover.apply.total_size2, punk.cover.apply.total_size3
    """
    return 2 if min(one.size, other.size) <= SMALL else 3


def least_that_covers(target: Body) -> int:
    """The size that gives a bonus; less is no obstacle at all: punk.cover.no_bonus_no_obstacle

    punk.cover.apply.total_size1, punk.cover.apply.partial_size1, punk.cover.apply.partial_size2_3
    """
    return 1 if target.size <= SMALL else 2


class Zone(NamedTuple):
    """A part of an element that has one size: punk.cover.size.zones"""

    piece: int
    element: int
    foot: int
    top: int
    size: int
    armour: int
    """What its grade adds: punk.cover.grade"""
    irregular: bool
    """It covers in part and hides nobody: punk.cover.odd_shapes"""

    def size_from(self, level: int) -> int:
        """Its own on its floor; of what rises from further down, by what is above the floor.

        punk.ruling.cover_levels
        """
        return self.size if self.foot >= level else guide(self.top - level)


class Kept(dict[K, T], Generic[K, T]):
    """What has been worked out, forgotten when there is too much of it."""

    def __init__(self, most: int = KEPT) -> None:
        super().__init__()
        self.most = most

    def keep(self, key: K, found: T) -> T:
        if len(self) >= self.most:
            self.clear()
        self[key] = found
        return found


class Level(NamedTuple):
    """Between two at about the same height: what may be in the way, and whether it hides them."""

    near: list[Obstacle]
    sizes: tuple[int, ...]
    hidden: bool


class Screens:
    """A field's zones, and what has been worked out of them."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.levels = Levels.of(field.board)
        self.zones = tuple(_zones(field))
        self.parts = [
            [part._replace(thing=number) for part in parts(zone.piece, self.piece(zone))]
            for number, zone in enumerate(self.zones)
        ]
        self._sizes: Kept[tuple[int, int], tuple[int, ...]] = Kept(FEW)
        self._between: Kept[tuple[int, int], list[Obstacle]] = Kept(FEW)
        self._above: Kept[tuple[int, int], list[Obstacle]] = Kept(FEW)
        self._over: Kept[tuple[int, int, int], frozenset[int]] = Kept()
        self._touched: Kept[tuple[int, int, int, int], frozenset[int]] = Kept()
        self.roofs: dict[tuple[int, int], Roof] = {}
        """By height, and by its place among the surfaces at that height."""
        self.pairs: Kept[tuple[Key, Key, bool], Level | Across] = Kept()
        """What is between two, by where they are and whether heights are looked at in plan."""
        self.covers: Kept[tuple[Key, Key, int, bool, bool], Cover] = Kept()
        """What scenery gives, by where shooter and target are, its facing and the house rules."""

    @classmethod
    def of(cls, field: Field) -> Screens:
        """Made once, and kept with the board."""
        found = field.board.kept.get("screens")
        if not isinstance(found, cls) or found.field is not field:
            found = field.board.kept["screens"] = cls(field)
        return found

    def piece(self, zone: Zone) -> Scenery:
        piece = self.field.board.pieces[zone.piece]
        assert isinstance(piece, Scenery)
        return piece

    # --- between two at about the same height

    def sizes(self, low: int, high: int) -> tuple[int, ...]:
        """Of each zone, between minis that stand at these heights; 0: it does not count."""
        found = self._sizes.get((low, high))
        if found is None:
            found = tuple([z.size_from(low) if z.foot <= high else 0 for z in self.zones])
            self._sizes.keep((low, high), found)
        return found

    def between(self, low: int, high: int) -> list[Obstacle]:
        """The parts of those that count."""
        found = self._between.get((low, high))
        if found is None:
            sizes = self.sizes(low, high)
            found = self.parts_of([n for n, size in enumerate(sizes) if size])
            self._between.keep((low, high), found)
        return found

    # --- across heights

    def above(self, floor: int, ceiling: int) -> list[Obstacle]:
        """The parts of what rises above one height and begins below another."""
        found = self._above.get((floor, ceiling))
        if found is None:
            zones = enumerate(self.zones)
            found = self.parts_of([n for n, z in zones if z.top > floor and z.foot < ceiling])
            self._above.keep((floor, ceiling), found)
        return found

    def parts_of(self, zones: Iterable[int]) -> list[Obstacle]:
        return [part for number in sorted(zones) for part in self.parts[number]]

    def hides(self, number: int, level: int, least: int) -> bool:
        """A zone is large enough, as seen from a floor."""
        zone = self.zones[number]
        return not zone.irregular and zone.size_from(level) >= least

    # --- about one base

    def over(self, body: Body) -> frozenset[int]:
        """The zones any part of a base is over, or in: punk.ruling.cover_under_target"""
        point = body.place.point
        key = (point.x, point.y, body.radius)
        found = self._over.get(key)
        if found is None:
            spot = (point.x, point.y)
            met = [
                n for n, z in enumerate(self.zones) if self.piece(z).meets(spot, spot, body.radius)
            ]
            found = self._over.keep(key, frozenset(met))
        return found

    def touched(self, body: Body) -> frozenset[int]:
        """The elements a base is in contact with: punk.cover.shooter_in_contact"""
        point, height = body.place.point, body.place.height
        key = (point.x, point.y, height, body.radius)
        found = self._touched.get(key)
        if found is None:
            near = [z.element for z in self.zones if z.foot <= height < z.top and self._by(z, body)]
            found = self._touched.keep(key, frozenset(near))
        return found

    def _by(self, zone: Zone, body: Body) -> bool:
        piece, reach = self.piece(zone), body.radius + SNUG
        spot = (body.place.point.x, body.place.point.y)
        if not piece.beside(spot, spot, reach):
            return False
        return nearest(piece.corners, *spot, piece.wall)[1] <= reach


def _zones(field: Field) -> list[Zone]:
    """All that has a size; decorations have none: punk.cover.size.none"""
    pieces = enumerate(field.board.pieces)
    sized = [(index, one) for index, one in pieces if isinstance(one, Scenery) and one.size]
    return [_zone(index, field.elements[index], piece) for index, piece in sized]


def _zone(index: int, element: int, piece: Scenery) -> Zone:
    top = piece.foot + (piece.height or TALL[piece.size])
    armour = ARMOUR.get(piece.grade, 0)
    return Zone(index, element, piece.foot, top, piece.size, armour, not piece.opaque)
