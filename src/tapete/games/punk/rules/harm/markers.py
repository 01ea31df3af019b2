"""Markers: circles laid on the table, and who touches them"""

from __future__ import annotations

from tapete.games.punk.events.shooting import Cleared, Laid
from tapete.games.punk.state import Marker, Mini
from tapete.games.punk.world import HIGHER, Skirmish, disc
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.disc import Disc, near
from tapete.spaces.plane.point import CM

RADIUS = 5 * CM
"""Of fire, smoke and radiation alike: punk.special.incendiary.marker, punk.core.markers"""
ROUND = ("punk.marker.dimensions", "punk.marker.area")
"""Markers of effects are round, and whoever passes through one or stays in it is affected."""
FIRE, SMOKE, RADIATION = "fire", "smoke", "radiation"
RULES = {
    FIRE: "punk.special.incendiary.marker",
    SMOKE: "punk.core.smoke",
    RADIATION: "punk.core.radiation",
}
SMOKE_LASTS = 1
"""Turns that smoke lasts after the one in which it was laid; fire and radiation stay."""
EXPIRES = "punk.core.markers"


def lay(skirmish: Skirmish, kind: str, at: Place, power: int = 0) -> Marker:
    """Lays a marker of an effect on the table."""
    until = skirmish.state.turn + SMOKE_LASTS if kind == SMOKE else 0
    marker = Marker(kind, at, RADIUS, power, until)
    skirmish.state.markers.append(marker)
    skirmish.table.tell(Laid, marker=kind, at=at, radius=RADIUS, rule=RULES[kind], also=ROUND)
    return marker


def touches(marker: Marker, mini: Mini) -> bool:
    """True if its base reaches the circle and is not at a different height."""
    if abs(marker.at.height - mini.at.height) > HIGHER:
        return False
    return near(Disc(marker.at.point, marker.radius), disc(mini), 0)


def touching(skirmish: Skirmish, marker: Marker) -> list[Mini]:
    """The minis whose base it touches, friend or foe."""
    return [mini for mini in skirmish.standing() if touches(marker, mini)]


def clear_markers(skirmish: Skirmish) -> None:
    """When a Turn ends, the markers that lasted until then are gone."""
    state = skirmish.state
    over = [one for one in state.markers if one.until and one.until <= state.turn]
    for marker in over:
        skirmish.table.tell(Cleared, marker=marker.kind, at=marker.at, rule=EXPIRES)
    state.markers = [one for one in state.markers if one not in over]
