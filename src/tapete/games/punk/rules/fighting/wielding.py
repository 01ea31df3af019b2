"""Which of its weapons a mini fights with, and what becomes of it."""

from __future__ import annotations

from tapete.games.punk.events.fighting import Unloaded, Wields
from tapete.games.punk.rules.fighting.weapons import NOTHING, Arm, arms, works
from tapete.games.punk.rules.gear.fuel import burn
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import OneOf

CHOICE = "punk.ruling.weapon_choice"


def wielded(skirmish: Skirmish, mini: Mini) -> Arm | None:
    """What it has chosen to fight with in this activation, while that works."""
    active = skirmish.state.active
    place = None if active is None else active.wields.get(mini.id)
    return next((arm for arm in arms(mini) if arm.place == place), None)


def wield(skirmish: Skirmish, mini: Mini) -> Arm:
    """Its player picks before its first Combat roll of an activation, and then it stays.

    Only a weapon that has become useless lets it change: punk.ruling.weapon_choice
    """
    chosen = wielded(skirmish, mini)
    if chosen is not None:
        return chosen
    arm = _pick(skirmish, mini, arms(mini))
    if skirmish.state.active is not None:
        skirmish.active.wields[mini.id] = arm.place
    return arm


def _pick(skirmish: Skirmish, mini: Mini, found: list[Arm]) -> Arm:
    """Nobody is asked who has no choice."""
    kinds = {arm.kind: arm for arm in found}
    if len(kinds) == 1:
        return found[0]
    kind = skirmish.table.ask(
        mini.seat, "punk.ask.weapon", OneOf(tuple(kinds)), CHOICE, figure=mini.id
    )
    skirmish.table.tell(Wields, figure=mini.id, weapon=kind, rule=CHOICE)
    return kinds[kind]


def weapon_bonus(skirmish: Skirmish, mini: Mini) -> int:
    """The Combat of the weapon it has chosen, or else of the best it has, without asking."""
    chosen = wielded(skirmish, mini)
    return chosen.combat if chosen else max(arm.combat for arm in arms(mini))


def swung(skirmish: Skirmish, mini: Mini, arm: Arm) -> None:
    """A fight with a weapon that burns fuel spends its charges: punk.special.fuel.charges"""
    item = _item(mini, arm)
    if item is not None and item.charges:
        burn(item)
        _may_change(skirmish, mini, item)


def landed(skirmish: Skirmish, mini: Mini, arm: Arm) -> None:
    """A slow weapon that has hit is unloaded, whoever was attacking: punk.special.slow.melee"""
    item, slow = _item(mini, arm), arm.special.get("slow", 0)
    if item is not None and slow:
        item.reload = slow
        _may_change(skirmish, mini, item)
        rule = "punk.special.slow.melee"
        skirmish.table.tell(Unloaded, figure=mini.id, weapon=arm.kind, rule=rule)


def _item(mini: Mini, arm: Arm) -> Item | None:
    """The piece of gear a weapon is, where it serves as what it is."""
    if arm.place == NOTHING or mini.gear[arm.place].kind != arm.kind:
        return None
    return mini.gear[arm.place]


def _may_change(skirmish: Skirmish, mini: Mini, item: Item) -> None:
    """Another weapon may be taken for the rest: punk.special.slow.other_weapon"""
    if skirmish.state.active is not None and not works(mini, item):
        skirmish.active.wields.pop(mini.id, None)
