"""The ways to do a deed: to whom or with what, why some are barred, and what can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from tapete.deeds.barring import Why
from tapete.deeds.do import Do
from tapete.kernel.plain import Plain

W = TypeVar("W")
"""A game's world: its state, table and rules together."""
F = TypeVar("F")
"""A figure of the game."""
T = TypeVar("T")
"""Somebody or something that a deed is done to."""
X = TypeVar("X")
"""Something that a deed is done with."""
Options: TypeAlias = Mapping[str, Sequence[Plain]]
"""The values that each detail of a deed may have, the usual one first."""
Way: TypeAlias = tuple[Do, Why | None, Callable[[], Options]]
"""A deed, why it is barred if it is, and its details, worked out only if they are needed."""


def free(*_: object) -> None:
    """Nothing is in the way."""


def always(*_: object) -> bool:
    return True


def plain(*_: object) -> Options:
    """There are no details."""
    return {}


def to_id(name: str, one: Any, item: int = -1) -> Do:
    return Do(name, one.id, item)


class Ways(msgspec.Struct, Generic[W, F], frozen=True):
    """All the ways to do a deed. Some are offered, the others are barred."""

    def each(self, name: str, world: W, figure: F) -> Iterable[Way]:
        raise NotImplementedError


class Alone(Ways[W, F], frozen=True):
    """One way, with nothing and to nobody."""

    details: Callable[[W, F], Options] = plain

    def each(self, name: str, world: W, figure: F) -> Iterable[Way]:
        return [(Do(name), None, partial(self.details, world, figure))]


class ToEach(Ways[W, F], Generic[W, F, T], frozen=True):
    """One way for each of those it might be done to.

    `do` makes the deed out of its name and the target, which usually has an `id`.
    """

    whom: Callable[[W, F], Iterable[T]]
    why_not: Callable[[W, F, T], Why | None] = free
    details: Callable[[W, F, T], Options] = plain
    do: Callable[[str, T], Do] = to_id

    def each(self, name: str, world: W, figure: F) -> Iterator[Way]:
        for one in self.whom(world, figure):
            why = self.why_not(world, figure, one)
            yield self.do(name, one), why, partial(self.details, world, figure, one)


class WithEach(Ways[W, F], Generic[W, F, X], frozen=True):
    """One way for each thing it might be done with. Things come with their indices."""

    what: Callable[[W, F], Iterable[tuple[int, X]]]
    why_not: Callable[[W, F, X], Why | None] = free
    details: Callable[[W, F, X], Options] = plain

    def each(self, name: str, world: W, figure: F) -> Iterator[Way]:
        for place, thing in self.what(world, figure):
            why = self.why_not(world, figure, thing)
            yield Do(name, item=place), why, partial(self.details, world, figure, thing)


class Crossed(Ways[W, F], Generic[W, F, X, T], frozen=True):
    """One way for each thing it might be done with and each of those it might be done to.

    `unusable` says why a thing cannot be used on anybody.
    """

    what: Callable[[W, F], Iterable[tuple[int, X]]]
    whom: Callable[[W, F, X], Iterable[T]]
    unusable: Callable[[W, F, X], Why | None] = free
    why_not: Callable[[W, F, X, T], Why | None] = free
    details: Callable[[W, F, X, T], Options] = plain
    do: Callable[[str, T, int], Do] = to_id

    def each(self, name: str, world: W, figure: F) -> Iterator[Way]:
        for place, thing in self.what(world, figure):
            unusable = self.unusable(world, figure, thing)
            for one in self.whom(world, figure, thing):
                why = unusable or self.why_not(world, figure, thing, one)
                details = partial(self.details, world, figure, thing, one)
                yield self.do(name, one, place), why, details


class Listed(Ways[W, F], frozen=True):
    """Ways that a function tells one by one."""

    every: Callable[[W, F], Iterable[Way]]

    def each(self, name: str, world: W, figure: F) -> Iterable[Way]:
        return self.every(world, figure)
