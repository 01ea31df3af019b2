"""A fork on the way through a rule."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Protocol

from tapete.kernel.seat import Seat
from tapete.odds.distribution import Distribution
from tapete.odds.mixture import Mixture, mixed


class Branch(Protocol):
    """Several ways on, taken one after the other; what each led to is folded into one."""

    @property
    def current(self) -> Any: ...

    def take(self, mixture: Mixture) -> bool:
        """Keeps what the current way led to and turns to the next; False if it was the last."""
        ...

    def fold(self) -> Mixture: ...


class Chances:
    """Chance takes each way, by its weight. `values` stand for the outcomes, where given."""

    __slots__ = ("_at", "_outcomes", "_parts", "_tail", "_values", "_weights")

    def __init__(self, odds: Distribution[Any], values: list[Any] | None = None) -> None:
        self._outcomes = odds.outcomes
        self._weights = odds.weights
        self._tail = float(odds.tail)
        self._values = values
        self._at = 0
        self._parts: list[tuple[int, Mixture]] = []

    @property
    def current(self) -> Any:
        outcome = self._outcomes[self._at]
        return outcome if self._values is None else self._values[outcome]

    def take(self, mixture: Mixture) -> bool:
        self._parts.append((self._weights[self._at], mixture))
        self._at += 1
        return self._at < len(self._weights)

    def fold(self) -> Mixture:
        return mixed(self._parts, self._tail)


class Settled:
    """No fork, but a place that may be reached by several ways; what it leads to is remembered."""

    __slots__ = ("_found", "_key", "_memory")

    current = None

    def __init__(self, memory: dict[Hashable, Mixture], key: Hashable) -> None:
        self._memory = memory
        self._key = key

    def take(self, mixture: Mixture) -> bool:
        self._found = mixture
        self._memory[self._key] = mixture
        return False

    def fold(self) -> Mixture:
        return self._found


class Best:
    """A seat takes the way that is worth most to it; the first of equals."""

    __slots__ = ("_answers", "_at", "_best", "_seat")

    def __init__(self, answers: list[Any], seat: Seat) -> None:
        self._answers = answers
        self._seat = seat
        self._at = 0
        self._best: Mixture | None = None

    @property
    def current(self) -> Any:
        return self._answers[self._at]

    def take(self, mixture: Mixture) -> bool:
        if self._best is None or mixture.worth[self._seat] > self._best.worth[self._seat]:
            self._best = mixture
        self._at += 1
        return self._at < len(self._answers)

    def fold(self) -> Mixture:
        assert self._best is not None
        return self._best
