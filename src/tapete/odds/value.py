"""What a shape is worth, once it is known what its ends are: a seat that decides takes the best."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import mul

import msgspec

from tapete.kernel.seat import Seat
from tapete.odds.mixture import Mixture, mixed
from tapete.odds.shape import Choice, Fork, Shape, Then

MARGIN = 1e-9
"""Worths that differ by less are equal: they are sums of floats."""


class Value(msgspec.Struct, eq=False, gc=False):
    """What may come, and what it is worth to each seat.

    The weights of what may come are mixed only when they are asked for: not those of the ways that
    nobody takes.
    """

    worth: tuple[float, ...]
    known: Mixture | None = None
    parts: list[tuple[int, Value]] = []
    tail: float = 0.0

    @property
    def mixture(self) -> Mixture:
        if self.known is None:
            parts = [(weight, part.mixture) for weight, part in self.parts]
            self.known = mixed(parts, self.tail, self.worth)
        return self.known

    @staticmethod
    def mixed(parts: list[tuple[int, Value]], tail: float) -> Value:
        """Several values, each with its weight."""
        if len(parts) == 1 and not tail:
            return parts[0][1]
        total = sum([weight for weight, _ in parts])
        shares = [weight / total for weight, _ in parts]
        each = zip(*[part.worth for _, part in parts], strict=True)
        worth = tuple([sum(map(mul, shares, worths)) for worths in each])
        return Value(worth, None, parts, tail)


def valued(shape: Shape, led: Mapping[int, Mixture]) -> Mixture:
    """What may come of a shape by best play, given what each of its ends leads to."""
    return _Valuing({end: Value(part.worth, part) for end, part in led.items()}).of(shape).mixture


def best_of(seat: Seat, ways: Iterable[Value]) -> Value:
    """The way that is worth most to a seat; the first of equals."""
    first, *others = ways
    for way in others:
        if way.worth[seat] > first.worth[seat] + MARGIN:
            first = way
    return first


class _Valuing:
    """The values of shapes whose ends are worth something; each shape is valued once."""

    __slots__ = ("_known", "_led")

    def __init__(self, led: Mapping[int, Value]) -> None:
        self._led = led
        self._known: dict[int, Value] = {}

    def of(self, shape: Shape) -> Value:
        found = self._known.get(id(shape))
        if found is None:
            found = self._known[id(shape)] = self._valued(shape)
        return found

    def _valued(self, shape: Shape) -> Value:
        if isinstance(shape, Mixture):
            led = self._led
            if len(shape.weights) == 1 and not shape.tail:
                return led[next(iter(shape.weights))]
            return Value.mixed([(w, led[end]) for end, w in shape.weights.items()], shape.tail)
        if isinstance(shape, Choice):
            return best_of(shape.seat, [self.of(way) for way in shape.ways])
        if isinstance(shape, Fork):
            return Value.mixed([(w, self.of(part)) for w, part in shape.parts], shape.tail)
        return self._after(shape)

    def _after(self, then: Then) -> Value:
        """What comes after is valued first: what comes before hangs on it."""
        return _Valuing({end: self.of(shape) for end, shape in then.led.items()}).of(then.shape)
