"""What sight and cover are judged by: a line that is free, and one through each thing crossed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from tapete.games.punk.rules.bodies import Body
from tapete.games.punk.rules.covering import Cover, cover
from tapete.games.punk.rules.fire_lines import (
    giving_in_the_air,
    giving_on_level,
    giving_up_there,
)
from tapete.games.punk.rules.heights import Across
from tapete.games.punk.rules.leaning import hiding
from tapete.games.punk.rules.mini_cover import shadow_of
from tapete.games.punk.rules.reasons import Note, reasons
from tapete.games.punk.rules.roofs import building_under
from tapete.games.punk.rules.screens import Level, Screens
from tapete.games.punk.rules.sight import between, in_arc
from tapete.games.punk.rules.zones import least_that_hides
from tapete.games.punk.skirmish import Skirmish, disc
from tapete.spaces import crossing
from tapete.spaces.levels import Place
from tapete.spaces.lit import dark_front_spot, dark_spot, lit_front_spot, lit_spot
from tapete.spaces.point import Point
from tapete.spaces.screen import Obstacle, Spot
from tapete.spaces.shadow import Shadow

Role: TypeAlias = Literal["free", "covers", "hides", "ignored"]


class Trace(NamedTuple):
    """A line from one to the other, or to the edge of a roof, and what it crosses, if anything."""

    start: Place
    end: Place
    role: Role
    piece: int = -1
    """The piece of scenery it crosses."""
    mini: str = ""
    """The mini it crosses."""


class Evidence(NamedTuple):
    """All that can be shown of a shot before it is made."""

    seen: bool
    cover: Cover
    traces: tuple[Trace, ...]
    notes: tuple[Note, ...]
    edge: Place | None = None
    """The place of a roof's edge that counts."""


class Shot(NamedTuple):
    """Who would shoot at whom, and what is in between."""

    skirmish: Skirmish
    screens: Screens
    shooter: Body
    target: Body
    cover: Cover

    def trace(self, ends: tuple[Point, Point], role: Role, thing: int | str = -1) -> Trace:
        """By zone, or by mini."""
        start = Place(ends[0], self.shooter.place.height)
        end = Place(ends[1], self.target.place.height)
        if isinstance(thing, str):
            return Trace(start, end, role, mini=thing)
        return Trace(start, end, role, -1 if thing < 0 else self.screens.zones[thing].piece)


def evidence(skirmish: Skirmish, shooter: Body, target: Body) -> Evidence:
    """What there is to be seen: punk.measure.free"""
    pair = between(skirmish, shooter, target)
    screens, found = Screens.of(skirmish.field), cover(skirmish, shooter, target)
    shot = Shot(skirmish, screens, shooter, target, found)
    traces = _level(shot, pair) if isinstance(pair, Level) else _across(shot, pair)
    edge = None
    if isinstance(pair, Across) and pair.edge is not None:
        edge = Place(pair.edge.place, max(shooter.place.height, target.place.height))
    seen = in_arc(shooter, target) and not pair.hidden
    notes = tuple(reasons(skirmish, shooter, target))
    return Evidence(seen, found, tuple(traces), notes, edge)


# --- on the level


def _level(shot: Shot, pair: Level) -> Iterator[Trace]:
    screens, shooter, target = shot.screens, shot.shooter, shot.target
    role: Role = "hides" if pair.hidden else "covers"
    look = hiding if pair.hidden else giving_on_level
    weighty, facing = look(screens, pair, shooter, target), _facing(shot, pair)
    yield from _lines(shot, facing, weighty, role)
    known = {part.thing for part in weighty}
    light = [part for part in pair.near if part.thing not in known]
    shown = crossing.evidence(shooter.disc, facing, target.disc, light)
    for number, ends in shown.crossed.items():
        yield shot.trace(ends, "ignored", number)
    yield from _bases(shot)


def _lines(
    shot: Shot, facing: int | None, parts: Sequence[Obstacle], role: Role
) -> Iterator[Trace]:
    """One that is free, and one through each zone."""
    shown = crossing.evidence(shot.shooter.disc, facing, shot.target.disc, parts)
    if shown.free is not None:
        yield shot.trace(shown.free, "free")
    for number, ends in shown.crossed.items():
        yield shot.trace(ends, role, number)


def _facing(shot: Shot, pair: Level | Across) -> int | None:
    """Whether they are hidden does not depend on facings."""
    return None if pair.hidden else shot.shooter.facing


def _bases(shot: Shot) -> Iterator[Trace]:
    minis = shot.cover.minis
    bases = [crossing.base(n, disc(shot.skirmish.mini(one))) for n, one in enumerate(minis)]
    eye = shot.shooter
    shown = crossing.evidence(eye.disc, eye.facing, shot.target.disc, bases)
    for number, ends in shown.crossed.items():
        yield shot.trace(ends, _role(shot), minis[number])


def _role(shot: Shot) -> Role:
    return "hides" if shot.cover.mini_total else "covers"


# --- across heights


def _across(shot: Shot, pair: Across) -> Iterator[Trace]:
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
            yield shot.trace(_ends(shot, pair, low, spot), _role(shot), one)


def _falling(shot: Shot, pair: Across, low: Body) -> Iterator[Trace]:
    """Lines between the edge and who is below."""
    screens, least = shot.screens, least_that_hides(shot.shooter, shot.target)
    role: Role = "hides" if pair.hidden else "covers"
    if pair.hidden:
        weighty = [one for one in pair.shadows if screens.hides(one.thing, pair.floor, least)]
    else:
        weighty = giving_in_the_air(screens, pair, shot.shooter, shot.target)
    free = _lit(shot, pair, low, weighty)
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
    ends_of = (shot.shooter.disc, _facing(shot, pair), shot.target.disc)
    shown = crossing.evidence(*ends_of, pair.upon)
    for number, ends in shown.crossed.items():
        role: Role = "hides" if pair.hidden else "covers" if number in known else "ignored"
        yield shot.trace(ends, role, number)


def _from_below(shot: Shot, pair: Across | None = None) -> bool:
    """Its own front counts, unless both are hidden from each other anyway."""
    return shot.target.place.height > shot.shooter.place.height and not (pair and pair.hidden)


def _lit(shot: Shot, pair: Across, low: Body, shadows: Sequence[Shadow]) -> Spot | None:
    if _from_below(shot, pair):
        return lit_front_spot(low.disc, low.facing, shadows)
    return lit_spot(low.disc, shadows)


def _dark(shot: Shot, low: Body, thrown: Shadow) -> Spot | None:
    if _from_below(shot):
        return dark_front_spot(low.disc, low.facing, thrown)
    return dark_spot(low.disc, thrown)


def _ends(shot: Shot, pair: Across, low: Body, spot: Spot) -> tuple[Point, Point]:
    """From the shooter's end to the target's."""
    assert pair.edge is not None
    below, edge = Point(round(spot[0]), round(spot[1])), pair.edge.place
    return (below, edge) if low is shot.shooter else (edge, below)
