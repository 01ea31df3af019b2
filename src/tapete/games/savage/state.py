"""The state of a match, as plain data. Lengths are in tenths of a millimetre."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tapete.games.savage.meta import Rules
from tapete.kernel import Deck, Seat
from tapete.spaces.plane.point import Point

STOWED, MAIN, OFF, BOTH, GROUND, GONE = 0, 1, 2, 3, 4, 5
"""Where an item is: put away, in the main, off or both hands, on the ground, or gone."""

HarmKind: TypeAlias = Literal[
    "fire", "cold", "electricity", "acid", "sound", "water", "air", "earth", "light", "darkness",
    "poison", "disease", "weapons",
]  # fmt: skip
"""What harm is made of. `weapons` is that of weapons, claws and fists without any power."""
Material: TypeAlias = Literal["silver", "iron", "wood"]
"""What a weapon is made of, where that matters to somebody it strikes."""
Bane: TypeAlias = Literal[HarmKind, Material, "magic", "head"]
"""What can harm a creature more than others, or at all: a kind, a material, a power, a place."""
VenomKind: TypeAlias = Literal["mild", "wounding", "paralysing", "sleeping", "deadly"]
"""What a poison does to those who cannot withstand it."""


class Item(msgspec.Struct):
    """A weapon, shield or armour that a figure carries, with its loaded and spare ammunition."""

    kind: str
    hand: int = STOWED
    loaded: int = 0
    spare: int = 0
    ap: int = 0
    reach: int = 0
    """What a natural weapon has beyond others of its kind."""
    material: Material | Literal[""] = ""
    deep: bool = False
    """True if it is at the bottom of a pack: taking it out is an action."""
    at: Point | None = None
    """Where it lies on the ground."""


class Help(msgspec.Struct):
    """The bonus of a Support, which waits for a roll of the trait it was meant for."""

    trait: str
    bonus: int
    clock: int = 1


class Effect(msgspec.Struct):
    """A power at work on a figure."""

    power: str
    caster: str
    rounds: int
    amount: int = 0
    trait: str = ""
    modifiers: list[str] = []


class Burn(msgspec.Struct):
    """Damage that will come back at the start of the next turn."""

    dice: list[int]
    ap: int = 0
    heavy: bool = False
    kind: HarmKind | Literal[""] = ""


class Venom(msgspec.Struct):
    """A poison at work: what it does, and after how many of its victim's turns that ends."""

    kind: VenomKind
    turns: int
    modifier: int = 0
    """What is added to a Healing roll against it."""


class Glow(msgspec.Struct):
    """A place that a power lights or darkens, to the end of a round."""

    at: Point
    radius: int
    until: int
    level: int = 100
    """How light it is there: 100 as by day, 0 pitch dark."""
    bearer: str = ""
    """The id of the figure it was put on, with which it moves; empty if it stays."""


class Barrier(msgspec.Struct):
    """A wall that a power raised, to the end of a round."""

    start: Point
    end: Point
    until: int


class Injury(msgspec.Struct):
    """A row of the injury table that a figure suffers from.

    Unless it is permanent, it goes with the last wound, or after its hours if it has any.
    """

    name: str
    permanent: bool = False
    hours: int = 0


class Name(msgspec.Struct, frozen=True, array_like=True):
    """A figure's name in each language, with a number if several share it."""

    es: str
    en: str
    number: int = 0


class Figure(msgspec.Struct):
    """A figure in the fight: who it is, where it is, and in what state.

    `distracted` and `vulnerable` count how many more ends of its own turns they last. `out` is
    empty while it fights; then it is `incapacitated`, `unconscious`, `dead` or `gone`.
    """

    id: str
    profile: str
    name: Name
    seat: Seat
    group: str
    at: Point
    wild: bool
    radius: int = 127
    height: int = 508
    wounds: int = 0
    fatigue: int = 0
    bruises: int = 0
    """How many of its levels of fatigue come from bumps and bruises."""
    rested: int = 0
    """Hours of rest so far towards the day that heals one such level."""
    bennies: int = 0
    points: int = 0
    shaken: bool = False
    stunned: bool = False
    prone: bool = False
    entangled: bool = False
    bound: bool = False
    held_by: str = ""
    bonds: int = 4
    """The target number to break free from something nobody holds, such as a net or a web."""
    distracted: int = 0
    vulnerable: int = 0
    defending: bool = False
    aim: str = ""
    """The id of the figure that it has aimed at since its last turn."""
    aim_with: str = ""
    struck_first: int = 0
    """The last round in which it made a First Strike at a foe that came up to it."""
    hold: int = 0
    """0 if it is not on Hold, 1 if it is since this round, 2 if since the last round."""
    surprised: bool = False
    """True if it failed to notice the ambush and has not been attacked since."""
    late: bool = False
    """True if it failed to notice the ambush: this round it has no turn and cannot evade."""
    unaware: bool = False
    touched: bool = False
    """True once a foe has laid a hand on it by a touch attack."""
    tied: bool = False
    out: str = ""
    bleeding: bool = False
    hours: int = 0
    """How many more hours it stays unconscious."""
    drowning: int = -1
    """Rounds of breath left; -1 while it can breathe."""
    hidden: int = 0
    """Its Stealth total while it hides."""
    faced: list[str] = []
    """The dreadful foes whose sight it has borne or failed to bear."""
    injuries: list[Injury] = []
    hindrances: list[str] = []
    """The hindrances that its injuries give it."""
    drops: dict[str, int] = {}
    """The die types that each attribute has lost by injuries."""
    items: list[Item] = []
    helps: list[Help] = []
    effects: list[Effect] = []
    burns: list[Burn] = []
    venom: Venom | None = None
    mount: str = ""
    """The id of the beast or the vehicle that carries it."""
    rider: str = ""
    """The id of the figure that rides or drives it."""
    vehicle: str = ""
    """The kind of vehicle it is in; empty on foot or on a beast."""
    berths: int = 0
    """How many a vehicle carries; 0 for everything that lives."""
    speed: int = 0
    """The speed of a vehicle, in km/h."""


