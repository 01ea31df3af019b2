"""Templates put freely: places where one catches more than over any single figure."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple, TypeAlias

from tapete.deeds import Using
from tapete.games.savage.actions.powers import CAST, power_at
from tapete.games.savage.state import Figure
from tapete.games.savage.world import GOOD, Fight, disc
from tapete.kernel import Either
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point, distance, towards
from tapete.spaces.plane.templates import Circle, Segment, Teardrop
from tapete.spaces.questions.template import Template

FRIEND = -1.5
"""The worth of harming a friend, where a foe harmed is worth 1."""
CLEAR = 2
"""How far a template is kept from those it shall not touch."""
PUSHES = 2
"""How often a place is moved off somebody."""


def free_places(fight: Fight, actor: Figure, domain: Either) -> Iterator[tuple[Using, Point]]:
    """For each template, the best place of all, if it is no figure's own."""
    for way, placing in domain.ways.items():
        if isinstance(way, Using) and isinstance(placing, Template):
            found = Laying(placing, actor, *_worths(fight, actor, way)).best()
            if found is not None:
                yield way, found


Worths: TypeAlias = list[tuple[Figure, float]]
"""What it is worth to catch each figure: more than 0 if that is wanted."""


def _worths(fight: Fight, actor: Figure, way: Using) -> tuple[Worths, bool]:
    """What a template is worth on each figure, and if it must reach the middle of their bases."""
    power = power_at(actor, way.item)[1] if way.what == CAST else None
    if power is not None and power.effect == "light":
        return list(_lit(fight, actor, power.amount >= GOOD)), True
    friend = 0.0 if power is not None and power.effect == "fear" else FRIEND
    living = [one for one in fight.standing() if not (one.mount or one.berths or one.tied)]
    return [(one, friend if one.seat == actor.seat else 1.0) for one in living], False


def _lit(fight: Fight, actor: Figure, bright: bool) -> Iterator[tuple[Figure, float]]:
    """Light is wanted on foes in the dark, darkness on friends in the light."""
    for one in fight.standing():
        if (fight.light(one.at) < 0) is bright:
            yield one, 1.0 if (one.seat != actor.seat) is bright else -1.0


class Laying(NamedTuple):
    """A template, the figure that puts it, and what it is worth to catch each figure."""

    placing: Template
    actor: Figure
    worths: Worths
    by_middle: bool = False

    def best(self) -> Point | None:
        """The best place, if the template is worth more there than over anybody wanted."""
        wanted = [one for one, worth in self.worths if worth > 0]
        usual = max([0.0, *[self._worth(one.at) for one in wanted if self._may(one.at)]])
        places = {place: self._worth(place) for place in self._places(wanted) if self._may(place)}
        found = max(places, key=lambda place: places[place], default=None)
        return found if found is not None and places[found] > usual else None

    def _may(self, place: Point) -> bool:
        return not self.placing.barred(place)

    def _worth(self, place: Point) -> float:
        shape = self.placing.at(place)
        return sum([worth for one, worth in self.worths if self._catches(shape, one)])

    def _catches(self, shape: Circle | Teardrop | Segment, one: Figure) -> bool:
        if one is self.actor and self.placing.length:
            return False
        return shape.touches(Disc(one.at, 0) if self.by_middle else disc(one))

    def _places(self, wanted: list[Figure]) -> Iterator[Point]:
        """The wanted figures and the middles between two of them, each moved off the others."""
        wide = self.placing.length or 2 * self.placing.radius
        pairs = [(one.at, two.at) for one, two in combinations(wanted, 2)]
        middles = [
            Point((one.x + two.x) // 2, (one.y + two.y) // 2)
            for one, two in pairs
            if distance(one, two) <= wide + 2 * self.actor.radius
        ]
        for place in map(self.placing.snapped, (*middles, *[one.at for one in wanted])):
            if place != self.actor.at:
                yield place
                yield from self._aside(place)

    def _aside(self, place: Point) -> Iterator[Point]:
        """The place, moved until it catches none of the unwanted; a cone is not moved."""
        for _ in range(0 if self.placing.length else PUSHES):
            shape = self.placing.at(place)
            unwanted = [one for one, worth in self.worths if worth < 0]
            touched = [one for one in unwanted if self._catches(shape, one)]
            if not touched or touched[0].at == place:
                return
            far = self.placing.radius + touched[0].radius + CLEAR
            place = self.placing.snapped(towards(touched[0].at, place, far))
            yield place
