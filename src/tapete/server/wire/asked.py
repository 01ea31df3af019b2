"""The open question, ready to be offered."""

from __future__ import annotations

from typing import Any

import msgspec

from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
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
    """The letter that picks the deed, the same throughout a match."""
    ends: bool = False
    """True if it ends the turn."""


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
    """True if the chances of each line can be asked for."""
    more: bool = False
    """True if there are more answers than lines."""
    because: Because = Because()
    """What led to the question."""
    leads: tuple[str, ...] = ()
    """The deeds to offer first, in order."""
    left: Message | None = None
    """What is given up by ending the turn now, if there is something."""
