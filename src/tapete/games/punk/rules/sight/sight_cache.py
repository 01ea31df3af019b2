"""A field's zones as sight needs them: those that count, and what has been worked out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from tapete.games.punk.content.field import Field
from tapete.games.punk.rules.sight.bodies import Body, Key
from tapete.games.punk.rules.sight.zones import sized
from tapete.kernel.kept import Kept
from tapete.spaces.climbs.surfaces import SNUG, Levels
from tapete.spaces.plane.sweep import nearest
from tapete.spaces.sight.crossing import Obstacle, parts

if TYPE_CHECKING:
    from tapete.games.punk.rules.sight.across_heights import Across
    from tapete.games.punk.rules.sight.covering import Cover
    from tapete.games.punk.rules.sight.roofs import Roof

MANY, FEW = 20_000, 500
"""How many results are remembered for places, and how many for heights."""


class Level(NamedTuple):
    """What is between two minis at about one height: obstacles, and whether they hide them."""

    near: list[Obstacle]
    sizes: tuple[int, ...]
    hidden: bool
    """From each other."""


class Screens:
    """The zones of a field, each known by its number."""

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
        """By height, and by the number of the surface at that height."""
        self.pairs: Kept[tuple[Key, Key, bool], Level | Across] = Kept(MANY)
        """What is between two minis, by their places and by the house rule on heights."""
        self.covers: Kept[tuple[Key, Key, int, bool, bool], Cover] = Kept(MANY)
        """The cover from scenery, by both places, the shooter's facing and the house rules."""

    @classmethod
    def of(cls, field: Field) -> Screens:
        """The screens of a field, made once and kept with its board."""
        found = field.board.kept.get("screens")
        if not isinstance(found, cls) or found.field is not field:
            found = field.board.kept["screens"] = cls(field)
        return found

    # --- which of them count

    def sizes(self, low: int, high: int) -> tuple[int, ...]:
        """The size of each zone between minis at these heights; 0 if it does not count."""
        found = self._sizes.get((low, high))
        if found is None:
            sizes = tuple([z.size_from(low) if z.foot <= high else 0 for z in self.zones])
            found = self._sizes.keep((low, high), sizes)
        return found

    def between(self, low: int, high: int) -> list[Obstacle]:
        """The parts of the zones that count between minis at these heights."""
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
        """True if a zone is large enough to hide, as seen from a floor."""
        zone = self.zones[number]
        return not zone.irregular and zone.size_from(level) >= least

    def kind(self, number: int) -> str:
        """The kind of a zone's element, by its name in the content."""
        return self.field.kinds[self.zones[number].piece]

    def zoned(self, element: int) -> bool:
        """True if an element is not of the same size everywhere."""
        return len({self.zones[number].size for number in self._numbers[element]}) > 1

    # --- about one base

    def under(self, number: int, body: Body) -> bool:
        """True if any part of a base is over a zone or in it: punk.ruling.cover_under_target"""
        zone, height = self.zones[number], body.place.height
        beside = zone.solid and zone.foot <= height < zone.top
        if beside or not self._beside(number, body, body.radius):
            return False
        spot = (body.place.point.x, body.place.point.y)
        return self.pieces[number].meets(spot, spot, body.radius)

    def touches(self, element: int, body: Body) -> bool:
        """True if a base is in contact with an element: punk.cover.shooter_in_contact"""
        return any(self._touches(number, body) for number in self._numbers[element])

    def _touches(self, number: int, body: Body) -> bool:
        zone, piece, reach = self.zones[number], self.pieces[number], body.radius + SNUG
        if not (zone.foot <= body.place.height < zone.top and self._beside(number, body, reach)):
            return False
        point = body.place.point
        return nearest(piece.corners, point.x, point.y, piece.wall)[1] <= reach

    def _beside(self, number: int, body: Body, reach: int) -> bool:
        """True if the zone's box is that near; the zone itself may not be."""
        left, top, right, bottom = self._boxes[number]
        x, y = body.place.point.x, body.place.point.y
        return left - reach <= x <= right + reach and top - reach <= y <= bottom + reach
