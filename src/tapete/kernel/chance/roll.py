"""What can be left to chance: a roll of dice, or a draw from a pile."""

from __future__ import annotations

from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from tapete.kernel.chance.readings import Reading
from tapete.kernel.message import Message
from tapete.kernel.seat import Audience, Seat

T = TypeVar("T")


class Modifier(msgspec.Struct, frozen=True):
    """One term of a roll and the rule it comes from. It is only shown; the reading adds it.

    It has the name of its rule, unless it has its own name.
    """

    rule: str
    amount: int
    name: Message | None = None


class Roll(msgspec.Struct, Generic[T], frozen=True):
    """Dice by their number of sides, and the reading that turns their faces into an outcome.

    With `aces`, a die that shows its highest face is rolled again and added. The reading gets the
    total of each die. The modifiers are added to the dice or, where a `low` face is good, to the
    target.
    """

    dice: tuple[int, ...]
    read: Reading[T]
    rule: str
    aces: bool = False
    by: Seat | None = None
    to: Audience = None
    modifiers: tuple[Modifier, ...] = ()
    each: tuple[Seat, ...] = ()
    """The owner of each die, where they do not all belong to the seat that rolls."""
    low: bool = False
    """True if low faces are better for the owner of the dice."""
    also: tuple[str, ...] = ()
    """Other rules by which the dice are rolled and read."""
    figure: str = ""
    """The id of the figure that rolls, if one does."""
    foe: str = ""
    """The id of the figure whose die is its rival, if there is one."""
    needs: tuple[Modifier, ...] = ()
    """What the target is made of, for display, unless the modifiers say it."""
    shown: Reading[Any] | None = None
    """How people are shown the dice, where `read` keeps them to be read later."""


def shifts_of(read: Reading[Any], faces: tuple[int, ...]) -> tuple[Modifier, ...]:
    """Returns by how much rules change the faces themselves, if the reading says so."""
    shifts = getattr(read, "shifts", None)
    return () if shifts is None else tuple(shifts(faces))


class Draw(msgspec.Struct, Generic[T], frozen=True):
    """One of these items, all equally likely: a pile has no order until its cards are seen."""

    items: tuple[T, ...]
    rule: str
    by: Seat | None = None
    to: Audience = None


Chance: TypeAlias = Roll[T] | Draw[T]
