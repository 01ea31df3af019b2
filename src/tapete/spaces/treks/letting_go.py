"""What a player may choose instead of a way: a drop from too high, or a place on the wall."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from tapete.spaces.climbs.falls import falls
from tapete.spaces.climbs.journey import CLIMB, CROSS, DROP, LADDER, WALK, Journey, Leg, Step
from tapete.spaces.climbs.progress import Travel, pair
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point
from tapete.spaces.routes.route import ROUNDING

if TYPE_CHECKING:
    from tapete.spaces.treks.trek import Trek, Treks

TRIED = 8
"""How many edges are tried, those nearest to where the way leads first."""


# --- falls


def fall_near(treks: Treks, goal: Point) -> Trek | None:
    """The drop that ends nearest to a lower place, if it is a fall; None if there is none."""
    here = treks.start
    if DROP not in treks.hows or (treks.levels.height(goal) or 0) >= here.height:
        return None
    if here.held:
        return _fallen(treks, (Step(here.point, DROP),))
    near = falls(treks.levels, treks.gait, here, goal)
    found = (_through(treks, one.start, one.step) for one in islice(near, TRIED))
    return next((trek for trek in found if trek is not None), None)


def _through(treks: Treks, edge: Place, drop: Step) -> Trek | None:
    """The way on foot to an edge, and down."""
    if edge == treks.start:
        return _fallen(treks, (drop,))
    walk = treks.ways.walk(treks.start, edge, treks.allowance)
    return None if walk is None else _fallen(treks, (*walk, drop))


def _fallen(treks: Treks, steps: tuple[Step, ...]) -> Trek | None:
    trek = treks.perhaps(steps)
    deep = trek is not None and trek.journey.legs[-1].tested > treks.gait.safe + ROUNDING
    return trek if deep else None


# --- places on a wall


class Wall(NamedTuple):
    """The last wall of a way: the steps to it, its foot, and the heights to stop at."""

    before: tuple[Step, ...]
    foot: Point
    end: int
    """The height at which the way leaves the wall; stopping there is the way itself."""
    least: int
    most: int


def wall_near(treks: Treks) -> bool:
    """True if there is a wall to climb so near that the mover may get to it."""
    return CLIMB in treks.hows and any(
        piece.size > treks.gait.step
        and piece.beside(pair(treks.start.point), pair(treks.start.point), treks.allowance)
        for _, piece in treks.levels.solids
        if piece.climbable or piece.ladders
    )


def wall_of(treks: Treks, steps: tuple[Step, ...]) -> Wall | None:
    """The last wall that a way goes up or down, if the mover can hang on it; else None."""
    journey = treks.check(steps)
    found = _last(steps, journey, treks.gait.safe)
    if found is None or CLIMB not in treks.hows or journey.barred is not None:
        return None
    place, leg, gone = found
    wall = _measured(treks, steps[:place], leg, int(treks.allowance - gone + ROUNDING))
    middle = hung(steps, wall, (wall.least + wall.most) // 2)
    return wall if wall.least < wall.most and treks.perhaps(middle) is not None else None


def _last(steps: Sequence[Step], journey: Journey, safe: int) -> tuple[int, Leg, float] | None:
    """The last step up or down a wall, its leg, and how far the mover has gone before it.

    A fall is no way down a wall.
    """
    places = [place for place, step in enumerate(steps) if step.how != WALK]
    numbered = [(n, leg) for n, leg in enumerate(journey.legs) if leg.how not in (WALK, CROSS)]
    for place, (n, leg) in reversed(list(zip(places, numbered, strict=False))):
        if leg.how in (CLIMB, LADDER) or (leg.how == DROP and leg.tested <= safe):
            return place, leg, sum(one.length for one in journey.legs[:n])
    return None


def _measured(treks: Treks, before: tuple[Step, ...], leg: Leg, left: int) -> Wall:
    """The heights that the movement left is enough for; one who hangs goes both up and down."""
    start, end = leg.start, leg.end
    foot = start.point if start.held or end.height > start.height else end.point
    bottom = treks.levels.height(foot, min(start.height, end.height)) or 0
    if bottom == start.height:
        bottom += 1
    edge = Travel(treks.levels, treks.gait, start, ()).piece(leg.over[0]).top
    top = edge if end.height == edge else edge - 1
    least, most = max(bottom, start.height - left), min(top, start.height + left)
    return Wall(before, foot, end.height, least, most)


def hung(steps: tuple[Step, ...], wall: Wall, height: int) -> tuple[Step, ...]:
    """The way to a height of its last wall; the whole way where it leaves the wall."""
    if height == wall.end:
        return steps
    return (*wall.before, Step(wall.foot, CLIMB, height))
