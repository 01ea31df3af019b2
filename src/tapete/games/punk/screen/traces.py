"""The lines to draw between two at about one height: a free one, and one through each thing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from tapete.games.punk.rules.sight.across_heights import Across
from tapete.games.punk.rules.sight.bodies import Body
from tapete.games.punk.rules.sight.covering import Cover
from tapete.games.punk.rules.sight.fire_lines import giving_on_level
from tapete.games.punk.rules.sight.leaning import hiding
from tapete.games.punk.rules.sight.sight_cache import Level, Screens
from tapete.games.punk.world import Skirmish, disc
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


class Shot(NamedTuple):
    """The shooter, the target, and what is between them."""

    skirmish: Skirmish
    screens: Screens
    shooter: Body
    target: Body
    cover: Cover

    def trace(self, ends: tuple[Point, Point], role: Role, thing: int | str = -1) -> Trace:
        """A line through a thing: a zone by its number, or a mini by its id."""
        start = Place(ends[0], self.shooter.place.height)
        end = Place(ends[1], self.target.place.height)
        if isinstance(thing, str):
            return Trace(start, end, role, mini=thing)
        return Trace(start, end, role, -1 if thing < 0 else self.screens.zones[thing].piece)


def on_level(shot: Shot, pair: Level) -> Iterator[Trace]:
    screens, shooter, target = shot.screens, shot.shooter, shot.target
    role: Role = "hides" if pair.hidden else "covers"
    look = hiding if pair.hidden else giving_on_level
    weighty, facing = look(screens, pair, shooter, target), facing_of(shot, pair)
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
    """A free line, if any, and one through each zone."""
    shown = crossing.evidence(shot.shooter.disc, facing, shot.target.disc, parts)
    if shown.free is not None:
        yield shot.trace(shown.free, "free")
    for number, ends in shown.crossed.items():
        yield shot.trace(ends, role, number)


def facing_of(shot: Shot, pair: Level | Across) -> int | None:
    """The facing that lines start from; None if they are hidden, which no facing changes."""
    return None if pair.hidden else shot.shooter.facing


def _bases(shot: Shot) -> Iterator[Trace]:
    minis = shot.cover.minis
    bases = [crossing.base(n, disc(shot.skirmish.mini(one))) for n, one in enumerate(minis)]
    eye = shot.shooter
    shown = crossing.evidence(eye.disc, eye.facing, shot.target.disc, bases)
    for number, ends in shown.crossed.items():
        yield shot.trace(ends, mini_role(shot), minis[number])


def mini_role(shot: Shot) -> Role:
    return "hides" if shot.cover.mini_total else "covers"
