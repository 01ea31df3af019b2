"""A measured way over scenery, and how an answer writes it."""

from __future__ import annotations

import msgspec

from tapete.kernel.domains.domain import malformed
from tapete.kernel.plain import Plain
from tapete.spaces.climbs.journey import CLIMB, DROP, JUMP, LEAP, WALK, Journey, Step
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.bearing import TURN, bearing
from tapete.spaces.plane.point import Point
from tapete.spaces.questions.places import MOST_POINTS

ON_FOOT = (WALK, CLIMB, JUMP, DROP)
HOWS = (*ON_FOOT, LEAP)


class Trek(msgspec.Struct, frozen=True):
    """A measured way, and the mover's facing at its end; None is the direction it went."""

    steps: tuple[Step, ...] = ()
    journey: Journey = msgspec.field(default_factory=lambda: Journey(Place(Point(0, 0))))
    facing: int | None = None

    def faces(self, before: int) -> int:
        """The facing at the end, for a mover that faced `before`: as told, or the way it went."""
        return ahead(self.journey, before) if self.facing is None else self.facing


def ahead(journey: Journey, before: int) -> int:
    """The direction of the last leg that moved anywhere; `before` if none did."""
    for leg in reversed(journey.legs):
        if leg.start.point != leg.end.point:
            return round(bearing(leg.start.point, leg.end.point)) % TURN
    return before


def written(step: Step) -> Plain:
    """A step in plain data: its place; how, unless it is walked; and its height if that matters."""
    spot: list[Plain] = [step.to.x, step.to.y]
    if step.height is not None:
        return [*spot, step.how, step.height]
    return spot if step.how == WALK else [*spot, step.how]


def read_trek(answer: object) -> tuple[tuple[Step, ...], int | None]:
    """The steps and the facing of a plain answer."""
    if not isinstance(answer, dict) or not answer.keys() <= {"way", "facing"}:
        malformed("trek", answer)
    way, facing = answer.get("way", []), answer.get("facing")
    if not isinstance(way, list) or len(way) > MOST_POINTS:
        malformed("points", way, most=MOST_POINTS)
    if facing is not None and (type(facing) is not int or not 0 <= facing < TURN):
        malformed("facing", facing)
    return tuple([_step(part) for part in way]), facing


def _step(part: object) -> Step:
    if not isinstance(part, list) or not 2 <= len(part) <= 4:
        malformed("step", part)
    x, y = part[:2]
    how = part[2] if len(part) > 2 else WALK
    height = part[3] if len(part) > 3 else None
    whole = type(x) is int and type(y) is int and (height is None or type(height) is int)
    if not whole or how not in HOWS:
        malformed("step", part)
    return Step(Point(x, y), how, height)
