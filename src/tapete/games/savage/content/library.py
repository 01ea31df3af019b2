"""The kinds of content: weapons, armour, edges, powers, people, beasts and things."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

from tapete import content
from tapete.content import Among, Folder, Form, Known, Ref, joined
from tapete.games.savage.state import Bane, HarmKind, Material, VenomKind
from tapete.kernel.kept import once
from tapete.scene.looks import DRAWINGS

CONTENT = Folder.of("tapete.games.savage.content")
LEAST = 4
"""The sides of the smallest die."""
Picture: TypeAlias = Annotated[str, Among(DRAWINGS)]
"""What something is drawn as."""
Attribute: TypeAlias = Literal["agility", "smarts", "spirit", "strength", "vigor"]
ATTRIBUTES: tuple[Attribute, ...] = get_args(Attribute)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry of the library, with its name in both languages."""

    name: dict[Literal["es", "en"], str]


class Damage(msgspec.Struct, frozen=True):
    """Damage: the dice, a number to add, and whether the Strength die is rolled too."""

    dice: tuple[int, ...] = ()
    plus: int = 0
    strength: bool = False


_TERM = re.compile(r"(Str|FUE|(\d*)d(\d+)|\d+)")


@cache
def damage_of(text: str) -> Damage:
    """Reads `Str+d6` (`FUE+d6` in Spanish), `2d6+1`, `d8`; raises ValueError for other text."""
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
    """Checks a die: 4 to 12 sides, or 13 for a d12+1 and so on; else raises ValueError."""
    if sides not in (4, 6, 8, 10) and sides < 12:
        raise ValueError(sides)
    return sides


Harm: TypeAlias = Annotated[str, Form(damage_of, "Str+d6, 2d6+1, d8")]
Die: TypeAlias = Annotated[int, Form(die_of, "4, 6, 8, 10, 12, 13")]
SkillId: TypeAlias = Annotated[str, Ref("skills")]
EdgeId: TypeAlias = Annotated[str, Ref("edges")]


class Weapon(Entry, frozen=True, kw_only=True):
    """A weapon that strikes, shoots or is thrown. One that only strikes has no `range`."""

    kind: Literal[
        "melee", "natural", "thrown", "bow", "sling", "crossbow", "pistol", "rifle", "shotgun",
        "automatic", "launcher", "grenade", "sprayer",
    ]  # fmt: skip
    damage: Harm
    ap: int = 0
    hands: Literal[1, 2] = 1
    reach: int = 0
    """How many paces it reaches beyond an adjacent foe."""
    parry: int = 0
    min_strength: int = 4
    cutting: bool = False
    range: tuple[int, int, int] | None = None
    """Its short, medium and long range, in paces."""
    rof: int = 1
    shots: int = 0
    """How many shots it holds; 0 if it needs no loading."""
    slug: Harm = ""
    """The damage of a shotgun's slug, which can be fired instead of shot."""
    loose: bool = False
    """True if it is loaded one bullet at a time, each as an action."""
    template: Literal["", "small", "medium", "large", "cone"] = ""
    heavy: bool = False
    evadable: bool = False
    feature: Literal["", "bite", "claws", "horns", "lance", "touch"] = ""
    small: bool = False
    """True if it is as small as a pistol or a dagger: called shots at it are at -4, else -2."""
    hardness: int = 10
    """0 for a weapon that is part of a body and cannot be broken."""
    improvised: bool = False
    """True if it is no weapon by nature."""
    light: int = 0
    """How many paces it shines, in hand or on the ground: half of them well, the rest dimly."""
    price: int = 0

    @property
    def bodily(self) -> bool:
        """True if it is part of a body, like claws or a dragon's breath, and so not for sale."""
        return self.hardness == 0

    @property
    def ranged(self) -> bool:
        return self.range is not None


class Armour(Entry, frozen=True, kw_only=True):
    """A piece of armour, with its Armor for each place that it covers."""

    torso: int = 0
    arms: int = 0
    legs: int = 0
    head: int = 0
    min_strength: int = 4
    heavy: bool = False
    price: int = 0


class Shield(Entry, frozen=True, kw_only=True):
    """A shield adds to Parry. A large one also hides some percent of its user from shots."""

    parry: int
    cover: Literal[0, 25, 50] = 0
    min_strength: int = 4
    small: bool = False
    """True if it is held in the fist: called shots at it are at -4, else -2."""
    hardness: int = 10
    price: int = 0


class Trait(Entry, frozen=True, kw_only=True):
    """An edge or a hindrance. The code of the rules that it changes says what it does."""

    es: str
    en: str
    optional: bool = False
    """True if it is chosen for each attack, so that a free attack may not use it."""
    requires: dict[Annotated[str, Ref("skills", "attributes")], Die] = {}
    """The least dice in attributes and skills that it requires."""
    needs: tuple[EdgeId, ...] = ()
    """Other edges that it requires."""
    cost: int = 0
    """The points that a hindrance gives: 1 if minor, 2 if major."""


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
    """Its range in paces; 0 for `touch` or `self`."""
    aim: Literal["target", "area", "cone", "touch", "self"] = "target"
    template: Literal["", "small", "medium", "large", "cone"] = ""
    damage: Harm = ""
    duration: int = 0
    """How many rounds it lasts; 0 is instant."""
    resisted: Literal["", "spirit", "agility", "vigor", "smarts"] = ""
    evadable: bool = False
    amount: int = 0


class Thing(Entry, frozen=True, kw_only=True):
    """An object that can be broken, with the Armor that it gives to a figure behind it."""

    hardness: int
    armour: int = 0
    look: Picture = ""


