"""Ways up and down walls and across gaps, and for who hangs on one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tapete.spaces.climbs.legs import CLIMB, DROP, LADDER, Step
from tapete.spaces.climbs.portals import Portal, doors
from tapete.spaces.plane.point import distance
from tapete.spaces.treks.heading import as_far, off_the_wall
from tapete.spaces.treks.looking import turned

if TYPE_CHECKING:
    from tapete.spaces.treks.trek import Trek, Treks


def by_doors(treks: Treks, most: int) -> Iterator[Trek | None]:
    """Up and down walls and across gaps, those that are near; a wall perhaps only in part."""
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
    """Walk there, and up as high as one gets."""
    first = () if door.start == treks.start else (Step(door.start.point),)
    if far + door.cost <= treks.allowance or door.step.how not in (CLIMB, LADDER):
        return (*first, door.step)
    return as_far(treks, (*first, door.step))


def hanging(treks: Treks) -> Iterator[Trek | None]:
    """On to the top, or down; or let go."""
    for step, _ in off_the_wall(treks, treks.start):
        steps = as_far(treks, (step,))
        yield treks.perhaps(steps) if steps else None
    yield treks.perhaps((Step(treks.start.point, DROP),))
