"""Getting out of a fire: away from where it came, over an edge, into a pit, or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, ceil, cos, hypot, pi, sin, sqrt

from tapete.games.punk.events.moving import Displaced
from tapete.games.punk.rules.moving import falling  # falling and fire import each other
from tapete.games.punk.rules.moving.displacing import put, tell_displaced
from tapete.games.punk.rules.moving.gaits import gait_of
from tapete.games.punk.rules.moving.jumping import below
from tapete.games.punk.state import Marker, Mini
from tapete.games.punk.world import Skirmish, base_size
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.climbs.journey import Step
from tapete.spaces.climbs.measuring import check
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.bearing import TURN
from tapete.spaces.plane.point import Point, distance
from tapete.spaces.plane.sweep import inside
from tapete.spaces.treks.contacts import touched

FLEES = "punk.special.incendiary.flee"
STAYS = "punk.general.contradiction"
TURNS = 15
"""Degrees by which another way out of a fire is looked for: punk.ruling.fire_displacement"""
OFF, PIT = "no_ground", "barred"


def flee(skirmish: Skirmish, mini: Mini, marker: Marker, source: Point) -> bool:
    """It flees a fire, straight away from where that came from; True if it still plays.

    It goes no further than it must, and turns aside if that is barred. Rather than touch an enemy
    it stays. punk.general.contradiction, punk.ruling.fire_displacement
    """
    start = mini.at
    if start.held:
        falling.let_go(skirmish, mini, FLEES)
        return not mini.out
    for angle in _directions(mini, marker, source):
        goal = _clear_of(mini, marker, angle)
        if _flees_to(skirmish, mini, goal, angle):
            tell_displaced(skirmish, mini, start, "fire", FLEES)
            return not mini.out
    skirmish.table.tell(Displaced, figure=mini.id, why="stays", rule=STAYS)
    return True


def _directions(mini: Mini, marker: Marker, source: Point) -> Iterator[float]:
    """Away from the source first, then more and more to both sides of it."""
    here = mini.at.point
    origin = source if source != here else marker.at.point
    ahead = atan2(here.y - origin.y, here.x - origin.x)
    yield ahead
    for turn in range(TURNS, TURN // 2 + 1, TURNS):
        yield ahead + pi * turn / (TURN // 2)
        if turn < TURN // 2:
            yield ahead - pi * turn / (TURN // 2)


def _clear_of(mini: Mini, marker: Marker, angle: float) -> Point:
    """The first place in a direction where the base no longer touches the marker."""
    here, centre = mini.at.point, marker.at.point
    x, y, dx, dy = here.x - centre.x, here.y - centre.y, cos(angle), sin(angle)
    reach = marker.radius + mini.radius + 1
    along = x * dx + y * dy
    far = ceil(sqrt(max(0.0, along * along + reach * reach - x * x - y * y)) - along)
    while hypot(x + round(far * dx), y + round(far * dy)) < reach:
        far += 1
    return Point(here.x + round(far * dx), here.y + round(far * dy))


def _flees_to(skirmish: Skirmish, mini: Mini, goal: Point, angle: float) -> bool:
    """True if it gets out that way; over an edge it falls, into a pit it is lost."""
    levels, others = skirmish.levels, skirmish.others(mini)
    journey = check(levels, gait_of(mini), mini.at, [Step(goal)], others)
    if journey.barred is None:
        if touched(journey.end, mini.radius, others):
            return False
        mini.at = journey.end
        return True
    if journey.barred.kind == OFF:
        return _over_the_edge(skirmish, mini, goal, angle)
    if journey.barred.kind == PIT:
        return put(skirmish, mini, _into_pit(skirmish, mini, goal)) or bool(mini.out)
    return False


def _over_the_edge(skirmish: Skirmish, mini: Mini, goal: Point, angle: float) -> bool:
    start, far = mini.at, distance(mini.at.point, goal) + 2 * base_size(mini)
    end = Point(start.point.x + round(far * cos(angle)), start.point.y + round(far * sin(angle)))
    place = below(skirmish.levels, mini.radius, start, end)
    if place == start:
        return False
    falling.fall_down(skirmish, mini, place, FLEES, start.height)
    return True


def _into_pit(skirmish: Skirmish, mini: Mini, goal: Point) -> Place:
    """Where its centre comes over impassable ground on the way; else the goal."""
    here, levels = mini.at, skirmish.levels
    a, b = (here.point.x, here.point.y), (goal.x, goal.y)
    for _, piece in levels.areas:
        spans = inside(piece.corners, a, b) if _is_pit(piece, here.height) else []
        if spans:
            middle = (spans[0][0] + spans[0][1]) / 2
            x, y = a[0] + (b[0] - a[0]) * middle, a[1] + (b[1] - a[1]) * middle
            return Place(Point(round(x), round(y)), here.height)
    return Place(goal, here.height)


def _is_pit(piece: Scenery, height: int) -> bool:
    return piece.barred and piece.foot == height
