"""What is described in words, such as a shot or a fall, to look up its odds at a real table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tapete.games.punk.content.abilities import Ability, ability_of
from tapete.games.punk.content.entries import Bomb, Melee, Ranged
from tapete.games.punk.content.library import library
from tapete.odds.procedures import BadCircumstance
from tapete.words.folding import folded

Value: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Bonus: TypeAlias = Annotated[int, Meta(ge=-20, le=20)]
Cm: TypeAlias = Annotated[int, Meta(ge=0, le=120)]
Mm: TypeAlias = Annotated[int, Meta(ge=0, le=2000)]
Id: TypeAlias = Annotated[str, Meta(max_length=40)]
Rules: TypeAlias = Annotated[str, Meta(max_length=200)]
"""Special rules separated by commas, by id or by name: `camouflage,poison(2)`."""


class ShotSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The shooter, the weapon, the distance, and the target with its cover."""

    precision: Value = 4
    weapon: Id = "pistol"
    bullet: Id = "bullet"
    distance: Cm = 10
    strength: Value = 4
    """The shooter's Strength, for weapons that are thrown."""
    special: Rules = ""
    aim: bool = False
    avoid: bool = False
    defensive: bool = False
    behind: bool = False
    in_combat: bool = False
    """True if the target is fighting a friend of the shooter."""
    cover: Literal["none", "light", "medium", "heavy"] = "none"
    total: bool = False
    """True if every line crosses that cover, which is low."""
    toughness: Value = 3
    armour: Value = 0
    worn: Id = ""
    shield: bool = False
    target_special: Rules = ""


class FightSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Two fighters and their weapons; `bonus` is everything else added to a Combat roll."""

    combat: Value = 4
    weapon: Id = "mace"
    strength: Value = 4
    toughness: Value = 3
    armour: Value = 0
    shield: bool = False
    bonus: Bonus = 0
    assault: Annotated[int, Meta(ge=0, le=3)] = 0
    """The number of Move Actions in the Assault. Each gives +1."""
    behind: bool = False
    support: Annotated[int, Meta(ge=0, le=4)] = 0
    special: Rules = ""
    target_combat: Value = 4
    target_weapon: Id = "mace"
    target_strength: Value = 4
    target_toughness: Value = 3
    target_armour: Value = 0
    target_shield: bool = False
    target_bonus: Bonus = 0
    target_support: Annotated[int, Meta(ge=0, le=4)] = 0
    target_special: Rules = ""


class FallSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A mini that falls, and the height. `own` is True if its own side is active."""

    height: Mm = 62
    base: Literal[25, 40, 55] = 25
    toughness: Value = 3
    own: bool = True


class JumpSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A mini that jumps in its own activation, the gap, and how deep it is."""

    agility: Value = 4
    gap: Mm = 60
    base: Literal[25, 40, 55] = 25
    height: Mm = 62
    toughness: Value = 3
    special: Rules = ""


class BurstSaid(ShotSaid, frozen=True, forbid_unknown_fields=True, rename="kebab", kw_only=True):
    """A shot in automatic mode: two more follow, at the same target or at others beside it."""

    weapon: Id = "automatic_rifle"
    distance: Cm = 20
    targets: Annotated[int, Meta(ge=1, le=3)] = 1


class TemplateSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A weapon with a template, and the minis under it, which are alike."""

    weapon: Id = "flamethrower"
    technique: Value = 4
    """For weapons of steam."""
    fuel: Annotated[int, Meta(ge=2, le=10)] = 10
    """The charges that are left, for weapons that burn them."""
    strength: Value = 4
    special: Rules = ""
    targets: Annotated[int, Meta(ge=1, le=4)] = 2
    toughness: Value = 3
    armour: Value = 0
    shield: bool = False
    target_special: Rules = ""


class TooFar(BadCircumstance):
    """The gap is wider than a mini with such a base can jump."""

    key = "punk.odds.too_far"


class NotThat(BadCircumstance):
    """What is named is not the weapon, armour or rule that it should be."""

    key = "punk.odds.error"


def rules_of(text: str) -> dict[str, int]:
    """Reads special rules, and returns them with their numbers."""
    found = {}
    for part in filter(None, (one.strip() for one in text.split(","))):
        ability = _rule(part)
        if ability.id not in library().special:
            raise NotThat(given=part, what="special")
        found[ability.id] = ability.number
    return found


def _rule(part: str) -> Ability:
    """Reads a special rule by id, or by name in either language: `poison(2)`, `Veneno (2)`."""
    name, _, number = part.partition("(")
    known = {
        folded(text): identity
        for identity, rule in library().special.items()
        for text in rule.name.values()
    }
    identity = known.get(folded(name.strip()))
    return Ability(identity, int(number.strip(" )") or 0)) if identity else ability_of(part)


def to_shoot(kind: str) -> str:
    if not isinstance(library().gear(kind), Ranged | Bomb):
        raise NotThat(given=kind, what="ranged")
    return kind


def to_spray(kind: str) -> str:
    if kind not in sprays():
        raise NotThat(given=kind, what="template")
    return kind


def to_burst(kind: str) -> str:
    if kind not in bursts():
        raise NotThat(given=kind, what="automatic")
    return kind


def sprays() -> dict[str, Ranged]:
    """The weapons with a template."""
    return {name: one for name, one in library().ranged.items() if one.template}


def bursts() -> dict[str, Ranged]:
    """The weapons with an automatic mode."""
    return {name: one for name, one in library().ranged.items() if "automatic" in one.special}


def to_fight(kind: str) -> str:
    if not isinstance(library().gear(kind), Melee):
        raise NotThat(given=kind, what="melee")
    return kind


def to_wear(kind: str) -> str:
    if kind and kind not in library().armour:
        raise NotThat(given=kind, what="armour")
    return kind
