"""The state of a show, as plain data. Lengths are in tenths of a millimetre."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tapete.games.euphoria.meta import Rules
from tapete.kernel import Seat
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point

OFF_TABLE = Place(Point(-10_000, -10_000))
"""The place of miniatures that are not on the table."""
SEATS: tuple[Seat, Seat] = (0, 1)
NEUTRAL: Seat = -1
"""The seat of miniatures that belong to no team."""

Phase: TypeAlias = Literal[
    "roles",
    "markers",
    "deploy",
    "start",
    "start_actions",
    "abilities",
    "objects",
    "charges",
    "movement",
    "grenades",
    "shooting",
    "melee",
    "end",
    "over",
]
"""`roles` to `deploy` come before the first turn; the others are the steps of each turn, in order.

`objects` is the start of the movement phase, `grenades` that of the shooting phase. `charges` is
there only where all charges come before other moves: euphoria.ruling.charge_declaration_window
"""
Out: TypeAlias = Literal["", "waiting", "absent", "dead"]
"""Empty while it plays; `waiting` to be deployed; `absent` if it found no room; `dead`."""


class Name(msgspec.Struct, frozen=True, array_like=True):
    """A miniature's name in each language, with a number if several have the same name."""

    es: str
    en: str
    number: int = 0


class Weapon(msgspec.Struct):
    """A ranged weapon, with all that has been added to it."""

    kind: str
    """Its name in words."""
    shots: int
    range: int
    """In inches."""
    damage: int
    special: list[str] = []
    """`flamethrower`, `explosive`, and so on."""


class Deeds(msgspec.Struct):
    """What a miniature has done and suffered in this turn; made anew when a turn starts."""

    moving: int = 0
    """AP it has spent in the movement phase, on anything: euphoria.shoot.mod.shooter_moved"""
    travelled: bool = False
    """True if it has changed its position: euphoria.class.accurate"""
    exact: dict[str, int] = {}
    """What its movement has cost so far, by kind, before rounding: an inch of walking is 254000.

    euphoria.def.rounding
    """
    free: int = 0
    """Free inches of movement it has used, in tenths of a millimetre: euphoria.class.agile"""
    gone: int = 0
    """How far it has moved, in tenths of a millimetre: euphoria.class.slow"""
    started: bool = False
    """True once it has moved or interacted in its movement activation: then it may not charge."""
    budget: int = 0
    """Its AP when its movement activation began: euphoria.class.slow"""
    charged: str = ""
    """The enemy it has charged, or tried to."""
    stumbled: bool = False
    stayed: bool = False
    """True if it has chosen to stay where it is: then it moves no more this phase."""
    object: bool = False
    """True if it has used its one object of this movement phase."""
    engaged: bool = False
    """True if it has been engaged at any time this turn: euphoria.shoot.engaged_no_shoot"""
    stood: bool = False
    """True if it has stood and shot."""
    fired: list[int] = []
    """Shots fired, for each of its weapons."""
    shot: bool = False
    """True if it has declared its shots of the shooting phase: euphoria.ruling.shoot_plan"""
    threw: bool = False
    spat: bool = False
    """True if it has used its Gastric projection."""
    dice: int = 0
    """Melee dice used so far, attack and defence, without the free one of a charge."""
    grave: bool = False
    """True if it began the turn very seriously wounded: euphoria.start.very_serious.traits"""
    armour: dict[str, int] = {}
    """Damage it has taken, by phase and source, before FB: euphoria.attr.armour"""
    boosts: dict[str, int] = {}
    """What an ability or an upgrade changes this turn, by name: `damage`, `aim`, `ap`, …"""
    declared: str = ""
    """The target of an ability that is still to take effect; `*` if it named none."""
    granted: list[str] = []
    """Traits that it has until the turn ends."""
    barred: list[str] = []
    """What it may not do until the turn ends: `move`, `charge`, `shoot`, `evade`."""
    hidden: bool = False
    """True if shots at it suffer heavy cover until the turn ends."""
    again: list[str] = []
    """Rolls of which it may roll its dice again, once: `shots`, `evasion`, `melee`."""


