"""The lines to draw between two minis at different heights: they fall from a roof's edge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tapete.games.punk.rules.sight.across_heights import Across
from tapete.games.punk.rules.sight.bodies import Body
from tapete.games.punk.rules.sight.fire_lines import giving_in_the_air, giving_up_there
from tapete.games.punk.rules.sight.mini_cover import shadow_of
from tapete.games.punk.rules.sight.roofs import building_under
from tapete.games.punk.rules.sight.zones import least_that_hides
from tapete.games.punk.screen.traces import Role, Shot, Trace, facing_of, mini_role
from tapete.spaces.plane.point import Point
from tapete.spaces.sight import crossing
from tapete.spaces.sight.lit_places import dark_front_spot, dark_spot, lit_front_spot, lit_spot
from tapete.spaces.sight.obstacle import Spot
from tapete.spaces.sight.shadow import Shadow


def across_heights(shot: Shot, pair: Across) -> Iterator[Trace]:
    high, low = shot.shooter, shot.target
    if low.place.height > high.place.height:
        high, low = low, high
    if pair.edge is None:
        building = building_under(shot.screens, high.place)
        ends = (shot.shooter.place.point, shot.target.place.point)
        yield shot.trace(ends, "hides", -1 if building is None else building)
        return
    yield from _falling(shot, pair, low)
    yield from _up_there(shot, pair)
    for number, one in enumerate(shot.cover.minis):
        mini = shot.skirmish.mini(one)
        thrown = shadow_of(pair, number, mini, low, shot.skirmish.rules.heights_in_plan)
        spot = None if thrown is None else _dark(shot, low, thrown)
        if spot is not None:
            yield shot.trace(_ends(shot, pair, low, spot), mini_role(shot), one)


def _falling(shot: Shot, pair: Across, low: Body) -> Iterator[Trace]:
    """Lines between the edge and the mini below."""
    screens, least = shot.screens, least_that_hides(shot.shooter, shot.target)
    role: Role = "hides" if pair.hidden else "covers"
    if pair.hidden:
        weighty = [one for one in pair.shadows if screens.hides(one.thing, pair.floor, least)]
    else:
        weighty = giving_in_the_air(screens, pair, shot.shooter, shot.target)
    free = None if pair.hidden else _lit(shot, low, weighty)
    if free is not None:
        yield shot.trace(_ends(shot, pair, low, free), "free")
    known = {one.thing for one in weighty}
    for thrown in pair.shadows:
        spot = _dark(shot, low, thrown)
        if spot is not None:
            ends = _ends(shot, pair, low, spot)
            yield shot.trace(ends, role if thrown.thing in known else "ignored", thrown.thing)


def _up_there(shot: Shot, pair: Across) -> Iterator[Trace]:
    """Lines past what stands on the roof, looked at from above."""
    giving = giving_up_there(shot.screens, pair, shot.shooter, shot.target)
    known = {part.thing for part in giving}
    ends_of = (shot.shooter.disc, facing_of(shot, pair), shot.target.disc)
    shown = crossing.evidence(*ends_of, pair.upon)
    for number, ends in shown.crossed.items():
        role: Role = "hides" if pair.hidden else "covers" if number in known else "ignored"
        yield shot.trace(ends, role, number)


def _from_below(shot: Shot) -> bool:
    """True if the lower one shoots; then the lines start from its front."""
    return shot.target.place.height > shot.shooter.place.height


def _lit(shot: Shot, low: Body, shadows: Sequence[Shadow]) -> Spot | None:
    if _from_below(shot):
        return lit_front_spot(low.disc, low.facing, shadows)
    return lit_spot(low.disc, shadows)


def _dark(shot: Shot, low: Body, thrown: Shadow) -> Spot | None:
    if _from_below(shot):
        return dark_front_spot(low.disc, low.facing, thrown)
    return dark_spot(low.disc, thrown)


def _ends(shot: Shot, pair: Across, low: Body, spot: Spot) -> tuple[Point, Point]:
    """The ends of a line, the shooter's first."""
    assert pair.edge is not None
    below, edge = Point(round(spot[0]), round(spot[1])), pair.edge.place
    return (below, edge) if low is shot.shooter else (edge, below)
