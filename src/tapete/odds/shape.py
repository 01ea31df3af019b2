"""What may come of a piece of a rule before its ends are worth anything.

Where somebody decides on the way, what is best hangs on what comes after the piece: so its chances
and choices are kept as they are, and folded once it is known what each end leads to.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import gcd
from typing import TypeAlias

import msgspec

from tapete.kernel.seat import Seat
from tapete.odds.mixture import Mixture, certain, gathered, mixed


class Fork(msgspec.Struct, frozen=True, eq=False, gc=False):
    """Chance takes each part by its weight, and somebody decides in at least one of them."""

    parts: tuple[tuple[int, Shape], ...]
    tail: float = 0.0

    def inner(self) -> list[Shape]:
        return [part for _, part in self.parts]


class Choice(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A seat takes one of the ways."""

    seat: Seat
    ways: tuple[Shape, ...]

    def inner(self) -> Sequence[Shape]:
        return self.ways


class Then(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A shape in which somebody decides, and what each of its ends leads to."""

    shape: Shape
    led: Mapping[int, Shape]

    def inner(self) -> Iterable[Shape]:
        """Its ends are those of what comes after."""
        return self.led.values()


Shape: TypeAlias = Mixture | Fork | Choice | Then
"""Shared pieces are the same object: a shape is a graph, not a tree."""


def chance(parts: list[tuple[int, Shape]], tail: float = 0.0) -> Shape:
    """Parts by their weights. Where nobody decides in any of them, their mixture."""
    plain = [(weight, part) for weight, part in parts if isinstance(part, Mixture)]
    if len(plain) == len(parts):
        return mixed(plain, tail)
    found: list[tuple[int, Shape]] = gathered([p for p in parts if not isinstance(p[1], Mixture)])
    if plain:
        found.append((sum([weight for weight, _ in plain]), mixed(plain)))
    return found[0][1] if len(found) == 1 and not tail else Fork(tuple(found), tail)


def choice(seat: Seat, ways: Sequence[Shape]) -> Shape:
    """A choice between the ways; if all come to the same, just that."""
    first = ways[0]
    same = isinstance(first, Mixture) and all(way == first for way in ways[1:])
    return first if same else Choice(seat, tuple(ways))


def followed(shape: Shape, led: Mapping[int, Shape]) -> Shape:
    """A shape, each of whose ends has led to another."""
    if isinstance(shape, Mixture):
        return chance([(weight, led[end]) for end, weight in shape.weights.items()], shape.tail)
    return Then(shape, led)


def renumbered(shape: Shape, numbers: Mapping[int, int]) -> Shape:
    """The shape with other ends in the place of its own."""
    if isinstance(shape, Choice) and all(isinstance(way, Mixture) for way in shape.ways):
        return Choice(shape.seat, tuple([renumbered(way, numbers) for way in shape.ways]))
    if not isinstance(shape, Mixture):
        return Then(shape, {end: certain(number, ()) for end, number in numbers.items()})
    weights: dict[int, int] = {}
    for end, weight in shape.weights.items():
        number = numbers[end]
        weights[number] = weights.get(number, 0) + weight
    return msgspec.structs.replace(shape, weights=weights)


def ends_of(shape: Shape) -> tuple[int, ...]:
    """The ends a shape may come to, each once."""
    found: dict[int, object] = {}
    seen: set[int] = set()

    def visit(shape: Shape) -> None:
        if isinstance(shape, Mixture):
            found.update(shape.weights)
        elif id(shape) not in seen:
            seen.add(id(shape))
            for part in shape.inner():
                visit(part)

    visit(shape)
    return tuple(found)


def lowest_terms(shape: Shape) -> Shape:
    """The same with smaller weights, if nobody decides in it."""
    if not isinstance(shape, Mixture):
        return shape
    divisor = gcd(*shape.weights.values())
    if divisor == 1:
        return shape
    weights = {end: weight // divisor for end, weight in shape.weights.items()}
    return msgspec.structs.replace(shape, weights=weights, total=shape.total // divisor)
