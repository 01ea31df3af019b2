"""What only a master's game has, and what survivors agree on, as plain data."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tapete.games.darkness.meta import Attribute, Sheet
from tapete.kernel import Seat
from tapete.spaces.cells.grid import Cell as Square

Code: TypeAlias = Literal["6H", "1P", "3S", "3K", "4S", "4K", "5S", "5K"]
"""A level of the difficulty ladder, as the book writes it."""
CODES: tuple[Code, ...] = ("6H", "1P", "3S", "3K", "4S", "4K", "5S", "5K")
Light: TypeAlias = Literal["day", "night"]
Weather: TypeAlias = Literal["clear", "light_rain", "storm"]
Role: TypeAlias = Literal["adversary", "villain", "npc", "security"]
Stance: TypeAlias = Literal["hunt", "guard", "flee", "stay", "follow", "wander"]


class Foe(msgspec.Struct):
    """An adversary, security or a person of the story, face up on a square.

    In the normal game it is the disc of an adversary that was not beaten, under the pawns.
    In a master's game it is a figure that the master plays.
    """

    id: str
    kind: str
    """The disc or the story's figure that it takes its values from."""
    at: Square | None
    """None if the master keeps it off the board."""
    lot: int = -1
    """The tile it is shuffled back into; -1 in a master's game."""
    health: int = 1
    role: Role = "adversary"
    hidden: bool = False
    """True while only the master knows that it is there."""
    name: str = ""
    """What the master calls it, if that is not the name of its kind."""
    speed: int = 3
    """darkness.ruling.gm_adversary_speed"""
    reach: int = 0
    """How many squares away it can strike; 0 for its own square only."""
    stance: Stance = "hunt"
    codes: tuple[Code, Code, Code] | None = None
    """Initiative, Attack and Defence, if they are not rolled: darkness.gm.adversary.main"""
    sheet: Sheet | None = None
    """darkness.gm.npc"""
    said: int = 0
    """How many of its lines it has said."""

    @property
    def friend(self) -> bool:
        """True for a person of the story, who is nobody's adversary."""
        return self.role == "npc"


class Goods(msgspec.Struct, frozen=True):
    """One side of a deal: what is handed over at once, and what is promised."""

    things: tuple[str, ...] = ()
    """Ids of objects and allies."""
    points: int = 0
    help: bool = False
    """True for a promise to help with the other's next roll."""

    @property
    def nothing(self) -> bool:
        return not (self.things or self.points or self.help)


class Deal(msgspec.Struct, frozen=True):
    """A bargain between two survivors: darkness.comm.negotiate"""

    by: str
    to: str
    gives: Goods = Goods()
    wants: Goods = Goods()


class Promise(msgspec.Struct, frozen=True):
    """Help with the other's next roll, noted until it is kept or broken: darkness.ruling.vp_give"""

    by: str
    to: str


class Undertaking(msgspec.Struct):
    """An action that takes several turns: darkness.gm.turn.long_action"""

    who: str
    what: str
    """A task of the session; empty for one that was proposed in words."""
    left: int
    """Turns that are still to be spent on it."""
    attribute: Attribute
    skill: str
    need: Code
    said: str = ""


class Flung(msgspec.Struct):
    """A thrown weapon that can still be fetched: darkness.gm.item.thrown"""

    thing: str
    by: str
    chance: bool = False
    """True once its thrower's next turn has begun."""


class Master(msgspec.Struct):
    """What a master knows and has decided. Notes, finds and plans are the master's secret."""

    seat: Seat
    session: str = ""
    known: bool = False
    """True if the whole city lies open from the start: darkness.gm.map"""
    light: Light = "day"
    weather: Weather = "clear"
    environment: bool = True
    """False if light and weather change nothing: darkness.gm.env.optional"""
    dark: list[str] = []
    """Buildings whose lights are off."""
    gas: list[str] = []
    """Buildings full of gas."""
    finds: dict[str, dict[str, Code]] = {}
    """What can still be found in each building that was searched or changed."""
    taken: dict[str, list[str]] = {}
    """What has been found in each building, as everybody has seen."""
    guarded: list[str] = []
    """Buildings whose security has answered."""
    notes: list[str] = []
    played: dict[str, int] = {}
    """The scenes that were played, and in which round."""
    fallen: list[str] = []
    """The kinds of the figures that were beaten."""
    came: int = 0
    """How many figures have been seen, for the next one's id."""
    lurking: int = 0
    """How many figures have come unseen, for the next one's id."""
    waiting: list[str] = []
    """Figures that have still to play this round: darkness.gm.turn.master"""
    watching: bool = True
    """True while the question of the turn is open to the master, too."""
    changes: int = 0
    """What the master has changed by hand in this turn."""
    undertakings: list[Undertaking] = []
    flung: list[Flung] = []
    bonuses: dict[str, int] = {}
    """Dice that the master has set for an item: darkness.gm.item.suggested"""
    resting: dict[str, str] = {}
    """Survivors who recover while another takes their place: darkness.gm.death.substitute"""
    limit: int = 0
    """How many rounds there are, if the master has set it; 0 for as many as the story says."""
    due: list[str] = []
    """Survivors who have still to play this round, in order."""
    ended: Literal["", "won", "lost"] = ""
