"""The lines to draw between two minis at different heights, which start from a roof's edge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tapete.games.punk.rules.sight.across_heights import Across
from tapete.games.punk.rules.sight.fire_lines import giving_in_the_air, giving_up_there
from tapete.games.punk.rules.sight.mini_cover import shadow_of
from tapete.games.punk.rules.sight.roofs import building_under
from tapete.games.punk.rules.sight.sight_cache import Level
from tapete.games.punk.rules.sight.zones import least_that_hides
from tapete.games.punk.screen.shot import Shot
from tapete.games.punk.screen.traces import Role, Trace, crossed, mini_role, on_level, trace
from tapete.spaces.plane.point import Point
from tapete.spaces.sight.lit_places import dark_front_spot, dark_spot, lit_front_spot, lit_spot
from tapete.spaces.sight.obstacle import Spot
from tapete.spaces.sight.shadow import Shadow


def traces(shot: Shot) -> Iterator[Trace]:
    """Yields all lines to draw, whatever the heights."""
    return on_level(shot, shot.pair) if isinstance(shot.pair, Level) else _across(shot, shot.pair)


def _across(shot: Shot, pair: Across) -> Iterator[Trace]:
    if pair.edge is None:
        building = building_under(shot.screens, shot.high.place)
        ends = (shot.shooter.place.point, shot.target.place.point)
        yield trace(shot, ends, "hides", -1 if building is None else building)
        return
    yield from _falling(shot, pair)
    yield from _up_there(shot, pair)
    for number, one in enumerate(shot.cover.minis):
        mini = shot.skirmish.mini(one)
        thrown = shadow_of(pair, number, mini, shot.low, shot.skirmish.rules.heights_in_plan)
        spot = None if thrown is None else _dark(shot, thrown)
        if spot is not None:
            yield trace(shot, _ends(shot, pair, spot), mini_role(shot), one)


def _falling(shot: Shot, pair: Across) -> Iterator[Trace]:
    """Yields the lines between the edge and the mini below."""
    screens, least = shot.screens, least_that_hides(shot.shooter, shot.target)
    role: Role = "hides" if pair.hidden else "covers"
    if pair.hidden:
        weighty = [one for one in pair.shadows if screens.hides(one.thing, pair.floor, least)]
    else:
        weighty = giving_in_the_air(screens, pair, shot.shooter, shot.target)
    free = None if pair.hidden else _lit(shot, weighty)
    if free is not None:
        yield trace(shot, _ends(shot, pair, free), "free")
    known = {one.thing for one in weighty}
    for thrown in pair.shadows:
        spot = _dark(shot, thrown)
        if spot is not None:
            ends = _ends(shot, pair, spot)
            yield trace(shot, ends, role if thrown.thing in known else "ignored", thrown.thing)


def _up_there(shot: Shot, pair: Across) -> Iterator[Trace]:
    """Yields the lines through what stands on the roof, seen from above."""
    giving = giving_up_there(shot.screens, pair, shot.shooter, shot.target)
    known = {part.thing for part in giving}
    for number, ends in crossed(shot, pair.upon, shot.facing):
        role: Role = "hides" if pair.hidden else "covers" if number in known else "ignored"
        yield trace(shot, ends, role, number)


def _lit(shot: Shot, shadows: Sequence[Shadow]) -> Spot | None:
    """A free place below. If the lower mini shoots, the lines start from its front."""
    if shot.upwards:
        return lit_front_spot(shot.low.disc, shot.low.facing, shadows)
    return lit_spot(shot.low.disc, shadows)


def _dark(shot: Shot, thrown: Shadow) -> Spot | None:
    if shot.upwards:
        return dark_front_spot(shot.low.disc, shot.low.facing, thrown)
    return dark_spot(shot.low.disc, thrown)


def _ends(shot: Shot, pair: Across, spot: Spot) -> tuple[Point, Point]:
    """Returns the ends of a line, the shooter's end first."""
    assert pair.edge is not None
    below, edge = Point(round(spot[0]), round(spot[1])), pair.edge.place
    return (below, edge) if shot.upwards else (edge, below)
