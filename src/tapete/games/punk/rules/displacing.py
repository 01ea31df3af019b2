"""Being moved: to where there is room, out of a fire, into contact with the nearest enemy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2, ceil, cos, hypot, pi, sin, sqrt

from tapete.games.punk.events.moving import Displaced
from tapete.games.punk.rules.gaits import gait_of
from tapete.games.punk.rules.jumping import below, in_pit
from tapete.games.punk.rules.prone import stands_in_contact
from tapete.games.punk.skirmish import Skirmish, base_size, disc
from tapete.games.punk.state import Marker, Mini
from tapete.kernel import OneOf
from tapete.spaces.arc import TURN, bearing
from tapete.spaces.choices import beside_at
from tapete.spaces.contacts import touched
from tapete.spaces.journey import check
from tapete.spaces.legs import Step
from tapete.spaces.levels import LEDGE, Place
from tapete.spaces.point import Point, distance
from tapete.spaces.scenery import Scenery
from tapete.spaces.touching import inside

FLEES = "punk.special.incendiary.flee"
FREED = "punk.combat.multiple.freed"
REMOVED = "punk.move.terrain.impassable.removed"
STAYS = "punk.general.contradiction"
FINE, FURTHEST = 10, 3000
"""How closely a free place is looked for, and how far."""
AROUND, BESIDE = 36, 72
"""In so many directions; around a base that is to be touched, at so many places."""
TURNS = 15
"""Degrees by which another way out of a fire is looked for: punk.ruling.fire_displacement"""
OFF, PIT = "no_ground", "barred"


# --- where there is room


def is_free(skirmish: Skirmish, mini: Mini, place: Place) -> bool:
    others = skirmish.others(mini)
    return skirmish.levels.barred_at(place, mini.radius, others) is None


def nearest_free(skirmish: Skirmish, mini: Mini, place: Place) -> Place | None:
    """The free place nearest to one, at its height; the one itself if it is free."""
    if is_free(skirmish, mini, place):
        return place
    x, y = place.point.x, place.point.y
    for far in range(FINE, FURTHEST, FINE):
        for turn in range(AROUND):
            angle = 2 * pi * turn / AROUND
            point = Point(x + round(far * cos(angle)), y + round(far * sin(angle)))
            if is_free(skirmish, mini, Place(point, place.height)):
                return Place(point, place.height)
    return None


def put(skirmish: Skirmish, mini: Mini, place: Place) -> bool:
    """It comes to be there, or where there is room nearby; False if nothing is left of it.

    With its centre over impassable ground it is removed, with less it is shifted out of it:
    punk.move.terrain.impassable.removed, punk.ruling.impassable_extent, punk.ruling.fall_on_minis
    """
    from tapete.games.punk.rules.downing import remove

    if in_pit(skirmish.levels, place):
        remove(skirmish, mini, REMOVED)
        return False
    mini.at = nearest_free(skirmish, mini, place) or place
    return True


# --- out of a fire


def flee(skirmish: Skirmish, mini: Mini, marker: Marker, source: Point) -> bool:
    """Out of a fire, straight away from where it came from; whether it still plays.

    As little as it takes, turning aside if that is barred, but never into contact with an enemy:
    rather it stays. punk.general.contradiction, punk.ruling.fire_displacement
    """
    start = mini.at
    if start.held:
        from tapete.games.punk.rules.falling import let_go

        let_go(skirmish, mini, FLEES)
        return not mini.out
    for angle in _directions(mini, marker, source):
        goal = _clear_of(mini, marker, angle)
        if _flees_to(skirmish, mini, goal, angle):
            _tell(skirmish, mini, start, "fire", FLEES)
            return not mini.out
    skirmish.table.tell(Displaced, figure=mini.name, why="stays", rule=STAYS)
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
    """Whether there is a way out there; over an edge it falls, into a pit it is lost."""
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
    from tapete.games.punk.rules.falling import fall_down

    start, far = mini.at, distance(mini.at.point, goal) + 2 * base_size(mini)
    end = Point(start.point.x + round(far * cos(angle)), start.point.y + round(far * sin(angle)))
    place = below(skirmish.levels, mini.radius, start, end)
    if place == start:
        return False
    fall_down(skirmish, mini, place, FLEES, start.height)
    return True


def _into_pit(skirmish: Skirmish, mini: Mini, goal: Point) -> Place:
    """Where the centre comes over impassable ground on the way; else where it was to go."""
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


# --- into contact


def join_nearest(skirmish: Skirmish, mini: Mini, enemies: Sequence[Mini]) -> Mini | None:
    """A freed mini is put in contact with the nearest of these enemies it can touch, and faces it.

    None: it can touch none of them, and is free. Fires it touches are for the caller.
    punk.combat.multiple.freed, punk.ruling.freed_details
    """
    left = list(enemies)
    while left:
        enemy = _nearest(skirmish, mini, left)
        place = _beside(skirmish, mini, enemy, enemies)
        if place is not None:
            start, mini.at = mini.at, place
            mini.facing = round(bearing(place.point, enemy.at.point)) % TURN
            _tell(skirmish, mini, start, "freed", FREED)
            for one in (mini, *skirmish.touched_enemies(mini)):
                stands_in_contact(skirmish, one)
            return enemy
        left.remove(enemy)
    return None


def _nearest(skirmish: Skirmish, mini: Mini, enemies: Sequence[Mini]) -> Mini:
    """Of several that are as near its owner chooses."""
    gaps = {one.id: round(skirmish.gap(mini, one)) for one in enemies}
    least = min(gaps.values())
    near = tuple([one.id for one in enemies if gaps[one.id] == least])
    if len(near) == 1:
        return skirmish.mini(near[0])
    chosen = skirmish.table.ask(mini.seat, "punk.ask.join", OneOf(near), FREED, figure=mini.name)
    return skirmish.mini(chosen)


def _beside(skirmish: Skirmish, mini: Mini, enemy: Mini, fought: Sequence[Mini]) -> Place | None:
    """The nearest free place in contact with an enemy, and with nobody of another combat."""
    here, centre = mini.at.point, enemy.at.point
    ahead = atan2(here.y - centre.y, here.x - centre.x)
    for turn in sorted(range(BESIDE), key=lambda one: min(one, BESIDE - one)):
        point = beside_at(disc(enemy), ahead + 2 * pi * turn / BESIDE, mini.radius)
        for height in skirmish.levels.heights(point):
            place = Place(point, height)
            if abs(height - enemy.at.height) <= LEDGE and is_free(skirmish, mini, place):
                met = touched(place, mini.radius, skirmish.others(mini))
                if all(any(one.id == other.name for one in fought) for other in met):
                    return place
    return None


def _tell(skirmish: Skirmish, mini: Mini, start: Place, why: str, rule: str) -> None:
    if mini.out or mini.at == start:
        return
    path = tuple((place.point.x, place.point.y) for place in (start, mini.at))
    skirmish.table.tell(Displaced, figure=mini.name, why=why, path=path, rule=rule)
