"""Somebody on the table."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tapete.kernel.message import Message
from tapete.scene.board import Pair

Tone: TypeAlias = Literal["good", "bad", ""]
"""Whether it is good or bad for a figure to be so, or neither."""


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A state somebody is in. `kind` chooses the sign that is drawn; `label` says it."""

    kind: str
    label: Message
    amount: int = 0
    rule: str = ""
    tone: Tone = ""


class Token(msgspec.Struct, frozen=True, omit_defaults=True):
    """A base with a silhouette, the ring of its side, a notch for facing, pips for wounds."""

    id: str
    at: Pair
    radius: int
    name: Message
    sign: str = ""
    """One letter, for small screens and keyboards."""
    side: int = -1
    silhouette: str = "person"
    rank: Literal["leader", ""] = ""
    """A leader, a hero: drawn so that it stands out from the rank and file."""
    facing: int | None = None
    arc: int = 0
    """So many degrees in front of it are what it sees; 0 where that does not matter."""
    height: int = 0
    """How high above the table it stands."""
    acting: bool = False
    out: Message | None = None
    """Why it is out of the game; None while it is in."""
    wounds: int = 0
    most: int = 0
    """The wounds it can bear."""
    marks: tuple[Mark, ...] = ()
    on: str = ""
    """The mount it rides or the vehicle it is in: drawn with it."""
