"""The state of the table, as plain data. Lengths are in tenths of a millimetre."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tapete.games.punk.meta import Rules
from tapete.kernel import Seat
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point

Letter: TypeAlias = Literal["A", "C", "P", "AG", "F", "D", "T"]
"""An Attribute by its letter on the sheet."""
OFF_TABLE = Place(Point(-10_000, -10_000))
"""The place of minis that are not on the table: in reserve, or not yet deployed."""


class Name(msgspec.Struct, frozen=True, array_like=True):
    """A mini's name in each language, with a number if several have the same name."""

    es: str
    en: str
    number: int = 0


class Item(msgspec.Struct):
    """Something carried: a weapon, a bomb, or a piece of equipment."""

    kind: str
    reload: int = 0
    """Actions still to be spent before it is loaded."""
    charges: int = 0
    """Charges of fuel that are left; for other things, the uses that are left."""
    pumped: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Marks of Strength, Penetration and reach."""
    broken: bool = False
    """True if it is useless for the rest of the game, unless a mini mends it."""


class Mini(msgspec.Struct):
    """A miniature: its identity, its place, its gear and its condition.

    `out` is empty while it plays; then `downed` (its marker lies where it fell), `removed` (nothing
    is left of it) or `reserve` (it has not come yet). `attributes` are those of its profile,
    with what it was born with. `figures` adds what it carries and what has befallen it.
    """

    id: str
    seat: Seat
    profile: str
    name: Name
    radius: int
    attributes: dict[Letter, int | None]
    special: dict[str, int]
    """Special rules of its own and of the armour it wears, with their numbers."""
    at: Place = OFF_TABLE
    facing: int = 0
    """Whole degrees, clockwise from straight up the table."""
    armour: int = 0
    """The Armour of its body: the better of hide and worn armour."""
    worn: str = ""
    shield: str = ""
    gear: list[Item] = []
    """Weapons, bombs and equipment."""
    bullets: dict[str, int] = {}
    """The number of bullets of each kind. Only its own side knows."""
    out: str = ""
    prone: bool = False
    acted: bool = False
    """True if it has had its activation this Turn."""
    delayed: int = 0
    """The Agility Round it puts its activation off to; 0 if it does not."""
    has_delayed: bool = False
    ready: bool = False
    """True if it is on Defensive Fire."""
    poison: int = 0
    shocked: int = 0
    """The Turn in which its activation ends the shock; 0 if it is not shocked."""
    dying: bool = False
    """True for a Bersérker that was downed, but goes on to the end of its own activation."""
    lost: dict[Letter, int] = {}
    """Points of Attributes lost for good."""
    gained: dict[Letter, int] = {}
    """Points gained for good."""
    wounds: int = 0
    """Lost impact rolls it has borne."""
    used: list[str] = []
    """The things it has done that can be done only once a game."""
    emptied: bool = False
    """True if its gear was destroyed, or none of it may be taken."""
    radiant: bool = False
    """True if it is a source of radiation."""
    extra: int = 0
    """Extra Actions in its next activation."""
    boost: str = ""
    """An Attribute with +3 until it is used."""
    group: str = ""
    """Minis with the same `group` are a group, which counts as one mini."""
    showing: bool = False
    """True if it shows off its Strength until the Turn ends."""
    barrier: bool = False
    """True if a barrier of its mind protects it."""
    holds: str = ""
    """The enemy it has in its grip."""
    irradiated: int = 0
    """Hits it took that make it weaker against radiation."""
    sick: int = 0
    """The Turn in which its activation ends its radiation sickness; 0 if it is not sick."""


class Charge(msgspec.Struct):
    """A declared Assault: its targets, and the Move Actions so far."""

    targets: list[str]
    moves: dict[str, int] = {}
    """For each enemy, the consecutive Move Actions begun with it in sight."""
    begun: Place = OFF_TABLE
    """Where the mini was when it declared the Assault."""


class Activation(msgspec.Struct):
    """What the active mini has done so far in its activation."""

    mini: str
    left: int
    """Actions not yet spent."""
    spent: int = 0
    aim: str = ""
    charge: Charge | None = None
    stumbled: bool = False
    """True if it failed a roll to cross rough or very rough ground, or to climb."""
    trail: list[Place] = []
    """Where it has been in this activation, from its start."""
    quarry: str = ""
    """The enemy a bloodthirsty mini goes for, of several that are equally near."""
    momentum: dict[str, int] = {}
    """For each enemy it assaulted, the bonus for the movement."""
    behind: list[str] = []
    """Enemies it assaulted from behind."""
    wields: dict[str, int] = {}
    """The weapon each mini fights with in this activation, by its place in the mini's gear."""
    shaky: list[str] = []
    """Minis that stood up because of contact: -3 to Combat rolls, and no separating."""
    burned: list[str] = []
    """The minis that have suffered fire in this Action."""
    singed: int = 0
    """The strongest fire the mini has touched in this Action and has yet to suffer."""
    done: list[str] = []
    """The things it has done that can be done only once an activation."""
    tails: list[str] = []
    """The minis that have struck with their tails."""
    free: bool = False
    """True if it is a single Action out of turn, given by another mini."""
    watcher: str = ""
    """The mini that shoots at it right now, in the middle of its way."""


