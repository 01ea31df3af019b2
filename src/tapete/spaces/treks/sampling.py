"""Random ways over scenery, each found as cheaply as possible."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import TYPE_CHECKING

from tapete.spaces.climbs.journey import DROP, LEAP, WALK, Step
from tapete.spaces.climbs.portals import doors
from tapete.spaces.climbs.soaring import over
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.bearing import TURN, bearing
from tapete.spaces.plane.point import Point, along, distance
from tapete.spaces.treks.candidates import candidates
from tapete.spaces.treks.doors import through
from tapete.spaces.treks.pointing import as_far, off_the_wall
from tapete.spaces.treks.touching import touch

if TYPE_CHECKING:
    from tapete.spaces.treks.trek import Trek, Treks

TRIES = 4
BY_DOOR, BY_LEAP, FALLING = 0.12, 0.4, 0.1
"""How often a way goes up a wall, through the air, or over an edge."""


def sample(treks: Treks, rng: Random) -> Trek:
    """A random trek: usually straight to a place, else a turn on the spot, or any candidate."""
    if treks.must_touch:
        return _any_contact(treks, rng)
    for shrink in range(TRIES):
        trek = treks.perhaps(_any_steps(treks, rng, shrink), _any_facing(treks, rng))
        if trek is not None:
            return trek
    turned = treks.perhaps((), int(rng.random() * TURN))
    return turned or next(candidates(treks), None) or treks.measured(())


def _any_contact(treks: Treks, rng: Random) -> Trek:
    """A trek into contact with a random figure, or with the next one that can be touched."""
    first = int(rng.random() * len(treks.contacts))
    for one in (*treks.contacts[first:], *treks.contacts[:first]):
        trek = touch(treks, one)
        if trek is not None:
            return trek
    return treks.measured(())


def _any_facing(treks: Treks, rng: Random) -> int | None:
    if not treks.turns:
        return None
    draw = rng.random()
    if draw < 1 / 3 or not treks.targets:
        return None if draw < 2 / 3 else int(rng.random() * TURN)
    target = treks.targets[int(rng.random() * len(treks.targets))]
    return round(bearing(treks.start.point, target.disc.centre)) % TURN


def _any_steps(treks: Treks, rng: Random, shrink: int) -> tuple[Step, ...]:
    if treks.start.held:
        return _any_hold(treks, rng)
    draw = rng.random()
    if LEAP in treks.hows and (draw > 1 - BY_LEAP or WALK not in treks.hows):
        return _any_leap(treks, rng, shrink)
    if draw < BY_DOOR:
        return _any_door(treks, rng)
    return (Step(_any_end(treks, rng, shrink)),)


def _any_end(treks: Treks, rng: Random, shrink: int, reach: int = 0) -> Point:
    length = (reach or treks.allowance) * rng.random() ** 0.5 / (1 + shrink)
    angle = 2 * pi * rng.random()
    return along(treks.start.point, cos(angle), sin(angle), length)


def _any_leap(treks: Treks, rng: Random, shrink: int) -> tuple[Step, ...]:
    end = _any_end(treks, rng, shrink, treks.aloft)
    height = treks.levels.height(end)
    goal = Place(end, height or 0)
    return over(treks.levels, treks.gait, treks.start, goal)


def _any_door(treks: Treks, rng: Random) -> tuple[Step, ...]:
    here, far = treks.start, max(0, treks.allowance)
    x, y, height = here.point.x, here.point.y, here.height
    near = []
    for door in doors(treks.levels, treks.gait):
        start = door.start
        if start.height == height and -far < start.point.x - x < far:
            dx, dy = start.point.x - x, start.point.y - y
            if dx * dx + dy * dy < far * far:
                near.append(door)
    if not near:
        return (Step(_any_end(treks, rng, 1)),)
    door = near[int(rng.random() * len(near))]
    if door.end.height < here.height and rng.random() < FALLING:
        door = door._replace(step=Step(door.end.point, DROP))
    return through(treks, door, distance(here.point, door.start.point))


def _any_hold(treks: Treks, rng: Random) -> tuple[Step, ...]:
    found = [step for step, _ in off_the_wall(treks, treks.start)]
    step = found[int(rng.random() * len(found))]
    if rng.random() < FALLING:
        step = Step(treks.start.point, DROP)
    return as_far(treks, (step,))
