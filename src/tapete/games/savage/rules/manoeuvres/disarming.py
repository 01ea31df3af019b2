"""Disarming: striking a weapon or the limb that holds it, and dropping items."""

from __future__ import annotations

from tapete.games.savage.events.fight import Did
from tapete.games.savage.figures import in_hand, weapon_of
from tapete.games.savage.rules.attacks.attack import Attack, weapon_in
from tapete.games.savage.rules.attacks.blows import blow_of
from tapete.games.savage.rules.dice.traits import SUCCESS, check, total_of
from tapete.games.savage.rules.harm.dropping import drop_item
from tapete.games.savage.rules.story.objects import object_damage
from tapete.games.savage.state import GONE, Figure, Item
from tapete.games.savage.world import Fight
from tapete.kernel import Modifier

GRIP = {"limb": -2, "hand": -4}


def held_weapon(figure: Figure) -> Item | None:
    """The weapon in hand that a blow can be aimed at: that in its main hand first."""
    held = [item for item in in_hand(figure) if weapon_of(item) is not None]
    return min(held, key=lambda item: item.hand) if held else None


def called_at(target: Figure) -> str:
    """The kind of called shot at its weapon: -4 at a pistol or a dagger, -2 at a larger one."""
    item = held_weapon(target)
    assert item is not None, "savage.ruling.disarm_object"
    return "weapon_small" if weapon_in(item).small else "weapon_large"


def strike_weapon(fight: Fight, attack: Attack) -> None:
    """It breaks if the damage reaches its Hardness; else Strength must reach it to keep hold."""
    rule, victim = "savage.combat.disarm.weapon", attack.target
    item = held_weapon(victim)
    if item is None:
        return
    damage = object_damage(fight, attack.attacker, blow_of(fight, attack))
    if damage >= weapon_in(item).hardness:
        item.hand = GONE
        broken = "savage.ruling.disarm_object"
        fight.table.tell(Did, figure=victim.id, what="weapon_broken", thing=item.kind, rule=broken)
        return
    enough = (damage - 1, damage)
    if total_of(fight, victim, "strength", rule, wanted=damage, matters=enough) < damage:
        drop_item(fight, victim, item, rule)


def drop_from_limb(fight: Fight, victim: Figure, part: str) -> None:
    """After a limb hit that Shakes or wounds, a Strength roll, or it drops what it holds."""
    held = held_weapon(victim) or next(iter(in_hand(victim)), None)
    if held is None:
        return
    rule = "savage.combat.disarm.limb"
    mark = check(fight, victim, "strength", rule, [Modifier(rule, GRIP[part])])
    if mark < SUCCESS:
        drop_item(fight, victim, held, rule)