class Mini(msgspec.Struct):
    """A miniature: its identity, its attributes with what it carries, its place and condition."""

    id: str
    seat: Seat
    profile: str
    name: Name
    faction: str
    radius: int
    classes: list[str]
    """Keywords and traits, by name: euphoria.attr.class"""
    ap_profile: int
    euphoria: int
    life: int
    full: int
    """The life it started with."""
    aim: int
    combat: int
    strength: int
    armour: int
    cost: int
    """Its audience cost at the start, with its objects and upgrades."""
    character: bool = True
    """False for one that is carried as an item: euphoria.def.character"""
    at: Place = OFF_TABLE
    out: Out = "waiting"
    ap: int = 0
    """Action Points that are left this turn."""
    swing: int = 0
    """What is added to its Euphoria until the turn ends."""
    weapons: list[Weapon] = []
    items: list[str] = []
    """Objects it carries, by name; consumables once for each."""
    strange: list[str] = []
    """Strange objects that it carried at the start."""
    gene: str = ""
    ability: str = ""
    attack: str = ""
    """Its special attack in melee."""
    used: list[str] = []
    """What it has done that can be done only once a show: its ability, a gene."""
    owner: str = ""
    """The character that brought it along."""
    whole: str = ""
    """Miniatures with the same `whole` are one character: euphoria.def.character.composite"""
    landed: bool = True
    """False for a drone in the air."""
    burning: bool = False
    raging: int = 0
    """The turn in which it activated Uncontrolled aggression; 0 if it has not."""
    carries: str = ""
    """The objective it carries."""
    deeds: Deeds = msgspec.field(default_factory=Deeds)


class Charge(msgspec.Struct):
    """A charge that reached its target this turn; those of a turn are kept in order."""

    charger: str
    target: str
    seen: bool
    """True if it saw the target when it was declared: euphoria.charge.extra_attack"""
    spent: bool = False
    """True once the free die is used or lost."""


class Trapdoor(msgspec.Struct):
    """A public reward: closed, open with something in it, or empty."""

    at: Place
    face: int = 0
    """What the die said when it was opened; 0 while it is closed."""
    empty: bool = False


class Marker(msgspec.Struct):
    """A deployment marker."""

    seat: Seat
    at: Place


class Objective(msgspec.Struct):
    """An objective of the mission: where it is, who has it, and what has come of it."""

    id: str
    kind: str
    at: Place
    radius: int = 127
    carrier: str = ""
    holder: Seat = NEUTRAL
    done: bool = False
    progress: int = 0


class Device(msgspec.Struct):
    """A trap or a mechanism of the scenery."""

    id: str
    kind: str
    at: Place
    used: bool = False


class Body(msgspec.Struct):
    """Where a miniature died; kept only if a Gravekeeper plays: euphoria.damage.gravekeeper"""

    mini: str
    at: Place


class Pair(msgspec.Struct, frozen=True):
    """An exchange of the melee phase that is still to come."""

    attacker: str
    target: str
    charge: bool = False


class State(msgspec.Struct):
    mission: str
    board: str
    minis: list[Mini]
    rules: Rules
    phase: Phase = "roles"
    turn: int = 0
    priority: Seat = 0
    """The seat with priority this turn: euphoria.start.priority"""
    next: Seat = 0
    """The seat that places or deploys next."""
    attacker: Seat = NEUTRAL
    """The seat that attacks, where the mission has an attacker."""
    acted: list[str] = []
    """Miniatures that have had their activation in this phase."""
    active: str = ""
    """The miniature whose activation goes on; empty between two."""
    charges: list[Charge] = []
    ledges: list[tuple[str, str]] = []
    """Who charged whom across a difference of level; they fight while an inch apart or less.

    euphoria.ruling.level_contact
    """
    pairs: list[Pair] = []
    """The exchanges of this melee phase that are still to come, in order."""
    markers: list[Marker] = []
    trapdoors: list[Trapdoor] = []
    objectives: list[Objective] = []
    devices: list[Device] = []
    bodies: list[Body] = []
    roars: list[Seat] = []
    """The seat of each Roar of this abilities phase: euphoria.gene.roar.limit"""
    audience: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Points for what the rival has lost."""
    objective_points: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    names: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    """What each team is called."""
    ready: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    """Which of the teams that are ready to play each is, by name; empty for one of its own."""
    factions: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    """The faction each team has chosen."""
    bonus: list[bool] = msgspec.field(default_factory=lambda: [True, True])
    """Whether each team has its faction's bonus: euphoria.faction.bonus_lost"""
    penalty: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """AP that each miniature of a team loses: euphoria.faction.legends.penalty"""
    tally: list[dict[str, int]] = msgspec.field(default_factory=lambda: [{}, {}])
    """How often each team has reached each kind of goal of the mission."""
    fulfilled: Seat = NEUTRAL
    """The seat that has fulfilled its mission."""
    supposed: bool = False
    """True where a declaration is weighed before anybody may measure: all is then in reach."""
    ended: str = ""
    """How the show ended, as a key of words; empty while it goes on."""
    winner: Seat = NEUTRAL
