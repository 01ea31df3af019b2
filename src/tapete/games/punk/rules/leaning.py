"""Leaning out: what is in contact with the shooter covers it, and not its target."""

from __future__ import annotations

from tapete.games.punk.rules.bodies import Body
from tapete.games.punk.rules.heights import Across
from tapete.games.punk.rules.screens import Level, Screens, least_that_hides
from tapete.spaces.bundle import Bundle
from tapete.spaces.crossing import Obstacle, along

NOTHING: frozenset[int] = frozenset()


def leant_out_of(
    screens: Screens, pair: Level | Across, shooter: Body, target: Body
) -> frozenset[int]:
    """The elements the shooter touches, unless one hides it: punk.cover.shooter_in_contact

    However tall, and whether or not it is large enough to cover the shooter:
    punk.ruling.cover_contact_partial_tall. It never lets the shooter see what it did not:
    punk.ruling.cover_contact_wording
    """
    touched = screens.touched(shooter)
    if isinstance(pair, Across):
        above = shooter.place.height > target.place.height
        building = _building(screens, pair) if above else NOTHING
        return building if pair.hidden else building | touched
    if not touched or not pair.hidden:
        return touched
    tall = hiding(screens, pair, shooter, target)
    bundle = Bundle(shooter.disc, None, target.disc)
    return frozenset([one for one in touched if along(bundle, _of(screens, one, tall)).free])


def _building(screens: Screens, pair: Across) -> frozenset[int]:
    """What one is on top of is as if in contact: punk.cover.height.shooter_above"""
    return frozenset([screens.zones[number].element for number in pair.roof.surface])


def _of(screens: Screens, element: int, parts: list[Obstacle]) -> list[Obstacle]:
    return [part for part in parts if screens.zones[part.thing].element == element]


def hiding(screens: Screens, pair: Level, one: Body, other: Body) -> list[Obstacle]:
    """Of what may be in the way, what is large enough to hide."""
    least, zones = least_that_hides(one, other), screens.zones
    return [p for p in pair.near if pair.sizes[p.thing] >= least and not zones[p.thing].irregular]
