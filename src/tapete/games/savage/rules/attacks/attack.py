"""An attack as it was chosen: the attacker, the target, the weapon and the options."""

from __future__ import annotations

from collections.abc import Hashable

import msgspec

from tapete.games.savage.content.library import Weapon, library
from tapete.games.savage.figures import (
    has,
    weapon_of,
)
from tapete.games.savage.state import MAIN, Figure, HarmKind, Item
from tapete.kernel import Modifier

BARE_HANDS = Item("unarmed", MAIN)
WILD = 2
"""savage.combat.wild_attack"""
NO_MORE = 10**6
"""More movement than any figure has."""
AT_SHIELD = ("shield_small", "shield_large")
AT_THING = ("weapon_small", "weapon_large", *AT_SHIELD)
"""Called shots at what the target holds."""
CLOSE = ("melee", "natural", "thrown")


class Attack(msgspec.Struct, frozen=True):
    """An attack as it was chosen: savage.core.attack"""

    attacker: Figure
    target: Figure
    item: Item
    weapon: Weapon
    called: str = ""
    wild: bool = False
    nonlethal: bool = False
    shots: int = 1
    free: bool = False
    extra: tuple[Modifier, ...] = ()
    still: bool = False
    """True if the attacker does not move this turn, to shoot better."""
    skill: str = ""
    """The arcane skill of the attack, if it is a power."""
    lingers: tuple[int, ...] = ()
    """The dice of the damage that comes back at the start of the victim's next turn."""

    @property
    def ranged(self) -> bool:
        return False

    @property
    def facts(self) -> tuple[Hashable, ...]:
        """Everything about the attack except the present state of its figures."""
        weapon = self.weapon
        return (
            self.ranged,
            self.attacker.id,
            self.target.id,
            (self.item.kind, self.item.hand),
            (weapon.kind, weapon.damage, weapon.ap, weapon.heavy, weapon.feature, weapon.range),
            (self.called, self.wild, self.nonlethal, self.shots, self.free, self.still, self.skill),
            self.extra,
            self.lingers,
        )


class Shot(Attack, frozen=True):
    @property
    def ranged(self) -> bool:
        return True


def weapon_kind(weapon: Weapon) -> HarmKind:
    """What a weapon does harm with: what sprays, sprays fire."""
    return "fire" if weapon.kind == "sprayer" else "weapons"


def weapon_in(item: Item) -> Weapon:
    weapon = weapon_of(item)
    return library().weapons["unarmed"] if weapon is None else weapon


SLUG = "slug"


def loads(weapon: Weapon) -> list[tuple[str, Weapon]]:
    """The loads of a weapon, and the weapon as it counts with each: with a slug, as a rifle.

    savage.ruling.shotgun_reach: unlike shot, a slug has no +2, no damage table, no shorter range.
    """
    if not weapon.slug:
        return [("", weapon)]
    return [("", weapon), (SLUG, msgspec.structs.replace(weapon, kind="rifle", damage=weapon.slug))]


BUTTED = ("pistol", "rifle", "shotgun", "automatic", "crossbow", "launcher")
"""The kinds of weapons that have a butt to strike with."""
RIGGED = {weight: f"improvised_{weight}" for weight in ("light", "medium", "heavy")}
"""What an improvised weapon of each weight is called in the library."""
HEAVY = 8
"""The least Strength of weapons whose butt is a heavy improvised weapon."""


def butt_of(weapon: Weapon) -> Weapon:
    """A weapon that shoots, as it counts when one strikes with its butt: an improvised one.

    savage.ruling.butt: light if small, heavy if it takes a Strength of d8, else medium.
    """
    heavy = weapon.min_strength >= HEAVY
    weight = "light" if weapon.small else "heavy" if heavy else "medium"
    rigged = library().weapons[RIGGED[weight]]
    return msgspec.structs.replace(rigged, name=weapon.name, hands=weapon.hands, range=None)


def damage_text(attack: Attack) -> str:
    """The damage of the weapon; a martial artist's bare hands do more."""
    trained = attack.item.kind == "unarmed" and has(attack.attacker, "martial_artist")
    return "Str+d4" if trained else attack.weapon.damage
