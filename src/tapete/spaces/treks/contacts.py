"""Which figures a way touches at its end, and which it runs into before that."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import TYPE_CHECKING

from tapete.spaces.climbs.journey import CROSS, JUMP, WALK, Journey, Leg, Step
from tapete.spaces.climbs.progress import nearer, pair
from tapete.spaces.climbs.surfaces import LEDGE, SNUG, Place, Standing, contact
from tapete.spaces.plane.disc import Disc, beyond
from tapete.spaces.plane.point import part_way
from tapete.spaces.plane.segment import closer
from tapete.spaces.routes.route import Obstruction

if TYPE_CHECKING:
    from tapete.spaces.treks.trek import Treks

FURTHEST_BACK = 24
"""The furthest a mover is pushed back, in tenths of a millimetre."""


def touched(end: Place, radius: int, others: Sequence[Standing]) -> list[Standing]:
    """The figures, except friends, that a base in that place is in contact with."""
    disc, x, y = Disc(end.point, radius), end.point.x, end.point.y
    return [
        one
        for one in others
        if not one.passable
        and not beyond(one.disc, x, y, radius + SNUG)
        and contact(disc, end.height, one.disc, one.height)
    ]


def too_near(end: Place, radius: int, others: Sequence[Standing], away: int) -> Standing | None:
    """The first figure that a base in that place would be nearer to than `away`."""
    x, y, room = end.point.x, end.point.y, radius + away
    for one in others:
        if not beyond(one.disc, x, y, room) and one.far(end, radius) < away:
            return one
    return None


def runs_into(journey: Journey, radius: int, others: Sequence[Standing]) -> Obstruction | None:
    """What bars a way that touches a figure; touching it only at the end is allowed."""
    last = len(journey.legs) - 1
    for one in others:
        ends = bool(touched(journey.end, radius, [one]))
        for place, leg in enumerate(journey.legs):
            slack = 0 if ends and place == last else 1
            if _meets(leg, radius, one, slack):
                return Obstruction("over", one.name, leg.end.point)
    return None


def _meets(leg: Leg, radius: int, other: Standing, slack: int) -> bool:
    """True if a leg on the ground, or a jump, comes nearer to a figure than it may."""
    if leg.how not in (WALK, CROSS, JUMP) or abs(other.height - leg.start.height) > LEDGE:
        return False
    a, b, centre = pair(leg.start.point), pair(leg.end.point), pair(other.disc.centre)
    reach = other.disc.radius + radius + slack
    if not closer(centre, a, b, reach * reach):
        return False
    return nearer(other, a, b) or not closer(centre, a, a, reach * reach)


def pushed_back(
    treks: Treks, steps: tuple[Step, ...], journey: Journey
) -> tuple[tuple[Step, ...], Journey]:
    """Ends a walk a little earlier, out of contact; returns it unchanged if that does not help."""
    last = steps[-1]
    before = steps[-2].to if len(steps) > 1 else treks.start.point
    far = hypot(last.to.x - before.x, last.to.y - before.y)
    if last.how != WALK:
        return steps, journey
    for back in range(1, FURTHEST_BACK):
        if back >= far:
            break
        short = (*steps[:-1], Step(part_way(before, last.to, 1 - back / far)))
        found = treks.check(short)
        if found.barred is None and not touched(found.end, treks.gait.radius, treks.solid):
            return short, found
    return steps, journey
