"""How an answer looks on the board before it is given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

import msgspec

from tapete.kernel.plain import Plain
from tapete.spaces.plane.point import Point
from tapete.spaces.routes.reachable import Cells


class Sketch(msgspec.Struct, frozen=True):
    """The path and cost of a base of that radius; or the outline of an area."""

    path: tuple[Point, ...] = ()
    cost: int | None = None
    radius: int = 0
    area: tuple[Point, ...] = ()


@runtime_checkable
class Pointed(Protocol):
    """A question that is answered by pointing at places on the board."""

    def head(self, points: Sequence[Point]) -> Plain:
        """The best answer that leads through these places to the last; it may still be refused."""
        ...

    def sketch(self, answer: object) -> Sketch:
        """How an answer looks, whether or not it would be refused."""
        ...


@runtime_checkable
class Bounded(Protocol):
    """A question whose every answer leads to a place not too far away."""

    def within_reach(self) -> Cells:
        """All the places that an answer can lead to."""
        ...


@runtime_checkable
class Walked(Pointed, Protocol):
    """A question where to walk, no further than an allowance."""

    @property
    def allowance(self) -> int:
        """The most that a way may cost."""
        ...

    def further(self, times: int) -> Pointed:
        """The same question with so many times the allowance."""
        ...


@runtime_checkable
class Steep(Protocol):
    """A question about ways up and down walls: one may stop on a wall, or drop from too high."""

    @property
    def steep(self) -> bool:
        """True if there is a wall or an edge near."""
        ...

    def fall(self, to: Point) -> Plain | None:
        """The drop that would do harm and ends nearest to a lower place; None if there is none."""
        ...

    def heights(self, answer: object) -> tuple[int, int, int] | None:
        """The least and greatest height of a wall to stop at, and where the answer leaves it."""
        ...

    def hang(self, answer: object, height: int) -> Plain:
        """The answer that stops at that height; it may still be refused."""
        ...
