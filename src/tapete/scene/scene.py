"""A table at one moment, as somebody may see it."""

from __future__ import annotations

import msgspec

from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.scene.board import Pair
from tapete.scene.token import Token


class Side(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the parties: whose it is, how it stands and what it wants."""

    name: Message
    seat: Seat
    score: int | None = None
    facts: tuple[Message, ...] = ()
    """What it has as a whole: bennies of the game master, cards in hand."""
    goals: tuple[Message, ...] = ()


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place in the order of play: whose, by which card or number, and whether it is past."""

    tokens: tuple[str, ...]
    label: Message | None = None
    now: bool = False


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table that matters: a goal, a deployment zone."""

    points: tuple[Pair, ...]
    label: Message
    side: int = -1


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something round that lies on the table: fire, smoke, something to be won."""

    kind: str
    at: Pair
    radius: int
    label: Message
    side: int = -1
    """Whose it is, or who holds it."""
    rule: str = ""
    sign: str = ""
    """What is written upon it: a number or a letter."""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """`board` is the fingerprint of what lies fixed; `head` says round and phase."""

    head: Message
    board: str = ""
    turn: int = 0
    """The round, or turn: a replay jumps to its start."""
    sides: tuple[Side, ...] = ()
    tokens: tuple[Token, ...] = ()
    order: tuple[Place, ...] = ()
    zones: tuple[Zone, ...] = ()
    areas: tuple[Area, ...] = ()
    secret: bool = False
    """It shows what others may not see: where several sit at one screen, it is covered between."""
