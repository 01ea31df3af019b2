"""Lines of sight: whether a mini is in front of another and not hidden by scenery."""

from __future__ import annotations

from tapete.games.punk.rules.sight.across_heights import Across, across, differ
from tapete.games.punk.rules.sight.bodies import Body, body_of, in_arc, spot
from tapete.games.punk.rules.sight.sight_cache import Level, Screens
from tapete.games.punk.rules.sight.zones import least_that_hides
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.sight.crossing import along
from tapete.spaces.sight.sight_lines import Bundle

__all__ = [
    "Body",
    "between",
    "body_of",
    "hidden",
    "in_arc",
    "mini_sees",
    "sees",
    "sees_place",
    "spot",
]


def sees(skirmish: Skirmish, eye: Body, target: Body) -> bool:
    """True if it is in front and not hidden by scenery; minis hide nobody: punk.los.condition

    punk.cover.shooter_hidden, punk.ruling.los_minis
    """
    return in_arc(eye, target) and not hidden(skirmish, eye, target)


def mini_sees(skirmish: Skirmish, mini: Mini, other: Mini) -> bool:
    return sees(skirmish, body_of(mini), body_of(other))


def sees_place(skirmish: Skirmish, eye: Body, place: Place) -> bool:
    """True if it sees a place of the table, as if a base of 25 mm were there."""
    return sees(skirmish, eye, spot(place))


def hidden(skirmish: Skirmish, one: Body, other: Body) -> bool:
    """True if neither can see the other, whichever way they face: punk.los.reciprocal"""
    return between(skirmish, one, other).hidden


def between(skirmish: Skirmish, one: Body, other: Body) -> Level | Across:
    """The scenery between two minis, worked out once for the pair, and kept."""
    screens = Screens.of(skirmish.field)
    first, second = one.key, other.key
    if second < first:
        one, other, first, second = other, one, second, first
    key = (first, second, skirmish.rules.heights_in_plan)
    found = screens.pairs.get(key)
    if found is not None:
        return found
    if not differ(one, other):
        return screens.pairs.keep(key, _level(screens, one, other))
    high, low = (one, other) if one.place.height > other.place.height else (other, one)
    return screens.pairs.keep(key, across(screens, high, low, skirmish.rules.heights_in_plan))


def _level(screens: Screens, one: Body, other: Body) -> Level:
    """They are hidden if every line crosses something large enough: punk.ruling.cover_union

    What is under either of them does not count: punk.ruling.cover_under_target
    """
    low, high = sorted((one.place.height, other.place.height))
    sizes, bundle = screens.sizes(low, high), Bundle(one.disc, None, other.disc)
    if bundle.nested:
        return Level([], sizes, hidden=False)
    near = bundle.near(screens.between(low, high))
    if not near:
        return Level(near, sizes, hidden=False)
    near = [
        p for p in near if not screens.under(p.thing, one) and not screens.under(p.thing, other)
    ]
    least, zones = least_that_hides(one, other), screens.zones
    tall = [p for p in near if sizes[p.thing] >= least and not zones[p.thing].irregular]
    return Level(near, sizes, bool(tall) and not along(bundle, tall).free)
