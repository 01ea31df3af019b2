"""A table that remembers which dice were rolled, and what they had to show."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import msgspec

from tapete.kernel import Message, Modifier, Seat, Table
from tapete.kernel.chance.readings import Reading, rival_of
from tapete.kernel.chance.roll import Chance, Roll
from tapete.kernel.tables.relay import Relay

R = TypeVar("R")
T = TypeVar("T")


class Needed(msgspec.Struct, frozen=True):
    """A roll of a procedure: its dice, all that is added to them, and what they must reach.

    `rest` is what is added without a rule of its own, such as the Attribute that is rolled under.
    """

    rule: str
    dice: tuple[int, ...]
    aces: bool
    by: Seat | None
    terms: tuple[Modifier, ...]
    rest: int
    target: int | None
    """The target number; None if the roll is compared with another."""
    low: bool
    """True if the dice must show the target or less."""
    wanted: Message | None = None
    """The pattern that the dice must show, where they are not added up."""

    @property
    def all_terms(self) -> tuple[Modifier, ...]:
        """All that is added, also what has no rule of its own."""
        name = Message.of("odds.rest", low="yes" if self.low else "no")
        return (*((Modifier("", self.rest, name),) if self.rest else ()), *self.terms)

    @property
    def needs(self) -> Message:
        """The target number, or the pattern, in words."""
        if self.wanted is not None:
            return self.wanted
        how = "rival" if self.target is None else "low" if self.low else "high"
        return Message.of("odds.needs", how=how, target=self.target or 0)

    @property
    def shows(self) -> Message | None:
        """What the dice themselves must show, where something is added to reach the target."""
        plus = sum(term.amount for term in self.all_terms)
        if self.target is None or self.low or not plus:
            return None
        return Message.of("odds.shows", shows=self.target - plus)


class Witness(Relay):
    """Keeps every roll in `seen`, in the order in which they are made."""

    __slots__ = ("seen",)
    quiet = True

    def __init__(self, table: Table, seen: list[Roll[Any]]) -> None:
        super().__init__(table)
        self.seen = seen

    def roll(self, chance: Chance[T]) -> T:
        self._see(chance)
        return self.table.roll(chance)

    def heed(self, chance: Chance[T], kind: Callable[[T], Hashable]) -> T:
        self._see(chance)
        return self.table.heed(chance, kind)

    def last_roll(
        self,
        chance: Chance[T],
        then: Callable[[T], R],
        kind: Callable[[T], Hashable] | None = None,
    ) -> R:
        self._see(chance)
        return self.table.last_roll(chance, then, kind)

    def _see(self, chance: Chance[Any]) -> None:
        if isinstance(chance, Roll):
            self.seen.append(chance)


def needed(roll: Roll[Any]) -> Needed:
    """Returns what a roll must show, as its reading says."""
    terms = tuple([term for term in roll.modifiers if term.amount])
    target = None if rival_of(roll.read) is not None else getattr(roll.read, "target", None)
    whole = target if roll.low else _plus(roll.read)
    rest = 0 if whole is None else whole - sum(term.amount for term in terms)
    wanted = getattr(roll.read, "wanted", None)
    return Needed(roll.rule, roll.dice, roll.aces, roll.by, terms, rest, target, roll.low, wanted)


def _plus(read: Reading[Any]) -> int | None:
    """Returns what a reading adds to the dice, if that is one number."""
    plus = getattr(getattr(read, "of", read), "plus", None)
    return plus if isinstance(plus, int) else None
