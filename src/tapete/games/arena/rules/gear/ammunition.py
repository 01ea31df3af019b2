"""Ammunition: what empties a weapon, and what reloads it."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.arena.content.library import library
from tapete.games.arena.content.properties import gathered
from tapete.games.arena.events.loot import Emptied, Reloaded
from tapete.games.arena.figures import gear_of
from tapete.games.arena.rules.gear import cards
from tapete.games.arena.state import Hunter, Item
from tapete.games.arena.world import Arena

NO_AMMO = "arena.order.no_ammo"
SAFE = ("arena.order.no_ammo.inventory_safe",)


def uses_ammo(item: Item) -> bool:
    """Firearms and grenades; melee weapons never run out.

    arena.gear.firearm, arena.gear.melee_weapon
    """
    return runs_out(item.kind)


def runs_out(kind: str) -> bool:
    card = library().gear(kind)
    return card.firearm or card.slot == "grenade"


def after_attack(arena: Arena, hunter: Hunter, kind: str, texts: Sequence[str]) -> None:
    """What an attack does to its weapon: some are emptied, some discarded.

    arena.prop.bullet_hog, arena.prop.disposable, arena.gear.grenade.spent_after
    """
    item = next((one for one in hunter.equipped if one.kind == kind), None)
    if item is None:
        return
    held = gathered(tuple(texts))
    if "disposable" in held:
        hunter.equipped = [one for one in hunter.equipped if one is not item]
        cards.discard(arena, hunter, item, "arena.prop.disposable")
    elif "bullet_hog" in held:
        empty(arena, hunter, kind, "arena.prop.bullet_hog")
    elif gear_of(item).slot == "grenade":
        empty(arena, hunter, kind, "arena.gear.grenade.spent_after")


def empty(arena: Arena, hunter: Hunter, kind: str, rule: str) -> None:
    for item in hunter.equipped:
        if item.kind == kind and not item.spent and uses_ammo(item):
            item.spent = True
            also = ("arena.spend.flip", *(SAFE if rule == NO_AMMO else ()))
            arena.table.tell(Emptied, figure=hunter.id, item=kind, rule=rule, also=also)


def empty_all(arena: Arena, hunter: Hunter, rule: str = NO_AMMO) -> None:
    """Empties all that is equipped; the Inventory is safe: arena.order.no_ammo.inventory_safe"""
    for item in hunter.equipped:
        empty(arena, hunter, item.kind, rule)


def reload(arena: Arena, hunter: Hunter, rule: str = "arena.loot.ammo") -> None:
    """All that is equipped has ammunition again: arena.spend.reactivate"""
    for item in hunter.equipped:
        item.spent = False
    arena.table.tell(Reloaded, figure=hunter.id, rule=rule, also=("arena.spend.reactivate",))


def is_empty(hunter: Hunter) -> bool:
    """True if something equipped is Out of Ammo."""
    return any(item.spent for item in hunter.equipped)
