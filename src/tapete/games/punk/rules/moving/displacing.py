"""Being moved: to where there is room, and into contact with the nearest enemy."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, pi, sin

from tapete.games.punk.events.moving import Displaced
from tapete.games.punk.rules.moving.jumping import in_pit
from tapete.games.punk.rules.moving.prone import stands_in_contact
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish, disc
from tapete.kernel import OneOf
from tapete.spaces.climbs.surfaces import LEDGE, Place
from tapete.spaces.plane.bearing import TURN, bearing
from tapete.spaces.plane.point import Point
from tapete.spaces.routes.candidates import beside_at
from tapete.spaces.treks.contacts import touched

FREED = "punk.combat.multiple.freed"
REMOVED = "punk.move.terrain.impassable.removed"
FINE, FURTHEST = 10, 3000
"""How closely a free place is looked for, and how far."""
AROUND, BESIDE = 36, 72
"""The directions that are tried; and the places tried around a base that is to be touched."""


# --- where there is room


def is_free(skirmish: Skirmish, mini: Mini, place: Place) -> bool:
    others = skirmish.others(mini)
    return skirmish.levels.barred_at(place, mini.radius, others) is None


def nearest_free(skirmish: Skirmish, mini: Mini, place: Place) -> Place | None:
    """The free place nearest to a place, at its height; the place itself if it is free."""
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
    """Puts it there, or where there is room nearby; False if nothing is left of it.

    With its centre over impassable ground it is removed; with less it is shifted off that ground:
    punk.move.terrain.impassable.removed, punk.ruling.impassable_extent, punk.ruling.fall_on_minis
    """
    from tapete.games.punk.rules.harm.downing import remove

    if in_pit(skirmish.levels, place):
        remove(skirmish, mini, REMOVED)
        return False
    mini.at = nearest_free(skirmish, mini, place) or place
    return True


# --- into contact


def join_nearest(skirmish: Skirmish, mini: Mini, enemies: Sequence[Mini]) -> Mini | None:
    """Puts a freed mini in contact with the nearest of these enemies it can touch, facing it.

    None if it can touch none of them and is free. The caller sees to the fires it touches.
    punk.combat.multiple.freed, punk.ruling.freed_details
    """
    left = list(enemies)
    while left:
        enemy = _nearest(skirmish, mini, left)
        place = _beside(skirmish, mini, enemy, enemies)
        if place is not None:
            start, mini.at = mini.at, place
            mini.facing = round(bearing(place.point, enemy.at.point)) % TURN
            tell_displaced(skirmish, mini, start, "freed", FREED)
            for one in (mini, *skirmish.touched_enemies(mini)):
                stands_in_contact(skirmish, one)
            return enemy
        left.remove(enemy)
    return None


def _nearest(skirmish: Skirmish, mini: Mini, enemies: Sequence[Mini]) -> Mini:
    """The nearest enemy; if several are equally near, its player chooses."""
    gaps = {one.id: round(skirmish.gap(mini, one)) for one in enemies}
    least = min(gaps.values())
    near = tuple([one.id for one in enemies if gaps[one.id] == least])
    if len(near) == 1:
        return skirmish.mini(near[0])
    chosen = skirmish.table.ask(mini.seat, "punk.ask.join", OneOf(near), FREED, figure=mini.id)
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


def tell_displaced(skirmish: Skirmish, mini: Mini, start: Place, why: str, rule: str) -> None:
    if mini.out or mini.at == start:
        return
    path = tuple((place.point.x, place.point.y) for place in (start, mini.at))
    skirmish.table.tell(Displaced, figure=mini.id, why=why, path=path, rule=rule)
