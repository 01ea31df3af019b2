"""What a master's game tells besides: the story, the master's decisions, light and weather."""

from __future__ import annotations

from typing import ClassVar

from tapete.kernel import Event
from tapete.scene.event import OfFigure, OfTwo, WithItem


class ReadAloud(Event, frozen=True, kw_only=True, tag="darkness.event.read_aloud"):
    """A text of the story is read to all, or to one."""

    reveals: ClassVar[bool] = True

    es: str
    en: str


class Speaks(OfFigure, frozen=True, kw_only=True, tag="darkness.event.speaks"):
    """Somebody of the story says something."""

    es: str
    en: str


class MasterSays(Event, frozen=True, kw_only=True, tag="darkness.event.master_says"):
    """The master tells something in words of their own, to all or in a whisper."""

    reveals: ClassVar[bool] = True

    text: str
    whispered: bool = False


class Noted(Event, frozen=True, kw_only=True, tag="darkness.event.noted"):
    """A note of the master, for nobody else."""

    text: str


class NotedScene(ReadAloud, frozen=True, kw_only=True, tag="darkness.event.noted_scene"):
    """What only the master is told about a scene."""


class Overruled(OfFigure, frozen=True, kw_only=True, tag="darkness.event.overruled"):
    """The master changes something by hand: what it is about, and what it is now."""

    what: str
    thing: str = ""
    amount: int = 0


class Decided(Event, frozen=True, kw_only=True, tag="darkness.event.decided"):
    """The master sets the check for what somebody wants to do."""

    attribute: str
    skill: str
    difficulty: str
    turns: int = 1


class Proposed(OfFigure, frozen=True, kw_only=True, tag="darkness.event.proposed"):
    """Somebody says in words what to do."""

    text: str


class Denied(OfFigure, frozen=True, kw_only=True, tag="darkness.event.denied"):
    """The master does not let somebody try."""


class Attempted(OfFigure, frozen=True, kw_only=True, tag="darkness.event.attempted"):
    """What somebody tried in words, or a task, comes to something or to nothing."""

    succeeded: bool


class Undertook(OfFigure, frozen=True, kw_only=True, tag="darkness.event.undertook"):
    """Somebody begins or goes on with something that takes several turns."""

    left: int


class Appeared(OfFigure, frozen=True, kw_only=True, tag="darkness.event.appeared"):
    """A figure that the master plays is put on the board."""

    reveals: ClassVar[bool] = True

    at: tuple[int, int]


class Lurks(OfFigure, frozen=True, kw_only=True, tag="darkness.event.lurks"):
    """A figure comes that only the master knows of."""

    at: tuple[int, int]


class Left(OfFigure, frozen=True, kw_only=True, tag="darkness.event.left"):
    """A figure of the master leaves the board."""


class Valued(OfFigure, frozen=True, kw_only=True, tag="darkness.event.valued"):
    """The Initiative, Attack and Defence of a figure in this round."""

    initiative: str
    attack: str
    defence: str


class FoeTurn(OfFigure, frozen=True, kw_only=True, tag="darkness.event.foe_turn"):
    """A figure of the master has its turn."""


class Attacked(OfTwo, frozen=True, kw_only=True, tag="darkness.event.attacked"):
    """A round of a fight begins: with a weapon, if the attacker uses one."""

    weapon: str = ""


class Struck(OfTwo, frozen=True, kw_only=True, tag="darkness.event.struck"):
    """A figure of the master is hit, and has this much health left."""

    health: int


class Beaten(OfTwo, frozen=True, kw_only=True, tag="darkness.event.beaten"):
    """A figure of the master is out of the game."""


class Strayed(OfFigure, frozen=True, kw_only=True, tag="darkness.event.strayed"):
    """A shot that missed hits somebody else, or nothing."""

    target: str = ""


class Retreated(OfTwo, frozen=True, kw_only=True, tag="darkness.event.retreated"):
    """Somebody who was quicker gets away from a figure."""


class LightChanged(Event, frozen=True, kw_only=True, tag="darkness.event.light"):
    """Day or night; with a building, its lights."""

    light: str
    building: str = ""


class WeatherChanged(Event, frozen=True, kw_only=True, tag="darkness.event.weather"):
    weather: str


class GasSpread(Event, frozen=True, kw_only=True, tag="darkness.event.gas"):
    """A building fills with gas, or is free of it again."""

    building: str
    there: bool


class Guarded(Event, frozen=True, kw_only=True, tag="darkness.event.guarded"):
    """The security of a building answers."""

    building: str
    guard: str


class Told(WithItem, frozen=True, kw_only=True, tag="darkness.event.told_difficulty"):
    """The master says how hard something is to find."""

    difficulty: str


class FoundNothing(OfFigure, frozen=True, kw_only=True, tag="darkness.event.found_nothing"):
    """Somebody searches in vain."""


class Loaded(WithItem, frozen=True, kw_only=True, tag="darkness.event.loaded"):
    """Shots, or dollars in hundreds, that something holds now."""

    count: int


class Flew(WithItem, frozen=True, kw_only=True, tag="darkness.event.flew"):
    """A thrown weapon falls on a square; it can be fetched in the thrower's next turn."""


class Rode(WithItem, frozen=True, kw_only=True, tag="darkness.event.rode"):
    """Somebody gets on or into a vehicle, or off it."""

    on: bool


class Dressed(WithItem, frozen=True, kw_only=True, tag="darkness.event.dressed"):
    """Somebody puts clothes on, or takes them off."""

    on: bool


class BombMade(OfFigure, frozen=True, kw_only=True, tag="darkness.event.bomb_made"):
    """Somebody has made a bomb."""


class NewCharacter(OfFigure, frozen=True, kw_only=True, tag="darkness.event.new_character"):
    """A player goes on with another character."""

    name: str


class Grew(OfFigure, frozen=True, kw_only=True, tag="darkness.event.grew"):
    """What a session has brought somebody: skill points, and points kept in the fund."""

    skill_points: int
    fund: int
