"""Leaping: by a mini's own power, or with a pack that burns fuel."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from tapete.games.punk.figures import entry_of, equipment, item_has
from tapete.games.punk.rules.gear.fuel import FUEL, burn
from tapete.games.punk.state import Item, Mini
from tapete.spaces.climbs.journey import LEAP
from tapete.spaces.treks.trek import Trek

ABILITY = "leap"
ENDLESS = 99
"""The Actions of a mini that needs no fuel."""


def leaps_left(mini: Mini) -> int:
    """The Actions for which it may leap, as far as it has fuel: punk.special.fuel.charges"""
    if ABILITY in mini.special:
        return ENDLESS
    return max((_uses(item) for item in _packs(mini)), default=0)


def _packs(mini: Mini) -> Iterator[Item]:
    return (item for item in equipment(mini) if item_has(item, ABILITY))


def _uses(item: Item) -> int:
    if not item_has(item, FUEL):
        return ENDLESS
    return item.charges // max(1, entry_of(item.kind).charges)


def lift_off(mini: Mini, trek: Trek, reach: int) -> None:
    """Each Action of leaping spends its charges."""
    far = sum(leg.length for leg in trek.journey.legs if leg.how == LEAP)
    if ABILITY in mini.special or not any(leg.how == LEAP for leg in trek.journey.legs):
        return
    pack = max(_packs(mini), key=_uses)
    for _ in range(max(1, ceil(far / reach))):
        burn(pack)
