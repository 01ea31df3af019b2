"""Which target a mover looks at when a way ends, and turns on the spot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tapete.spaces.climbs.journey import Step
from tapete.spaces.climbs.surfaces import Standing
from tapete.spaces.plane.bearing import TURN, bearing
from tapete.spaces.plane.point import Point, distance

if TYPE_CHECKING:
    from tapete.spaces.treks.trek import Trek, Treks

FEW = 3
"""How many targets are considered, nearest first."""


def nearest(treks: Treks) -> list[Standing]:
    here = treks.start.point
    return sorted(treks.targets, key=lambda one: distance(here, one.disc.centre))[:FEW]


def _looking(treks: Treks, end: Point) -> int | None:
    """The facing towards the target nearest to `end`; None, the way it goes, if there is none."""
    near = min(treks.targets, key=lambda one: distance(end, one.disc.centre), default=None)
    if near is None or near.disc.centre == end or not treks.turns:
        return None
    return round(bearing(end, near.disc.centre)) % TURN


def turned(treks: Treks, steps: tuple[Step, ...]) -> Trek | None:
    return treks.perhaps(steps, _looking(treks, steps[-1].to)) if steps else None


def turns(treks: Treks) -> Iterator[Trek | None]:
    if not treks.turns:
        return
    here = treks.start.point
    for one in nearest(treks):
        facing = round(bearing(here, one.disc.centre)) % TURN
        if facing != treks.facing:
            yield treks.perhaps((), facing)
    if not treks.targets:
        yield treks.perhaps((), (treks.facing + TURN // 2) % TURN)
