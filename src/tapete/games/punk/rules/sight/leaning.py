"""Leaning out: scenery in contact with the shooter covers it, and not its target."""

from __future__ import annotations

from tapete.games.punk.rules.sight.across_heights import Across
from tapete.games.punk.rules.sight.bodies import Body
from tapete.games.punk.rules.sight.sight_cache import Level, Screens
from tapete.games.punk.rules.sight.zones import least_that_hides
from tapete.spaces.sight.crossing import Obstacle, along
from tapete.spaces.sight.sight_lines import Bundle


def leans_out(
    screens: Screens, pair: Level | Across, shooter: Body, target: Body, element: int
) -> bool:
    """True for an element the shooter touches, unless it hides it: punk.cover.shooter_in_contact

    Such an element is ignored, however tall, and even if too small to cover the shooter:
    punk.ruling.cover_contact_partial_tall. That never lets the shooter see what it did not:
    punk.ruling.cover_contact_wording
    """
    above = shooter.place.height > target.place.height
    if isinstance(pair, Across) and above and _is_building(screens, pair, element):
        return True
    if not screens.touches(element, shooter):
        return False
    if isinstance(pair, Across) or not pair.hidden:
        return not pair.hidden
    tall = hiding(screens, pair, shooter, target)
    own = [part for part in tall if screens.zones[part.thing].element == element]
    return along(Bundle(shooter.disc, None, target.disc), own).free


def _is_building(screens: Screens, pair: Across, element: int) -> bool:
    """True for what the shooter is on, which counts as contact: punk.cover.height.shooter_above"""
    return any(screens.zones[number].element == element for number in pair.roof.surface)


def hiding(screens: Screens, pair: Level, one: Body, other: Body) -> list[Obstacle]:
    """The obstacles between two that are large enough to hide."""
    least, zones = least_that_hides(one, other), screens.zones
    return [p for p in pair.near if pair.sizes[p.thing] >= least and not zones[p.thing].irregular]
