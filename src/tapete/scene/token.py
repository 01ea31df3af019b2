"""Figures on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

import msgspec

from tapete.kernel.message import Message
from tapete.scene.board import Pair
from tapete.scene.card import Line

Tone: TypeAlias = Literal["good", "bad", ""]
"""`good` or `bad` if a state is so for a figure; empty if it is neither."""


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A state that a figure is in. `kind` chooses the sign drawn for it; `label` names it."""

    kind: str
    label: Message
    amount: int = 0
    rule: str = ""
    tone: Tone = ""


def lines_of(marks: Iterable[Mark]) -> Iterator[Line]:
    """The states that a figure is in, as lines of its card with their rules."""
    return ((mark.label, mark.rule) for mark in marks)


class Pip(msgspec.Struct, frozen=True, omit_defaults=True):
    """A token or die that a figure has before it. `sign` is written upon it."""

    colour: Literal["green", "yellow", "red"]
    sign: str
    label: Message
    spent: bool = False


class Gauge(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much a figure has left of something it has a lot of, drawn around its base.

    `points` are what it acts with, drawn one by one; `life` is drawn as a band.
    """

    kind: Literal["points", "life"]
    left: int
    most: int
    label: Message
    rule: str = ""


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
    """`leader` for a leader or hero, drawn so that it stands out from the others."""
    facing: int | None = None
    arc: int = 0
    """The width of its field of view in degrees; 0 if that does not matter."""
    height: int = 0
    """How high above the table it stands."""
    acting: bool = False
    out: Message | None = None
    """Why it is out of the game; None while it is still in."""
    wounds: int = 0
    most: int = 0
    """The most wounds it can bear."""
    pips: tuple[Pip, ...] = ()
    """What it acts with, where that is tokens of its own: they are shown in place of wounds."""
    gauges: tuple[Gauge, ...] = ()
    """What it has left of its points and its life, where those are many: in place of wounds."""
    marks: tuple[Mark, ...] = ()
    on: str = ""
    """The mount it rides or the vehicle it is in, drawn together with it."""
    aboard: bool = False
    """True if it is inside a vehicle, which is then drawn whole, with those inside upon it."""
    far: Message | None = None
    """How far it is from the acting figure, where that can be said but not measured."""
