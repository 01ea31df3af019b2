"""The types of content: factions, characters, weapons, objects, genes, scenery and others."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tapete.content import Among, Ref
from tapete.games.euphoria.content.abilities import Trait
from tapete.games.euphoria.content.told import Entry, Names, Points, Priced, Told
from tapete.scene.looks import DRAWINGS, SOILS

Tens: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
Few: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
Size: TypeAlias = Annotated[float, Meta(ge=0, le=24)]
"""A length in inches."""
Picture: TypeAlias = Annotated[str, Among(DRAWINGS)]
Soil: TypeAlias = Annotated[str, Among(SOILS)]
FACTIONS = (
    "soldiers", "clones", "hunters", "ghost", "cyborg", "legends", "bad_born", "estars",
)  # fmt: skip
"""The factions a team can choose: euphoria.fact.factions"""
MERCENARY = "mercenary"
NONE = "none"
"""The faction of pets and of neutral people."""


class Faction(Told, frozen=True, kw_only=True):
    """A faction: what it gives its teams, and whom they may include."""

    bonus: Names | None = None
    """What every miniature of its team has, in words; None if it gives nothing."""
    only: tuple[Annotated[str, Ref("factions")], ...] = ()
    """If not empty, the only other factions a team of this one may include."""


class Weapon(Entry, frozen=True, kw_only=True):
    """A ranged weapon: euphoria.shoot.cost"""

    shots: Annotated[int, Meta(ge=1, le=6)]
    range: Annotated[int, Meta(ge=1, le=24)]
    """In inches."""
    damage: Annotated[int, Meta(ge=10, le=60)]
    special: tuple[Literal["flamethrower", "explosive"], ...] = ()


class Profile(Told, frozen=True, kw_only=True):
    """A miniature's card."""

    faction: Annotated[str, Ref("factions")]
    ap: Annotated[int, Meta(ge=1, le=14)]
    euphoria: Annotated[int, Meta(ge=0, le=12)] = 0
    life: Annotated[int, Meta(ge=10, le=200)]
    aim: Annotated[int, Meta(ge=-3, le=4)] = 0
    combat: Few = 0
    strength: Tens = 0
    armour: Tens = 0
    base: Annotated[int, Meta(ge=20, le=80)] = 30
    """The diameter of its base in mm."""
    cost: Points
    """Its audience points."""
    classes: tuple[Trait, ...] = ()
    weapons: tuple[Annotated[str, Ref("weapons")], ...] = ()
    items: tuple[Annotated[str, Ref("items")], ...] = ()
    """Objects printed on its card, which cost nothing."""
    ability: Annotated[str, Ref("abilities")] = ""
    attack: Annotated[str, Ref("attacks")] = ""
    parts: tuple[Annotated[str, Ref("profiles")], ...] = ()
    """The other miniatures that make up the same character, each with a cost of its own."""
    character: bool = True
    """False if it can only be brought along by a character: euphoria.def.character"""
    figure: Annotated[float, Meta(ge=0.5, le=4)] = 1.5
    """Its height in inches."""


class Item(Priced, frozen=True, kw_only=True):
    """An object: euphoria.class.object.buy"""

    sold: bool = True
    """False if it is found only in play."""
    use: Literal["movement", "shooting", "climb", "always", "pet"]
    """When it is used; `always` if it works all the time."""
    consumed: bool = True
    """True if it is spent on use: euphoria.ruling.item_single_use"""
    needs: tuple[Trait, ...] = ()
    """Its bearer needs one of these classes."""
    factions: tuple[Annotated[str, Ref("factions")], ...] = ()
    """Its bearer must be of one of these factions; of any if there are none."""
    strange: bool = False
    pet: Annotated[str, Ref("profiles")] = ""
    """The miniature it brings along."""
    most: Annotated[int, Meta(ge=1, le=9)] = 9
    """How many of them one character may carry."""
    adds: dict[Literal["strength", "armour", "shots", "aim", "ap"], int] = msgspec.field(
        default_factory=dict
    )
    grants: tuple[Trait, ...] = ()
    amount: Tens = 0
    """How much it adds, heals or harms, if a single number says that."""
    weapon: Annotated[str, Ref("weapons")] = ""
    """The weapon that it gives its bearer."""


class Gene(Priced, frozen=True, kw_only=True):
    """A genetic upgrade: euphoria.gene.who"""

    needs: tuple[Trait, ...] = ()
    pet: Annotated[str, Ref("profiles")] = ""
    amount: Tens = 0


class Modification(Priced, frozen=True, kw_only=True):
    """A change of an attribute that is bought: euphoria.missing.attribute_modifications"""

    what: Literal["ap", "aim", "armour", "life", "combat", "strength"]
    amount: Annotated[int, Meta(ge=1, le=20)]
    most: Annotated[int, Meta(ge=1, le=5)] = 1
    """How often one character may have it."""


class Scenery(Entry, frozen=True, kw_only=True):
    """A kind of scenery. Without height it is an area of ground."""

    height: Size = 0
    ground: Literal["", "obstacle"] = ""
    """An obstacle costs double: euphoria.setup.scenery"""
    opaque: bool = True
    standable: bool = True
    climbable: bool = True
    floor: bool = False
    """True for a floor in the air, which is walked on and never stepped over, however thin."""
    barred: bool = False
    """True if nobody may enter it."""
    opening: Literal["", "door", "window"] = ""
    """A hole in a wall: euphoria.move.openings"""
    hole: bool = False
    """True if it is a gap that can only be jumped over: euphoria.move.jump"""
    look: Picture = ""


class Device(Told, frozen=True, kw_only=True):
    """A trap or mechanism of the scenery: euphoria.missing.traps"""

    effect: Literal["blast", "flame", "shock", "lights"]
    amount: Tens = 0
    radius: Size = 1.5
    """How far it reaches, in inches."""
    again: bool = False
    """True if it can be triggered more than once a show."""
    look: Picture = ""
