"""Cards of gear: drawing, equipping, stowing and discarding them."""

from __future__ import annotations

from functools import partial

import msgspec

from tapete.deeds import Why
from tapete.games.arena.content.entries import Slot
from tapete.games.arena.content.library import library
from tapete.games.arena.events.loot import Discarded, DrewGear, Swapped
from tapete.games.arena.figures import equipped, free_slots, fresh, gear_of, slot_of, space
from tapete.games.arena.state import Hunter, Item, Shop
from tapete.games.arena.world import Arena
from tapete.kernel import Barred, Message, OneOf

EQUIP, STOW, DROP = "equip", "stow", "drop"
ARMED: tuple[Slot, ...] = ("weapon", "grenade")
"""The slots that a Weapon token is about: arena.ruling.weapon_token_grenade"""


class Instead(msgspec.Struct, frozen=True):
    """A card that another takes the place of, by where it is: equipped or in the Inventory."""

    worn: bool
    place: int


class Wear(msgspec.Struct, frozen=True):
    """Items that change places, as in a Weapon Swap; -1 for an empty place."""

    worn: int
    held: int


def draw(arena: Arena, hunter: Hunter, shop: Shop, rule: str) -> str | None:
    """Draws a card and puts it away at once; None if the deck is empty.

    arena.loot.draw_card.place, arena.ruling.draws_exhausted
    """
    deck = arena.state.shops[shop]
    if not len(deck):
        return None
    kind = deck.draw(arena.table, rule, hunter.seat)
    place(arena, hunter, fresh(kind), rule)
    return kind


def receive(arena: Arena, hunter: Hunter, shop: Shop, rule: str) -> None:
    """Draws a card that is worn if there is a slot for it, or in the place of something cheaper.

    Else it is stowed; nobody is asked.
    """
    deck = arena.state.shops[shop]
    if not len(deck):
        return
    item = fresh(deck.draw(arena.table, rule, hunter.seat))
    if free_slots(hunter, slot_of(item)) > 0:
        _put(arena, hunter, item, EQUIP)
        return
    cheapest = min(equipped(hunter, slot_of(item)), key=_cost)
    place = hunter.equipped.index(cheapest)
    if space(hunter) > 0:
        _put(arena, hunter, item, STOW)
        if _cost(item) > _cost(cheapest):
            swap(arena, hunter, (place, len(hunter.inventory) - 1), rule)
    else:
        dearer = _cost(item) > _cost(cheapest)
        _put(arena, hunter, item, Instead(worn=True, place=place) if dearer else DROP)


def _cost(item: Item) -> int:
    """What a card costs; what a hunter begins with is not for sale."""
    return gear_of(item).cost


def place(arena: Arena, hunter: Hunter, item: Item, rule: str) -> None:
    """Equips or stows a card, or makes room for it.

    arena.gear.overflow, arena.ruling.draw_no_slot
    """
    ways: list[str | Instead] = [EQUIP] if free_slots(hunter, slot_of(item)) > 0 else []
    ways += [STOW] if space(hunter) > 0 else []
    if not ways:
        ways = [DROP, *_replaceable(hunter, item)]
    seat, key = hunter.seat, "arena.ask.place"
    question = OneOf(ways, partial(_misplaced, hunter, item))
    chosen = arena.table.ask(seat, key, question, rule, figure=hunter.id, item=item.kind)
    _put(arena, hunter, item, chosen)


def _misplaced(hunter: Hunter, item: Item) -> list[Barred]:
    """Where a card cannot go, each with the reason."""
    slot, found = slot_of(item), []
    if free_slots(hunter, slot) <= 0:
        rule = "arena.shield.one_only" if slot == "shield" else "arena.gear.slots"
        found.append(Barred(EQUIP, Message("arena.barred.slots_full"), rule))
    if space(hunter) <= 0:
        reason = Message("arena.barred.inventory_full")
        found.append(Barred(STOW, reason, "arena.gear.inventory_limit"))
    reason, rule = Message("arena.barred.shield_damaged"), "arena.ruling.equip_damaged_shield"
    return found + [
        Barred(Instead(worn=True, place=place), reason, rule)
        for place, one in enumerate(hunter.equipped) if slot_of(one) == slot and is_damaged(one)
    ]  # fmt: skip


def _replaceable(hunter: Hunter, item: Item) -> list[Instead]:
    """Owned cards whose removal makes room.

    A damaged Shield cannot be given up for another: arena.ruling.equip_damaged_shield
    """
    worn = [one for one in equipped(hunter, slot_of(item)) if not is_damaged(one)]
    return [
        *[Instead(worn=True, place=hunter.equipped.index(one)) for one in worn],
        *[Instead(worn=False, place=place) for place in range(len(hunter.inventory))],
    ]


def is_damaged(item: Item) -> bool:
    """True for a Shield with a Spent token: arena.gear.swap_shield_block"""
    return any(token.spent for token in item.shields)


