"""An exact distribution: outcomes with whole-number weights."""

from __future__ import annotations

from collections.abc import Callable, ItemsView, Iterable, Iterator, Mapping
from fractions import Fraction
from math import gcd, lcm, sqrt
from typing import Any, Generic, TypeVar

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
U = TypeVar("U")

EXACT = Fraction(0)


class Distribution(Generic[T_co]):
    """Outcomes and their weights, in lowest terms; it never changes once made.

    `tail` is a bound on the probability that a truncated explosion left at its last outcome;
    it is 0 when every weight is exact.
    """

    __slots__ = ("_tail", "_total", "_weights")

    _weights: dict[Any, int]
    _total: int
    _tail: Fraction

    def __init__(self, weights: Mapping[T_co, int], tail: Fraction = EXACT) -> None:
        self._weights = _ordered(_lowest_terms(_possible(weights)))
        self._total = sum(self._weights.values())
        self._tail = tail

    @classmethod
    def _made(cls, weights: dict[Any, int], tail: Fraction) -> Distribution[Any]:
        """Returns a distribution of weights that are above 0, in a dict that nobody else has."""
        found = cls.__new__(cls)
        found._weights = _ordered(_lowest_terms(weights))
        found._total = sum(found._weights.values())
        found._tail = tail
        return found

    @staticmethod
    def certain(outcome: U) -> Distribution[U]:
        """Returns the distribution of an outcome that always happens."""
        return Distribution({outcome: 1})

    @staticmethod
    def uniform(outcomes: Iterable[U]) -> Distribution[U]:
        """Gives each of the outcomes the same weight; one that is given twice counts double."""
        weights: dict[U, int] = {}
        for outcome in outcomes:
            weights[outcome] = weights.get(outcome, 0) + 1
        return Distribution(weights)

    @staticmethod
    def run(low: int, weights: Iterable[int], tail: Fraction = EXACT) -> Distribution[int]:
        """Gives consecutive numbers, from `low` on, the given weights."""
        return Distribution(dict(enumerate(weights, low)), tail)

    @property
    def total(self) -> int:
        return self._total

    @property
    def tail(self) -> Fraction:
        return self._tail

    @property
    def outcomes(self) -> tuple[T_co, ...]:
        return tuple(self._weights)

    @property
    def weights(self) -> tuple[int, ...]:
        return tuple(self._weights.values())

    def items(self) -> ItemsView[T_co, int]:
        return self._weights.items()

    def __iter__(self) -> Iterator[T_co]:
        return iter(self._weights)

    def __len__(self) -> int:
        return len(self._weights)

    def __contains__(self, outcome: object) -> bool:
        return outcome in self._weights

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Distribution):
            return NotImplemented
        return self._weights == other._weights and self._tail == other._tail

    def __hash__(self) -> int:
        return hash(frozenset(self._weights.items()))

    def __repr__(self) -> str:
        stated = f", tail={self._tail!r}" if self._tail else ""
        return f"Distribution({self._weights!r}{stated})"

    def weight(self, outcome: object) -> int:
        return self._weights.get(outcome, 0)

    def probability(self, outcome: object) -> Fraction:
        return Fraction(self.weight(outcome), self._total)

    def chance(self, predicate: Callable[[T_co], bool]) -> Fraction:
        """Returns the probability that the outcome satisfies the predicate."""
        return Fraction(sum(w for x, w in self._weights.items() if predicate(x)), self._total)

    def floats(self) -> dict[T_co, float]:
        """Returns the probability of each outcome as a float."""
        return {x: w / self._total for x, w in self._weights.items()}

    def map(self, f: Callable[[T_co], U]) -> Distribution[U]:
        """Returns the distribution of `f(outcome)`."""
        weights: dict[U, int] = {}
        for x, w in self._weights.items():
            y = f(x)
            weights[y] = weights.get(y, 0) + w
        return self._made(weights, self._tail)

    def then(self, f: Callable[[T_co], Distribution[U]]) -> Distribution[U]:
        """Returns the distribution of what follows if each outcome leads to one of its own."""
        branches = [(f(x), w) for x, w in self._weights.items()]
        common = lcm(*[branch._total for branch, _ in branches])
        weights: dict[U, int] = {}
        for branch, w in branches:
            scale = w * (common // branch._total)
            for y, v in branch._weights.items():
                weights[y] = weights.get(y, 0) + v * scale
        mixed = [b._tail * w / self._total for b, w in branches if b._tail is not EXACT]
        return self._made(weights, joint_tail(self._tail, *mixed))

    def at_least(self: Distribution[int], n: int) -> Fraction:
        return self.chance(lambda x: x >= n)

    def at_most(self: Distribution[int], n: int) -> Fraction:
        return self.chance(lambda x: x <= n)

    def mean(self: Distribution[int]) -> Fraction:
        return Fraction(sum(x * w for x, w in self._weights.items()), self._total)

    def deviation(self: Distribution[int]) -> float:
        """The standard deviation."""
        mean = self.mean()
        return sqrt(sum(w * (x - mean) ** 2 for x, w in self._weights.items()) / self._total)


def joint_tail(*tails: Fraction) -> Fraction:
    """Returns a bound on the probability that several explosions together leave over."""
    inexact = [tail for tail in tails if tail is not EXACT]
    return sum(inexact, EXACT) if inexact else EXACT


def _possible(weights: Mapping[T, int]) -> dict[T, int]:
    least = min(weights.values(), default=0)
    if least < 0:
        raise ValueError(f"weights must not be negative: {weights}")
    possible = dict(weights) if least else {x: w for x, w in weights.items() if w}
    if not possible:
        raise ValueError("a distribution needs an outcome with a weight above 0")
    return possible


def _lowest_terms(weights: dict[T, int]) -> dict[T, int]:
    divisor = gcd(*weights.values())
    if divisor == 1:
        return weights
    return {x: w // divisor for x, w in weights.items()}


def _ordered(weights: dict[Any, int]) -> dict[Any, int]:
    """Sorts by outcome, if outcomes can be compared; otherwise keeps the order."""
    given = list(weights)
    try:
        ordered = sorted(given)
    except TypeError:
        return weights
    return weights if ordered == given else {x: weights[x] for x in ordered}
