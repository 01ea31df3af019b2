"""Checks and measures any way over scenery, leg by leg."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tapete.spaces.climbs.climbing import climb, drop
from tapete.spaces.climbs.flying import jump, leap
from tapete.spaces.climbs.journey import CLIMB, DROP, JUMP, LADDER, LEAP, WALK, Gait, Journey, Step
from tapete.spaces.climbs.progress import Barred, Travel
from tapete.spaces.climbs.surfaces import Levels, Place, Standing
from tapete.spaces.climbs.walking import close, walk
from tapete.spaces.routes.route import Obstruction

HOW: Mapping[str, Callable[[Travel, Step], None]] = {
    WALK: walk,
    CLIMB: climb,
    LADDER: climb,
    DROP: drop,
    JUMP: jump,
    LEAP: leap,
}


def check(
    levels: Levels,
    gait: Gait,
    start: Place,
    steps: Sequence[Step],
    others: Sequence[Standing] = (),
    stop: bool = True,
    brief: bool = False,
    where: bool = False,
) -> Journey:
    """Measures a way, and finds the first thing that bars it.

    With `stop`, it must end where the mover can stand. It may not even touch others that may not be
    passed. `brief` if it does not matter what exactly bars it; `where` if only the place matters.
    """
    travel = Travel(levels, gait, start, others, brief, where)
    barred: Obstruction | None = None
    try:
        for step in steps:
            if step.how != WALK:
                close(travel)
            if travel.aloft and step.how != LEAP:
                raise travel.stop("no_ground", "", travel.here.point, travel.here.height)
            HOW[step.how](travel, step)
        close(travel)
        if stop and steps:
            barred = levels.barred_at(travel.here, gait.radius, others)
    except Barred as stopped:
        barred = stopped.obstruction
    return Journey(start, tuple(travel.legs), tuple(travel.touches), barred)
