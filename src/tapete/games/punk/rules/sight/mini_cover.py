"""Minis in the line of fire: the bases in the way, and whether they leave a line free."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, hypot
from typing import NamedTuple

from tapete.games.punk.rules.sight.across_heights import Across, differ
from tapete.games.punk.rules.sight.bodies import Body
from tapete.games.punk.rules.sight.fire_lines import CLEAR
from tapete.games.punk.rules.sight.sight import between
from tapete.games.punk.rules.sight.zones import SMALL, TALL
from tapete.games.punk.state import Mini
from tapete.games.punk.world import HIGHER, Skirmish, base_size, disc
from tapete.spaces.climbs.surfaces import apart
from tapete.spaces.sight import crossing
from tapete.spaces.sight.crossing import Lines, base
from tapete.spaces.sight.lit_places import on_base, on_front
from tapete.spaces.sight.shadow import Shadow, falls_short, round_ring, shadow
from tapete.spaces.sight.sight_lines import Bundle


class Screened(NamedTuple):
    """The minis some line crosses, the nearest to the shooter first; `total` if no line is free.

    A mini wholly behind them is not a target. To shoot at one partly behind them costs Precision
    and may hit them.
    """

    ids: tuple[str, ...] = ()
    total: bool = False
    """punk.cover.mini.total"""


NOBODY = Screened()


def screened(skirmish: Skirmish, shooter: Body, target: Body) -> Screened:
    """The bases in the way, as if they were scenery: punk.cover.mini.check

    Those that touch the shooter are in the way too: punk.ruling.mini_cover_contact; those of the
    target's own combat are not: punk.ruling.combat_and_mini_cover
    """
    others = _in_the_way(skirmish, shooter, target)
    found = _crossed(skirmish, shooter, target, others)
    if not found.crossed:
        return NOBODY
    fighting = _combat(skirmish, target)
    if any(others[number].id in fighting for number in found.crossed):
        others = [one for one in others if one.id not in fighting]
        found = _crossed(skirmish, shooter, target, others)
    crossed = [others[number] for number in sorted(found.crossed)]
    crossed.sort(key=lambda one: far(shooter, one))
    return Screened(tuple([one.id for one in crossed]), bool(crossed) and not found.free)


def strays(skirmish: Skirmish, shooter: Body, minis: Sequence[str]) -> list[Mini]:
    """The minis that a stray shot may hit: the nearest to the shooter, or all equally near.

    punk.cover.mini.stray_hit, punk.cover.mini.stray_tie, punk.ruling.mini_cover_nearest
    """
    found = [skirmish.mini(one) for one in minis]
    least = min([far(shooter, one) for one in found], default=0)
    return [one for one in found if far(shooter, one) == least]


def far(shooter: Body, mini: Mini) -> int:
    """The distance from edge to edge, in whole tenths of a millimetre."""
    exact = apart(shooter.disc, shooter.place.height, disc(mini), mini.at.height)
    return ceil(exact - 1e-9)


def _combat(skirmish: Skirmish, target: Body) -> frozenset[str]:
    """The minis in the target's combat; a target on its way has left it."""
    mini = skirmish.find(target.id)
    if mini is None or mini.at != target.place:
        return frozenset()
    return frozenset([one.id for one in skirmish.combat(mini)])


def _in_the_way(skirmish: Skirmish, shooter: Body, target: Body) -> list[Mini]:
    """The others in the lane between two, near enough in height: punk.ruling.mini_cover_heights

    They must be near both in height or, if those differ in height, near the lower one.
    """
    low, high = sorted((shooter.place.height, target.place.height))
    least, most = (high if high - low <= HIGHER else low) - HIGHER, low + HIGHER
    here, there = shooter.place.point, target.place.point
    dx, dy, half = there.x - here.x, there.y - here.y, max(shooter.radius, target.radius)
    length = hypot(dx, dy) or 1.0
    found = []
    for one in skirmish.state.minis:
        at, radius = one.at, one.radius
        x, y = at.point.x - here.x, at.point.y - here.y
        if abs(dx * y - dy * x) <= (half + radius) * length and not one.out:
            along = (x * dx + y * dy) / length
            if -radius < along < length + radius and least <= at.height <= most:
                found.append(one)
    return [one for one in found if one.id not in (shooter.id, target.id)]


def _crossed(skirmish: Skirmish, shooter: Body, target: Body, others: Sequence[Mini]) -> Lines:
    """The minis some line crosses, by number, and whether a line is free."""
    if not others:
        return CLEAR
    if not differ(shooter, target):
        bases = [base(number, disc(one)) for number, one in enumerate(others)]
        return crossing.along(Bundle(shooter.disc, shooter.facing, target.disc), bases)
    pair = between(skirmish, shooter, target)
    assert isinstance(pair, Across)
    in_plan = skirmish.rules.heights_in_plan
    low = min(shooter, target, key=lambda body: body.place.height)
    thrown = [shadow_of(pair, number, one, low, in_plan) for number, one in enumerate(others)]
    shadows = [one for one in thrown if one is not None]
    if shooter.place.height > target.place.height:
        return on_base(target.disc, shadows)
    return on_front(shooter.disc, shooter.facing, shadows)


def shadow_of(pair: Across, number: int, mini: Mini, low: Body, in_plan: bool) -> Shadow | None:
    """The shadow of a mini, as tall as cover of size 1 (2 on a large base); None if it falls short.

    punk.ruling.mini_cover_heights
    """
    foot = mini.at.height - pair.floor
    top = foot + TALL[1 if base_size(mini) <= SMALL else 2]
    if in_plan:
        foot, top = 0, round(pair.lamp.height)
    point = mini.at.point
    if falls_short(pair.lamp, point.x, point.y, mini.radius, top, low.disc):
        return None
    return shadow(pair.lamp, number, round_ring(disc(mini)), foot, top)
