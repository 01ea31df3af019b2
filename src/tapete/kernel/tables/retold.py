"""A table in another world, at which what has happened so far happens again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from tapete.kernel.chance.dice import Dice
from tapete.kernel.chance.roll import Chance, Draw
from tapete.kernel.matches.script import Entry, Fallen
from tapete.kernel.tables.live import LiveTable

T = TypeVar("T")


class Incomparable(Exception):
    """In that world, this step could not have gone as it did."""


class Otherwise(Exception):
    """Something is rolled at a point where the match asks a question."""


class RetoldTable(LiveTable):
    """Repeats earlier outcomes, though the piles may now hold other things. Nothing new falls."""

    __slots__ = ()

    def roll(self, chance: Chance[T]) -> T:
        if self._at == len(self._script):
            raise Otherwise
        entry = self._script[self._at]
        self._at += 1
        if not isinstance(entry, Fallen):
            raise Incomparable
        if isinstance(chance, Draw) and entry.outcome not in chance.items:
            raise Incomparable
        outcome: T = entry.outcome
        return outcome


class RedrawnTable(RetoldTable):
    """Repeats what has happened so far, then plays on: dice are thrown, and what was drawn in the
    match is drawn again, if it is there to be drawn."""

    __slots__ = ("_drawn",)

    def __init__(self, script: list[Entry], dice: Dice, drawn: Iterator[Any]) -> None:
        super().__init__(script, dice)
        self._drawn = drawn

    def roll(self, chance: Chance[T]) -> T:
        fresh = self._at == len(self._script)
        return LiveTable.roll(self, chance) if fresh else super().roll(chance)

    def _draw(self, draw: Draw[T]) -> T:
        self._dice.face(len(draw.items))
        item = next(self._drawn, None)
        if item not in draw.items:
            raise Incomparable
        return self._drew(draw, item)
