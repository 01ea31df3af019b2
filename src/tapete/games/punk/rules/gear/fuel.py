"""Fuel: charges that are spent, and what happens when they are hit."""

from __future__ import annotations

from tapete.games.punk.events.harm import Exploded
from tapete.games.punk.figures import entry_of, item_has
from tapete.games.punk.rules.harm import impact
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import Skirmish

FUEL = "fuel"
TRIGGER = "punk.special.fuel.explosion_trigger"
EFFECT = "punk.special.fuel.explosion_effect"
PENETRATION = 3
"""The Penetration of an explosion; its Strength is the charges left."""


def has_charges(item: Item, uses: int = 1) -> bool:
    """True if there is fuel for this many uses; what burns none always works."""
    return not item_has(item, FUEL) or item.charges >= uses * entry_of(item.kind).charges


def burn(item: Item, charges: int | None = None) -> None:
    """A use spends its charges; with none left it stops working."""
    if item_has(item, FUEL):
        spent = entry_of(item.kind).charges if charges is None else charges
        item.charges = max(0, item.charges - spent)


def has_fuel(mini: Mini) -> bool:
    """True if it carries anything that could explode: punk.ruling.fuel_details"""
    return any(True for _ in tanks(mini))


def tanks(mini: Mini) -> list[Item]:
    return [item for item in mini.gear if item.charges and not item.broken and item_has(item, FUEL)]


def explode(skirmish: Skirmish, mini: Mini) -> None:
    """All the fuel it bears explodes, one tank after the other."""
    for item in tanks(mini):
        _explode(skirmish, mini, item)


def _explode(skirmish: Skirmish, mini: Mini, item: Item) -> None:
    """The bearer and all minis that touch it, friend or foe, are hit; the gear is destroyed."""
    strength, item.charges, item.broken = item.charges, 0, True
    rule = EFFECT
    skirmish.table.tell(Exploded, figure=mini.id, gear=item.kind, strength=strength, rule=TRIGGER)
    near = [one for one in skirmish.standing() if one is mini or skirmish.in_contact(mini, one)]
    impact.strike_all(skirmish, [(one, impact.Hit(strength, PENETRATION, rule)) for one in near])
