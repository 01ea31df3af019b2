"""Lines of sight, cover and human shields."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Literal, NamedTuple, TypeAlias

from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.figures import has
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show
from tapete.spaces.climbs.surfaces import Levels, Place
from tapete.spaces.plane.point import INCH
from tapete.spaces.sight.between_bodies import Blocked, Body, Screens

Grade: TypeAlias = Literal["none", "light", "heavy"]
DOUBTFUL = 0.1
"""Cover is in doubt if fewer lines than this share are blocked: euphoria.ruling.cover_geometry"""
USUAL_HEIGHT = 1.5
"""The height of a figure, in inches, if its card does not say."""
NO_COVER = {
    "bad_born": "euphoria.class.bad_born.no_cover",
    "drone": "euphoria.class.drone.cover",
}
LIGHT, HEAVY = "euphoria.shoot.mod.light_cover", "euphoria.shoot.mod.heavy_cover"
OWN = "euphoria.shoot.mod.own_cover"


class Cover(NamedTuple):
    """What hides a part of a target, and the rule that says so."""

    grade: Grade = "none"
    doubtful: bool = False
    rule: str = ""


OPEN = Cover()


@lru_cache(maxsize=256)
def tall(profile: str) -> int:
    """How tall a miniature is."""
    entry = library().profiles.get(profile)
    return round((USUAL_HEIGHT if entry is None else entry.figure) * INCH)


def body_of(mini: Mini, at: Place | None = None) -> Body:
    """A miniature where it is, or where it might be."""
    return Body(at or mini.at, mini.radius, tall(mini.profile))


# --- sight


def sees(show: Show, one: Mini, other: Mini) -> bool:
    """True if any line between the two is free of scenery, in whatever direction they look.

    euphoria.def.los, euphoria.def.los.reciprocal
    """
    return clear(show, body_of(one), body_of(other))


def clear(show: Show, one: Body, other: Body) -> bool:
    """True if scenery leaves a line between two bodies free."""
    return Screens.of(show.field.seen).clear(one, other)


def between(show: Show, one: Body, other: Body) -> Blocked:
    """The lines between two bodies that scenery blocks; doors are shut."""
    return Screens.of(show.field.seen).between(one, other)


# --- cover


def cover(show: Show, shooter: Mini, target: Mini) -> Cover:
    """What covers a target that is seen; heavy cover replaces light: euphoria.ruling.cover_stack"""
    for trait, rule in NO_COVER.items():
        if has(target, trait):
            return Cover(rule=rule)
    found = _behind_scenery(show, shooter, target)
    if found.grade != "none" and not found.doubtful:
        return found
    if shield(show, shooter, target) is None and _between(show, shooter, target):
        return Cover("light", rule=LIGHT)
    return found


def _behind_scenery(show: Show, shooter: Mini, target: Mini) -> Cover:
    """Scenery in contact with the shooter does not count; with the target it is heavy cover."""
    blocked = between(show, body_of(shooter), body_of(target))
    if not blocked.by:
        return OPEN
    own = _touched(show, shooter)
    share = blocked.share(own)
    if not share:
        return Cover(rule=OWN)
    close = _touched(show, target) - own
    heavy = any(piece in close for piece in blocked.by)
    return Cover("heavy" if heavy else "light", share < DOUBTFUL, HEAVY if heavy else LIGHT)


def _touched(show: Show, mini: Mini) -> frozenset[int]:
    """The pieces of scenery that a base touches, or stands on."""
    levels = Levels.of(show.field.seen)
    return frozenset([*levels.beside(mini.at, mini.radius), *levels.under(mini.at, mini.radius)])


# --- miniatures on the line


def shield(show: Show, shooter: Mini, target: Mini) -> Mini | None:
    """The miniature of any side in contact with the target that the shot passes over.

    Only real contact counts, and only the nearest: euphoria.shoot.human_shield.nearest
    """
    found = [one for one in _on_line(show, shooter, target) if show.in_contact(one, target)]
    return max(found, key=lambda one: _along(shooter, target, one), default=None)


def _between(show: Show, shooter: Mini, target: Mini) -> bool:
    """True if anybody on the line covers: the shooter looks past those that it touches.

    euphoria.shoot.mod.light_cover, euphoria.shoot.mod.own_cover
    """
    return any(not show.in_contact(one, shooter) for one in _on_line(show, shooter, target))


def _on_line(show: Show, shooter: Mini, target: Mini) -> list[Mini]:
    """Those whose body the line between the two middles passes: euphoria.ruling.shot_line"""
    return [
        one
        for one in show.state.minis
        if not one.out
        and one is not shooter
        and one is not target
        and _crosses(shooter, target, one)
    ]


def _crosses(shooter: Mini, target: Mini, one: Mini) -> bool:
    along = _along(shooter, target, one)
    if not 0 < along < 1:
        return False
    a, b, c = shooter.at.point, target.at.point, one.at.point
    aside = hypot(a.x + (b.x - a.x) * along - c.x, a.y + (b.y - a.y) * along - c.y)
    if aside >= one.radius:
        return False
    start = shooter.at.height + tall(shooter.profile) / 2
    end = target.at.height + tall(target.profile) / 2
    height = start + (end - start) * along
    return one.at.height <= height <= one.at.height + tall(one.profile)


def _along(shooter: Mini, target: Mini, one: Mini) -> float:
    """How far along the line of the shot it is nearest to a miniature, as a share."""
    a, b, c = shooter.at.point, target.at.point, one.at.point
    dx, dy = b.x - a.x, b.y - a.y
    square = dx * dx + dy * dy
    return ((c.x - a.x) * dx + (c.y - a.y) * dy) / square if square else 0.0
