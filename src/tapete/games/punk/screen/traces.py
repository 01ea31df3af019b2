"""The lines to draw between two minis at about the same height.

There is a free line, if any, and one through each thing in the way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from tapete.games.punk.rules.sight.fire_lines import giving_on_level
from tapete.games.punk.rules.sight.leaning import hiding
from tapete.games.punk.rules.sight.sight_cache import Level
from tapete.games.punk.screen.shot import Shot
from tapete.games.punk.world import disc
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point
from tapete.spaces.sight import crossing
from tapete.spaces.sight.obstacle import Obstacle

Role: TypeAlias = Literal["free", "covers", "hides", "ignored"]


class Trace(NamedTuple):
    """A line from one mini to another or to the edge of a roof, and what it crosses, if any."""

    start: Place
    end: Place
    role: Role
    piece: int = -1
    """The piece of scenery it crosses."""
    mini: str = ""
    """The mini it crosses."""


def trace(shot: Shot, ends: tuple[Point, Point], role: Role, thing: int | str = -1) -> Trace:
    """Returns a line through a thing: a zone by its number, or a mini by its id."""
    start = Place(ends[0], shot.shooter.place.height)
    end = Place(ends[1], shot.target.place.height)
    if isinstance(thing, str):
        return Trace(start, end, role, mini=thing)
    return Trace(start, end, role, -1 if thing < 0 else shot.screens.zones[thing].piece)


def on_level(shot: Shot, pair: Level) -> Iterator[Trace]:
    role: Role = "hides" if pair.hidden else "covers"
    look = hiding if pair.hidden else giving_on_level
    weighty = look(shot.screens, pair, shot.shooter, shot.target)
    shown = crossing.evidence(shot.shooter.disc, shot.facing, shot.target.disc, weighty)
    if shown.free is not None:
        yield trace(shot, shown.free, "free")
    for number, ends in shown.crossed.items():
        yield trace(shot, ends, role, number)
    known = {part.thing for part in weighty}
    light = [part for part in pair.near if part.thing not in known]
    for number, ends in crossed(shot, light, shot.facing):
        yield trace(shot, ends, "ignored", number)
    yield from _bases(shot)


def crossed(
    shot: Shot, parts: Sequence[Obstacle], facing: int | None
) -> Iterator[tuple[int, tuple[Point, Point]]]:
    """Yields each of the parts that some line crosses, by its number, and the line's ends."""
    shown = crossing.evidence(shot.shooter.disc, facing, shot.target.disc, parts)
    yield from shown.crossed.items()


def _bases(shot: Shot) -> Iterator[Trace]:
    minis = shot.cover.minis
    bases = [crossing.base(n, disc(shot.skirmish.mini(one))) for n, one in enumerate(minis)]
    for number, ends in crossed(shot, bases, shot.shooter.facing):
        yield trace(shot, ends, mini_role(shot), minis[number])


def mini_role(shot: Shot) -> Role:
    return "hides" if shot.cover.mini_total else "covers"
