"""The open question, ready to be offered."""

from __future__ import annotations

from typing import Any

import msgspec

from tapete.kernel.matches.records import Lasting
from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.scene.board import Pair
from tapete.server.wire.because import Because


class Detail(msgspec.Struct, frozen=True):
    """One detail of an answer, with what it may be: the usual first."""

    name: str
    values: tuple[tuple[Any, Message], ...]


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line to pick. `answer` is the whole answer, or for `some` and `order` a part of it.

    Lines with the same `alike` differ only in what `own` says. A detail is changed inside the
    answer's `details`.
    """

    answer: Any
    label: Message
    group: str = ""
    alike: Message | None = None
    own: Message | None = None
    figures: tuple[str, ...] = ()
    details: tuple[Detail, ...] = ()
    deed: str = ""
    """What it does, whatever the target and the details."""
    key: str = ""
    """The words for the letter that picks the deed, the same throughout a match."""
    ends: bool = False
    """True if it ends the turn."""
    forms: tuple[Item, ...] = ()
    """All the forms in which the same is done to the same target, itself first, if several."""
    form: Message | None = None
    """How one of several forms is done: with what, or with which hand."""
    at: Pair | None = None
    """The place of the board that it names, where it can be picked too."""
    course: tuple[Pair, ...] = ()
    """The line along which it means to go: its way, and how far it gets, are not known before."""


class Closed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line that cannot be picked, why, and the rule that says so."""

    label: Message
    reason: Message
    rule: str
    group: str = ""
    figures: tuple[str, ...] = ()


class Way(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way of answering that is drawn on the board: a route, a spot, a template, a facing.

    `name` is empty when the whole question is that; else the answer is `[name, …]`.
    """

    name: str
    kind: str
    domain: dict[str, Any]
    label: Message | None = None
    group: str = ""
    hinged: bool = False
    """True if a template may touch the base in one place and point to another."""
    folded: int = 0
    """The most lines it has, if they are not among the items but told to whoever unfolds it.

    So many of the first numbers are kept for them.
    """
    key: str = ""
    """The words for the letter that unfolds it."""


class StandingOrder(msgspec.Struct, frozen=True, omit_defaults=True):
    """A standing order that may be given about a question, or that is in force."""

    span: Lasting
    label: Message
    guarded: bool = False
    key: str = ""
    """The kind of question it is about, and the rule of such questions, once it is given."""
    rule: str = ""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question to one seat. `number` names it: an answer says which question it is meant for."""

    number: int
    seat: Seat
    message: Message
    kind: str
    rule: str = ""
    items: tuple[Item, ...] = ()
    closed: tuple[Closed, ...] = ()
    ways: tuple[Way, ...] = ()
    groups: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    dice: tuple[int, ...] = ()
    aces: bool = False
    weighable: bool = True
    """True if the chances of each line, or of each amount, can be asked for."""
    more: bool = False
    """True if there are more answers than lines."""
    explains: bool = False
    """True if what cannot be picked is not in `closed` but told to whoever wants to know it."""
    because: Because = Because()
    """What led to the question."""
    leads: tuple[str, ...] = ()
    """The deeds to offer first, in order."""
    left: Message | None = None
    """What is given up by ending the turn now, if there is something."""
    orders: tuple[StandingOrder, ...] = ()
    """The standing orders that may be given about it and about others like it."""
    aside: tuple[Item, ...] = ()
    """What may be answered instead of going on to this question: an answer says so (`aside`)."""
    instead: tuple[Item, ...] = ()
    """What it may be asked about, such as each figure that might act now, if there are several."""
    via: Any = None
    """The answer that it is asked after: one of those, or to go on. An answer repeats it."""
