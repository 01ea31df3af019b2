"""What a piece of content can be: a weapon, an armour, a mutation, a fighter, scenery."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tapete.content import Ref
from tapete.games.punk.content.abilities import AbilityRef
from tapete.games.punk.state import Letter

ARMOURY = ("melee", "ranged", "bombs", "ammunition", "armour", "shields", "equipment")
"""The tables of what is bought."""

Names: TypeAlias = dict[Literal["es", "en"], str]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=500)]
Signed: TypeAlias = Annotated[str, Meta(pattern=r"^[+-]\d$")]
Strength: TypeAlias = Annotated[int, Meta(ge=0, le=10)] | Signed
"""A plain number is the hit's own; a signed one is added to the Strength of whoever strikes."""
Penetration: TypeAlias = Annotated[int, Meta(ge=0, le=10)]
Value: TypeAlias = Annotated[int, Meta(ge=1, le=10)]
"""punk.attribute.range"""
Attribute: TypeAlias = Value | Literal["-"]
"""`-` is what a mini has none of, and cannot use."""
LETTERS: tuple[Letter, ...] = ("A", "C", "P", "AG", "F", "D", "T")
"""The sheet's letters of the seven Attributes."""
Grade: TypeAlias = Literal["light", "medium", "heavy"]
Terrain: TypeAlias = Literal["good", "rough", "very_rough", "impassable", "contaminated"]
Base: TypeAlias = Literal[25, 40, 55]
Rule: TypeAlias = Annotated[str, AbilityRef()]
"""A special rule, with its number if it has one."""
Bought: TypeAlias = Annotated[str, Ref(*ARMOURY)]
Weapon: TypeAlias = Annotated[str, Ref("melee", "ranged")]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something of the library: its name in both languages, and others it goes by."""

    name: Names
    also: tuple[str, ...] = ()


class Told(Entry, frozen=True, kw_only=True):
    """Something that has to be explained."""

    es: str
    en: str


class Special(Told, frozen=True, kw_only=True):
    """A special rule. With `number`, it is written with one: `slow(1)`."""

    number: bool = False


class Gear(Entry, frozen=True, kw_only=True):
    """Something that is bought. What the figures do not say is told."""

    cost: Points
    special: tuple[Rule, ...] = ()
    brings: tuple[Bought, ...] = ()
    """What comes with it, at no cost of its own."""
    charges: Annotated[int, Meta(ge=0, le=10)] = 0
    """Of fuel: those that one use spends."""
    es: str = ""
    en: str = ""


class Melee(Gear, frozen=True, kw_only=True):
    """A close-combat weapon."""

    combat: Annotated[int, Meta(ge=-2, le=2)]
    strength: Strength
    penetration: Penetration
    natural: bool = False
    """Part of the body, or nothing at all: it fills no weapon slot."""


class Mode(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of several ways to shoot a weapon that burns fuel."""

    charges: Annotated[int, Meta(ge=1, le=10)]
    strength: Strength
    penetration: Penetration


class Ranged(Gear, frozen=True, kw_only=True):
    """A ranged weapon. Strength and Penetration are one figure, or one for each range."""

    bands: Annotated[tuple[Annotated[int, Meta(ge=1, le=120)], ...], Meta(max_length=3)] = ()
    """Short, medium and long, in cm; none of a template."""
    strength: Strength | Annotated[tuple[Strength, ...], Meta(min_length=2, max_length=3)]
    penetration: Penetration | Annotated[tuple[Penetration, ...], Meta(min_length=2, max_length=3)]
    template: Literal["", "teardrop", "segment", "circle"] = ""
    modes: tuple[Mode, ...] = ()
    natural: bool = False


class Bomb(Gear, frozen=True, kw_only=True):
    """Thrown as many times `throw` cm as the thrower has Strength, with no range modifiers."""

    throw: Annotated[int, Meta(ge=1, le=20)] = 5
    radius: Annotated[int, Meta(ge=1, le=20)] = 5
    strength: Annotated[int, Meta(ge=0, le=10)] = 0
    penetration: Penetration = 0
    marker: Literal["", "fire", "smoke", "radiation"] = ""


class Ammunition(Gear, frozen=True, kw_only=True):
    """A bullet, and what it changes of the shot."""

    precision: Annotated[int, Meta(ge=-5, le=5)] = 0
    strength: Annotated[int, Meta(ge=-5, le=5)] = 0
    penetration: Annotated[int, Meta(ge=-5, le=5)] = 0


class Armour(Gear, frozen=True, kw_only=True):
    """Worn on the body; `firearms` by the shot's range, if it protects better from those."""

    armour: Annotated[int, Meta(ge=1, le=7)]
    firearms: Annotated[tuple[int, ...], Meta(max_length=3)] = ()


