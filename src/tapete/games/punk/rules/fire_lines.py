"""The lines of a shot: what of the scenery they cross that protects the target, and is one free.

A zone too small for the target's base is no obstacle, nor is an element the shooter leans out of.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from tapete.games.punk.rules.bodies import Body
from tapete.games.punk.rules.heights import Across
from tapete.games.punk.rules.screens import (
    Level,
    Screens,
    least_that_covers,
    least_that_hides,
)
from tapete.spaces.bundle import Bundle
from tapete.spaces.crossing import Lines, along
from tapete.spaces.lit import on_base, on_front

CLEAR = Lines(True, frozenset())


class Numbered(Protocol):
    @property
    def thing(self) -> int: ...


N = TypeVar("N", bound=Numbered)


def on_level(screens: Screens, pair: Level, shooter: Body, target: Body) -> Lines:
    """From the shooter's front to all of the target: punk.cover.any_line

    punk.cover.partial, punk.cover.total
    """
    least = least_that_covers(target)
    giving = [part for part in pair.near if pair.sizes[part.thing] >= least]
    if giving:
        ignored = leant_out_of(screens, pair, shooter, target)
        giving = [one for one in giving if screens.zones[one.thing].element not in ignored]
    if not giving:
        return CLEAR
    bundle = Bundle(shooter.disc, shooter.facing, target.disc)
    return _past(screens, giving, lambda some: along(bundle, some))


def from_above(screens: Screens, pair: Across, shooter: Body, target: Body) -> Lines:
    """From the edge down to all of the target: punk.cover.height.line_from_edge

    The building gives it nothing, like an element in contact: punk.cover.height.shooter_above
    """
    building = frozenset([screens.zones[number].element for number in pair.roof.surface])
    ignored = building | _touched(screens, pair, shooter)
    giving = _giving(screens, pair.shadows, pair.floor, target, ignored)
    return _past(screens, giving, lambda some: on_base(target.disc, some))


def from_below(screens: Screens, pair: Across, shooter: Body, target: Body) -> Lines:
    """From the shooter's front up to the edge, and past what stands on the roof.

    punk.ruling.height_reverse_line, punk.ruling.height_roof_elements
    """
    ignored = _touched(screens, pair, shooter)
    giving = _giving(screens, pair.shadows, pair.floor, target, ignored)
    air = _past(screens, giving, lambda some: on_front(shooter.disc, shooter.facing, some))
    upon = _giving(screens, pair.upon, target.place.height, target, ignored)
    if not upon:
        return air
    bundle = Bundle(shooter.disc, shooter.facing, target.disc)
    roof = _past(screens, upon, lambda some: along(bundle, some))
    return Lines(air.free and roof.free, air.crossed | roof.crossed)


def leant_out_of(
    screens: Screens, pair: Level | Across, shooter: Body, target: Body
) -> frozenset[int]:
    """The elements the shooter touches, unless one hides it: punk.cover.shooter_in_contact

    It never lets the shooter see what it did not: punk.ruling.cover_contact_wording,
    punk.ruling.cover_contact_partial_tall
    """
    touched = screens.touched(shooter)
    if isinstance(pair, Across):
        return _touched(screens, pair, shooter)
    if not touched or not pair.hidden:
        return touched
    least = least_that_hides(shooter, target)
    bundle = Bundle(shooter.disc, None, target.disc)
    tall = [
        part
        for part in pair.near
        if pair.sizes[part.thing] >= least and not screens.zones[part.thing].irregular
    ]
    return frozenset(
        [
            element
            for element in sorted(touched)
            if along(bundle, [p for p in tall if screens.zones[p.thing].element == element]).free
        ]
    )


def _touched(screens: Screens, pair: Across, shooter: Body) -> frozenset[int]:
    return frozenset() if pair.hidden else screens.touched(shooter)


def _giving(
    screens: Screens, some: Sequence[N], level: int, target: Body, ignored: frozenset[int]
) -> list[N]:
    """What protects so large a base, as large as it is above a floor."""
    least, zones = least_that_covers(target), screens.zones
    return [
        one
        for one in some
        if zones[one.thing].element not in ignored and zones[one.thing].size_from(level) >= least
    ]


def _past(screens: Screens, some: list[N], look: Callable[[list[N]], Lines]) -> Lines:
    """What is oddly shaped covers in part only: punk.cover.odd_shapes"""
    if not some:
        return CLEAR
    found = look(some)
    if found.free or not any(screens.zones[number].irregular for number in found.crossed):
        return found
    plain = [one for one in some if not screens.zones[one.thing].irregular]
    return Lines(look(plain).free, found.crossed)
