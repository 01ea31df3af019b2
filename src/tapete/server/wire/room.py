"""A match as its lobby knows it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.scene.lineup import Lineup


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a match: open to anybody who has the link, a person's, or a bot's."""

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    ready: bool = False
    here: bool = False
    """True if somebody is connected for it now."""
    since: float | None = None
    """When its question was put to it, in seconds since 1970: for reminders."""


class Room(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything about a match that anybody with its link may know."""

    id: str
    game: str
    stage: Literal["gathering", "playing", "over"]
    options: dict[str, Any]
    setting: str
    chairs: tuple[Chair, ...]
    created: float
    commitment: str
    answers: int = 0
    watchers: int = 0
    listed: bool = False
    title: Message | None = None
    seed: str | None = None
    """The seed of the dice, once the match is over."""
    rematch: str | None = None
    branched: tuple[str, int] | None = None
    """The match it was branched from, and after how many answers."""
    result: End | None = None
    practice: bool = False
    """True if it is practice: bots agree to every undo, and an undo takes the dice back, too."""
    lesson: bool = False
    """True if it is a lesson: its dice and its rivals are arranged."""
    lineup: tuple[Lineup, ...] = ()
    """The sides, while people gather, as far as the client may know them."""


class End(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match ended. A seat that resigned has lost."""

    winners: tuple[Seat, ...]
    reason: Message
    scores: tuple[int, ...] = ()
    resigned: Seat | None = None
    lost: bool = False
    """True if all have lost together, against the game itself; else no winners means a draw."""
    sequel: Sequel | None = None
    """The match that goes on from it, if one does."""


class Sequel(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is played next, such as the next scenario of a campaign: its options and its name."""

    options: dict[str, Any]
    setting: str = ""
    name: Message | None = None


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of chat: only ever shown as text."""

    id: int
    name: str
    text: str
    at: float
    seat: Seat | None = None
