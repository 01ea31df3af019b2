"""The entries of the library: what each disc, tile, skill and survivor is."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tapete.content import Ref, Text
from tapete.games.darkness.state import Attribute, Code
from tapete.scene.looks import Soil

Use: TypeAlias = Literal[
    "move", "force", "load", "steal", "fight", "shoot", "throw", "pick", "climb", "sneak", "drive",
    "initiative", "search", "perceive", "disarm", "scrounge", "track", "persuade", "calm", "rally",
    "heal", "defend",
]  # fmt: skip
"""What a check is made for. A skill helps with some of these.

`force` is a door, `load` a weight, `steal` the opposed roll for an object. `fight` is an attack
without a weapon or with one for the hand. `persuade` is people, `calm` animals, `rally` the opposed
roll for an ally.
"""
Guard: TypeAlias = Literal["alarm", "guard", "owner", "dog"]
Arms: TypeAlias = Literal["hand", "ranged", "thrown"]
Wound: TypeAlias = Literal["combat", "other"]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=6)]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: Text


class Told(Entry, frozen=True, kw_only=True):
    """An entry with words to read."""

    text: Text


# --- survivors


class AttributeEntry(Told, frozen=True, kw_only=True):
    short: Text


class Skill(Told, frozen=True, kw_only=True):
    attribute: Attribute
    cost: Annotated[int, Meta(ge=1, le=6)]
    uses: tuple[Use, ...] = ()
    """The checks it helps with; none if only a master asks for it."""
    medical: bool = False
    """True if it is one of those a doctor may choose from."""


class Profession(Told, frozen=True, kw_only=True):
    number: int
    attribute: Attribute
    skills: tuple[Annotated[str, Ref("skills")], ...]
    """One of these comes with it: darkness.char.create.profession_benefit"""


class Survivor(Entry, frozen=True, kw_only=True):
    """A ready survivor, and the form in which those that players make are kept."""

    story: Text
    profession: Annotated[str, Ref("professions")]
    attributes: dict[Attribute, int]
    skills: tuple[Annotated[str, Ref("skills")], ...] = ()
    silhouette: str = "gunner"


# --- objects


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Dice that an item adds in a master's game."""

    attribute: Attribute
    dice: tuple[int, ...]
    """By distance in squares, the same square first. A single number counts at any distance."""
    uses: tuple[Use, ...] = ()
    """The checks it helps with; all of the Attribute if empty."""
    wounds: Wound | Literal[""] = ""
    """The kind of wound it helps to treat; any if empty."""
    near: int = 0
    """The distance in squares from which the dice count."""


class Item(Told, frozen=True, kw_only=True):
    """A thing of the equipment tables: its weight, and what it does in a master's game."""

    weight: int | None = None
    """None if it cannot be carried."""
    arms: Arms | Literal[""] = ""
    bonuses: tuple[Bonus, ...] = ()
    ammunition: int = 0
    """How many dice are rolled for the shots found with it, be they loaded or in a box."""
    box: bool = False
    """True if its shots are for other weapons."""
    money: int = 0
    """Dollars for each pip of the die that is rolled for how much is found."""
    speed: int = 1
    """What it multiplies the movement in the street by."""
    enter: Code | Literal[""] = ""
    """The Dexterity needed to get in."""
    drive: Code | Literal[""] = ""
    make: Code | Literal[""] = ""
    """The difficulty of scrounging in a building for what makes a bomb of it."""
    flammable: bool = False
    lights: bool = False
    """True if bombs are lit with it."""
    torch: bool = False
    """True if one sees by it at night."""
    mask: bool = False
    """True if it protects against gas."""
    worn: bool = False
    """True if it weighs nothing and helps only while it is worn."""
    once: bool = False
    """True if it is used up by one use."""
    look: str = "chest"


class ObjectDisc(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An object disc of the normal game. Its name and its weight are those of the item."""

    item: Annotated[str, Ref("items")]
    code: Code
    """The difficulty of finding it, and its worth when it changes hands."""
    attribute: Attribute
    dice: int
    uses: tuple[Use, ...] = ()
    """The checks it helps with; all of the Attribute if empty."""
    shots: int = 0
    """How often it can be used; 0 for always."""
    count: int = 1


# --- people, guards and foes


class AllyDisc(Told, frozen=True, kw_only=True):
    code: Code
    attribute: Attribute
    uses: tuple[Use, ...] = ()
    """The checks the ally helps with; all of the Attribute if empty."""
    dice: int
    """How many dice are thrown again."""
    count: int = 1
    look: str = "person"


class SecurityDisc(Told, frozen=True, kw_only=True):
    guard: Guard
    code: Code
    initiative: Code | None = None
    """None for an alarm, which cannot be fought."""
    attack: Code | None = None
    defence: Code | None = None
    count: int = 1
    look: str = "gunner"


class AdversaryDisc(Told, frozen=True, kw_only=True):
    initiative: Code
    attack: Code
    defence: Code
    speed: int
    """Squares that the movement of a retreat must exceed."""
    count: int = 1
    look: str = "brute"


# --- places


class Building(Told, frozen=True, kw_only=True):
    """A kind of building in a master's game: who guards it, and what is found at which level."""

    floor: Soil = "boards"
    """How its floor is drawn."""
    security: Guard | Literal[""] = ""
    finds: dict[Annotated[str, Ref("items")], Code] = {}


class TilePage(Told, frozen=True, kw_only=True):
    """A tile drawn as text; see `tapete.spaces.tiles.text`."""

    building: Annotated[str, Ref("buildings")]
    map: str
    partner: Annotated[str, Ref("tiles")] | Literal[""] = ""
    """The other half of a building on two tiles."""
    joint: Literal["north", "east", "south", "west", ""] = ""
    """The side at which the other half is joined."""


# --- tables


class Level(Told, frozen=True, kw_only=True):
    """A level of the ladder; its id is its code in small letters, since codes begin with digits."""

    code: Code
    level: int
    points: int


class Fate(Told, frozen=True, kw_only=True):
    """A row of one of the tables of fate."""

    table: Literal["bad", "good"]
    roll: int


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What victory points buy."""

    reroll: int
    rerolls_a_turn: int
    die: int
    dice_a_turn: int
    failure: int
    cancel_fate: int
    skill_point: int


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Figures of the book that belong to no disc."""

    components: dict[str, int]
    colours: dict[Literal["object", "ally", "security", "adversary"], str]
    locks: tuple[Code, ...]
    """The difficulty of a door with one lock, two and three."""
    master: dict[str, Code]
    """The master's table of difficulties, by the sum of two dice."""
    prices: Prices
    glossary: dict[str, Text]
