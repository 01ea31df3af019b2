"""What can be left to chance: a roll of dice that is read, or a draw from a pile."""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar

import msgspec

from tapete.kernel.chance.readings import Reading
from tapete.kernel.message import Message
from tapete.kernel.seat import Audience, Seat

T = TypeVar("T")


class Modifier(msgspec.Struct, frozen=True):
    """One term of a roll, with the rule it comes from: only to be shown, the reading adds it.

    It is called what its rule is called, unless it has a name of its own.
    """

    rule: str
    amount: int
    name: Message | None = None


class Roll(msgspec.Struct, Generic[T], frozen=True):
    """Dice by their number of sides, and the reading that makes of their faces an outcome.

    With `aces`, a die that shows its highest face is thrown again and added; the reading is given
    the total of each die.
    """

    dice: tuple[int, ...]
    read: Reading[T]
    rule: str
    aces: bool = False
    by: Seat | None = None
    to: Audience = None
    modifiers: tuple[Modifier, ...] = ()
    each: tuple[Seat, ...] = ()
    """Whose each die is, where they are not all of who throws."""
    low: bool = False
    """The lower they fall, the better for whose they are."""


class Draw(msgspec.Struct, Generic[T], frozen=True):
    """One of these items, each as likely: a pile has no order until something of it is seen."""

    items: tuple[T, ...]
    rule: str
    by: Seat | None = None
    to: Audience = None


Chance: TypeAlias = Roll[T] | Draw[T]
