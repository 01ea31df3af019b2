"""The entries of the library: what each card, figure and token is."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from tapete.content import Ref, Text
from tapete.games.arena.content.effects import Effect, GrantedText, OrderText, PropertyText
from tapete.games.arena.state import Attribute, Colour, Element, Shop

Band: TypeAlias = Literal["red", "yellow", "green", "long"]
"""Distances 0 and 1, 2, 3, and 4 or more: arena.action.range_bands"""
Slot: TypeAlias = Literal["weapon", "shield", "grenade", "modifier"]
Attacks: TypeAlias = Literal[
    "all", "ranged", "melee", "firearm", "grenade", "special", "reaction", "helper",
    "pistol", "rifle", "shotgun", "sniper", "launcher",
]  # fmt: skip
"""Which attacks of a hunter a grant is about.

`ranged` and `melee` go by the Attribute, the last five by what the weapon is.
"""
Make: TypeAlias = Literal["pistol", "rifle", "shotgun", "sniper", "launcher", "blade"]
Stat: TypeAlias = Literal["defence", "shield", "move", "health", "attack", "resale"]
"""What else can be raised.

`defence` is added to all Defence rolls, `shield` to those with a Shield token. `move` is zones of a
Move action (with `attacks = "helper"` the Helper's), `health` wounds that a Health token heals,
`attack` is added to attack rolls, and `resale` dollars to each token with a Resale Value.
"""
Deed: TypeAlias = Literal[
    "kill", "kill_ranged", "kill_melee", "kill_grenade", "kill_special", "kill_reaction",
    "kill_helper", "kill_blast", "kill_large", "crit", "fumble", "wounded", "saved", "loot", "open",
    "zones", "reaction", "shared", "weapons",
]  # fmt: skip
"""What hunters do that is counted.

`kill_blast` is with a Barrel or another explosion, `saved` a fight for one's life that was won,
`open` a chest or mailbox, `weapons` a weapon used for the first time in an activation.
"""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: Text


class Told(Entry, frozen=True, kw_only=True):
    """An entry with words to read."""

    text: Text


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What can be done with something: its Attribute, its range and its properties."""

    attribute: Attribute | None = None
    range: tuple[Band, ...] = ("red",)
    properties: tuple[PropertyText, ...] = ()


class Grant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something a card gives a hunter: one of these.

    An Attribute or another figure is raised; attacks have a property or reach farther; an element
    leaves no tokens on it; or it has an ability, which is a rule of its own.
    """

    attribute: Attribute | None = None
    stat: Stat | None = None
    plus: int = 0
    property: GrantedText | Literal[""] = ""
    range: Band | None = None
    """A distance that the actions of cards get; not the basic Melee."""
    attacks: Attacks = "all"
    immune: Element | None = None
    ability: Annotated[str, Ref("abilities")] | Literal[""] = ""


class Ability(Told, frozen=True, kw_only=True):
    """A special rule of hunters; one that has only words is looked for by its name."""

    action: Action | None = None
    """The attack it is, if it is one that takes an Action token."""
    effects: tuple[Effect, ...] = ()
    """What it does where it is not an attack: an easy action, or what follows from a deed."""
    when: Deed | Literal["activation", ""] = ""
    """The deed its effects follow from, or the beginning of the activation."""
    ending: bool = False
    """True if it is a free attack at the end of the activation with a weapon not used in it."""
    most: int = 0
    """How often it can be used in an activation, or in a round if it follows from a deed.

    0 is as often as there are tokens or deeds.
    """


class HunterCard(Entry, frozen=True, kw_only=True):
    tokens: tuple[Colour, ...]
    attributes: dict[Attribute, int]
    grants: tuple[Grant, ...] = ()
    special: Annotated[str, Ref("abilities")]
    gear: tuple[Annotated[str, Ref("starting")], ...]
    helper: Annotated[str, Ref("helpers")] | Literal[""] = ""
    trees: tuple[Annotated[str, Ref("trees")], ...]
    silhouette: str = "gunner"


class HelperCard(Entry, frozen=True, kw_only=True):
    attributes: dict[Attribute, int]
    actions: tuple[Action, ...]
    tokens: tuple[Colour, ...] = ()
    still: bool = False
    """True if it cannot move by itself."""
    silhouette: str = "beast"


class TreeSlot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One improvement of a Skill Tree."""

    rank: int
    text: Text
    grants: tuple[Grant, ...]


class Tree(Entry, frozen=True, kw_only=True):
    hunter: Annotated[str, Ref("hunters")]
    slots: tuple[TreeSlot, ...]


class Special(Told, frozen=True, kw_only=True):
    """A special action of an enemy: its effects in order, all or none of them."""

    effects: tuple[Effect, ...]


class EnemyCard(Entry, frozen=True, kw_only=True):
    kind: Literal["ordinary", "badass", "unique", "boss"] = "ordinary"
    keywords: tuple[str, ...] = ()
    mini: Annotated[str, Ref("minis")]
    movement: int
    range: int
    resist: Attribute
    strength: int
    defence: int
    hit_points: int
    shield: Colour | None = None
    properties: tuple[PropertyText, ...] = ()
    """Those of its attacks, and its own, such as Piñata and Vulnerable."""
    fumble: Special | None = None
    """Its Attack Fumble."""
    trait: Told | None = None
    """What always holds for it, in words; its properties and ignored orders say the same."""
    specials: tuple[Special, ...] = ()
    ignores: tuple[str, ...] = ()
    """Orders it ignores."""
    loot: int = 1
    ring: str = ""


class Mini(Entry, frozen=True, kw_only=True):
    """A miniature: how many there are, and how large its base is."""

    count: int
    large: bool = False
    silhouette: str = "brute"


class GearCard(Entry, frozen=True, kw_only=True):
    slot: Slot
    shop: Shop | Literal[""] = ""
    """The deck it belongs to; empty for starting gear."""
    make: Make | Literal[""] = ""
    """What sort of weapon it is; empty for other gear."""
    firearm: bool = False
    """True if it can go Out of Ammo."""
    actions: tuple[Action, ...] = ()
    die: Colour | None = None
    """The die of a grenade."""
    tokens: tuple[Colour, ...] = ()
    """The tokens of a Shield."""
    grants: tuple[Grant, ...] = ()
    use: tuple[Effect, ...] = ()
    """What a thing that is used does to its hunter."""
    text: Text | None = None
    cost: int = 0
    resale: int = 0


class LootToken(Entry, frozen=True, kw_only=True):
    """A kind of Loot token: what it is, what is on its back, and how many are in the bag."""

    type: Literal["health", "ammo", "weapon", "money", "level_up", "wanted", "legendary"]
    count: int
    card: bool = False
    """True if it has the Draw Card icon."""
    resale: int = 0


class Cache(Entry, frozen=True, kw_only=True):
    """A kind of terrain that holds something, and its tokens: what each holds."""

    holds: tuple[str, ...] = ()


class StarMove(Told, frozen=True, kw_only=True):
    """A condition for taking the Spotlight: a number of deeds."""

    deed: Deed
    count: int = 1
    span: Literal["activation", "round"] = "activation"


class Announcement(Entry, frozen=True, kw_only=True):
    rank: int
    orders: tuple[OrderText, ...]
    text: Text | None = None


class EventCard(Told, frozen=True, kw_only=True):
    effects: tuple[OrderText, ...]
    boss: Annotated[str, Ref("enemies")] | Literal[""] = ""
    """The Boss it belongs to."""


class Wave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Enemies that spawn together."""

    enemy: Annotated[str, Ref("enemies")]
    count: int = 1
    zone: int = 1


class WantedCard(Told, frozen=True, kw_only=True):
    enemies: tuple[Wave, ...]
    uniques: tuple[Annotated[str, Ref("enemies")], ...] = ()
    gains: tuple[PropertyText, ...] = ()
    """Properties of all enemies of the mission."""
    every: bool = False
    """True if all its enemies must be eliminated, not only the Uniques."""


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A condition of victory or defeat.

    `slain`: `count` enemies of a kind (or any) were eliminated. `cleared`: no enemy is left once
    `count` rounds are over. `counted`: a counter of the scenario has come to `count`. `rounds`:
    `count` rounds are over. `gathered`: all hunters are in the arena, each in or beside an exit (a
    station if the map has no exit), and the counter, if one is named, has come to `count`.
    """

    kind: Literal["slain", "cleared", "counted", "rounds", "gathered"]
    count: int = 1
    of: str = ""
    text: Text | None = None


class Objective(Told, frozen=True, kw_only=True):
    """Something of the scenario that hunters interact with or collect.

    It stands on the map, or terrain holds it. One that terrain holds goes to the hunter that finds
    it if it is collected, and into the zone if it is interacted with.
    """

    by: Literal["interact", "collect"] = "interact"
    attribute: Attribute | None = None
    needs: int = 0
    """The number needed; 0 for the Obstacle die, if there is an Attribute."""
    carried: bool = False
    """True if it goes on the hunter's card; it counts when it is brought to a station."""
    feeds: Annotated[str, Ref("enemies")] | Literal[""] = ""
    """The enemy it is fed to, for one that is carried: it counts then, not at a station."""
    counts: str = ""
    """The counter of the scenario it adds to."""
    effects: tuple[Effect, ...] = ()
    """What happens when it is reached, or fed to an enemy, whose effects they are then."""
    far: int = 0
    """The most zones away from which it can be interacted with, or fed."""


class Trigger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a surprise box is opened: by round, in a Rampage, or by a counter or kills."""

    kind: Literal["round", "counted", "rampage", "slain"]
    count: int = 1
    of: str = ""


class Box(Told, frozen=True, kw_only=True):
    """A box that is not read before its time."""

    when: Trigger
    effects: tuple[Effect, ...] = ()


class Extra(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What hunters who did well gain besides."""

    when: Goal
    text: Text
    levels: int = 0
    gear: tuple[Shop, ...] = ()


class After(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What comes of a scenario."""

    text: Text
    levels: int = 0
    gear: tuple[Shop, ...] = ()
    """Cards that the hunters draw together."""
    next: str = ""
    """The scenario that is played next; empty if the campaign is over."""
    extra: tuple[Extra, ...] = ()


class MapPage(Told, frozen=True, kw_only=True):
    """A map drawn as text, and what its signs stand for: kinds of terrain and of enemies."""

    map: str
    legend: dict[str, tuple[str, ...]]
    look: str = ""


class RampageRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Rampage does: to all enemies while it lasts, and once as it begins."""

    text: Text
    strength: int = 0
    movement: int = 0
    properties: tuple[PropertyText, ...] = ()
    effects: tuple[Effect, ...] = ()


class Scenario(MapPage, frozen=True, kw_only=True):
    """A scenario; every section is needed: arena.scenario.sections"""

    money: int
    """The common money at the start, in dollars."""
    announcements: int
    spawn: tuple[Wave, ...]
    rampage_spawn: tuple[Wave, ...]
    rampage: RampageRule
    special: tuple[Text, ...]
    victory: tuple[Goal, ...]
    defeat: tuple[Goal, ...]
    win: After
    loss: After
    pool: dict[Annotated[str, Ref("minis")], int] = {}
    """How many miniatures there are, if not all of them are used."""
    objectives: dict[str, Objective] = {}
    boxes: dict[str, Box] = {}
    boss: Annotated[str, Ref("enemies")] | Literal[""] = ""
    holds: dict[Annotated[str, Ref("caches")], tuple[str, ...]] = {}
    """What terrain of a kind may hold, if not all of its tokens are used."""
    minutes: int = 30
    taught: bool = False
    """True if it is played in the lesson alone, and not offered by itself."""


class CampaignPage(Told, frozen=True, kw_only=True):
    first: Annotated[str, Ref("scenarios")]
    scenarios: tuple[Annotated[str, Ref("scenarios")], ...]
    boss: Annotated[str, Ref("enemies")]
    zero: Annotated[str, Ref("announcements")]
    """Its Announcement of rank 0."""
