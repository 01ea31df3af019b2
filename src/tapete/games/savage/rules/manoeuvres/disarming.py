"""Disarming: striking a weapon, a shield or the limb that holds it, and dropping items."""

from __future__ import annotations

from tapete.games.savage.content.library import Shield, Weapon, library
from tapete.games.savage.events.fight import Did
from tapete.games.savage.figures import in_hand, weapon_of
from tapete.games.savage.rules.attacks.attack import AT_SHIELD, Attack, weapon_in
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


def held_shield(figure: Figure) -> Item | None:
    """The shield on its arm."""
    return next((item for item in in_hand(figure) if item.kind in library().shields), None)


HELD = {"weapon": held_weapon, "shield": held_shield}
"""What a figure may hold that a blow can be aimed at."""


def _made(item: Item) -> Weapon | Shield:
    return library().shields.get(item.kind) or weapon_in(item)


def called_at(target: Figure, what: str) -> str:
    """The kind of called shot at its weapon or shield; empty if it holds none.

    savage.ruling.disarm_object, savage.ruling.disarm_shield: -4 at a pistol, a dagger or a small
    shield, -2 at a larger one.
    """
    item = HELD[what](target)
    return "" if item is None else f"{what}_{'small' if _made(item).small else 'large'}"


def strike_thing(fight: Fight, attack: Attack) -> None:
    """It breaks if the damage reaches its Hardness; else Strength must reach it to keep hold."""
    rule, victim = "savage.combat.disarm.weapon", attack.target
    item = held_shield(victim) if attack.called in AT_SHIELD else held_weapon(victim)
    if item is None:
        return
    damage = object_damage(fight, attack.attacker, blow_of(fight, attack))
    if damage >= _made(item).hardness:
        item.hand = GONE
        broken = "savage.ruling.disarm_object"
        fight.table.tell(Did, figure=victim.id, what="weapon_broken", thing=item.kind, rule=broken)
        return
    enough = (damage - 1, damage)
    if (
        total_of(fight, victim, "strength", rule, wanted=damage, matters=enough, needs=damage)
        < damage
    ):
        drop_item(fight, victim, item, rule)


def drop_from_limb(fight: Fight, victim: Figure, part: str) -> None:
    """After a limb hit that Shakes or wounds, a Strength roll, or it drops what it holds."""
    held = held_weapon(victim) or next(iter(in_hand(victim)), None)
    if held is None:
        return
    rule = "savage.combat.disarm.limb"
    grip = [Modifier(rule, GRIP[part])]
    if check(fight, victim, "strength", rule, grip, most=SUCCESS) < SUCCESS:
        drop_item(fight, victim, held, rule)
