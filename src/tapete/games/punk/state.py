"""The table: plain data, nothing that acts. Lengths are in tenths of a millimetre."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tapete.games.punk.meta import Rules
from tapete.kernel import Seat
from tapete.spaces.climbs.levels import Place
from tapete.spaces.plane.point import Point

Letter: TypeAlias = Literal["A", "C", "P", "AG", "F", "D", "T"]
"""An Attribute by its letter on the sheet."""
OFF_TABLE = Place(Point(-10_000, -10_000))
"""Where nobody is: in reserve, or not yet deployed."""


class Name(msgspec.Struct, frozen=True, array_like=True):
    """What people call somebody in each language, with a number where several are called so."""

    es: str
    en: str
    number: int = 0


class Item(msgspec.Struct):
    """Something carried: a weapon, a bomb, or a piece of equipment."""

    kind: str
    reload: int = 0
    """Actions still to be spent before it is loaded."""
    charges: int = 0
    """Of fuel, that are left; of other things, the uses that are left."""
    pumped: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Marks of Strength, Penetration and reach."""
    broken: bool = False
    """Useless for the rest of the game, unless somebody mends it."""


class Mini(msgspec.Struct):
    """A miniature: who, where, what it has, and in what state.

    `out` is empty while it plays; then `downed` (its marker lies where it fell), `removed` (nothing
    is left of it) or `reserve` (it has not come yet). `attributes` are those of its profile with
    what it was born with; what it carries and what has befallen it comes on top (`figures`).
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
    """Of its body: the better of hide and worn armour."""
    worn: str = ""
    shield: str = ""
    gear: list[Item] = []
    """Weapons, bombs and equipment."""
    bullets: dict[str, int] = {}
    """By kind. Nobody else knows of them."""
    out: str = ""
    prone: bool = False
    acted: bool = False
    """It has had its activation this Turn."""
    delayed: int = 0
    """The Agility Round it puts its activation off to; 0: it does not."""
    has_delayed: bool = False
    ready: bool = False
    """On Defensive Fire."""
    poison: int = 0
    shocked: int = 0
    """The Turn in which its activation ends the shock; 0: it is not shocked."""
    dying: bool = False
    """A Bersérker that was downed once, and goes on to the end of its own activation."""
    lost: dict[Letter, int] = {}
    """Points of Attributes lost for good."""
    gained: dict[Letter, int] = {}
    """Points gained for good."""
    wounds: int = 0
    """Lost impact rolls it has borne."""
    used: list[str] = []
    """What can be done once a game, and was."""
    emptied: bool = False
    """Its gear was destroyed, or nothing of it may be taken."""
    radiant: bool = False
    """A source of radiation."""
    extra: int = 0
    """Actions more in its next activation."""
    boost: str = ""
    """An Attribute with +3 until it is used."""
    group: str = ""
    """Those that have it alike are a group, which counts as one mini."""
    showing: bool = False
    """It shows off its Strength until the Turn ends."""
    barrier: bool = False
    """A barrier of its mind stands before it."""
    holds: str = ""
    """The enemy it has in its grip."""
    irradiated: int = 0
    """Hits it took that make it weaker against radiation."""
    sick: int = 0
    """The Turn in which its activation ends the sickness of radiation; 0: it is not sick."""


class Charge(msgspec.Struct):
    """An Assault that has been declared: on whom, and with how many Move Actions so far."""

    targets: list[str]
    moves: dict[str, int] = {}
    """Of each enemy, the consecutive Move Actions begun with it in sight."""
    begun: Place = OFF_TABLE
    """Where it was when the Assault was declared."""


class Activation(msgspec.Struct):
    """What the active mini has done so far in its activation."""

    mini: str
    left: int
    """Actions not yet spent."""
    spent: int = 0
    aim: str = ""
    charge: Charge | None = None
    stumbled: bool = False
    """It failed a roll to cross rough or very rough ground, or to climb."""
    trail: list[Place] = []
    """Where it has been in this activation, from its start."""
    quarry: str = ""
    """Of several enemies equally near, the one a bloodthirsty mini goes for."""
    momentum: dict[str, int] = {}
    """Of each enemy it assaulted, the bonus for the movement."""
    behind: list[str] = []
    """Enemies it assaulted from behind."""
    wields: dict[str, int] = {}
    """The weapon each mini fights with for as long as this lasts, by its place in its gear."""
    shaky: list[str] = []
    """Minis that stood up because of contact: -3 to Combat rolls, and no separating."""
    burned: list[str] = []
    """Who has suffered fire in this Action."""
    singed: int = 0
    """The strongest fire the mini has touched in this Action and has yet to suffer."""
    done: list[str] = []
    """What may be done once an activation, and was."""
    free: bool = False
    """A single Action out of turn, given by somebody else."""
    watcher: str = ""
    """Who shoots at it right now, in the middle of its way."""


class Marker(msgspec.Struct):
    """Something round that lies on the table and does something: fire, smoke, radiation."""

    kind: str
    at: Place
    radius: int
    power: int = 0
    """Strength and Penetration of a fire."""
    until: int = 0
    """The last Turn it is there; 0: all of the game."""


class Dropped(msgspec.Struct):
    """A weapon that lies on the table, where somebody let it fall."""

    item: Item
    at: Place


class Objective(msgspec.Struct):
    """Something of the scenario: where it is, who holds it, and what has become of it."""

    id: str
    kind: str
    at: Place
    radius: int = 200
    holder: int = -1
    """The seat that controls it; -1 nobody."""
    carrier: str = ""
    """The mini that carries it."""
    done: bool = False
    progress: int = 0


class State(msgspec.Struct):
    scenario: str
    ground: str
    minis: list[Mini]
    rules: Rules
    size: int = 0
    """Of the table, in cm a side; 0: its own."""
    weather: str = ""
    gust: bool = False
    """A storm blows hard this Turn."""
    beasts: bool = False
    perils: bool = False
    """Fuel drums and forgotten chests lie about."""
    packs: int = 0
    """Of beasts, that have come."""
    turn: int = 0
    round: int = 0
    """The Agility Round; who has no Agility left acts in Round 0, last of all."""
    called: list[str] = []
    """Which sides have been asked in which Rounds of this Turn whether somebody infiltrates."""
    phase: str = "deploy"
    next: Seat = 0
    """Whose mini acts next, or is deployed next."""
    active: Activation | None = None
    paused: list[Activation] = []
    """Activations that a free Action of somebody else interrupts."""
    owed: list[str] = []
    """Minis that are owed a free Action as soon as this one is over, in order."""
    rerolled: list[Seat] = []
    """Who has used a reroll in this Action."""
    markers: list[Marker] = []
    fuses: list[str] = []
    """Minis whose incendiary weapons are about to go off, the first of them right now."""
    dropped: list[Dropped] = []
    objectives: list[Objective] = []
    scores: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    names: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    """What each band is called."""
    factions: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    """Whom each band fights for."""
    zones: list[int] = msgspec.field(default_factory=lambda: [0, 1])
    """The deployment zone of each seat."""
    salts: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    """Secrets with which each side's bullets were committed to."""
    sheets: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    """Who had how many bullets when the game began, by side: secret until the end."""
    sworn: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    """What was committed to at the start: a hash of the bullets and the salt."""
    ledger: list[list[str]] = msgspec.field(default_factory=lambda: [[], []])
    """Of each side, every bullet fired, given and taken: secret until the end."""
    ended: str = ""
    """How it ended: a key of words; empty while it goes on."""
    winner: int = -1
