"""Markers on the table: a mini that touches one in the course of an Action suffers it.

punk.marker.area
"""

from __future__ import annotations

from tapete.games.punk.rules.harm import incendiary, radiation, smoke
from tapete.games.punk.rules.harm.markers import FIRE, SMOKE, touches
from tapete.games.punk.state import Marker, Mini
from tapete.games.punk.world import HIGHER, Skirmish
from tapete.spaces.climbs.journey import Journey
from tapete.spaces.climbs.passing import first_touch
from tapete.spaces.climbs.surfaces import Standing
from tapete.spaces.plane.disc import Disc
from tapete.spaces.questions.point_on_way import place_on


def touch_markers(
    skirmish: Skirmish, mini: Mini, journey: Journey, start: float, end: float
) -> bool:
    """A mini suffers the markers on a stretch of its way; False if it no longer plays."""
    if skirmish.state.markers:
        _through_smoke(skirmish, mini, journey, start, end)
        if not _through_fire(skirmish, mini, journey, start, end):
            return False
    return _past_radiation(skirmish, mini, journey, start, end)


def _through_smoke(
    skirmish: Skirmish, mini: Mini, journey: Journey, start: float, end: float
) -> None:
    clouds = [one for one in skirmish.state.markers if one.kind == SMOKE]
    if any(_reached(one, mini, journey, start, end) is not None for one in clouds):
        smoke.go_through(skirmish, mini)


def _through_fire(
    skirmish: Skirmish, mini: Mini, journey: Journey, start: float, end: float
) -> bool:
    """It burns once an Action, by the strongest fire it touches; False if it no longer plays.

    If its way leads to a stronger one it burns there. punk.special.incendiary.once_per_action
    """
    if incendiary.is_fireproof(mini) or incendiary.has_burned(skirmish, mini):
        return not mini.out
    whole = sum(leg.length for leg in journey.legs)
    met = [
        (one.power, along)
        for one in skirmish.state.markers
        if one.kind == FIRE
        for along in [_reached(one, mini, journey, start, max(end, whole))]
        if along is not None
    ]
    here = [(-power, along) for power, along in met if along <= end]
    singed = incendiary.singed(skirmish, mini)
    power, along = min([*here, *([(-singed, start)] if singed else [])], default=(0, start))
    if not power:
        return not mini.out
    if any(ahead > -power for ahead, _ in met):
        return incendiary.singe(skirmish, mini, -power)
    before, mini.at = mini.at, place_on(journey, along)
    plays = incendiary.burn(skirmish, mini, -power)
    if plays:
        mini.at = before
    return plays


def _reached(
    marker: Marker, mini: Mini, journey: Journey, start: float, end: float
) -> float | None:
    area = Disc(marker.at.point, marker.radius)
    return first_touch(journey, mini.radius, area, marker.at.height, HIGHER, start, end)


def _past_radiation(
    skirmish: Skirmish, mini: Mini, journey: Journey, start: float, end: float
) -> bool:
    """It rolls where it first comes into a source's area; False if it no longer plays."""
    if not _may_sicken(skirmish, mini):
        return not mini.out
    met = [
        along
        for area in radiation.sources(skirmish)
        for along in [_into(area, mini, journey, start, end)]
        if along is not None
    ]
    if not met:
        return not mini.out
    before, mini.at = mini.at, place_on(journey, min(met))
    plays = radiation.suffer(skirmish, mini)
    if plays:
        mini.at = before
    return plays


def _into(area: Standing, mini: Mini, journey: Journey, start: float, end: float) -> float | None:
    """How far along it comes into an area; a source is in its own area wherever it goes."""
    if area.name == mini.id:
        return start
    return first_touch(journey, mini.radius, area.disc, area.height, HIGHER, start, end)


def _may_sicken(skirmish: Skirmish, mini: Mini) -> bool:
    """True if it may roll for radiation: once in an activation of its own. punk.core.radiation"""
    if not skirmish.is_active(mini) or radiation.has_rolled(skirmish):
        return False
    return not radiation.is_immune(mini)


def stands_in(skirmish: Skirmish, mini: Mini) -> bool:
    """It suffers the markers it stands in, in an Action of its own; False if it no longer plays.

    Every Action counts, even to shoot, but not those of others: punk.ruling.fire_whose_action
    """
    if skirmish.state.markers and not _in_fire(skirmish, mini):
        return False
    if _may_sicken(skirmish, mini) and radiation.exposed(skirmish, mini):
        return radiation.suffer(skirmish, mini)
    return not mini.out


def settle(skirmish: Skirmish, mini: Mini) -> bool:
    """A fire it touched and has yet to suffer burns it now; False if it no longer plays."""
    power = 0 if mini.out else incendiary.singed(skirmish, mini)
    return incendiary.burn(skirmish, mini, power) if power else not mini.out


def _in_fire(skirmish: Skirmish, mini: Mini) -> bool:
    """It suffers the strongest fire it stands in; True if it still plays."""
    if incendiary.is_fireproof(mini) or incendiary.has_burned(skirmish, mini):
        return not mini.out
    fires = [one.power for one in skirmish.state.markers if one.kind == FIRE and touches(one, mini)]
    return incendiary.burn(skirmish, mini, max(fires)) if fires else not mini.out
