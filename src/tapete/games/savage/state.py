"""The table: plain data, nothing that acts. Lengths are in tenths of a millimetre."""

from __future__ import annotations

from typing import Literal

import msgspec

from tapete.games.savage.meta import Rules
from tapete.kernel import Deck, Seat
from tapete.spaces.plane.point import Point

STOWED, MAIN, OFF, BOTH, GROUND, GONE = 0, 1, 2, 3, 4, 5
"""Where an item is: put away, in a hand, in both, on the ground, or broken or taken."""


class Item(msgspec.Struct):
    """A weapon or a shield somebody carries, and the bullets in it and for it."""

    kind: str
    hand: int = STOWED
    loaded: int = 0
    spare: int = 0
    deep: bool = False
    """At the bottom of a pack: taking it out is an action."""
    at: Point | None = None
    """Where it lies on the ground."""


class Help(msgspec.Struct):
    """A support that waits for a roll of the trait it was meant for."""

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


class Glow(msgspec.Struct):
    """A place that a power lights, to the end of a round."""

    at: Point
    radius: int
    until: int


class Barrier(msgspec.Struct):
    """A wall that a power raised, to the end of a round."""

    start: Point
    end: Point
    until: int


class Name(msgspec.Struct, frozen=True, array_like=True):
    """What people call somebody in each language, with a number where several are called so."""

    es: str
    en: str
    number: int = 0


class Figure(msgspec.Struct):
    """Somebody in the fight: who, where, and in what state.

    `distracted` and `vulnerable` count the ends of its own turns they still last. `out` is empty
    while it fights; then `incapacitated`, `unconscious`, `dead` or `gone`.
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
    """Levels of that fatigue that come of bumps and bruises."""
    rested: int = 0
    """Hours towards the day that takes a level of those away."""
    bennies: int = 0
    points: int = 0
    shaken: bool = False
    stunned: bool = False
    prone: bool = False
    entangled: bool = False
    bound: bool = False
    held_by: str = ""
    bonds: int = 4
    """What must be beaten to break free of something nobody holds: a net, a web."""
    distracted: int = 0
    vulnerable: int = 0
    defending: bool = False
    aim: str = ""
    """Whom it aims at, since its last turn."""
    aim_with: str = ""
    struck_first: int = 0
    """The last round in which it struck at somebody who came up to it."""
    hold: int = 0
    """0 not on Hold, 1 since this round, 2 since the last."""
    surprised: bool = False
    """Nobody has attacked it since it failed to notice the ambush."""
    late: bool = False
    """It failed to notice the ambush: no turn, and no evading, in this round."""
    unaware: bool = False
    tied: bool = False
    out: str = ""
    bleeding: bool = False
    hours: int = 0
    """Unconscious for so long."""
    drowning: int = -1
    """Rounds of breath left; -1 breathes."""
    hidden: int = 0
    """Its Stealth total while it hides."""
    injuries: list[str] = []
    hindrances: list[str] = []
    drops: dict[str, int] = {}
    """Die steps an attribute has gone down."""
    items: list[Item] = []
    helps: list[Help] = []
    effects: list[Effect] = []
    burns: list[Burn] = []
    mount: str = ""
    rider: str = ""
    vehicle: str = ""
    speed: int = 0


class Turn(msgspec.Struct):
    """What the figure that acts has done so far in its turn."""

    actor: str
    spent: int = 0
    """Of its movement."""
    walked: int = 0
    """How far it went, whatever that cost."""
    ridden: int = 0
    """How much of that its mount went under it."""
    straight: int = 0
    """The length of its last straight stretch."""
    course: list[int] = []
    """Which way that stretch went."""
    run: int = -1
    """The running die; -1 when it does not run."""
    declared: int = 1
    used: int = 0
    rolled: bool = False
    """Something was rolled as an action: it is late to declare more or to run."""
    wild: bool = False
    readied: int = 0
    whole: bool = False
    """The whole turn is spent, on aiming or defending."""
    shot: str = ""
    """The item last shot with: what it still may do depends on it."""
    withdrew: list[str] = []
    done: list[str] = []
    """Free actions that may be taken once."""


class Fall(msgspec.Struct, frozen=True):
    """Something to settle once the action is over: out by wounds, knocked out, or a seat lost."""

    figure: str
    how: Literal["wounds", "blow", "seat"]
    part: str = ""
    """Where it was hit, if that was aimed at."""


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
    """Bennies that serve any character of a side: the game master's."""
    dealt: dict[str, list[int]] = {}
    """This round's cards by group."""
    queue: list[str] = []
    """Groups still to act, the next one first."""
    acting: list[str] = []
    """Figures of the acting group still to take their turn."""
    after: list[str] = []
    """Who lost an interruption, and acts right after the one it tried to interrupt."""
    jokers: list[str] = []
    """Groups with a joker this round."""
    reshuffle: bool = False
    round: int = 0
    phase: str = "round"
    turn: Turn | None = None
    paused: list[Turn] = []
    """Turns that somebody on Hold has interrupted, the latest last."""
    falls: list[Fall] = []
    """What has just befallen somebody and must still be settled."""
    broken: list[int] = []
    """Pieces of the map broken down or opened."""
    opened: list[int] = []
    """Those of them that are doors, stand open and could be shut."""
    damage: dict[int, int] = {}
    stories: list[int] = []
    """Story options already spent."""
    ambient: int = 0
    """How much lighter or darker a story has made the whole place, in a hundred."""
    lit: list[Point] = []
    """Where something glows."""
    glows: list[Glow] = []
    barriers: list[Barrier] = []
    scores: list[Score] = []
    ended: str = ""
    """The key of why it is over."""
    winner: int = -1
    rules: Rules = Rules()
