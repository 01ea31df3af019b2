"""The questions where to lay a template, and where to lob something."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import asin, atan2, copysign, cos, degrees, pi, radians, sin
from random import Random

from tapete.games.punk.rules.shooting.targets import Why
from tapete.games.punk.rules.shooting.templates import laid
from tapete.kernel import Message
from tapete.kernel.domains.domain import malformed
from tapete.kernel.errors import Refused
from tapete.kernel.plain import Plain
from tapete.spaces.plane.bearing import ahead, bearing
from tapete.spaces.plane.point import Point, along
from tapete.spaces.plane.templates import (
    Circle,
    Segment,
    Teardrop,
    bearing_in_front,
    from_edge,
)
from tapete.spaces.questions.places import read_point, read_points
from tapete.spaces.questions.template import Template

PLACEMENT = "punk.special.template.placement"
CONTACT = "punk.ruling.template_contact"
QUARTER = 90
TRIES = 4
SIDEWAYS = (QUARTER, QUARTER - 0.1, QUARTER - 1)
"""The directions tried, in degrees, for as far to the side as the bearer sees."""
SHY = 0.1
"""How many degrees a template stays away from the base it would otherwise lie over."""


class Jet(Point, frozen=True, array_like=True):
    """A place that a template points to, and the place beside which it touches the base."""

    start: Point


class Spray(Template, frozen=True):
    """A place that a template points to; it begins at the edge of a base, where its bearer sees.

    It points straight away from the base, or else the answer says first where it touches it.
    """

    facing: int = 0
    shape: str = "teardrop"
    further: int = 0
    """How much longer it is than others of its shape."""
    all_round: bool = False
    """True if its bearer sees on all sides: punk.core.all_round"""

    @property
    def hinged(self) -> bool:
        return self.shape != "circle"

    def place_in(self, answer: object) -> Point:
        if not isinstance(answer, list) or not any(isinstance(one, list) for one in answer):
            return read_point(answer)
        points = read_points(answer)
        if len(points) != 2:
            malformed("point", answer)
        start, to = points
        return Jet(to.x, to.y, start)

    def write(self, value: Point) -> Plain:
        to: Plain = [value.x, value.y]
        return [[value.start.x, value.start.y], to] if isinstance(value, Jet) else to

    def barred(self, place: Point) -> str:
        start = _start(place)
        if start == self.origin.centre:
            return "nowhere"
        if not (self.all_round or bearing_in_front(self.facing, self.bearing(start))):
            return "behind"
        return self._barred_towards(place) if isinstance(place, Jet) else ""

    def _barred_towards(self, jet: Jet) -> str:
        if _plain(jet) == self.tip(jet.start):
            return "nowhere"
        return "over_base" if abs(self._turn(jet.start, jet)) > self.most_turned else ""

    def _refused(self, kind: str, place: Point) -> Refused:
        rule = CONTACT if kind == "over_base" else PLACEMENT
        return Refused(Message.of(f"punk.barred.{kind}"), rule)

    def tip(self, start: Point) -> Point:
        """Returns the place on the edge of the base that is nearest to another."""
        return from_edge(self.origin, self.bearing(start))[0]

    def bearing(self, place: Point) -> float:
        """Returns the direction of a place, in degrees clockwise from straight up."""
        here = self.origin.centre
        return degrees(atan2(place.x - here.x, here.y - place.y))

    def head(self, points: Sequence[Point]) -> Plain:
        """The last place, from beside the first if there are several, as nearly as is allowed."""
        start = self._in_front(points[0])
        return self.write(start if len(points) == 1 else self._turned(start, points[-1]))

    def _in_front(self, place: Point) -> Point:
        """The place itself or, if it is behind the bearer, the nearest one at its side."""
        if not self.barred(place):
            return place
        side = 1 if (self.bearing(place) - self.facing) % 360 < 2 * QUARTER else -1
        sides = (self.ahead(side * turned) for turned in SIDEWAYS)
        return next(one for one in sides if not self.barred(one))

    def _turned(self, start: Point, to: Point) -> Point:
        """The template from there to a place, turned away from the base if it would lie over it."""
        jet = Jet(to.x, to.y, start)
        if not self.barred(jet):
            return jet
        most = copysign(self.most_turned - SHY, self._turn(start, to))
        end = ahead(self.tip(start), self.bearing(start) + most, self.length)
        return Jet(end.x, end.y, start)

    def _turn(self, start: Point, to: Point) -> float:
        """How many degrees to the right of straight away from the base a place is."""
        return (bearing(self.tip(start), to) - self.bearing(start) + 180) % 360 - 180

    @property
    def most_turned(self) -> float:
        """How many degrees a teardrop turns until it lies over its base; others may slide."""
        template = self.at(self.ahead(0))
        if not isinstance(template, Teardrop):
            return 2 * QUARTER
        return QUARTER - degrees(asin(template.lean))

    def at(self, place: Point) -> Circle | Teardrop | Segment:
        to = _plain(place) if isinstance(place, Jet) else None
        return laid(self.shape, self.origin, self.bearing(_start(place)), self.further, to)

    def sample(self, rng: Random) -> Point:
        """Returns a random direction that the bearer sees, from there or from another place."""
        places = [self._somewhere(rng) for _ in range(rng.choice((1, 2)))]
        return self.place_in(self.head(places))

    def _somewhere(self, rng: Random) -> Point:
        side = 2 * QUARTER if self.all_round else QUARTER - 1
        return self.ahead((2 * rng.random() - 1) * side)

    def ahead(self, turned: float) -> Point:
        """Returns a place this many degrees to the right of straight ahead."""
        far = self.origin.radius + self.length
        return ahead(self.origin.centre, self.facing + turned, far)

    def candidates(self) -> Iterator[Point]:
        """Returns the places towards worthwhile targets, or else straight ahead."""
        found = list(super().candidates())
        return iter(found or [self.ahead(0)])

    def describe(self) -> dict[str, Plain]:
        return {**super().describe(), "shape": self.shape, "facing": self.facing}


def _start(place: Point) -> Point:
    return place.start if isinstance(place, Jet) else place


def _plain(place: Point) -> Point:
    return Point(place.x, place.y)


class Toss(Template, frozen=True):
    """A point on the table to lob something at: neither too near nor too far, and in sight."""

    least: int = 0
    facing: int = 0
    why_not: Callable[[Point], Why | None] = lambda place: None
    sure: Point = Point(0, 0)
    """A place that is certainly allowed."""

    def read(self, answer: object) -> Point:
        place = read_point(answer)
        wrong = self.why_not(place)
        if wrong is not None:
            rule, reason, args = wrong
            raise Refused(Message.of(f"punk.barred.{reason}", **args), rule)
        return place

    def barred(self, place: Point) -> str:
        wrong = self.why_not(place)
        return "" if wrong is None else wrong[1]

    def sample(self, rng: Random) -> Point:
        """Returns a random place in front of the base, or the sure one if the tries fail."""
        for _ in range(TRIES):
            turn = radians(self.facing) - pi / 2 + (rng.random() - 0.5) * pi
            far = self.least + rng.random() * (self.reach - self.least)
            place = along(self.origin.centre, cos(turn), sin(turn), far + self.origin.radius)
            if not self.barred(place):
                return place
        return self.sure

    def candidates(self) -> Iterator[Point]:
        """Returns the places on worthwhile targets, or else the sure one."""
        found = list(super().candidates())
        return iter(found or [self.sure])

    def describe(self) -> dict[str, Plain]:
        return {**super().describe(), "least": self.least}