class Vehicle(Entry, frozen=True, kw_only=True):
    speed: int
    """Its top speed, in km/h."""
    toughness: int
    armour: int
    size: int
    heavy: bool = False
    seats: int = 1
    pace: int = 20

    def body(self) -> Profile:
        """The vehicle as something that can be struck and carries others: no mind, no skill."""
        bare = self.toughness - self.armour - self.size
        return Profile(
            name=self.name,
            attributes=dict.fromkeys(ATTRIBUTES, LEAST),
            pace=self.pace,
            size=self.size,
            armour=self.armour,
            heavy=self.heavy,
            toughness=bare - 2 - LEAST // 2,
            mount=True,
            token="vehicle",
        )


Gift: TypeAlias = Literal[
    "hardy", "steady", "numb", "whole", "fearless", "low_light", "darkvision", "infravision",
]  # fmt: skip
"""What special abilities can give: see the rulings on them for what each does."""


class Natural(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a natural weapon of somebody has beyond others of its kind."""

    ap: int = 0
    reach: int = 0


class Poison(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the natural weapons of somebody do to those they harm, and the Vigor roll against it."""

    kind: VenomKind
    modifier: int = 0


class Weakness(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How harm of some kind is worse for somebody than for others."""

    plus: int = 0
    double: bool = False
    bare: bool = False
    """True if Armor is no help against it."""


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of a stat block that no rule uses, and the field in which it stands."""

    field: str
    text: str
    of: str = ""
    """The id of the pick that it says more about, such as a power for its trappings."""


class Profile(Entry, frozen=True, kw_only=True):
    """A person or a beast before the fight. Dice are given by their sides; a d12+2 is 14."""

    wild: bool = False
    attributes: Annotated[dict[Attribute, Die], Meta(min_length=5)]
    skills: dict[SkillId, Die] = {}
    bonuses: dict[Annotated[str, Ref("skills", "attributes")], int] = {}
    """What is added to rolls of a trait with another die than a d12, as in d8+2 or d4-2."""
    pace: int = 6
    run: int = 6
    size: int = 0
    armour: int = 0
    """Its natural armour, which covers the whole body."""
    heavy: bool = False
    parry: int = 0
    toughness: int = 0
    """A bonus on top of its Vigor and Size, such as a tough hide or a special edge."""
    edges: tuple[EdgeId, ...] = ()
    hindrances: tuple[Annotated[str, Ref("hindrances")], ...] = ()
    gear: tuple[Annotated[str, Ref("weapons", "armour", "shields")], ...] = ()
    """Weapons, armour and shields by id, those in hand first."""
    naturals: dict[Annotated[str, Ref("weapons")], Natural] = {}
    """Those of its natural weapons that pierce armour or reach farther than usual."""
    gifts: tuple[Gift, ...] = ()
    immunities: tuple[HarmKind, ...] = ()
    exceptions: tuple[Bane, ...] = ()
    """What harms it in spite of its immunities."""
    wounded_by: tuple[Bane, ...] = ()
    """All that can wound it, if anything else can only leave it Shaken."""
    weaknesses: dict[Bane, Weakness] = {}
    poison: Poison | None = None
    flight: int = 0
    """Its Pace in the air; 0 if it does not fly."""
    fear: int | None = None
    """The modifier to the Spirit roll of a foe that sees it; None if it frightens nobody."""
    resilience: int = 0
    """How many more wounds it can bear than others of its kind."""
    materials: dict[Annotated[str, Ref("weapons")], Material] = {}
    """Those of its weapons that are of silver, or of something else that matters."""
    powers: tuple[Annotated[str, Ref("powers")], ...] = ()
    trappings: dict[Annotated[str, Ref("powers")], HarmKind] = {}
    """What some of its powers are made of."""
    points: int = 0
    arcane: SkillId = ""
    """The skill it rolls to work its powers."""
    mount: bool = False
    token: str = "person"
    """The silhouette that the screen shows for it."""
    kept: tuple[Kept, ...] = ()
    """Its description, and all else that is said of it without being a rule."""


class Library(content.Library, frozen=True):
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

    @once
    def known(self) -> Known:
        return Known.of(self, attributes=dict.fromkeys(ATTRIBUTES))

    def profile(self, identity: str) -> Profile:
        for table in (self.heroes, self.foes, self.mounts):
            if identity in table:
                return table[identity]
        return self.vehicles[identity].body()


FILES = Library.__struct_fields__
NATURALS = "naturals"
"""The file of more natural weapons, which only characters from stat blocks have."""


@cache
def library() -> Library:
    """The whole library, read once."""
    return read_library(CONTENT)


def read_library(folder: Folder) -> Library:
    """Reads a library, its natural weapons from a file of their own, and checks its references."""
    pages = folder.tables(Library, FILES)
    naturals = folder.page(NATURALS, dict[str, Weapon])
    tables = {name: page.value for name, page in pages.items()}
    found = Library(**{**tables, "weapons": joined([pages["weapons"], naturals])})
    for page in (*pages.values(), naturals):
        page.check(found.known)
    return found


def fingerprints(own: Iterable[str] = ()) -> dict[str, str]:
    """Fingerprints of the files that a match depends on, given the characters users made."""
    used = any(f'"{weapon}"' in text for text in own for weapon in _naturals())
    return CONTENT.fingerprints((*FILES, NATURALS) if used else FILES)


@cache
def _naturals() -> tuple[str, ...]:
    return tuple(CONTENT.page(NATURALS, dict[str, Weapon]).value)
