"""The state of a night, as plain data. Survivors, discs and tiles refer to each other by id."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tapete.games.darkness.master import Code, Deal, Foe, Master, Promise
from tapete.games.darkness.meta import Attribute, Rules, Sheet
from tapete.kernel import Audience, Seat
from tapete.spaces.cells.grid import Cell as Square
from tapete.spaces.tiles.laid import Laid

__all__ = [
    "Attribute", "Code", "Deal", "Foe", "Laid", "Master", "Promise", "Rules", "Sheet", "Square",
]  # fmt: skip

Phase: TypeAlias = Literal["start", "turn", "turns_end", "master", "end", "over"]
"""What is played now: `master` is the master's part of a round, `end` comes after the last turn."""


class Thing(msgspec.Struct):
    """An object, held or lying on a square."""

    id: str
    """Its own number, as it came into play."""
    kind: str
    """A disc; in a master's game an item; or a relic of the scenario."""
    credit: int = 0
    """The victory points that its holder got for it."""
    uses: int = -1
    """How often it can still be used: shots, dollars in hundreds; -1 if that is not counted."""
    worn: bool = False
    """True for clothes that somebody has on: they weigh nothing."""


class Survivor(msgspec.Struct):
    """A player's character, and all that lies in front of its player."""

    id: str
    seat: Seat
    sheet: Sheet
    at: Square | None = None
    """Its square; None if it is dead, or has left the game."""
    damage: int = 0
    """Damage discs from fights."""
    hurts: int = 0
    """Damage discs from anything else: darkness.ruling.gm_wound_origin"""
    weakened: int = 0
    """Points of Defence lost for good, as others died: darkness.char.death.survivors"""
    learned: dict[str, int] = {}
    """Skill points bought in this match, by skill."""
    saved: int = 0
    """Skill points bought and not spent."""
    things: list[Thing] = []
    allies: list[str] = []
    """Discs of its allies."""
    trophies: list[str] = []
    """Discs of the security it has passed and the adversaries it has beaten."""
    failures: int = 0
    points: int = 0
    """Victory points; below 0 if it has lost more than it had."""
    limit: int = 5
    """How much it can carry: darkness.load.base_limit"""
    perceived: list[str] = []
    """Buildings in which it has looked round: darkness.perception.once_per_building"""
    brought: bool = False
    """True if it stands on a face-down disc that it must turn over: darkness.flip.no_action"""
    vehicle: str = ""
    """The bicycle or car it rides, by the id of the object."""
    rerolls: int = 0
    """Dice thrown again for points in this turn, whoever's turn it is."""
    bought: int = 0
    """Dice added for points in this turn."""
    harder: int = 0
    """Oh Crap 2: 2 until its next turn begins, 1 during that turn."""
    easier: bool = False
    """Woohoo 2: until its next turn begins."""
    jammed: bool = False
    """Oh Crap 5: its next door stays locked."""
    bound: bool = False
    """Oh Crap 7: it cannot leave its tile until its next turn."""
    bleeding: bool = False
    """Oh Crap 11: damage whenever it moves, until another heals it."""
    fails: bool = False
    """Oh Crap 12: its next check fails."""
    succeeds: bool = False
    """Woohoo 12: its next check succeeds."""
    extra: int = 0
    """Woohoo 9: extra turns it has coming."""
    dead: bool = False

    @property
    def defence(self) -> int:
        """Its Defence without damage discs, and its most health."""
        return self.sheet.defence - self.weakened

    @property
    def health(self) -> int:
        """Its Defence less all damage discs: darkness.disc.damage"""
        return self.sheet.defence - self.weakened - self.damage - self.hurts


class Lying(msgspec.Struct):
    """An object that lies face up on a square."""

    thing: Thing
    at: Square


class Spot(msgspec.Struct):
    """A square with a face-down disc. Which one it is exists only once somebody has looked."""

    at: Square
    disc: str = ""
    """The disc, if somebody has looked at it."""
    known_to: tuple[Seat, ...] = ()
    """The seats that have."""
    among: Audience = ()
    """The seats that knew it to be in its lot before; None for everybody."""


class Held(msgspec.Struct):
    """A disc that was shuffled into a lot, and the seats that know it to be there."""

    disc: str
    known_to: Audience = None


class Lot(msgspec.Struct):
    """The face-down discs of a building on one tile; what is shuffled is shuffled among them.

    Each of its spots that nobody has looked at is one of the discs held here, or any of the pool.
    """

    tile: int
    """The place of its tile among those laid."""
    building: str
    spots: list[Spot] = []
    held: list[Held] = []
    """Sorted, so that there is no order to leak; never more than spots that nobody has seen."""


class Turn(msgspec.Struct):
    """What the survivor whose turn it is has done so far."""

    who: str
    acted: bool = False
    """True once its one action is used."""
    rolled: bool = False
    """True once it has rolled for movement."""
    left: int = 0
    """Movement left, in halves of a point: darkness.ruling.street_points"""
    moved: bool = False
    """True once it has left its square by its own movement."""
    fled: bool = False
    """True once it has tried to retreat: darkness.ruling.retreat_failed_order"""
    faced: bool = False
    """True while it must fight or flee the adversary it began its turn on."""
    held: bool = False
    """True if an adversary that it has not beaten keeps it on its square."""
    pace: Literal["same", "half", "double"] = "same"
    """Oh Crap 8 and Woohoo 8 in a master's game, where movement is not rolled."""
    door: int = -1
    """Woohoo 5: the number of the door that is open to it this turn."""
    over: bool = False
    """True once it has ended its turn, or lost the rest of it."""
    talked: int = 0
    """Deals it has put to others this turn."""
    praised: bool = False
    """True once it has proposed an award: darkness.vp.roleplay"""


class Barring(msgspec.Struct):
    """What somebody lost by force, and cannot get back for some turns: darkness.steal.no_return"""

    owner: str
    disc: str
    turns: int = 2


class State(msgspec.Struct):
    scenario: str
    rules: Rules
    survivors: list[Survivor]
    laid: list[Laid] = []
    stack: list[str] = []
    """Tiles that are left to lay, sorted: which comes next exists only once it is drawn."""
    upper: int = 0
    """How many tiles are left in the upper half of the stack, which holds those that are needed."""
    lots: list[Lot] = []
    pool: list[str] = []
    """Discs that nobody has seen, sorted: in the box, or on spots that nobody has looked at."""
    discard: list[str] = []
    """Encounter discs that were lost, and may come into play again."""
    removed: list[str] = []
    """Encounter discs that are out of the game."""
    lying: list[Lying] = []
    foes: list[Foe] = []
    no_doors: list[int] = []
    """The numbers of the doors that were knocked down: darkness.disc.no_door"""
    numbered: dict[str, Square] = {}
    """The numbered discs that the scenario has laid, by their number."""
    progress: dict[str, int] = {}
    """Counters of the scenario."""
    used: list[str] = []
    """Special actions of the scenario that were done and cannot be done again."""
    barred: list[Barring] = []
    promises: list[Promise] = []
    things: int = 0
    """How many objects have come into play, for the next one's id."""
    order: list[str] = []
    """The survivors in the order of their turns, from the first player on."""
    round: int = 0
    phase: Phase = "start"
    turn: Turn | None = None
    master: Master | None = None
    reached: bool = False
    """True once the objective of the scenario is reached."""
    lost: bool = False
    """True once it can no longer be reached."""
    winners: list[Seat] = []
    rewards: list[str] = []
    """Survivors whose reward or loss at the end has still to be settled."""
