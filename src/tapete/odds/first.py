"""The first roll that an answer leads to."""

from __future__ import annotations

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
    """Not an `Exception`: no rule may catch it."""

    def __init__(self, roll: Roll[Any]) -> None:
        super().__init__()
        self.roll = roll


class _Until(SampleTable):
    """Stops at the first roll that a seat makes after what is known."""

    __slots__ = ("_seat",)

    def __init__(self, position: Position[Any], answer: Plain) -> None:
        given = Given(position.question.key, position.seat, answer)
        script = (*position.script, given)
        super().__init__(script, Random(0), position.game.tactics)
        self._seat = position.seat

    def roll(self, chance: Chance[T]) -> T:
        fresh = self._at >= len(self._script)
        if fresh and isinstance(chance, Roll) and chance.by in (None, self._seat):
            raise _Found(chance)
        return super().roll(chance)


def first_roll(position: Position[Any], answer: Plain) -> Roll[Any] | None:
    """The first dice the seat would throw for it, whatever others do before; None if none."""
    game = position.game
    state = game.imagine(position.before, position.seat, Random(0))
    state = game.snapshots.thaw(game.snapshots.freeze(state))
    try:
        game.step(state, _Until(position, answer))
    except _Found as found:
        return found.roll
    except Impossible:
        return None
    return None
