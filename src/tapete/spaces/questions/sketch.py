"""What an answer looks like on the board before it is given."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from tapete.kernel.plain import Plain
from tapete.spaces.plane.point import Point
from tapete.spaces.routes.cells import Cells


class Sketch(msgspec.Struct, frozen=True):
    """The way walked and its cost, by a base so wide; or the outline of an area."""

    path: tuple[Point, ...] = ()
    cost: int | None = None
    radius: int = 0
    area: tuple[Point, ...] = ()


@runtime_checkable
class Pointed(Protocol):
    """A question that is answered by pointing at places of the board."""

    def head(self, points: Sequence[Point]) -> Plain:
        """The best answer that leads through these places to the last; it may yet be refused."""
        ...

    def sketch(self, answer: object) -> Sketch:
        """How an answer looks, whether or not it would be refused."""
        ...


@runtime_checkable
class Bounded(Protocol):
    """One whose every answer leads to a place not too far away."""

    def within_reach(self) -> Cells:
        """All the places an answer can lead to."""
        ...


@runtime_checkable
class Abridged(Protocol):
    """One with so many answers that only some are put on a list: any other is drawn."""

    def few(self) -> Iterable[Any]:
        """Some of its candidates, at once."""
        ...
