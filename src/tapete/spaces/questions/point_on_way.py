"""The question of where along a way: a point of a journey, by its distance from the start."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import atan2, degrees
from random import Random

from tapete.kernel.domains.domain import Domain, Refusal, malformed
from tapete.kernel.errors import Refused
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain
from tapete.spaces.climbs.journey import DROP, JUMP, LEAP, Journey, Leg, part_of
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.bearing import TURN
from tapete.spaces.plane.point import Point, part_way, square_distance
from tapete.spaces.questions.sketch import Sketch
from tapete.spaces.routes.route import whole

FLOWN = (JUMP, LEAP, DROP)
DECLINING = 0.25
"""How often a random answer declines."""
FINE = 10
"""How finely points are tried when a player points at one: every millimetre."""


def nothing_wrong(along: int) -> Refusal | None:
    return None


class Along(Domain[int | None], frozen=True):
    """A point of a journey, as a distance between `start` and `end` along it; or None.

    `why_not` says what is wrong with a point. `spots` are points worth trying, all of them allowed.
    """

    journey: Journey
    start: int
    end: int
    radius: int = 0
    spots: tuple[int, ...] = ()
    why_not: Callable[[int], Refusal | None] = nothing_wrong

    def read(self, answer: object) -> int | None:
        if answer is None:
            return None
        if type(answer) is not int:
            malformed("number", answer)
        if not self.start <= answer <= self.end:
            args = {"given": answer, "least": self.start, "most": self.end}
            raise Refused(Message.of("kernel.refusal.range", **args), "")
        wrong = self.why_not(answer)
        if wrong is not None:
            raise Refused(wrong.reason, wrong.rule)
        return answer

    def recall(self, answer: object) -> int | None:
        return answer if isinstance(answer, int) else None

    def write(self, value: int | None) -> Plain:
        return value

    def candidates(self) -> Iterator[int | None]:
        yield from self.spots
        yield None

    def sample(self, rng: Random) -> int | None:
        if not self.spots or rng.random() < DECLINING:
            return None
        return self.spots[int(rng.random() * len(self.spots))]

    def describe(self) -> dict[str, Plain]:
        return {
            "kind": "along",
            "path": [[place.point.x, place.point.y] for place in self.path()],
            "least": self.start,
            "most": self.end,
            "spots": list(self.spots),
            "radius": self.radius,
        }

    # --- how it looks

    def path(self) -> list[Place]:
        """The places where the stretch begins, bends and ends."""
        return stretch(self.journey, self.start, self.end)

    def head(self, points: Sequence[Point]) -> Plain:
        """The point nearest to the last place if it is allowed, else the nearest spot."""
        exact = self._nearest((*range(self.start, self.end, FINE), self.end), points[-1])
        will_do = not self.spots or self.why_not(exact) is None
        return exact if will_do else self._nearest(self.spots, points[-1])

    def _nearest(self, some: Sequence[int], goal: Point) -> int:
        return min(
            some, key=lambda along: square_distance(place_on(self.journey, along).point, goal)
        )

    def sketch(self, answer: object) -> Sketch:
        """The way up to the point."""
        if type(answer) is not int:
            return Sketch()
        end = min(max(answer, self.start), self.end)
        gone = [place.point for place in stretch(self.journey, self.start, end)]
        return Sketch(tuple(gone), end - self.start, self.radius)


def place_on(journey: Journey, along: float) -> Place:
    """The place a distance along a way. In the air it is `held`: the mover stands on nothing."""
    for leg in journey.legs:
        if along < leg.length:
            return _flown(leg, along) if leg.how in FLOWN else part_of(leg, max(0.0, along))
        along -= leg.length
    return journey.end


def _flown(leg: Leg, along: float) -> Place:
    """The place a distance along a leg straight through the air."""
    share = max(0.0, along) / leg.length
    rise = leg.end.height - leg.start.height
    if share == 0.0:
        return leg.start
    point = part_way(leg.start.point, leg.end.point, share)
    return Place(point, leg.start.height + round(rise * share), held=True)


def stretch(journey: Journey, start: float, end: float) -> list[Place]:
    """The places of a way between two distances along it: both ends, and each bend between."""
    bends = [at for at in ends_of_legs(journey) if start < at < end]
    found = [place_on(journey, at) for at in (start, *bends, end)]
    return found[:1] + [place for before, place in pairwise(found) if place != before]


def ends_of_legs(journey: Journey) -> list[float]:
    ends, far = [], 0.0
    for leg in journey.legs:
        far += leg.length
        ends.append(far)
    return ends


def evenly(start: float, end: float, step: int) -> list[int]:
    """Points of a stretch in whole tenths of a millimetre: its ends, and some between."""
    first, last = whole(start), int(end)
    if last <= first:
        return [first]
    return [*range(first, last, step), last]


def stops(journey: Journey, start: float, end: float, step: int) -> list[int]:
    """Points of a stretch that are not far apart, and where it bends."""
    points = evenly(start, end, step)
    bends = [round(at) for at in ends_of_legs(journey)]
    return sorted({*points, *[at for at in bends if points[0] < at < points[-1]]})


def heading(journey: Journey, along: float, usual: int) -> int:
    """The direction of the way at that distance, in whole degrees; `usual` if it goes nowhere."""
    for leg in journey.legs:
        here, there = leg.start.point, leg.end.point
        if along <= leg.length and here != there:
            return round(degrees(atan2(there.x - here.x, here.y - there.y))) % TURN
        along -= leg.length
    return usual