class Marker(msgspec.Struct):
    """Something round that lies on the table and does something: fire, smoke, radiation."""

    kind: str
    at: Place
    radius: int
    power: int = 0
    """Strength and Penetration of a fire."""
    until: int = 0
    """The last Turn it is there; 0 for all of the game."""


class Dropped(msgspec.Struct):
    """A weapon that lies on the table, where a mini dropped it."""

    item: Item
    at: Place


class Objective(msgspec.Struct):
    """An objective of the scenario: where it is, which side holds it, and its progress."""

    id: str
    kind: str
    at: Place
    radius: int = 200
    holder: int = -1
    """The seat that controls it; -1 if none does."""
    carrier: str = ""
    """The mini that carries it."""
    done: bool = False
    progress: int = 0


class Load(msgspec.Struct, frozen=True):
    """A line of a side's sheet: how many bullets of a kind a mini has when the game begins."""

    mini: str
    kind: str
    count: int


class Fired(msgspec.Struct, frozen=True, tag="fire"):
    """An entry of a side's ledger: a bullet was shot."""

    turn: int
    mini: str
    kind: str


class Passed(msgspec.Struct, frozen=True, tag="pass"):
    """Bullets changed hands. `giver` or `taker` is empty if it is nobody of this side."""

    turn: int
    kind: str
    count: int
    giver: str = ""
    taker: str = ""


class Renumbered(msgspec.Struct, frozen=True, tag="number"):
    """Minis of this side have other ids from now on: the new ones by the old."""

    turn: int
    ids: dict[str, str]


Entry: TypeAlias = Fired | Passed | Renumbered


class Call(msgspec.Struct, frozen=True):
    """A side has been asked in an Agility Round of this Turn who infiltrates."""

    seat: Seat
    round: int


class State(msgspec.Struct):
    scenario: str
    ground: str
    minis: list[Mini]
    rules: Rules
    size: int = 0
    depth: int = 0
    """The length of the table's sides, in cm; 0 for its own."""
    weather: str = ""
    gust: bool = False
    """True if a storm blows hard this Turn."""
    beasts: bool = False
    perils: bool = False
    """True if fuel drums and forgotten chests lie on the table."""
    packs: int = 0
    """How many packs of beasts have come."""
    turn: int = 0
    round: int = 0
    """The Agility Round; a mini with no Agility left acts in Round 0, last of all."""
    called: list[Call] = []
    phase: str = "deploy"
    next: Seat = 0
    """The seat whose mini acts next, or is deployed next."""
    active: Activation | None = None
    paused: list[Activation] = []
    """Activations that another mini's free Action interrupts."""
    owed: list[str] = []
    """Minis that are owed a free Action as soon as this one is over, in order."""
    rerolled: list[Seat] = []
    """The seats that have used a reroll in this Action."""
    markers: list[Marker] = []
    fuses: list[str] = []
    """Minis whose incendiary weapons are about to go off, the first of them right now."""
    dropped: list[Dropped] = []
    objectives: list[Objective] = []
    scores: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    names: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    """What each band is called."""
    factions: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    """The faction each band fights for."""
    zones: list[int] = msgspec.field(default_factory=lambda: [0, 1])
    """The deployment zone of each seat."""
    salts: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    """The secrets that seal each side's bullets."""
    sheets: list[list[Load]] = msgspec.field(default_factory=lambda: [[], []])
    """The bullets each mini had when the game began, by side. They are secret until the end."""
    sworn: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    """The seal of each side's bullets at the start: a hash of the bullets and the salt."""
    ledger: list[list[Entry]] = msgspec.field(default_factory=lambda: [[], []])
    """For each side, every bullet fired, given and taken. It is secret until the end."""
    ended: str = ""
    """How the match ended, as a key of words; empty while it goes on."""
    winner: int = -1