def _put(arena: Arena, hunter: Hunter, item: Item, chosen: str | Instead) -> None:
    rule, where = "arena.loot.draw_card.place", ""
    if isinstance(chosen, Instead):
        where = _replace(arena, hunter, item, chosen)
    elif chosen == EQUIP:
        hunter.equipped = [*hunter.equipped, item]
        where = "equipped"
    elif chosen == STOW:
        hunter.inventory = [*hunter.inventory, item]
        where = "inventory"
    else:
        discard(arena, hunter, item, "arena.gear.overflow")
        return
    also = (
        *(("arena.shield.tokens",) if item.shields else ()),
        *(("arena.prop.run_and_gun",) if item.lent is not None else ()),
    )
    arena.table.tell(DrewGear, figure=hunter.id, item=item.kind, place=where, rule=rule, also=also)


def _replace(arena: Arena, hunter: Hunter, item: Item, chosen: Instead) -> str:
    items = hunter.equipped if chosen.worn else hunter.inventory
    old = items[chosen.place]
    new = [item if one is old else one for one in items]
    if chosen.worn:
        hunter.equipped = new
    else:
        hunter.inventory = new
    discard(arena, hunter, old, "arena.gear.overflow")
    return "equipped" if chosen.worn else "inventory"


def discard(arena: Arena, hunter: Hunter, item: Item, rule: str) -> None:
    """A discarded card is shuffled into the deck it came from: arena.gear.discard_shuffle"""
    return_card(arena, item.kind)
    also = ("arena.gear.discard_shuffle",)
    arena.table.tell(Discarded, figure=hunter.id, item=item.kind, rule=rule, also=also)


def return_card(arena: Arena, kind: str) -> None:
    shop = library().gear(kind).shop
    if shop:
        arena.state.shops[shop].put_inside(kind)


# --- swapping


def swaps(hunter: Hunter, *, weapons: bool = False) -> list[tuple[int, int]]:
    """What can change places: an equipped item and one in the Inventory, -1 for an empty place.

    arena.basic.swap, arena.ruling.swap_into_empty, arena.gear.swap_shield_block,
    arena.ruling.weapon_token_grenade
    """
    worn = [
        (place, slot) for place, slot in _slots(hunter.equipped)
        if not is_damaged(hunter.equipped[place]) and (not weapons or slot in ARMED)
    ]  # fmt: skip
    held = [one for one in _slots(hunter.inventory) if not weapons or one[1] in ARMED]
    both = _alike(worn, held)
    if weapons:
        return both
    out = [(a, -1) for a, _ in worn] if space(hunter) > 0 else []
    into = [(-1, b) for b, slot in held if free_slots(hunter, slot) > 0]
    return [*both, *out, *into]


def pairs(hunter: Hunter) -> list[tuple[int, int]]:
    """The pairs one might want to swap: first those that can change places, then the others."""
    able = swaps(hunter)
    worn, held = _slots(hunter.equipped), _slots(hunter.inventory)
    every = [*_alike(worn, held), *[(a, -1) for a, _ in worn], *[(-1, b) for b, _ in held]]
    return [*able, *[pair for pair in every if pair not in able]]


def _slots(items: list[Item]) -> list[tuple[int, Slot]]:
    """The place of each item and the kind of slot that it needs."""
    return [(place, slot_of(one)) for place, one in enumerate(items)]


def _alike(worn: list[tuple[int, Slot]], held: list[tuple[int, Slot]]) -> list[tuple[int, int]]:
    """The places of items that need the same kind of slot."""
    return [(a, b) for a, slot in worn for b, other in held if slot == other]


def stuck(hunter: Hunter, pair: tuple[int, int]) -> Why | None:
    """Why two things cannot change places."""
    if pair in swaps(hunter):
        return None
    if pair[0] >= 0 and is_damaged(hunter.equipped[pair[0]]):
        return "arena.gear.swap_shield_block", "shield_damaged"
    if pair[0] >= 0:
        return "arena.gear.inventory_limit", "inventory_full"
    return "arena.gear.slots", "slots_full"


def swap(arena: Arena, hunter: Hunter, pair: tuple[int, int], rule: str) -> None:
    """An item keeps its ammunition wherever it is: arena.gear.swap_keeps_ammo"""
    worn = hunter.equipped[pair[0]] if pair[0] >= 0 else None
    held = hunter.inventory[pair[1]] if pair[1] >= 0 else None
    hunter.equipped = [one for one in hunter.equipped if one is not worn] + ([held] if held else [])
    hunter.inventory = [one for one in hunter.inventory if one is not held] + (
        [worn] if worn else []
    )
    also = ["arena.gear.inventory_inert"] if worn else []
    also += ["arena.gear.swap_keeps_ammo"] if any(one and one.spent for one in (worn, held)) else []
    arena.table.tell(
        Swapped, figure=hunter.id, worn=held.kind if held else "",
        stowed=worn.kind if worn else "", rule=rule, also=tuple(also),
    )  # fmt: skip
