"""What content can be: weapons, armour, edges, powers, people, beasts and things."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Literal

import msgspec

from tapete.content import BadContent, fingerprint, read_content
from tapete.kernel import Message

PACKAGE = "tapete.games.savage.content"
ATTRIBUTES = ("agility", "smarts", "spirit", "strength", "vigor")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something of the library: its name in both languages."""

    name: dict[Literal["es", "en"], str]


class Damage(msgspec.Struct, frozen=True):
    """Dice, a number added, and whether the Strength die is thrown with them."""

    dice: tuple[int, ...] = ()
    plus: int = 0
    strength: bool = False


_TERM = re.compile(r"(Str|FUE|(\d*)d(\d+)|\d+)")


@cache
def damage_of(text: str) -> Damage:
    """`Str+d6` (in Spanish `FUE+d6`), `2d6+1`, `d8`; raises ValueError for anything else."""
    dice: list[int] = []
    plus, strength = 0, False
    for term in text.split("+"):
        form = _TERM.fullmatch(term.strip())
        if form is None:
            raise ValueError(text)
        if form[1] in ("Str", "FUE"):
            strength = True
        elif form[3]:
            dice += [int(form[3])] * int(form[2] or 1)
        else:
            plus += int(form[1])
    return Damage(tuple(dice), plus, strength)


class Weapon(Entry, frozen=True, kw_only=True):
    """One that strikes (`range` empty), shoots, or is thrown; some strike and are thrown."""

    kind: Literal[
        "melee", "natural", "thrown", "bow", "sling", "crossbow", "pistol", "rifle", "shotgun",
        "automatic", "launcher", "grenade", "sprayer",
    ]  # fmt: skip
    damage: str
    ap: int = 0
    hands: Literal[1, 2] = 1
    reach: int = 0
    """Paces further than an adjacent foe that it strikes."""
    parry: int = 0
    min_strength: int = 4
    cutting: bool = False
    range: tuple[int, int, int] | None = None
    """Short, medium and long, in paces."""
    rof: int = 1
    shots: int = 0
    """In the magazine; 0 for what needs none."""
    slug: str = ""
    """Of a shotgun: the damage of a slug, which can be fired instead of shot."""
    loose: bool = False
    """Loaded a bullet at a time, each an action."""
    template: Literal["", "small", "medium", "large", "cone"] = ""
    heavy: bool = False
    evadable: bool = False
    feature: Literal["", "bite", "claws", "horns", "lance", "touch"] = ""
    small: bool = False
    """Of the size of a pistol or a dagger: a called shot at it is at -4, at others -2."""
    hardness: int = 10
    price: int = 0

    @property
    def ranged(self) -> bool:
        return self.range is not None


class Armour(Entry, frozen=True, kw_only=True):
    """Armor by the place it covers."""

    torso: int = 0
    arms: int = 0
    legs: int = 0
    head: int = 0
    min_strength: int = 4
    heavy: bool = False
    price: int = 0


class Shield(Entry, frozen=True, kw_only=True):
    """Adds to Parry; a large one is cover against shots, in percent hidden."""

    parry: int
    cover: Literal[0, 25, 50] = 0
    min_strength: int = 4
    hardness: int = 10
    price: int = 0


class Trait(Entry, frozen=True, kw_only=True):
    """An edge or a hindrance; what it does is beside the rule it changes."""

    es: str
    en: str
    optional: bool = False
    """Chosen when attacking: a free attack may not use it."""
    requires: dict[str, int] = {}
    """Attributes and skills at least so high."""
    needs: tuple[str, ...] = ()
    """Other edges."""
    cost: int = 0
    """Of a hindrance: the points it gives, 1 minor, 2 major."""


class Skill(Entry, frozen=True, kw_only=True):
    linked: Literal["agility", "smarts", "spirit", "strength", "vigor"]
    core: bool = False
    """Everybody has at least a d4 in it."""
    physical: bool = False


class Power(Entry, frozen=True, kw_only=True):
    """A power: its cost in points, its reach, and what it does."""

    es: str
    en: str
    cost: int
    effect: Literal[
        "bolt", "blast", "burst", "boost", "lower", "protection", "healing", "entangle", "stun",
        "deflection", "speed", "smite", "light", "fear", "barrier",
    ]  # fmt: skip
    range: int = 0
    """In paces; 0 with `touch` or `self`."""
    aim: Literal["target", "area", "cone", "touch", "self"] = "target"
    template: Literal["", "small", "medium", "large", "cone"] = ""
    damage: str = ""
    duration: int = 0
    """In rounds; 0 is instant."""
    resisted: Literal["", "spirit", "agility", "vigor", "smarts"] = ""
    evadable: bool = False
    amount: int = 0


