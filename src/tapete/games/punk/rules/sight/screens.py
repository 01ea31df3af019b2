"""A field's zones, ready to be looked past: which of them count, and what has been worked out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from tapete.games.punk.content.field import Field
from tapete.games.punk.rules.sight.bodies import Body, Key
from tapete.games.punk.rules.sight.zones import sized
from tapete.spaces.climbs.levels import SNUG, Levels
from tapete.spaces.plane.touching import nearest
from tapete.spaces.sight.crossing import Obstacle, parts

if TYPE_CHECKING:
    from tapete.games.punk.rules.sight.covering import Cover
    from tapete.games.punk.rules.sight.heights import Across
    from tapete.games.punk.rules.sight.roofs import Roof

MANY, FEW = 20_000, 500
"""How much is remembered: of places, and of heights."""

T = TypeVar("T")
K = TypeVar("K")


class Kept(dict[K, T], Generic[K, T]):
    """What has been worked out, forgotten when there is too much of it."""

    def __init__(self, most: int) -> None:
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
    """From each other."""


class Screens:
    """Zones are known by their number."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.levels = Levels.of(field.board)
        self.pieces, self.zones = sized(field)
        self.parts = [parts(number, piece) for number, piece in enumerate(self.pieces)]
        self._numbers: dict[int, list[int]] = {}
        """The zones of each element."""
        for number, zone in enumerate(self.zones):
            self._numbers.setdefault(zone.element, []).append(number)
        self._boxes = [piece.box for piece in self.pieces]
        self._sizes: Kept[tuple[int, int], tuple[int, ...]] = Kept(FEW)
        self._between: Kept[tuple[int, int], list[Obstacle]] = Kept(FEW)
        self._above: Kept[tuple[int, int], list[Obstacle]] = Kept(FEW)
        self.roofs: dict[tuple[int, int], Roof] = {}
        """By height, and by its place among the surfaces at that height."""
        self.pairs: Kept[tuple[Key, Key, bool], Level | Across] = Kept(MANY)
        """What is between two, by where they are and whether heights are looked at in plan."""
        self.covers: Kept[tuple[Key, Key, int, bool, bool], Cover] = Kept(MANY)
        """What scenery gives, by where shooter and target are, its facing and the house rules."""

    @classmethod
    def of(cls, field: Field) -> Screens:
        """Made once, and kept with the board."""
        found = field.board.kept.get("screens")
        if not isinstance(found, cls) or found.field is not field:
            found = field.board.kept["screens"] = cls(field)
        return found

    # --- which of them count

    def sizes(self, low: int, high: int) -> tuple[int, ...]:
        """Of each zone, between minis that stand at these heights; 0: it does not count."""
        found = self._sizes.get((low, high))
        if found is None:
            sizes = tuple([z.size_from(low) if z.foot <= high else 0 for z in self.zones])
            found = self._sizes.keep((low, high), sizes)
        return found

    def between(self, low: int, high: int) -> list[Obstacle]:
        """The parts of those that count."""
        found = self._between.get((low, high))
        if found is None:
            numbers = [number for number, size in enumerate(self.sizes(low, high)) if size]
            found = self._between.keep((low, high), self.parts_of(numbers))
        return found

    def above(self, floor: int, ceiling: int) -> list[Obstacle]:
        """The parts of what rises above one height and begins below another."""
        found = self._above.get((floor, ceiling))
        if found is None:
            zones = enumerate(self.zones)
            numbers = [n for n, zone in zones if zone.top > floor and zone.foot < ceiling]
            found = self._above.keep((floor, ceiling), self.parts_of(numbers))
        return found

    def parts_of(self, zones: Iterable[int]) -> list[Obstacle]:
        return [part for number in sorted(zones) for part in self.parts[number]]

    def hides(self, number: int, level: int, least: int) -> bool:
        """A zone is large enough, as seen from a floor."""
        zone = self.zones[number]
        return not zone.irregular and zone.size_from(level) >= least

    def kind(self, number: int) -> str:
        """What a zone is, by the name of its element in the content."""
        return self.field.kinds[self.zones[number].piece]

    def zoned(self, element: int) -> bool:
        """It is not of the same size everywhere."""
        return len({self.zones[number].size for number in self._numbers[element]}) > 1

    # --- about one base

    def under(self, number: int, body: Body) -> bool:
        """Any part of a base is over a zone, or in it: punk.ruling.cover_under_target"""
        zone, height = self.zones[number], body.place.height
        beside = zone.solid and zone.foot <= height < zone.top
        if beside or not self._beside(number, body, body.radius):
            return False
        spot = (body.place.point.x, body.place.point.y)
        return self.pieces[number].meets(spot, spot, body.radius)

    def touches(self, element: int, body: Body) -> bool:
        """A base is in contact with an element: punk.cover.shooter_in_contact"""
        return any(self._touches(number, body) for number in self._numbers[element])

    def _touches(self, number: int, body: Body) -> bool:
        zone, piece, reach = self.zones[number], self.pieces[number], body.radius + SNUG
        if not (zone.foot <= body.place.height < zone.top and self._beside(number, body, reach)):
            return False
        point = body.place.point
        return nearest(piece.corners, point.x, point.y, piece.wall)[1] <= reach

    def _beside(self, number: int, body: Body, reach: int) -> bool:
        """Perhaps so near, by its box."""
        left, top, right, bottom = self._boxes[number]
        x, y = body.place.point.x, body.place.point.y
        return left - reach <= x <= right + reach and top - reach <= y <= bottom + reach
