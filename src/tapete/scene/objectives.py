"""Things to be won, as they lie on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar

from tapete.kernel.message import Message
from tapete.scene.board import Pair
from tapete.scene.scene import Area


class Spot(Protocol):
    """A place on the table."""

    @property
    def pair(self) -> Pair: ...


class Carrier(Protocol):
    """A figure that may carry something."""

    @property
    def id(self) -> str: ...

    @property
    def at(self) -> Spot: ...


class Objective(Protocol):
    """Something to be won: where it lies, and who holds or carries it."""

    @property
    def at(self) -> Spot: ...

    @property
    def radius(self) -> int: ...

    @property
    def carrier(self) -> str: ...

    @property
    def holder(self) -> int: ...

    @property
    def done(self) -> bool: ...


T = TypeVar("T", bound=Objective)


def objective_areas(
    objectives: Iterable[T], carriers: Iterable[Carrier], label: Callable[[T], Message]
) -> Iterator[Area]:
    """The objectives that are not done, numbered. A carried one is where its carrier is."""
    places = {one.id: one.at for one in carriers}
    for number, one in enumerate(objectives, start=1):
        if not one.done:
            at = places.get(one.carrier, one.at).pair
            yield Area("objective", at, one.radius, label(one), one.holder, sign=str(number))
