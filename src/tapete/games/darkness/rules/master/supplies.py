"""Bombs, clothes, vehicles and medicine in a master's game."""

from __future__ import annotations

from tapete.games.darkness.content.entries import Wound
from tapete.games.darkness.events.goods import Eluded
from tapete.games.darkness.events.master import BombMade, Dressed, Rode
from tapete.games.darkness.rules.checks.check import check
from tapete.games.darkness.rules.dice.ladder import level_of
from tapete.games.darkness.rules.harm import healing, wounds
from tapete.games.darkness.rules.master import buildings, gear
from tapete.games.darkness.state import Lying, Survivor, Thing
from tapete.games.darkness.world import Night
from tapete.kernel import OneOf

BOMB = "bomb"
RULES = {True: "darkness.gm.vehicle.car", False: "darkness.gm.vehicle.bicycle"}


# --- bombs


def flammable(survivor: Survivor) -> list[Thing]:
    """What a bomb can be made of: darkness.gm.bomb.make, darkness.gm.alcohol_rubbing"""
    return [
        one for one in survivor.things if (item := gear.item_of(one)) is not None and item.flammable
    ]


def make_bomb(night: Night, survivor: Survivor, thing: Thing) -> None:
    """An Int (Scrounge) check inside a building finds the other parts: darkness.gm.bomb.make"""
    item, rule = gear.item_of(thing), "darkness.gm.bomb.make"
    assert item is not None
    code = item.make or "1P"
    outcome = check(night, survivor, "intelligence", "scrounge", rule=rule, need=level_of(code))
    if not outcome.passed:
        night.tell(Eluded, rule, figure=survivor.id, disc=BOMB)
        return
    thing.kind, thing.uses = BOMB, -1
    night.tell(BombMade, rule, figure=survivor.id, also=("darkness.gm.matches",))


# --- clothes


def clothes(survivor: Survivor) -> list[Thing]:
    return [one for one in survivor.things if (item := gear.item_of(one)) is not None and item.worn]


def dress(night: Night, survivor: Survivor, thing: Thing) -> None:
    """Clothes are put on or taken off; worn they weigh nothing: darkness.gm.item.camouflage"""
    thing.worn = not thing.worn
    rule = "darkness.gm.item.camouflage"
    night.tell(Dressed, rule, figure=survivor.id, item=thing.kind, on=thing.worn)


# --- gas


def breathe(night: Night, survivor: Survivor) -> None:
    """A turn in a building full of gas costs a damage, but not behind a mask.

    darkness.gm.item.gas_mask
    """
    if survivor.at is None or night.building(survivor) not in night.master.gas:
        return
    if not masked(survivor):
        wounds.hurt(night, survivor, "darkness.gm.item.gas_mask", combat=False)


def masked(survivor: Survivor) -> bool:
    return any((item := gear.item_of(one)) is not None and item.mask for one in survivor.things)


# --- vehicles


def vehicles(night: Night, survivor: Survivor) -> list[Lying]:
    """The vehicles on a survivor's square."""
    return [
        one
        for one in night.state.lying
        if one.at == survivor.at and (item := gear.item_of(one.thing)) and item.speed > 1
    ]


def mount(night: Night, survivor: Survivor, lying: Lying) -> None:
    """Getting on a bicycle takes no check, getting into a car does.

    darkness.gm.vehicle.bicycle, darkness.gm.vehicle.car
    """
    item = gear.item_of(lying.thing)
    assert item is not None
    rule = RULES[bool(item.enter)]
    if item.enter:
        need = level_of(item.enter)
        if not check(night, survivor, "dexterity", None, rule=rule, need=need).passed:
            night.tell(Eluded, rule, figure=survivor.id, disc=lying.thing.kind)
            return
    survivor.vehicle = lying.thing.id
    night.tell(Rode, rule, figure=survivor.id, item=lying.thing.kind, on=True)


def dismount(night: Night, survivor: Survivor) -> None:
    """The vehicle stays where it is."""
    lying = gear.ridden(night, survivor)
    survivor.vehicle = ""
    if lying is not None:
        item = gear.item_of(lying.thing)
        rule = RULES[bool(item is not None and item.enter)]
        night.tell(Rode, rule, figure=survivor.id, item=lying.thing.kind, on=False)


def drives(night: Night, survivor: Survivor) -> bool:
    """A car needs a Dex (Drive) check, without which it does not move: darkness.gm.vehicle.car"""
    lying = gear.ridden(night, survivor)
    item = None if lying is None else gear.item_of(lying.thing)
    if item is None or not item.drive:
        return True
    rule = "darkness.gm.vehicle.car"
    return check(night, survivor, "dexterity", "drive", rule=rule, need=level_of(item.drive)).passed


# --- medicine


def treat(night: Night, healer: Survivor, patient: Survivor) -> None:
    """A Medicine check heals one damage a level; supplies are for one kind of wound.

    darkness.gm.medical_supplies, darkness.gm.alcohol_rubbing, darkness.ruling.gm_wound_origin
    """
    rule = "darkness.gm.medical_supplies"
    kind = _kind(night, healer, patient)
    more = buildings.spent(night, healer, "medicine", "heal", rule, kind) if kind else ()
    used = any(one.rule in (rule, "darkness.gm.alcohol_rubbing") for one in more)
    outcome = check(night, healer, "medicine", "heal", rule="darkness.turn.heal_amount", more=more)
    healed = wounds.heal(night, patient, outcome.level, rule, kind if used else "")
    if healer is not patient:
        healing.cured(night, healer, patient, healed)


def _kind(night: Night, healer: Survivor, patient: Survivor) -> Wound | str:
    """The kind of wound that a healer with supplies treats."""
    kinds: list[Wound] = []
    if patient.damage:
        kinds.append("combat")
    if patient.hurts:
        kinds.append("other")
    able = [one for one in kinds if list(gear.supplies(healer, "medicine", "heal", one))]
    if len(kinds) < 2 or not able:
        return kinds[0] if kinds else ""
    rule = "darkness.ruling.gm_wound_origin"
    return night.ask(healer, "wounds", OneOf(tuple(kinds)), rule, target=patient.id)
