"""Pieces of a rule that were weighed by themselves, and the ends they came to."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from tapete.odds.distribution import Distribution
from tapete.odds.keeper import Frozen
from tapete.odds.mixture import Mixture
from tapete.odds.shape import Shape, ends_of, renumbered

End = tuple[Frozen, Any]
"""The state that a stage leaves, and what it gives."""


class Remembered(BaseException):
    """What comes now is known: it was weighed by itself, from the state as it is `now`.

    Not an `Exception`: no rule may catch it.
    """

    def __init__(self, shape: Shape, now: Frozen) -> None:
        super().__init__()
        self.shape, self.now = shape, now


class Stages:
    """What is known of the stages of a rule. Ends that leave and give the same are one."""

    __slots__ = ("_numbers", "_reached", "_renamed", "ends", "known", "looking")

    def __init__(self) -> None:
        self.ends: list[End] = []
        self._numbers: dict[End, int] = {}
        self._reached: dict[int, tuple[Shape, tuple[int, ...]]] = {}
        self._renamed: dict[Hashable, tuple[Shape, Shape]] = {}
        self.known: dict[Hashable, Shape] = {}
        """The stages by what they depend on: their facts, and the state they begin in."""

        self.looking: set[Hashable] = set()
        """The facts of stages that have looked at what was kept apart from them."""

    def number(self, after: Frozen, result: Any) -> int:
        """The number of an end."""
        end = after, result
        found = self._numbers.get(end)
        if found is None:
            found = self._numbers[end] = len(self.ends)
            self.ends.append(end)
        return found

    def rolled(self, odds: Distribution[Any], now: Frozen, then: Callable[[Any], Any]) -> Mixture:
        """A roll that ends a stage: what is made of each outcome is an end."""
        weights: dict[Any, int] = {}
        for outcome, weight in odds.items():
            given = then(outcome)
            weights[given] = weights.get(given, 0) + weight
        ends = {self.number(now, given): weight for given, weight in weights.items()}
        return Mixture(ends, odds.total, (), float(odds.tail))

    def renamed(self, shape: Shape, then: Callable[[Any], Any]) -> Shape:
        """The shape with something else made of what each of its ends gives."""
        ends = self.ends
        return self._led(shape, [(ends[end][0], then(ends[end][1])) for end in self.ends_of(shape)])

    def moved(self, shape: Shape, then: Callable[[Frozen], Frozen]) -> Shape:
        """The shape with something else made of the state that each of its ends leaves."""
        ends = self.ends
        return self._led(shape, [(then(ends[end][0]), ends[end][1]) for end in self.ends_of(shape)])

    def _led(self, shape: Shape, others: list[End]) -> Shape:
        """The shape with other ends in the place of its own."""
        led = [(end, self.number(*o)) for end, o in zip(self.ends_of(shape), others, strict=True)]
        key = id(shape), tuple(led)
        found = self._renamed.get(key)
        if found is None:
            found = self._renamed[key] = shape, renumbered(shape, dict(led))
        return found[1]

    def left_by(self, shape: Shape) -> list[Frozen]:
        """The states that its ends leave."""
        return [self.ends[end][0] for end in self.ends_of(shape)]

    def ends_of(self, shape: Shape) -> tuple[int, ...]:
        """The ends that a shape may come to."""
        found = self._reached.get(id(shape))
        if found is None:
            found = self._reached[id(shape)] = shape, ends_of(shape)
        return found[1]
