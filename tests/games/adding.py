"""The arithmetic of every roll that a match makes: what is shown must add up."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from tapete.kernel.chance.roll import Chance, Modifier, Roll
from tapete.kernel.event import Rolled
from tapete.kernel.tables.live import rolled
from tapete.kernel.tables.relay import Relay

R = TypeVar("R")
T = TypeVar("T")


def amount(terms: tuple[Modifier, ...]) -> int:
    return sum(term.amount for term in terms)


def misreckoned(event: Rolled) -> str:
    """What does not add up in a roll; empty if all does."""
    kept = sum(event.values[place] for place in event.kept)
    if event.total is not None and kept + amount(event.modifiers) != event.total:
        return f"{event.rule}: {kept} and {event.modifiers} do not make {event.total}"
    if event.needs and event.target is not None and amount(event.needs) != event.target:
        return f"{event.rule}: {event.needs} do not make {event.target}"
    return ""


class Adding(Relay):
    """Looks at every roll before it is made, as if the dice had fallen high, low and in between."""

    __slots__ = ()

    def roll(self, chance: Chance[T]) -> T:
        _check(chance)
        return self.table.roll(chance)

    def heed(self, chance: Chance[T], kind: Callable[[T], Hashable]) -> T:
        _check(chance)
        return self.table.heed(chance, kind)

    def last_roll(
        self,
        chance: Chance[T],
        then: Callable[[T], R],
        kind: Callable[[T], Hashable] | None = None,
    ) -> R:
        _check(chance)
        return self.table.last_roll(chance, then, kind)


def _check(chance: Chance[Any]) -> None:
    if isinstance(chance, Roll):
        for faces in _falls(chance.dice):
            wrong = misreckoned(rolled(chance, faces, faces))
            assert not wrong, wrong


def _falls(dice: tuple[int, ...]) -> list[tuple[int, ...]]:
    climbing = tuple([1 + place % sides for place, sides in enumerate(dice)])
    return [tuple([1] * len(dice)), dice, climbing]
