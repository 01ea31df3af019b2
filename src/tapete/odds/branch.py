"""A fork on the way through a rule."""

from __future__ import annotations

from typing import Any, Protocol

from tapete.kernel.seat import Seat
from tapete.odds.distribution import Distribution
from tapete.odds.keeper import Frozen
from tapete.odds.mixture import Mixture
from tapete.odds.shape import Shape, chance, choice, followed
from tapete.odds.value import Value, best_of, valued


class Branch(Protocol):
    """Several ways on, taken one after the other; what each led to is folded into one."""

    @property
    def current(self) -> Any: ...

    def take(self, shape: Shape) -> bool:
        """Keeps what the current way led to and turns to the next; False if it was the last."""
        ...

    def fold(self) -> Shape: ...


class Chances:
    """Chance takes each way, by its weight. `values` stand for the outcomes, where given."""

    __slots__ = ("_at", "_outcomes", "_parts", "_tail", "_values", "_weights")

    def __init__(self, odds: Distribution[Any], values: list[Any] | None = None) -> None:
        self._outcomes = odds.outcomes
        self._weights = odds.weights
        self._tail = float(odds.tail)
        self._values = values
        self._at = 0
        self._parts: list[tuple[int, Shape]] = []

    @property
    def current(self) -> Any:
        outcome = self._outcomes[self._at]
        return outcome if self._values is None else self._values[outcome]

    def take(self, shape: Shape) -> bool:
        self._parts.append((self._weights[self._at], shape))
        self._at += 1
        return self._at < len(self._weights)

    def fold(self) -> Shape:
        return chance(self._parts, self._tail)


class Best:
    """A seat takes the way that is worth most to it; the first of equals.

    In a stage it is left open which that is.
    """

    __slots__ = ("_answers", "_seat", "_ways")

    def __init__(self, answers: list[Any], seat: Seat) -> None:
        self._answers = answers
        self._seat = seat
        self._ways: list[Shape] = []

    @property
    def current(self) -> Any:
        return self._answers[len(self._ways)]

    def take(self, shape: Shape) -> bool:
        self._ways.append(shape)
        return len(self._ways) < len(self._answers)

    def fold(self) -> Shape:
        known = [way for way in self._ways if isinstance(way, Mixture) and way.worth]
        if len(known) < len(self._ways):
            return choice(self._seat, self._ways)
        return best_of(self._seat, [Value(way.worth, way) for way in known]).mixture


class Ends:
    """A stage that was weighed by itself: each of its ends is a way on.

    The current way is the state before the stage, the number of an end, and how much of what has
    already happened was repeated by then.
    """

    __slots__ = ("_at", "_before", "_ends", "_led", "_repeated", "_shape")

    def __init__(self, shape: Shape, ends: tuple[int, ...], before: Frozen, repeated: int) -> None:
        self._shape = shape
        self._ends = ends
        self._before = before
        self._repeated = repeated
        self._at = 0
        self._led: dict[int, Shape] = {}

    @property
    def current(self) -> tuple[Frozen, int, int]:
        return self._before, self._ends[self._at], self._repeated

    def take(self, shape: Shape) -> bool:
        self._led[self._ends[self._at]] = shape
        self._at += 1
        return self._at < len(self._ends)

    def fold(self) -> Shape:
        known = {end: s for end, s in self._led.items() if isinstance(s, Mixture) and s.worth}
        if len(known) < len(self._led):
            return followed(self._shape, self._led)
        return valued(self._shape, known)
