"""The stories of the library: scenarios, and the campaign for a game master."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

import msgspec

from tapete.content import Ref, Text
from tapete.games.darkness.content.entries import Entry, Survivor, Told, Use
from tapete.games.darkness.state import Attribute, Code

TileName: TypeAlias = Annotated[str, Ref("tiles")]
Light: TypeAlias = Literal["day", "night"]
Weather: TypeAlias = Literal["clear", "light_rain", "storm"]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that a special action, an event or an end brings about.

    `points`: the survivor gains `count` (for `level`, as many as the roll has levels). `count`: the
    counter `of` goes up by `count`. `damage`, `heal`, `failure`: `count` for the survivor. `take`:
    the survivor gets the relic `of`, which has its own weight and points. `give`: an item `of` of
    the equipment tables, in a master's game. `discs`: `count` new discs are laid face down in the
    building. `eject`: the survivor is put outside.
    """

    do: Literal[
        "points", "level", "count", "damage", "heal", "failure", "take", "give", "discs", "eject",
    ]  # fmt: skip
    count: int = 1
    of: str = ""


class Relic(Told, frozen=True, kw_only=True):
    """An object of a scenario. It is held like any object, and never lost from the game."""

    weight: int = 1
    points: int = 0
    look: str = "chest"


class Special(Told, frozen=True, kw_only=True):
    """A special action. It is offered on a `!` square of one of its tiles, and takes the action."""

    tiles: tuple[TileName, ...]
    disc: int = 0
    """The numbered disc that lies on that square, from 1 to 10; 0 for none."""
    attribute: Attribute | Literal[""] = ""
    """Empty if no check is needed."""
    use: Use | Literal[""] = ""
    code: Code = "6H"
    needs: tuple[str, ...] = ()
    """Relics that the survivor must hold; they are used up."""
    after: str = ""
    """A counter that must be at its goal first."""
    most: int = 1
    """How often it can succeed in a match."""
    success: tuple[Effect, ...] = ()
    failure: tuple[Effect, ...] = ()


class Counter(Entry, frozen=True, kw_only=True):
    """Something that is counted in a story, and how far it must come."""

    goal: int
    each: int = 0
    """What is added to the goal for every survivor."""

    def target(self, survivors: int) -> int:
        return self.goal + self.each * survivors


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What ends a match.

    `counted`: the counter `of` has come to its goal. `slain`: `count` adversaries have been
    defeated, and `each` more for every survivor. `gathered`: every living survivor is on the tile
    `of`. `rounds`: `count` rounds are over. The last two may also require that the counter `after`
    is at its goal.
    """

    kind: Literal["counted", "slain", "gathered", "rounds"]
    count: int = 1
    each: int = 0
    of: str = ""
    after: str = ""
    text: Text


class Event(Told, frozen=True, kw_only=True):
    """Something that happens at the start of a round, or when a counter comes to a figure."""

    round: int = 0
    counter: str = ""
    count: int = 0
    effects: tuple[Effect, ...] = ()
    """What happens to every survivor who is concerned."""
    street: bool = False
    """True if only survivors in the street are concerned."""


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tile that lies on the table from the start: its place from the first one, and its turn."""

    tile: TileName
    east: int = 0
    south: int = 0
    turn: int = 0


class Scenario(Told, frozen=True, kw_only=True):
    """One of the six for the normal game."""

    start: TileName
    inside: bool = False
    """True if survivors begin inside, at the first door; else in the street in front of it."""
    layout: tuple[Placed, ...] = ()
    """Tiles that lie there from the start besides the first."""
    stack: tuple[TileName, ...] | None = None
    """The tiles that can be drawn; None for all that do not lie there."""
    needed: tuple[TileName, ...] = ()
    """Tiles without which the objective cannot be reached: they are in the upper half."""
    relics: dict[str, Relic] = msgspec.field(default_factory=dict)
    counters: dict[str, Counter] = msgspec.field(default_factory=dict)
    specials: dict[str, Special] = msgspec.field(default_factory=dict)
    events: tuple[Event, ...] = ()
    victory: tuple[Goal, ...]
    """The match ends when one of these is met: the survivor with most points wins."""
    limit: int
    """After this many rounds everybody has lost."""
    won: Text
    lost: Text
    minutes: int = 30

    @property
    def named(self) -> Mapping[str, Entry]:
        """All that deeds and questions name by its id."""
        return self.specials


# --- the master's campaign


