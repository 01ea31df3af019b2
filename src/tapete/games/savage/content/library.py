"""What content can be: weapons, armour, edges, powers, people, beasts and things."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tapete.content import Folder, Form, Known, Ref

CONTENT = Folder.of("tapete.games.savage.content")
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


def die_of(sides: int) -> int:
    """4 to 12 sides; 13 is a d12+1. Raises ValueError for anything else."""
    if sides not in (4, 6, 8, 10) and sides < 12:
        raise ValueError(sides)
    return sides


Harm: TypeAlias = Annotated[str, Form(damage_of, "Str+d6, 2d6+1, d8")]
Die: TypeAlias = Annotated[int, Form(die_of, "4, 6, 8, 10, 12, 13")]
SkillId: TypeAlias = Annotated[str, Ref("skills")]
EdgeId: TypeAlias = Annotated[str, Ref("edges")]
ProfileId: TypeAlias = Annotated[str, Ref("heroes", "foes", "mounts")]


class Weapon(Entry, frozen=True, kw_only=True):
    """One that strikes (`range` empty), shoots, or is thrown; some strike and are thrown."""

    kind: Literal[
        "melee", "natural", "thrown", "bow", "sling", "crossbow", "pistol", "rifle", "shotgun",
        "automatic", "launcher", "grenade", "sprayer",
    ]  # fmt: skip
    damage: Harm
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
    slug: Harm = ""
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
    requires: dict[Annotated[str, Ref("skills", "attributes")], Die] = {}
    """Attributes and skills at least so high."""
    needs: tuple[EdgeId, ...] = ()
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
    damage: Harm = ""
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
    attributes: Annotated[
        dict[Literal["agility", "smarts", "spirit", "strength", "vigor"], Die], Meta(min_length=5)
    ]
    skills: dict[SkillId, Die] = {}
    pace: int = 6
    run: int = 6
    size: int = 0
    armour: int = 0
    """Natural armour, everywhere."""
    heavy: bool = False
    parry: int = 0
    toughness: int = 0
    """Beyond what the dice and the size give: a tough hide, an edge of its own."""
    edges: tuple[EdgeId, ...] = ()
    hindrances: tuple[Annotated[str, Ref("hindrances")], ...] = ()
    gear: tuple[Annotated[str, Ref("weapons", "armour", "shields")], ...] = ()
    """Weapons, armour and shields by id, what is in hand first."""
    powers: tuple[Annotated[str, Ref("powers")], ...] = ()
    points: int = 0
    arcane: SkillId = ""
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
    """Everything, read once."""
    return read_library(CONTENT)


def read_library(folder: Folder) -> Library:
    """Checked: what refers to something finds it."""
    pages = folder.tables(Library, FILES)
    found = Library(**{name: page.value for name, page in pages.items()})
    tables = _known_in(found)
    for page in pages.values():
        page.check(tables)
    return found


@cache
def known() -> Known:
    """Where references are looked up."""
    return _known_in(library())


def _known_in(found: Library) -> Known:
    return Known.of(found, attributes=dict.fromkeys(ATTRIBUTES))


def fingerprints() -> dict[str, str]:
    return CONTENT.fingerprints(FILES)
