"""Ways up and down walls and across gaps, and ways on for a mover that hangs on a wall."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tapete.spaces.climbs.journey import CLIMB, DROP, LADDER, Step
from tapete.spaces.climbs.portals import Portal, doors
from tapete.spaces.plane.point import distance
from tapete.spaces.treks.facing import turned
from tapete.spaces.treks.pointing import as_far, off_the_wall

if TYPE_CHECKING:
    from tapete.spaces.treks.trek import Trek, Treks


def by_doors(treks: Treks, most: int) -> Iterator[Trek | None]:
    """Ways up and down the nearest walls and across the nearest gaps; perhaps part of a wall."""
    here = treks.start
    near = sorted(
        (distance(here.point, door.start.point), place)
        for place, door in enumerate(doors(treks.levels, treks.gait))
        if door.start.height == here.height and door.step.how in treks.hows
    )
    found = doors(treks.levels, treks.gait)
    for far, place in near[:most]:
        if far < treks.allowance:
            yield turned(treks, through(treks, found[place], far))


def through(treks: Treks, door: Portal, far: float) -> tuple[Step, ...]:
    """The steps to a door and through it; up a wall only as high as the movement allows."""
    first = () if door.start == treks.start else (Step(door.start.point),)
    if far + door.cost <= treks.allowance or door.step.how not in (CLIMB, LADDER):
        return (*first, door.step)
    return as_far(treks, (*first, door.step))


def hanging(treks: Treks) -> Iterator[Trek | None]:
    """The ways on for a mover that hangs on a wall: to the top, down, or letting go."""
    for step, _ in off_the_wall(treks, treks.start):
        steps = as_far(treks, (step,))
        yield treks.perhaps(steps) if steps else None
    yield treks.perhaps((Step(treks.start.point, DROP),))
