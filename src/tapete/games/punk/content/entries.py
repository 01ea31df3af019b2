"""The types of content: weapons, armour, mutations, fighters, scenery and others."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tapete.content import Among, Ref
from tapete.games.punk.content.abilities import AbilityRef
from tapete.games.punk.state import Letter
from tapete.scene.looks import DRAWINGS, SOILS

ARMOURY = ("melee", "ranged", "bombs", "ammunition", "armour", "shields", "equipment")
"""The tables of things that can be bought."""

Names: TypeAlias = dict[Literal["es", "en"], str]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=500)]
Signed: TypeAlias = Annotated[str, Meta(pattern=r"^[+-]\d$")]
Strength: TypeAlias = Annotated[int, Meta(ge=0, le=10)] | Signed
"""A plain number is the hit's Strength; a signed one is added to the Strength of the attacker."""
Penetration: TypeAlias = Annotated[int, Meta(ge=0, le=10)]
Value: TypeAlias = Annotated[int, Meta(ge=1, le=10)]
"""The value of an Attribute."""
Attribute: TypeAlias = Value | Literal["-"]
"""The value of an Attribute, or `-` if a mini does not have it and cannot use it."""
LETTERS: tuple[Letter, ...] = ("A", "C", "P", "AG", "F", "D", "T")
"""The letters of the seven Attributes on the sheet."""
Grade: TypeAlias = Literal["light", "medium", "heavy"]
Terrain: TypeAlias = Literal["good", "rough", "very_rough", "impassable", "contaminated"]
Base: TypeAlias = Literal[25, 40, 55]
Rule: TypeAlias = Annotated[str, AbilityRef()]
"""A special rule, with its number if it has one."""
Bought: TypeAlias = Annotated[str, Ref(*ARMOURY)]
Weapon: TypeAlias = Annotated[str, Ref("melee", "ranged")]
Picture: TypeAlias = Annotated[str, Among(DRAWINGS)]
"""What something is drawn as."""
Soil: TypeAlias = Annotated[str, Among(SOILS)]
"""What ground is drawn as."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry of the library: its name in both languages, and its other names."""

    name: Names
    also: tuple[str, ...] = ()


class Told(Entry, frozen=True, kw_only=True):
    """An entry with an explanation."""

    es: str
    en: str


class Special(Told, frozen=True, kw_only=True):
    """A special rule. If `number` is True, it is written with a number: `slow(1)`."""

    number: bool = False


class Gear(Entry, frozen=True, kw_only=True):
    """Something that can be bought. Its text explains what the figures do not say."""

    cost: Points
    special: tuple[Rule, ...] = ()
    brings: tuple[Bought, ...] = ()
    """The things that come with it at no extra cost."""
    charges: Annotated[int, Meta(ge=0, le=10)] = 0
    """The charges of fuel that one use takes."""
    es: str = ""
    en: str = ""


class Melee(Gear, frozen=True, kw_only=True):
    """A close-combat weapon."""

    combat: Annotated[int, Meta(ge=-2, le=2)]
    strength: Strength
    penetration: Penetration
    natural: bool = False
    """True if it is part of the body, or bare hands, and so takes no weapon slot."""


