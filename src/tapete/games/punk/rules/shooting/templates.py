"""Templates: their shapes, where they lie and the minis they strike: punk.template.*"""

from __future__ import annotations

from math import cos, radians, sin
from typing import TypeAlias

from tapete.games.punk.rules.sight.bodies import body_of
from tapete.games.punk.rules.sight.sight import sees
from tapete.games.punk.state import Mini
from tapete.games.punk.world import HIGHER, Skirmish, disc
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import CM, Point
from tapete.spaces.plane.templates import Circle, Segment, Teardrop, from_edge

Template: TypeAlias = Circle | Teardrop | Segment

LAID = ("punk.template.shapes", "punk.template.area")
"""It has a shape of its own, and strikes whoever's base it touches, even in part."""
SPREADS = "punk.template.combat_spread"
LONG, WIDE = 20 * CM, 6 * CM
"""The size of the teardrop."""
CHORD, DEEP = 20 * CM, 8 * CM
"""The size of the segment."""
LENGTHS = {"teardrop": LONG, "segment": DEEP, "circle": 10 * CM}


def laid(
    shape: str, base: Disc, bearing: float, further: int = 0, to: Point | None = None
) -> Template:
    """A template at the edge of a base: punk.special.template.placement

    It points straight away from the base, unless it is laid towards a place: a teardrop turns
    to it around its tip, a segment slides along its straight side. A jet under pressure reaches
    further: punk.core.pressure
    """
    start, away = from_edge(base, bearing)
    if shape == "teardrop":
        return Teardrop(start, to or away, LONG, WIDE)
    if shape == "segment":
        x, y = (0, 0) if to is None else _slid(start, bearing, to)
        middle, bulge = (Point(one.x + x, one.y + y) for one in (start, away))
        return Segment(middle, bulge, CHORD, DEEP + further)
    return Circle(beyond(base, bearing, LENGTHS["circle"] // 2), LENGTHS["circle"] // 2)


def _slid(start: Point, bearing: float, to: Point) -> tuple[int, int]:
    """How far a segment slides towards a place, so that its straight side still touches there."""
    dx, dy = cos(radians(bearing)), sin(radians(bearing))
    far = (to.x - start.x) * dx + (to.y - start.y) * dy
    kept = max(-CHORD / 2, min(far, CHORD / 2))
    return round(dx * kept), round(dy * kept)


def beyond(base: Disc, bearing: float, far: int) -> Point:
    start, _ = from_edge(Disc(base.centre, base.radius + far), bearing)
    return start


def touched(skirmish: Skirmish, template: Template, height: int) -> list[Mini]:
    """The minis whose base it touches, not at different heights: punk.ruling.template_reach"""
    return [
        mini
        for mini in skirmish.standing()
        if abs(mini.at.height - height) <= HIGHER and template.touches(disc(mini))
    ]


def sprayed(skirmish: Skirmish, mini: Mini, template: Template) -> list[Mini]:
    """The minis it touches that the shooter sees, and all of their combats, seen or not.

    punk.special.template.auto_hit
    """
    eye = body_of(mini)
    found = [
        one
        for one in touched(skirmish, template, mini.at.height)
        if one is not mini and sees(skirmish, eye, body_of(one))
    ]
    return with_combats(skirmish, found)


def with_combats(skirmish: Skirmish, found: list[Mini]) -> list[Mini]:
    """These minis and all others in their combats: punk.template.combat_spread"""
    everyone = list(found)
    for one in found:
        everyone += [other for other in skirmish.combat(one) if other not in everyone]
    return everyone


def rules_of_template(skirmish: Skirmish, victims: list[Mini]) -> tuple[str, ...]:
    """The rules about a template that strikes these minis."""
    return (*LAID, SPREADS) if any(skirmish.locked(one) for one in victims) else LAID


def caught(skirmish: Skirmish, at: Place, radius: int) -> list[Mini]:
    """The minis a round blast hits, with all of their combats."""
    return with_combats(skirmish, touched(skirmish, Circle(at.point, radius), at.height))