class Handled(msgspec.Struct, frozen=True):
    """A door was opened, or shut: what was done, and to which piece of the map."""

    what: str
    piece: int


class Turn(msgspec.Struct):
    """What the figure that acts has done so far in its turn."""

    actor: str
    spent: int = 0
    """How much of its movement it has used."""
    walked: int = 0
    """How far it has gone, whatever that cost."""
    ridden: int = 0
    """How much of that distance it rode."""
    straight: int = 0
    """The length of its last straight stretch."""
    course: list[int] = []
    """The direction of that stretch."""
    run: int = -1
    """The roll of the running die; -1 if it does not run."""
    declared: int = 1
    used: int = 0
    rolled: bool = False
    """True once something was rolled as an action: too late to declare more actions or to run."""
    wild: bool = False
    readied: int = 0
    whole: bool = False
    """True if the whole turn is spent, for example on aiming or defending."""
    shot: str = ""
    """The kind of item that it last shot with; empty before its first shot."""
    withdrew: list[str] = []
    done: list[str] = []
    """Things done this turn that may be done only once."""
    hands: list[int] = []
    """The hands that have attacked."""
    doors: list[Handled] = []
    """What has been done to doors."""

    @property
    def is_running(self) -> bool:
        return self.run >= 0


class Fall(msgspec.Struct, frozen=True):
    """Something to settle after the action: incapacitated, knocked out, or out of the saddle."""

    figure: str
    how: Literal["wounds", "blow", "seat"]
    part: str = ""
    """The body part that was hit, if the attacker aimed at one."""


class Score(msgspec.Struct):
    """A side's points for what it has done."""

    points: int = 0
    reached: list[int] = []


class State(msgspec.Struct):
    scenario: str
    board: str
    figures: list[Figure]
    deck: Deck[int]
    pools: list[int]
    """Each side's bennies that any of its figures may spend: the game master's."""
    dealt: dict[str, list[int]] = {}
    """This round's cards by group."""
    queue: list[str] = []
    """Groups still to act, the next one first."""
    acting: list[str] = []
    """Figures of the acting group that have yet to take their turn."""
    after: list[str] = []
    """Figures that failed to interrupt. They act right after the figure they tried to interrupt."""
    jokers: list[str] = []
    """Groups with a joker this round."""
    reshuffle: bool = False
    round: int = 0
    phase: str = "round"
    turn: Turn | None = None
    paused: list[Turn] = []
    """Turns that a figure on Hold has interrupted, the latest last."""
    falls: list[Fall] = []
    """What has just happened to figures and must still be settled."""
    broken: list[int] = []
    """The pieces of the map that are broken down or open."""
    opened: list[int] = []
    """Those of them that are open doors, which can be shut."""
    damage: dict[int, int] = {}
    stories: list[int] = []
    """Story options already spent."""
    ambient: int = 0
    """By how many percent a story has made the whole place lighter or darker."""
    glows: list[Glow] = []
    barriers: list[Barrier] = []
    scores: list[Score] = []
    ended: str = ""
    """The key of the message that says why the match is over; empty until then."""
    over: str = ""
    """The same key once the fight is over, while its aftermath is played."""
    tended: list[str] = []
    """The figures that have been tended after the fight."""
    busy: dict[str, int] = {}
    """The minutes that each healer has spent on tending."""
    winner: int = -1
    rules: Rules = Rules()