class Mode(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of several ways to shoot a weapon that burns fuel."""

    charges: Annotated[int, Meta(ge=1, le=10)]
    strength: Strength
    penetration: Penetration


class Ranged(Gear, frozen=True, kw_only=True):
    """A ranged weapon. Strength and Penetration are one figure, or one for each range band."""

    bands: Annotated[tuple[Annotated[int, Meta(ge=1, le=120)], ...], Meta(max_length=3)] = ()
    """Short, medium and long range, in cm; none for a template."""
    strength: Strength | Annotated[tuple[Strength, ...], Meta(min_length=2, max_length=3)]
    penetration: Penetration | Annotated[tuple[Penetration, ...], Meta(min_length=2, max_length=3)]
    template: Literal["", "teardrop", "segment", "circle"] = ""
    modes: tuple[Mode, ...] = ()
    natural: bool = False


class Bomb(Gear, frozen=True, kw_only=True):
    """A bomb. Its reach is `throw` cm for each point of Strength, without range modifiers."""

    throw: Annotated[int, Meta(ge=1, le=20)] = 5
    radius: Annotated[int, Meta(ge=1, le=20)] = 5
    strength: Annotated[int, Meta(ge=0, le=10)] = 0
    penetration: Penetration = 0
    marker: Literal["", "fire", "smoke", "radiation"] = ""


class Ammunition(Gear, frozen=True, kw_only=True):
    """A kind of bullet, and how it changes the shot."""

    precision: Annotated[int, Meta(ge=-5, le=5)] = 0
    strength: Annotated[int, Meta(ge=-5, le=5)] = 0
    penetration: Annotated[int, Meta(ge=-5, le=5)] = 0


class Armour(Gear, frozen=True, kw_only=True):
    """Armour for the body. `firearms` is its Armour against firearms at each range, if better."""

    armour: Annotated[int, Meta(ge=1, le=7)]
    firearms: Annotated[tuple[int, ...], Meta(max_length=3)] = ()


class Shield(Gear, frozen=True, kw_only=True):
    """A shield: cover against shots, and Armour hand to hand that lowers its bearer's Combat."""

    cover: Annotated[int, Meta(ge=1, le=7)]
    armour: Annotated[int, Meta(ge=0, le=7)]
    combat: Annotated[int, Meta(ge=-2, le=0)]


class Equipment(Gear, frozen=True, kw_only=True):
    """Special gear."""

    fits: tuple[Weapon, ...] = ()
    """The weapons it can be mounted on; its bearer needs one of them."""
    adds: dict[Letter, int] = {}
    cover: Annotated[int, Meta(ge=0, le=7)] = 0
    penetration: Annotated[int, Meta(ge=0, le=5)] = 0
    """Penetration added hand to hand to the weapon it is mounted on."""
    ranges: Annotated[tuple[int, ...], Meta(max_length=3)] = ()
    """The range modifiers it gives the weapon it is mounted on."""
    one_a_band: bool = False


class Mutation(Told, frozen=True, kw_only=True):
    """A mutation that a mutant is born with."""

    cost: Points
    adds: dict[Letter, int] = {}
    special: tuple[Rule, ...] = ()
    weapon: Weapon = ""
    """The natural weapon it gives, if any."""
    armour: Annotated[int, Meta(ge=0, le=7)] = 0


class Power(Told, frozen=True, kw_only=True):
    """A power of the mind, used with one Action. If `reach` is 0, it affects only its user."""

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
    """The seven Attributes of a profile."""

    actions: Annotated[int, Meta(ge=1, le=3)] | Literal["-"]
    combat: Attribute
    precision: Attribute
    agility: Attribute
    strength: Attribute
    toughness: Attribute
    technique: Attribute

    def by_letter(self) -> dict[Letter, Attribute]:
        return dict(zip(LETTERS, msgspec.structs.astuple(self), strict=True))


class Mutations(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many mutations a profile has, and which ones it may have; any, if none are named."""

    least: int = 0
    most: int
    among: tuple[Annotated[str, Ref("mutations")], ...] = ()


class Company(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A limit: at most `most` minis for each mini of another profile."""

    of: Annotated[str, Ref("profiles")]
    most: int


class Profile(Entry, frozen=True, kw_only=True):
    """A kind of fighter of a faction, and the gear it may buy."""

    attributes: Attributes
    base: Base = 25
    cost: Points
    special: tuple[Rule, ...] = ()
    armour: Annotated[int, Meta(ge=0, le=7)] = 0
    """The Armour of its hide."""
    leader: bool = False
    weapons: Annotated[int, Meta(ge=0, le=4)] = 2
    """The number of weapons it may carry."""
    fewest: Annotated[int, Meta(ge=0, le=4)] = 0
    """The number of weapons it must carry."""
    given: tuple[Bought, ...] = ()
    """The gear it has at no cost."""
    gear: tuple[Bought, ...] = ()
    """The gear it may buy."""
    prices: dict[Annotated[str, Ref(*ARMOURY, "mutations")], Points] = {}
    """What it pays for something, if that is not its usual price."""
    mutations: Mutations | None = None
    powers: tuple[Annotated[str, Ref("powers")], ...] = ()
    most: int = 0
    """The most of them in a band; 0 means any number."""
    every: int = 0
    """If not 0, `most` applies to each started fraction of this many points."""
    outnumbered: bool = False
    """True if there may not be more of them than other minis in the band."""
    company: Company | None = None
    group: tuple[int, int] | None = None
    """The least and most minis of a group, which counts as one mini; None if it has no groups."""


class Faction(Told, frozen=True, kw_only=True):
    """A faction that a band fights for."""

    gas: Annotated[int, Meta(ge=0, le=5)] = 0
    """What its minis add to their Toughness against gas."""


class Scenery(Entry, frozen=True, kw_only=True):
    """A kind of scenery: its size (0 is a decoration), its grade, and the sizes of other zones."""

    size: Annotated[int, Meta(ge=0, le=3)]
    grade: Grade | Literal["none"]
    zones: tuple[Annotated[int, Meta(ge=1, le=3)], ...] = ()
    ground: Terrain = "good"
    """The ground for minis that stand on it or wade through it."""
    standable: bool = True
    """True if minis can stand on top of it."""
    climbable: bool = True
    """True if its sides can be climbed; with a ladder, they need not be."""
    irregular: bool = False
    """True if its shape is so odd that it covers only in part and hides no mini completely."""
    look: Picture = ""


class Beast(Profile, frozen=True, kw_only=True):
    """A beast of the wasteland, which belongs to nobody."""

    pack: Annotated[int, Meta(ge=1, le=4)] = 1
    """The number of beasts that come together."""


class Blur(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The Precision that a shot loses beyond a distance in cm."""

    beyond: Annotated[int, Meta(ge=0, le=120)]
    precision: Annotated[int, Meta(ge=-10, le=-1)]


class Weather(Told, frozen=True, kw_only=True):
    """A kind of weather. If several of its effects apply to a shot, only the worst counts."""

    shots: tuple[Blur, ...] = ()
