"""Finds the first roll that an answer leads to."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from random import Random
from typing import Any, TypeVar

from tapete.kernel.chance.roll import Chance, Roll
from tapete.kernel.matches.position import Position
from tapete.kernel.matches.script import Given
from tapete.kernel.plain import Plain
from tapete.odds.sampling import SampleTable
from tapete.odds.table import Impossible

T = TypeVar("T")


class _Found(BaseException):
    """The roll was found. It is not an `Exception`, so that no rule catches it."""

    def __init__(self, roll: Roll[Any]) -> None:
        super().__init__()
        self.roll = roll


class _Until(SampleTable):
    """A table that stops at the first new roll that a seat makes."""

    __slots__ = ("_seat",)

    def __init__(self, position: Position[Any], answer: Plain) -> None:
        given = Given(position.question.key, position.seat, answer)
        script = (*position.script, given)
        super().__init__(script, Random(0), position.game.tactics)
        self._seat = position.seat

    def roll(self, chance: Chance[T]) -> T:
        self._look(chance)
        return super().roll(chance)

    def heed(self, chance: Chance[T], kind: Callable[[T], Hashable]) -> T:
        self._look(chance)
        return super().heed(chance, kind)

    def _look(self, chance: Chance[Any]) -> None:
        fresh = self._at >= len(self._script)
        if fresh and isinstance(chance, Roll) and chance.by in (None, self._seat):
            raise _Found(chance)


def first_roll(position: Position[Any], answer: Plain) -> Roll[Any] | None:
    """Returns the first roll the seat would make after its answer; None if there is none.

    Others may roll and decide before it.
    """
    game = position.game
    state = game.snapshots.thaw(game.snapshots.freeze(position.imagined(Random(0))))
    try:
        game.step(state, _Until(position, answer))
    except _Found as found:
        return found.roll
    except Impossible:
        return None
    return None
