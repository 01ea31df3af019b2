"""The questions where to lay a template, and where to lob something."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import atan2, cos, degrees, pi, radians, sin
from random import Random

from tapete.games.punk.rules.shooting.targets import Why
from tapete.games.punk.rules.shooting.templates import laid
from tapete.kernel import Message
from tapete.kernel.errors import Refused
from tapete.kernel.plain import Plain
from tapete.spaces.plane.bearing import ahead
from tapete.spaces.plane.point import Point, along
from tapete.spaces.plane.templates import Circle, Segment, Teardrop, bearing_in_front
from tapete.spaces.questions.places import read_point
from tapete.spaces.questions.template import Template

PLACEMENT = "punk.special.template.placement"
QUARTER = 90
TRIES = 4


class Spray(Template, frozen=True):
    """A place that a template points to; it begins at the edge of a base, where its bearer sees."""

    facing: int = 0
    shape: str = "teardrop"
    further: int = 0
    """How much longer it is than others of its shape."""
    all_round: bool = False
    """True if its bearer sees on all sides: punk.core.all_round"""

    def barred(self, place: Point) -> str:
        if place == self.origin.centre:
            return "nowhere"
        return (
            "" if self.all_round or bearing_in_front(self.facing, self.bearing(place)) else "behind"
        )

    def _refused(self, kind: str, place: Point) -> Refused:
        return Refused(Message.of(f"punk.barred.{kind}"), PLACEMENT)

    def bearing(self, place: Point) -> float:
        """Returns the direction of a place, in degrees clockwise from straight up."""
        here = self.origin.centre
        return degrees(atan2(place.x - here.x, here.y - place.y))

    def at(self, place: Point) -> Circle | Teardrop | Segment:
        return laid(self.shape, self.origin, self.bearing(place), self.further)

    def sample(self, rng: Random) -> Point:
        """Returns a place in a random direction that the bearer sees."""
        side = 2 * QUARTER if self.all_round else QUARTER - 1
        return self.ahead((2 * rng.random() - 1) * side)

    def ahead(self, turned: float) -> Point:
        """Returns a place so many degrees to the right of straight ahead."""
        far = self.origin.radius + self.length
        return ahead(self.origin.centre, self.facing + turned, far)

    def candidates(self) -> Iterator[Point]:
        """Returns the places towards worthwhile targets, or else straight ahead."""
        found = list(super().candidates())
        return iter(found or [self.ahead(0)])

    def describe(self) -> dict[str, Plain]:
        return {**super().describe(), "shape": self.shape, "facing": self.facing}


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
