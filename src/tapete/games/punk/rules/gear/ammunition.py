"""What a shot uses up: a bullet, a charge, the weapon itself."""

from __future__ import annotations

from tapete.games.punk.content.entries import Ammunition
from tapete.games.punk.figures import abilities, entry_of, item_has
from tapete.games.punk.rules.gear.bullets import fire, kinds_of, possible_kinds
from tapete.games.punk.rules.gear.fuel import burn
from tapete.games.punk.rules.gear.reloading import unload
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import OneOf

BULLETS = "punk.special.firearm"
"""Each shot of a firearm spends a bullet."""
AMMUNITION = "punk.core.ammunition"


def chosen_bullet(skirmish: Skirmish, mini: Mini, item: Item) -> str:
    """The bullet a firearm shoots; its player picks one in secret.

    With a single kind that is asked all the same, if the rival must not learn it.
    """
    if not item_has(item, "firearm"):
        return ""
    found = kinds_of(mini)
    if len(found) == 1 and possible_kinds(skirmish) == 1:
        return found[0]
    return skirmish.table.ask(
        mini.seat,
        "punk.ask.bullet",
        OneOf(found),
        BULLETS,
        secret=True,
        figure=mini.id,
        weapon=item.kind,
    )


def bullet_of(kind: str) -> Ammunition | None:
    """What a bullet changes of the shot; nothing without one."""
    entry = entry_of(kind) if kind else None
    return entry if isinstance(entry, Ammunition) else None


def bursts(item: Item, bullet: str) -> bool:
    """True if the weapon may break, by its bullet or by pumping too: punk.special.catapum.break"""
    in_bullet = bool(bullet) and "catapum" in abilities(bullet)
    overpumped = item_has(item, "pumped") and max(item.pumped) >= OVERPUMPED
    return item_has(item, "catapum") or in_bullet or overpumped


OVERPUMPED = 3
"""This many marks of one kind make a pumped weapon as risky."""


def spend_shot(skirmish: Skirmish, mini: Mini, item: Item, bullet: str) -> None:
    """Spends a bullet, fuel, the marks of pumping, the load of a slow weapon, or the weapon."""
    if bullet:
        fire(skirmish, mini, bullet)
    burn(item)
    item.pumped = [0, 0, 0]
    unload(item)
    if item_has(item, "single_use"):
        use_up(skirmish, mini, item)


def use_up(skirmish: Skirmish, mini: Mini, item: Item) -> None:
    """It is gone for the whole game: three bombs are three uses.

    What somebody fights with keeps its place among the rest.
    """
    place = next(n for n, one in enumerate(mini.gear) if one is item)
    del mini.gear[place]
    active = skirmish.state.active
    if active is not None and active.wields.get(mini.id, place) > place:
        active.wields[mini.id] -= 1
