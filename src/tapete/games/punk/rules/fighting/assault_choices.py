"""Assaults worth making, and the one a player means by pointing at the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2
from random import Random
from typing import TYPE_CHECKING

import msgspec

from tapete.games.punk.rules.moving.runs import Run, drop_on, straight_to
from tapete.kernel.plain import Plain
from tapete.spaces.climbs.surfaces import LEDGE, Place, Standing
from tapete.spaces.climbs.ways import Ways
from tapete.spaces.plane.disc import Disc, gap
from tapete.spaces.plane.point import Point, distance
from tapete.spaces.routes.candidates import beside_at
from tapete.spaces.treks.approaches import NUDGE, between
from tapete.spaces.treks.contacts import touched
from tapete.spaces.treks.pointing import as_far, headed
from tapete.spaces.treks.trek import Trek, Treks

if TYPE_CHECKING:
    from tapete.games.punk.rules.fighting.assault_question import Assault, Assaults


def candidates(assaults: Assaults) -> Iterator[Assault]:
    """Assaults on the nearest first: the shortest way, from above, into several, by a leap."""
    seen = set()
    for target in assaults.by_distance:
        for one in _at(assaults, target):
            key = one.to, one.trek.steps
            if key not in seen:
                seen.add(key)
                yield one


def _at(assaults: Assaults, target: Standing) -> Iterator[Assault]:
    """The usual way, then from above, into several and by a leap, unless it must go the shortest.

    punk.combat.assault.above.allowed, punk.ruling.assault_several, punk.ruling.leap_assault
    """
    found = [usual(assaults, target)]
    if not assaults.forced:
        drop = drop_on(assaults.treks, target, assaults.reach, assaults.limit)
        more = [drop.trek if drop and drop.actions == 1 else None]
        more += _into_several(assaults, target)
        found += [assaults.perhaps((target,), trek) for trek in more]
        found.append(_flown(assaults, target))
    yield from (one for one in found if one is not None)


def usual(assaults: Assaults, target: Standing) -> Assault | None:
    """The Assault by the shortest way, with as many Actions as it takes; else by a leap."""
    kept = assaults.kept
    if target.name not in kept:
        kept[target.name] = _usual(assaults, target)
    return kept[target.name]


def _usual(assaults: Assaults, target: Standing) -> Assault | None:
    run = assaults.run(target)
    return _flown(assaults, target) if run is None else _along(assaults, target, run)


def _along(assaults: Assaults, target: Standing, run: Run) -> Assault | None:
    """The first Action of a run, or all of it, with whoever else it touches.

    punk.combat.assault.min_actions, punk.ruling.assault_several
    """
    if run.actions > assaults.left and not assaults.forced:
        return _flown(assaults, target)
    if run.actions > 1:
        return _begun(assaults, target, run)
    return assaults.perhaps((target,), run.trek)


def _begun(assaults: Assaults, target: Standing, run: Run) -> Assault | None:
    """The first Action of a way of several; it need not be checked if the rest is in time."""
    trek = assaults.first_part(run, target)
    if trek is not None and assaults.in_time(run, trek):
        return assaults.part((target.name,), trek, run)
    return assaults.perhaps((target,), trek or assaults.beside(run))


def _flown(assaults: Assaults, target: Standing) -> Assault | None:
    if assaults.leaps is None:
        return None
    leaps = msgspec.structs.replace(assaults.leaps, contacts=(target,))
    return assaults.perhaps((target,), leaps.touch(target))


def _into_several(assaults: Assaults, target: Standing) -> Iterator[Trek | None]:
    """Ways to places where it touches another enemy too."""
    radius = assaults.treks.gait.radius
    for other in assaults.treks.contacts:
        if other != target:
            for spot in between(target.disc, other.disc, radius):
                yield way_beside(assaults, spot, (target, other))


def way_beside(assaults: Assaults, spot: Point, named: tuple[Standing, ...]) -> Trek | None:
    """The shortest way to a place beside a target, round all others, as far as it gets.

    punk.combat.assault.max_advance, punk.measure.contact_vertical
    """
    treks = msgspec.structs.replace(assaults.treks, contacts=named)
    if treks.start.held or distance(treks.start.point, spot) > assaults.limit:
        return None
    ways = Ways(treks.levels, treks.gait, treks.start, treks.others, assaults.limit)
    for height in treks.levels.heights(spot):
        if abs(height - named[0].height) <= LEDGE:
            way = ways.to(Place(spot, height))
            if way is not None:
                return treks.perhaps(as_far(treks, way.steps))
    return None


def sample(assaults: Assaults, rng: Random) -> Assault:
    """The usual Assault on a random target; the easily reached ones are tried first."""
    found = assaults.by_distance
    first = int(rng.random() * len(found))
    targets = [*found[first:], *found[:first]]
    for one in _at_once(assaults, targets):
        return one
    raise AssertionError("nobody can be assaulted")


def anybody(assaults: Assaults) -> bool:
    """True if there is anybody at all to be assaulted."""
    return next(_at_once(assaults, assaults.by_distance), None) is not None


def _at_once(assaults: Assaults, targets: Sequence[Standing]) -> Iterator[Assault]:
    """The usual Assaults, beginning with those that are found without looking far."""
    for target in targets:
        if target.name not in assaults.kept:
            run = straight_to(assaults.treks, target, assaults.reach, assaults.limit)
            if run is None:
                continue
            assaults.kept[target.name] = _along(assaults, target, run)
        one = assaults.kept[target.name]
        if one is not None:
            yield one
    yield from (one for one in (usual(assaults, t) for t in targets) if one is not None)


# --- pointing


def head(assaults: Assaults, points: Sequence[Point]) -> Plain:
    """The Assault that is meant: on the enemy nearest to the last place."""
    last = Disc(points[-1], 0)
    target = min(assaults.treks.contacts, key=lambda one: gap(last, one.disc))
    trek = _meant(assaults, points, target)
    if trek is None:
        treks = msgspec.structs.replace(assaults.treks, contacts=(target,))
        return _written(treks, (target,), treks.head(points))
    more = touched(trek.journey.end, assaults.treks.gait.radius, assaults.treks.contacts)
    named = (target, *[one for one in more if one != target])
    return _written(assaults.treks, named, assaults.treks.write(trek))


def _written(treks: Treks, named: Sequence[Standing], way: Plain) -> Plain:
    assert isinstance(way, dict)
    return {"to": [one.name for one in named], **way}


def _meant(assaults: Assaults, points: Sequence[Point], target: Standing) -> Trek | None:
    """The way that is meant: by several places, to the side of a target, or else the shortest.

    punk.combat.assault.definition, punk.combat.assault.max_advance
    """
    treks = msgspec.structs.replace(assaults.treks, contacts=(target,))
    if len(points) > 1:
        return treks.perhaps(headed(treks, points))
    point, centre = points[0], target.disc.centre
    if gap(Disc(point, 0), target.disc) > 0:
        angle = atan2(point.y - centre.y, point.x - centre.x)
        spot = beside_at(target.disc, angle, treks.gait.radius, NUDGE)
        trek = way_beside(assaults, spot, (target,))
        if assaults.perhaps((target,), trek) is not None:
            return trek
    found = usual(assaults, target)
    return found.trek if found else None