class Npc(Survivor, frozen=True, kw_only=True):
    """A person of the story with a full sheet, played by the master."""

    stance: Literal["stay", "follow", "wander", "flee"] = "stay"
    lines: tuple[Text, ...] = ()
    """What the person says, in order, when survivors come near."""
    secret: Text | None = None
    """What only the master knows."""


class Villain(Told, frozen=True, kw_only=True):
    """A main adversary, whose figures are fixed."""

    initiative: Code
    attack: Code
    defence: Code
    speed: int
    health: int = 2
    reach: int = 0
    """From how many squares away it attacks."""
    stance: Literal["hunt", "guard", "flee"] = "hunt"
    look: str = "brute"


class Trigger(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """When a scene begins.

    `start`: the session begins. `round`: the round `count` begins. `tile`: a survivor is on the
    tile `of`. `building`: a survivor is inside the building `of`. `found`: a survivor holds the
    item or relic `of`. `slain`: the villain `of`, or `count` adversaries, are down. `counted`: the
    counter `of` has come to `count`. `after`: the scene `of` was played `count` rounds ago.
    """

    kind: Literal["start", "round", "tile", "building", "found", "slain", "counted", "after"]
    of: str = ""
    count: int = 1


class Arrival(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Somebody who is placed in a scene: a villain, a person, or some ordinary adversaries."""

    villain: str = ""
    npc: str = ""
    adversary: Annotated[str, Ref("adversaries")] | Literal[""] = ""
    count: int = 1
    tile: TileName
    at: Literal["mark", "encounter", "street"] = "mark"
    """On a `!` square, a `?` square or in the street in front of the door."""
    hidden: bool = False
    """True if only the master knows of it until a survivor sees it."""


class Task(Special, frozen=True, kw_only=True):
    """An action of the story in a master's game, which may take several turns."""

    turns: int = 1


class Scene(Told, frozen=True, kw_only=True):
    """A part of a session. Its text is read aloud; all else is for the master."""

    when: Trigger
    needs: str = ""
    """A scene that must have been played before."""
    notes: Text | None = None
    """What only the master reads."""
    whisper: Text | None = None
    """What only the survivor who set it off is told."""
    arrivals: tuple[Arrival, ...] = ()
    light: Light | Literal[""] = ""
    weather: Weather | Literal[""] = ""
    dark: tuple[TileName, ...] = ()
    """Tiles in whose buildings the lights go out."""
    lit: tuple[TileName, ...] = ()
    """Tiles in whose buildings they go on again."""
    security: tuple[TileName, ...] = ()
    """Tiles whose building's security answers now."""
    gas: tuple[TileName, ...] = ()
    """Tiles whose buildings fill with gas: one damage a turn to whoever has no mask."""
    clears: tuple[TileName, ...] = ()
    """Tiles whose gas blows away."""
    finds: dict[TileName, dict[Annotated[str, Ref("items")], Code]] = msgspec.field(
        default_factory=dict
    )
    """What can be found there besides, from now on."""
    gone: dict[TileName, tuple[Annotated[str, Ref("items")], ...]] = msgspec.field(
        default_factory=dict
    )
    """What can no longer be found there."""
    effects: tuple[Effect, ...] = ()
    """What happens to the survivor who set it off; to all, if nobody did."""
    ends: Literal["won", "lost", ""] = ""
    """How the session ends with it, if it does."""


class Session(Told, frozen=True, kw_only=True):
    """One evening of the campaign."""

    start: TileName
    inside: bool = False
    layout: tuple[Placed, ...] = ()
    known: bool = False
    """True if the whole layout lies face up from the start; else tiles are laid as it goes."""
    light: Light = "day"
    weather: Weather = "clear"
    dark: tuple[TileName, ...] = ()
    """Tiles whose buildings are without light."""
    relics: dict[str, Relic] = msgspec.field(default_factory=dict)
    counters: dict[str, Counter] = msgspec.field(default_factory=dict)
    tasks: dict[str, Task] = msgspec.field(default_factory=dict)
    scenes: dict[str, Scene]
    victory: tuple[Goal, ...]
    limit: int
    won: Text
    lost: Text
    next_won: str = ""
    """The session played next; empty if the campaign is over."""
    next_lost: str = ""

    @property
    def named(self) -> Mapping[str, Entry]:
        """All that deeds and questions name by its id."""
        return {**self.tasks, **self.scenes, **self.counters}


class Campaign(Told, frozen=True, kw_only=True):
    first: str
    sessions: dict[str, Session]
    villains: dict[str, Villain]
    npcs: dict[str, Npc]
    rewards: tuple[Told, ...] = ()
    """What a master may give points for, with an example each."""