class Thing(Entry, frozen=True, kw_only=True):
    """An object that can be broken, and the Armor it lends to whoever is behind it."""

    hardness: int
    armour: int = 0


class Vehicle(Entry, frozen=True, kw_only=True):
    speed: int
    """Its top speed, in km/h."""
    toughness: int
    armour: int
    size: int
    heavy: bool = False
    seats: int = 1
    pace: int = 20


class Profile(Entry, frozen=True, kw_only=True):
    """A person or a beast, before the fight. Dice by their sides; a d12+2 is 14."""

    wild: bool = False
    attributes: dict[Literal["agility", "smarts", "spirit", "strength", "vigor"], int]
    skills: dict[str, int] = {}
    pace: int = 6
    run: int = 6
    size: int = 0
    armour: int = 0
    """Natural armour, everywhere."""
    heavy: bool = False
    parry: int = 0
    toughness: int = 0
    """Beyond what the dice and the size give: a tough hide, an edge of its own."""
    edges: tuple[str, ...] = ()
    hindrances: tuple[str, ...] = ()
    gear: tuple[str, ...] = ()
    """Weapons, armour and shields by id, what is in hand first."""
    powers: tuple[str, ...] = ()
    points: int = 0
    arcane: str = ""
    """The skill that works its powers."""
    mount: bool = False
    token: str = "person"
    """The silhouette that stands for it."""


class Library(msgspec.Struct, frozen=True):
    """All content of the game."""

    weapons: dict[str, Weapon]
    armour: dict[str, Armour]
    shields: dict[str, Shield]
    edges: dict[str, Trait]
    hindrances: dict[str, Trait]
    skills: dict[str, Skill]
    powers: dict[str, Power]
    things: dict[str, Thing]
    vehicles: dict[str, Vehicle]
    heroes: dict[str, Profile]
    foes: dict[str, Profile]
    mounts: dict[str, Profile]

    def profile(self, identity: str) -> Profile:
        for table in (self.heroes, self.foes, self.mounts):
            if identity in table:
                return table[identity]
        raise KeyError(identity)


FILES = Library.__struct_fields__


@cache
def library() -> Library:
    """Everything, read once, and checked: what refers to something must find it."""
    tables: dict[str, Any] = {
        field.name: _table(field.name, field.type) for field in msgspec.structs.fields(Library)
    }
    found = Library(**tables)
    for name in ("heroes", "foes", "mounts"):
        for identity, profile in getattr(found, name).items():
            check_profile(found, profile, f"{name}.toml", identity)
    for identity, weapon in found.weapons.items():
        _check(f"weapons.toml {identity}.damage", _reads(weapon.damage), weapon.damage)
        slug = weapon.slug or weapon.damage
        _check(f"weapons.toml {identity}.slug", _reads(slug), slug)
    return found


def _table(name: str, kind: Any) -> Mapping[str, Any]:
    table: Mapping[str, Any] = read_content(_place(name), kind)
    return table


def _place(name: str) -> Any:
    return resources.files(PACKAGE) / f"{name}.toml"


def fingerprints() -> dict[str, str]:
    return {f"{name}.toml": fingerprint(_place(name)) for name in FILES}


def check_profile(found: Library, profile: Profile, file: str, identity: str) -> None:
    """What a profile names must exist, and its dice must be dice."""
    places: dict[str, Mapping[str, Entry]] = {
        "gear": {**found.weapons, **found.armour, **found.shields},
        "edges": found.edges,
        "hindrances": found.hindrances,
        "powers": found.powers,
        "skills": found.skills,
    }
    for field, known in places.items():
        for name in getattr(profile, field):
            _check(f"{file} {identity}.{field}", name in known, name)
    for name, die in (*profile.attributes.items(), *profile.skills.items()):
        _check(f"{file} {identity}.{name}", die in (4, 6, 8, 10) or die >= 12, str(die))
    for name in ATTRIBUTES:
        _check(f"{file} {identity}.attributes", name in profile.attributes, name)


def _check(field: str, holds: bool, found: str) -> None:
    if not holds:
        file, _, path = field.partition(" ")
        raise BadContent(file, 0, path, Message.of("savage.content.unknown", given=found))


def _reads(damage: str) -> bool:
    try:
        damage_of(damage)
    except ValueError:
        return False
    return True
