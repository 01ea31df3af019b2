"""Different heights: one mini is up near an edge, and the lines to the other fall from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tapete.games.punk.rules.sight.bodies import TOUCH, Body
from tapete.games.punk.rules.sight.roofs import Roof, roof_of
from tapete.games.punk.rules.sight.sight_cache import Screens
from tapete.games.punk.rules.sight.zones import least_that_hides
from tapete.games.punk.world import HIGHER
from tapete.spaces.climbs.edges import Edge
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point
from tapete.spaces.sight.crossing import Obstacle, along
from tapete.spaces.sight.lit_places import on_base
from tapete.spaces.sight.shadow import Lamp, Shadow, falls_short, shadow
from tapete.spaces.sight.sight_lines import Bundle


class Across(NamedTuple):
    """What is between two minis at different heights: the edge, shadows, and what is up there.

    The lines fall from the lamp. Without an edge, the upper one is too far from it or right above
    the other: neither sees the other.
    """

    edge: Edge | None
    lamp: Lamp
    floor: int
    roof: Roof
    upon: tuple[Obstacle, ...]
    """The parts of what stands on the upper surface, near the lines."""
    shadows: tuple[Shadow, ...]
    """The shadows of what is in the way of the lines, by zone."""
    hidden: bool


UNSEEN = Across(None, Lamp(0, 0, 0), 0, Roof(), (), (), True)


THRESHOLD = HIGHER


def differ(one: Body, other: Body) -> bool:
    """True if they stand at different heights, as far as cover goes."""
    return abs(one.place.height - other.place.height) > THRESHOLD


def across(screens: Screens, high: Body, low: Body, in_plan: bool) -> Across:
    """What is between two at different heights, whoever shoots: punk.ruling.height_reverse_line"""
    lines = Bundle(high.disc, None, low.disc)
    edge = _edge_over(screens, high, low, lines)
    if edge is None or edge.gap > high.size + TOUCH:
        return UNSEEN
    roof, floor = roof_of(screens, high.place), low.place.height
    lamp = Lamp(edge.place.x, edge.place.y, high.place.height - floor)
    upon = _upon(screens, high, lines, roof)
    aside = roof.surface | roof.upon
    thrown = tuple(_shadows(screens, edge.place, lamp, low, aside, in_plan))
    found = Across(edge, lamp, floor, roof, upon, thrown, hidden=False)
    return found._replace(hidden=_hidden(screens, found, high, low, lines))


def edge_towards(screens: Screens, high: Body, low: Body) -> Edge | None:
    """The edge that counts: punk.ruling.height_edge, punk.cover.height.target_far

    A mini on a wall, or held by nothing, is at the edge.
    """
    return _edge_over(screens, high, low, Bundle(high.disc, None, low.disc))


def _edge_over(screens: Screens, high: Body, low: Body, lines: Bundle) -> Edge | None:
    place, levels = high.place, screens.levels
    found = levels.edge_over(place, high.radius, low.disc, lines)
    if found is None and not levels.outlines(place.height, place.point):
        return Edge(place.point, 0.0)
    return found


# --- what is in the way


def _upon(screens: Screens, high: Body, lines: Bundle, roof: Roof) -> tuple[Obstacle, ...]:
    """What stands on the roof near the lines, in plan view: punk.ruling.height_roof_elements"""
    if not roof.upon or lines.nested:
        return ()
    near = lines.near(screens.parts_of(roof.upon))
    return tuple([part for part in near if not screens.under(part.thing, high)])


def _shadows(
    screens: Screens, start: Point, lamp: Lamp, low: Body, aside: frozenset[int], in_plan: bool
) -> Iterator[Shadow]:
    """Shadows in the air: punk.cover.height.line_from_edge, punk.ruling.height_ground_elements

    The surfaces the two stand on are never crossed.
    """
    bundle = Bundle(Disc(start, 0), None, low.disc)
    if bundle.nested:
        return
    floor, tall = low.place.height, lamp.height
    for part in bundle.near(screens.above(floor, floor + round(tall))):
        if part.thing in aside or screens.under(part.thing, low):
            continue
        zone = screens.zones[part.thing]
        foot, top = (0.0, tall) if in_plan else (zone.foot - floor, zone.top - floor)
        if falls_short(lamp, part.x, part.y, part.reach, top, low.disc):
            continue
        thrown = shadow(lamp, part.thing, part.ring, foot, top)
        if thrown is not None:
            yield thrown


def _hidden(screens: Screens, found: Across, high: Body, low: Body, lines: Bundle) -> bool:
    """True if what stands up there, or what the lines fall through, hides the whole lower base."""
    least = least_that_hides(high, low)
    tall = [
        part
        for part in found.upon
        if screens.hides(part.thing, found.floor + round(found.lamp.height), least)
    ]
    if tall and not along(lines, tall).free:
        return True
    dark = [one for one in found.shadows if screens.hides(one.thing, found.floor, least)]
    return bool(dark) and not on_base(low.disc, dark).free
