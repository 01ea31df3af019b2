"""Traps and mechanisms of the scenery: euphoria.missing.traps"""

from __future__ import annotations

from collections.abc import Callable

from tapete.games.euphoria.content import entries
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.events.gear import Triggered
from tapete.games.euphoria.events.gifts import Boosted
from tapete.games.euphoria.rules.gear.carrying import INTERACT, interact
from tapete.games.euphoria.rules.gifts.genes import points
from tapete.games.euphoria.rules.harm.damage import suffer
from tapete.games.euphoria.state import Device, Mini
from tapete.games.euphoria.world import Show, disc
from tapete.spaces.climbs.surfaces import apart, contact
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import INCH

RADIUS = INCH // 2
"""The radius of a mechanism on the table."""
GUESSED = 1.5
"""Times its reach, within which somebody is supposed to be reached before it is measured."""


def within_reach(show: Show, mini: Mini) -> list[Device]:
    """The mechanisms it touches that can still be triggered."""
    return [one for one in show.state.devices if not one.used and _touches(mini, one)]


def _touches(mini: Mini, device: Device) -> bool:
    there = Disc(device.at.point, RADIUS)
    return contact(disc(mini), mini.at.height, there, device.at.height)


def trigger(show: Show, mini: Mini, device: Device) -> None:
    """Sets it off, for the price of interacting."""
    interact(show, mini)
    entry = library().devices[device.kind]
    device.used = not entry.again
    show.table.tell(Triggered, figure=mini.id, device=device.kind, rule=INTERACT)
    EFFECTS[entry.effect](show, mini, device, entry)


def _near(show: Show, device: Device, entry: entries.Device, minis: list[Mini]) -> list[Mini]:
    """Those within its reach, nearest first; or supposed to be: euphoria.def.measure.when"""
    reach = entry.radius * INCH * (GUESSED if show.state.supposed else 1)
    there = Disc(device.at.point, 0)
    far = {one.id: apart(disc(one), one.at.height, there, device.at.height) for one in minis}
    found = [one for one in minis if far[one.id] <= reach]
    return sorted(found, key=lambda one: far[one.id])


def _blast(show: Show, mini: Mini, device: Device, entry: entries.Device) -> None:
    """It hurts everybody near it except the miniature that sets it off."""
    for one in _near(show, device, entry, show.standing()):
        if one is not mini:
            suffer(show, one, entry.amount, f"trap:{device.id}", None, INTERACT)


def _flame(show: Show, mini: Mini, device: Device, entry: entries.Device) -> None:
    for one in _near(show, device, entry, show.enemies(mini)):
        suffer(show, one, entry.amount, f"trap:{device.id}", None, INTERACT)


def _shock(show: Show, mini: Mini, device: Device, entry: entries.Device) -> None:
    """The nearest enemy loses AP."""
    for one in _near(show, device, entry, show.enemies(mini))[:1]:
        points(show, one, -entry.amount, INTERACT)


def _lights(show: Show, mini: Mini, device: Device, entry: entries.Device) -> None:
    """Enemies near it aim worse until the turn ends."""
    for one in _near(show, device, entry, show.enemies(mini)):
        boosts = one.deeds.boosts
        boosts["aim"] = boosts.get("aim", 0) - entry.amount
        by = -entry.amount
        show.table.tell(Boosted, figure=one.id, attribute="aim", by=by, rule=INTERACT)


EFFECTS: dict[str, Callable[[Show, Mini, Device, entries.Device], None]] = {
    "blast": _blast,
    "flame": _flame,
    "shock": _shock,
    "lights": _lights,
}
"""What each kind of mechanism does."""
