"""Human shields: a mini throws itself in the way of a hit on a friend."""

from __future__ import annotations

from math import cos, pi, sin

from tapete.games.punk.events.gifts import Shielded
from tapete.games.punk.figures import has
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish, disc
from tapete.kernel import OneOf
from tapete.spaces.climbs.surfaces import Place, contact
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import CM, Point, distance

RULE = "punk.core.human_shield"
NEAR = 5 * CM
NOBODY = ""
AROUND = 36
"""How many places around a mini are looked at."""


def in_the_way(skirmish: Skirmish, target: Mini) -> Mini:
    """The mini that takes a hit: its target, or a friend near it that can and wants to."""
    places = _places(skirmish, target)
    if not places:
        return target
    chosen = skirmish.table.ask(
        target.seat, "punk.ask.human_shield", OneOf([*places, NOBODY]), RULE, target=target.id
    )
    if chosen == NOBODY:
        return target
    shield = skirmish.mini(chosen)
    shield.at = places[chosen]
    skirmish.table.tell(Shielded, figure=shield.id, target=target.id, rule=RULE)
    return shield


def _places(skirmish: Skirmish, target: Mini) -> dict[str, Place]:
    """The friends that could, and where each would be beside the target."""
    found: dict[str, Place] = {}
    for one in skirmish.friends(target):
        if _is_free(skirmish, one) and skirmish.gap(one, target) <= NEAR:
            place = one.at if skirmish.in_contact(one, target) else _beside(skirmish, one, target)
            if place is not None:
                found[one.id] = place
    return found


def _is_free(skirmish: Skirmish, mini: Mini) -> bool:
    return has(mini, "human_shield") and not mini.prone and not skirmish.locked(mini)


def _beside(skirmish: Skirmish, mini: Mini, friend: Mini) -> Place | None:
    """The nearest free place that touches a friend and no enemy."""
    away, at = mini.radius + friend.radius, friend.at
    turns = [2 * pi * n / AROUND for n in range(AROUND)]
    spots = [
        Point(at.point.x + _out(away * cos(t)), at.point.y + _out(away * sin(t))) for t in turns
    ]
    spots.sort(key=lambda spot: distance(spot, mini.at.point))
    places = (Place(spot, at.height) for spot in spots)
    return next((place for place in places if _fits(skirmish, mini, place)), None)


def _out(length: float) -> int:
    """Rounded away from the middle, so that bases do not overlap."""
    return int(length + 0.999) if length > 0 else int(length - 0.999)


def _fits(skirmish: Skirmish, mini: Mini, place: Place) -> bool:
    base = Disc(place.point, mini.radius)
    if any(contact(base, place.height, disc(e), e.at.height) for e in skirmish.enemies(mini)):
        return False
    return skirmish.levels.barred_at(place, mini.radius, skirmish.others(mini)) is None
