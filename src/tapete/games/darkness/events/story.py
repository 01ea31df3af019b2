"""Turns, movement, fate, tiles, and how a match ends."""

from __future__ import annotations

from tapete.kernel import Event
from tapete.scene.event import Along, OfFigure, Walked


class Begun(Event, frozen=True, kw_only=True, tag="darkness.event.begun"):
    """The scenario is laid out."""

    scenario: str


class FirstPlayer(OfFigure, frozen=True, kw_only=True, tag="darkness.event.first"):
    """Somebody has the first turn of every round."""


class RoundBegan(Event, frozen=True, kw_only=True, tag="darkness.event.round_began"):
    round: int


class TurnBegan(OfFigure, frozen=True, kw_only=True, tag="darkness.event.turn_began"):
    """Somebody has the turn now."""


class TurnEnded(OfFigure, frozen=True, kw_only=True, tag="darkness.event.turn_ended"):
    """Somebody has had the turn."""


class TurnLost(OfFigure, frozen=True, kw_only=True, tag="darkness.event.turn_lost"):
    """Somebody loses the rest of the turn."""


class Allowed(OfFigure, frozen=True, kw_only=True, tag="darkness.event.allowed"):
    """How far somebody can move this turn, in points: health and the levels of the roll."""

    points: int
    health: int
    levels: int


class Moved(Walked, frozen=True, kw_only=True, tag="darkness.event.moved"):
    """Somebody walks."""


class PutOn(Along, frozen=True, kw_only=True, tag="darkness.event.put"):
    """A pawn is put on another square: by an invitation, to help, or because it was thrown out."""

    why: str


class TileLaid(Event, frozen=True, kw_only=True, tag="darkness.event.tile_laid"):
    """A tile comes into play, and some face-down discs with it."""

    tile: str
    discs: int
    left: int
    """The tiles that are still in the stack; -1 if it did not come from there."""


class NoTileFits(OfFigure, frozen=True, kw_only=True, tag="darkness.event.no_tile"):
    """No tile of the stack can be joined there."""


class FateFell(OfFigure, frozen=True, kw_only=True, tag="darkness.event.fate"):
    """A row of one of the tables of fate takes effect."""

    table: str
    row: int


class FateCancelled(OfFigure, frozen=True, kw_only=True, tag="darkness.event.fate_cancelled"):
    """Somebody pays to be spared by fate."""


class FateSpared(OfFigure, frozen=True, kw_only=True, tag="darkness.event.fate_spared"):
    """A row of fate finds nothing to act on."""


class NextDoor(OfFigure, frozen=True, kw_only=True, tag="darkness.event.next_door"):
    """A door is open to somebody for this turn."""

    door: int


class Happened(Event, frozen=True, kw_only=True, tag="darkness.event.happened"):
    """Something of the scenario's story happens."""

    number: int


class Tried(OfFigure, frozen=True, kw_only=True, tag="darkness.event.special"):
    """Somebody does a special action of the scenario."""

    special: str


class Progressed(Event, frozen=True, kw_only=True, tag="darkness.event.progressed"):
    """A counter of the scenario goes on."""

    counter: str
    count: int


class Ended(Event, frozen=True, kw_only=True, tag="darkness.event.ended"):
    won: bool


class Won(OfFigure, frozen=True, kw_only=True, tag="darkness.event.won"):
    points: int


class Improved(OfFigure, frozen=True, kw_only=True, tag="darkness.event.improved"):
    """An attribute goes up by a die, for good."""

    attribute: str


class Forgot(OfFigure, frozen=True, kw_only=True, tag="darkness.event.forgot"):
    """A skill is lost for good."""

    skill: str
