"""An attack as it was chosen: who, whom, with what and how."""

from __future__ import annotations

from collections.abc import Hashable

import msgspec

from tapete.games.savage.content.library import Weapon, library
from tapete.games.savage.figures import (
    has,
    weapon_of,
)
from tapete.games.savage.state import MAIN, Figure, Item
from tapete.kernel import Modifier

BARE_HANDS = Item("unarmed", MAIN)
WILD = 2
NO_MORE = 10**6
"""More movement than anybody has."""
AT_WEAPON = ("weapon_small", "weapon_large")
CLOSE = ("melee", "natural", "thrown")


class Attack(msgspec.Struct, frozen=True):
    """An attack as it was chosen."""

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
    """It does not move this turn, for the sake of its shooting."""
    skill: str = ""
    """The arcane skill that throws it, if a power does."""

    @property
    def ranged(self) -> bool:
        return False

    @property
    def facts(self) -> tuple[Hashable, ...]:
        """All of it, but for how those concerned are now."""
        weapon = self.weapon
        return (
            self.ranged,
            self.attacker.id,
            self.target.id,
            (self.item.kind, self.item.hand),
            (weapon.kind, weapon.damage, weapon.ap, weapon.heavy, weapon.feature, weapon.range),
            (self.called, self.wild, self.nonlethal, self.shots, self.free, self.still, self.skill),
            self.extra,
        )


class Shot(Attack, frozen=True):
    @property
    def ranged(self) -> bool:
        return True


def weapon_in(item: Item) -> Weapon:
    weapon = weapon_of(item)
    return library().weapons["unarmed"] if weapon is None else weapon


SLUG = "slug"


def loads(weapon: Weapon) -> list[tuple[str, Weapon]]:
    """What can be fired from it, and what it is then: with a slug a shotgun is as a rifle.

    savage.ruling.shotgun_reach: neither the +2 of shot nor its table, and no shorter reach.
    """
    if not weapon.slug:
        return [("", weapon)]
    return [("", weapon), (SLUG, msgspec.structs.replace(weapon, kind="rifle", damage=weapon.slug))]


def damage_text(attack: Attack) -> str:
    """The dice of the weapon; bare hands that are weapons themselves do more."""
    trained = attack.item.kind == "unarmed" and has(attack.attacker, "martial_artist")
    return "Str+d4" if trained else attack.weapon.damage
