"""The lines of a shot: the protecting scenery that they cross, and whether one of them is free.

Scenery that protects is `giving`: not what is too small for the target's base, nor what the
shooter leans out of.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from tapete.games.punk.rules.sight.across_heights import Across
from tapete.games.punk.rules.sight.bodies import Body
from tapete.games.punk.rules.sight.leaning import leans_out
from tapete.games.punk.rules.sight.sight_cache import Level, Screens
from tapete.games.punk.rules.sight.zones import least_that_covers
from tapete.spaces.sight.crossing import Lines, Obstacle, along
from tapete.spaces.sight.lit_places import on_base, on_front
from tapete.spaces.sight.shadow import Shadow
from tapete.spaces.sight.sight_lines import Bundle

CLEAR = Lines(True, frozenset())


class Numbered(Protocol):
    """A part of a zone, or its shadow."""

    @property
    def thing(self) -> int: ...


N = TypeVar("N", bound=Numbered)


def on_level(screens: Screens, pair: Level, shooter: Body, target: Body) -> Lines:
    """The lines from the shooter's front to all of the target: punk.cover.any_line

    punk.cover.partial, punk.cover.total
    """
    giving = giving_on_level(screens, pair, shooter, target)
    if not giving:
        return CLEAR
    bundle = Bundle(shooter.disc, shooter.facing, target.disc)
    return _past(screens, giving, lambda some: along(bundle, some))


def from_above(screens: Screens, pair: Across, shooter: Body, target: Body) -> Lines:
    """The lines from the edge down to all of the target: punk.cover.height.line_from_edge"""
    giving = giving_in_the_air(screens, pair, shooter, target)
    return _past(screens, giving, lambda some: on_base(target.disc, some))


def from_below(screens: Screens, pair: Across, shooter: Body, target: Body) -> Lines:
    """The lines from the shooter's front up to the edge, and past what stands on the roof.

    punk.ruling.height_reverse_line, punk.ruling.height_roof_elements
    """
    giving = giving_in_the_air(screens, pair, shooter, target)
    air = _past(screens, giving, lambda some: on_front(shooter.disc, shooter.facing, some))
    upon = giving_up_there(screens, pair, shooter, target)
    if not upon:
        return air
    bundle = Bundle(shooter.disc, shooter.facing, target.disc)
    roof = _past(screens, upon, lambda some: along(bundle, some))
    return Lines(air.free and roof.free, air.crossed | roof.crossed)


def giving_on_level(screens: Screens, pair: Level, shooter: Body, target: Body) -> list[Obstacle]:
    least = least_that_covers(target)
    giving = [part for part in pair.near if pair.sizes[part.thing] >= least]
    return _not_leant_out_of(screens, pair, shooter, target, giving)


def giving_in_the_air(screens: Screens, pair: Across, shooter: Body, target: Body) -> list[Shadow]:
    giving = _large_enough(screens, pair.shadows, pair.floor, target)
    return _not_leant_out_of(screens, pair, shooter, target, giving)


def giving_up_there(screens: Screens, pair: Across, shooter: Body, target: Body) -> list[Obstacle]:
    """What stands on the roof protects a target up there, and never one below."""
    if shooter.place.height > target.place.height:
        return []
    giving = _large_enough(screens, pair.upon, target.place.height, target)
    return _not_leant_out_of(screens, pair, shooter, target, giving)


def _large_enough(screens: Screens, some: Sequence[N], level: int, target: Body) -> list[N]:
    """The things whose size above a floor is enough to protect a base."""
    least, zones = least_that_covers(target), screens.zones
    return [one for one in some if zones[one.thing].size_from(level) >= least]


def _not_leant_out_of(
    screens: Screens, pair: Level | Across, shooter: Body, target: Body, some: list[N]
) -> list[N]:
    zones = screens.zones
    touched = [
        element
        for element in dict.fromkeys([zones[one.thing].element for one in some])
        if leans_out(screens, pair, shooter, target, element)
    ]
    return [one for one in some if zones[one.thing].element not in touched] if touched else some


def _past(screens: Screens, some: list[N], look: Callable[[list[N]], Lines]) -> Lines:
    """The lines past some things; oddly shaped ones cover only in part: punk.cover.odd_shapes"""
    if not some:
        return CLEAR
    found = look(some)
    if found.free or not any(screens.zones[number].irregular for number in found.crossed):
        return found
    plain = [one for one in some if not screens.zones[one.thing].irregular]
    return Lines(look(plain).free, found.crossed)
