"""A table at one moment, as one viewer may see it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.scene.board import Pair
from tapete.scene.token import Token


class Side(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the sides: its seat, how it stands and what it wants."""

    name: Message
    seat: Seat
    score: int | None = None
    facts: tuple[Message, ...] = ()
    """What the side has as a whole: the game master's bennies, cards in hand."""
    goals: tuple[Message, ...] = ()
    secrets: tuple[Message, ...] = ()
    """What only whoever plays the side may read: a master's notes, scenes to come."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place in the order of play: whose turn, by which card or number, and if it is now."""

    tokens: tuple[str, ...]
    label: Message | None = None
    now: bool = False


def ranked(now: str, waiting: Mapping[str, int], words: str, name: str) -> Iterator[Place]:
    """The figure that plays now, then those that wait, those with the highest number first.

    `words` name a place in the order by its number, which they call `name`.
    """
    if now:
        yield Place((now,), now=True)
    for number in sorted({*waiting.values()}, reverse=True):
        those = tuple([one for one, own in waiting.items() if own == number])
        yield Place(those, Message.of(words, **{name: number}))


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table that matters: an objective, a deployment zone."""

    points: tuple[Pair, ...]
    label: Message
    side: int = -1
    faint: bool = False
    """True if only its name is written, since it can be seen anyway, such as a building."""


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something round that lies on the table: fire, smoke, a thing to be won."""

    kind: str
    at: Pair
    radius: int
    label: Message
    side: int = -1
    """The side that owns or holds it."""
    rule: str = ""
    sign: str = ""
    """The number or letter written upon it."""


class Posted(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that lies open for everybody to read, one of a row."""

    name: Message
    lines: tuple[Message, ...]
    state: Literal["", "now", "spent"] = ""
    """`now` for the one that counts now or comes next, `spent` for one that is over."""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole table. `board` is the board's fingerprint; `head` tells the round and phase."""

    head: Message
    board: str = ""
    turn: int = 0
    """The round or turn; a replay can jump to its start."""
    sides: tuple[Side, ...] = ()
    tokens: tuple[Token, ...] = ()
    order: tuple[Place, ...] = ()
    zones: tuple[Zone, ...] = ()
    areas: tuple[Area, ...] = ()
    posted: tuple[Posted, ...] = ()
    """A row of cards, such as what is going to happen, from the first to the last."""
    secret: bool = False
    """True if it shows what others may not see.

    Where several players share one screen, it is covered between their turns.
    """