class Shield(Gear, frozen=True, kw_only=True):
    """Cover against shots, and armour hand to hand that hampers whoever bears it."""

    cover: Annotated[int, Meta(ge=1, le=7)]
    armour: Annotated[int, Meta(ge=0, le=7)]
    combat: Annotated[int, Meta(ge=-2, le=0)]


class Equipment(Gear, frozen=True, kw_only=True):
    """Special gear."""

    fits: tuple[Weapon, ...] = ()
    """The weapons it can be put on; its bearer needs one of them."""
    adds: dict[Letter, int] = {}
    cover: Annotated[int, Meta(ge=0, le=7)] = 0
    penetration: Annotated[int, Meta(ge=0, le=5)] = 0
    """Added to the weapon it is put on, hand to hand."""
    ranges: Annotated[tuple[int, ...], Meta(max_length=3)] = ()
    """The range modifiers of the weapon it is put on."""
    one_a_band: bool = False


class Mutation(Told, frozen=True, kw_only=True):
    """What a mutant is born with."""

    cost: Points
    adds: dict[Letter, int] = {}
    special: tuple[Rule, ...] = ()
    weapon: Weapon = ""
    """A natural weapon it gives."""
    armour: Annotated[int, Meta(ge=0, le=7)] = 0


class Power(Told, frozen=True, kw_only=True):
    """What a mind can do, for one Action; 0 is on itself."""

    reach: Annotated[int, Meta(ge=0, le=120)]


class Attributes(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={
        "actions": "A", "combat": "C", "precision": "P", "agility": "AG", "strength": "F",
        "toughness": "D", "technique": "T",
    },
):  # fmt: skip
    """The seven of a profile."""

    actions: Annotated[int, Meta(ge=1, le=3)]
    combat: Attribute
    precision: Attribute
    agility: Attribute
    strength: Attribute
    toughness: Attribute
    technique: Attribute

    def by_letter(self) -> dict[Letter, Attribute]:
        return dict(zip(LETTERS, msgspec.structs.astuple(self), strict=True))


class Mutations(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many mutations a profile has, and which it may have: any, if none is named."""

    least: int = 0
    most: int
    among: tuple[Annotated[str, Ref("mutations")], ...] = ()


class Company(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """At most so many for each of another profile."""

    of: Annotated[str, Ref("profiles")]
    most: int


class Profile(Entry, frozen=True, kw_only=True):
    """A kind of fighter of a faction, and what it may be bought with."""

    attributes: Attributes
    base: Base = 25
    cost: Points
    special: tuple[Rule, ...] = ()
    armour: Annotated[int, Meta(ge=0, le=7)] = 0
    """Of its hide."""
    leader: bool = False
    weapons: Annotated[int, Meta(ge=0, le=4)] = 2
    """The weapons it may carry."""
    given: tuple[Bought, ...] = ()
    """What it comes with, at no cost."""
    gear: tuple[Bought, ...] = ()
    """What it may buy."""
    mutations: Mutations | None = None
    powers: tuple[Annotated[str, Ref("powers")], ...] = ()
    most: int = 0
    """In a band; 0 is any number."""
    every: int = 0
    """If it is not 0, `most` is for each fraction of so many points."""
    outnumbered: bool = False
    """Never more than the rest of the band."""
    company: Company | None = None
    group: tuple[int, int] | None = None
    """It comes in groups of so many, which count as one mini."""


class Faction(Told, frozen=True, kw_only=True):
    """Whom a band fights for."""


class Scenery(Entry, frozen=True, kw_only=True):
    """A piece of scenery: its size (0 is a decoration), its grade, and sizes of other zones."""

    size: Annotated[int, Meta(ge=0, le=3)]
    grade: Grade | Literal["none"]
    zones: tuple[Annotated[int, Meta(ge=1, le=3)], ...] = ()
    ground: Terrain = "good"
    """To stand on or to wade through."""
    standable: bool = True
    """Its top holds whoever stands on it."""
    climbable: bool = True
    """Its sides have holds; a ladder does without them."""
    irregular: bool = False
    """So oddly shaped that it covers in part and hides nobody; as a piece, it is not opaque."""


class Beast(Profile, frozen=True, kw_only=True):
    """A beast of the wasteland, which belongs to nobody."""

    pack: Annotated[int, Meta(ge=1, le=4)] = 1
    """So many come together."""


class Blur(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a shot loses that goes further than so many cm."""

    beyond: Annotated[int, Meta(ge=0, le=120)]
    precision: Annotated[int, Meta(ge=-10, le=-1)]


class Weather(Told, frozen=True, kw_only=True):
    """A condition of the weather; of what it does to shots, the worst counts."""

    shots: tuple[Blur, ...] = ()
