"""What items do in a master's game: the dice they add, and how they are used up."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tapete.games.darkness.content.entries import Bonus, Item, Use, Wound
from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.master import Loaded
from tapete.games.darkness.rules.goods import load
from tapete.games.darkness.state import Attribute, Lying, Survivor, Thing
from tapete.games.darkness.world import Night
from tapete.kernel import Modifier, Roll
from tapete.kernel.chance.readings import Total

RULES = {
    "food": "darkness.gm.item.food", "money": "darkness.gm.item.money",
    "torch": "darkness.gm.item.torch", "camouflage_suit": "darkness.gm.item.camouflage",
    "matches": "darkness.gm.matches", "bomb": "darkness.gm.bomb.attack",
    "rubbing_alcohol": "darkness.gm.alcohol_rubbing",
    "bandages": "darkness.gm.medical_supplies", "medicine": "darkness.gm.medical_supplies",
    "chemicals": "darkness.gm.item.chemicals",
}  # fmt: skip
"""The rule of an item that has one of its own."""
BY_ARMS = {
    "hand": "darkness.gm.weapon.melee", "ranged": "darkness.gm.weapon.range_dice",
    "thrown": "darkness.gm.weapon.thrown_dice",
}  # fmt: skip
SUGGESTED = "darkness.gm.item.suggested"


class Supply(msgspec.Struct, frozen=True):
    """What somebody uses up for a check: a thing by its id, and how much of it."""

    thing: str
    amount: int


def item_of(thing: Thing) -> Item | None:
    """The entry of a thing in the tables of equipment; None for an object of the story."""
    return library().items.get(thing.kind)


def rule_of(thing: Thing, use: str) -> str:
    """The rule that gives a thing its dice."""
    item = item_of(thing)
    if use == "initiative" and thing.kind != "matches":
        return "darkness.gm.weapon.initiative"
    if thing.kind in RULES:
        return RULES[thing.kind]
    return BY_ARMS[item.arms] if item is not None and item.arms else SUGGESTED


def modifier(night: Night, thing: Thing, use: str, dice: int) -> Modifier:
    """The dice of a thing, or those that the master has set for it: darkness.gm.item.suggested"""
    item = item_of(thing)
    name = None if item is None else item.name.message
    if thing.kind in night.master.bonuses:
        return Modifier(SUGGESTED, night.master.bonuses[thing.kind], name)
    return Modifier(rule_of(thing, use), dice, name)


def dice_of(
    thing: Thing, attribute: Attribute, use: Use, *, apart: int = 0, wounds: Wound | str = ""
) -> int:
    """The dice that a thing adds to a check, at this distance or for a kind of wound."""
    item = item_of(thing)
    if item is None or (item.worn and not thing.worn) or (item.ammunition and not loaded(thing)):
        return 0
    fits = [one for one in item.bonuses if _fits(one, attribute, use, apart, wounds)]
    return max([_at(one, apart) for one in fits], default=0)


def _fits(bonus: Bonus, attribute: Attribute, use: Use, apart: int, wounds: str) -> bool:
    if bonus.attribute != attribute or (bonus.uses and use not in bonus.uses):
        return False
    return apart >= bonus.near and bonus.wounds in ("", wounds)


def _at(bonus: Bonus, apart: int) -> int:
    """There is no bonus beyond the listed distances: darkness.gm.weapon.range_dice"""
    place = apart - bonus.near
    return bonus.dice[place] if place < len(bonus.dice) else 0


def loaded(thing: Thing) -> bool:
    """True if a firearm has a round left: darkness.gm.item.ammo"""
    return thing.uses > 0


# --- what is held anyway


def carried(
    night: Night, survivor: Survivor, attribute: Attribute, use: Use, *, apart: int = 0
) -> tuple[Modifier, ...]:
    """The dice of all that is held and not used up, except weapons, which are chosen.

    Of things for initiative only the best counts: darkness.ruling.object_stacking
    """
    found = [
        modifier(night, thing, use, dice)
        for thing in survivor.things
        if _lasts(thing) and (dice := dice_of(thing, attribute, use, apart=apart))
    ]
    if use == "initiative":
        found = sorted(found, key=lambda one: -one.amount)[:1]
    return tuple(found)


def _lasts(thing: Thing) -> bool:
    item = item_of(thing)
    return item is not None and not item.once and not item.money


# --- what is used up


def supplies(
    survivor: Survivor, attribute: Attribute, use: Use, wounds: Wound | str = ""
) -> Iterator[Supply]:
    """What could be used for a check, each with how much of it: dollars by the hundred.

    darkness.ruling.gm_consumables
    """
    for thing in survivor.things:
        item = item_of(thing)
        if item is None or not (item.once or item.money):
            continue
        if dice_of(thing, attribute, use, wounds=wounds):
            most = thing.uses if item.money else 1
            yield from [Supply(thing.id, amount) for amount in range(1, most + 1)]


def spend(
    night: Night, survivor: Survivor, thing: Thing, amount: int, added: Modifier
) -> tuple[Modifier, ...]:
    """Uses something up for a check, whether or not it succeeds: the points for it are kept.

    darkness.gm.item.money, darkness.ruling.gm_consumables
    """
    item = item_of(thing)
    if item is not None and item.money and amount < thing.uses:
        thing.uses -= amount
        night.tell(
            Loaded, "darkness.gm.item.money", figure=survivor.id, item=thing.kind, count=thing.uses
        )
    else:
        load.use_up(night, survivor, thing)
    return (added,)


# --- shots and dollars


def fill(night: Night, survivor: Survivor, thing: Thing) -> None:
    """Dice are rolled for the shots or dollars that a find holds.

    darkness.gm.weapon.ammo_roll, darkness.gm.weapon.ammo_box, darkness.gm.item.money
    """
    item = item_of(thing)
    if item is None or not is_counted(thing):
        return
    rule = _filling(item)
    dice = (6,) * max(1, item.ammunition)
    thing.uses = night.table.roll(Roll(dice, Total(), rule, by=survivor.seat, figure=survivor.id))
    night.tell(Loaded, rule, figure=survivor.id, item=thing.kind, count=thing.uses)


def is_counted(thing: Thing) -> bool:
    """True if it holds shots or dollars: darkness.gm.item.ammo, darkness.gm.item.money"""
    item = item_of(thing)
    return item is not None and bool(item.ammunition or item.money)


def _filling(item: Item) -> str:
    if item.money:
        return "darkness.gm.item.money"
    return "darkness.gm.weapon.ammo_box" if item.box else "darkness.gm.weapon.ammo_roll"


def boxes(survivor: Survivor) -> list[Thing]:
    return [one for one in survivor.things if (item := item_of(one)) is not None and item.box]


def guns(survivor: Survivor) -> list[Thing]:
    """The firearms that shots can be put into."""
    return [
        one
        for one in survivor.things
        if (item := item_of(one)) is not None and item.ammunition and not item.box
    ]


def reload(night: Night, survivor: Survivor, gun: Thing) -> None:
    """The shots of a box go into a gun: darkness.ruling.gm_ammo_box_split"""
    box = boxes(survivor)[0]
    gun.uses = max(0, gun.uses) + box.uses
    rule = "darkness.gm.item.ammo"
    also = ("darkness.ruling.gm_ammo_box_split",)
    night.tell(Loaded, rule, figure=survivor.id, item=gun.kind, count=gun.uses, also=also)
    load.use_up(night, survivor, box)


def fire(night: Night, survivor: Survivor, gun: Thing) -> None:
    """A shot is spent, hit or miss; an empty gun is kept: darkness.gm.item.ammo"""
    gun.uses -= 1
    rule = "darkness.gm.item.ammo"
    night.tell(Loaded, rule, figure=survivor.id, item=gun.kind, count=gun.uses)


# --- vehicles


def ridden(night: Night, survivor: Survivor) -> Lying | None:
    """The vehicle that a survivor rides, which goes where its rider goes."""
    if not survivor.vehicle:
        return None
    return next((one for one in night.state.lying if one.thing.id == survivor.vehicle), None)
