"""A kind of deed: when it is offered, why it is not, what it does, and all that is said of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Generic, TypeVar

import msgspec

from tapete.deeds.barring import Why
from tapete.deeds.do import Details, Do
from tapete.kernel import Barred, Choice

W = TypeVar("W")
"""A game's world: its state, table and rules together."""
F = TypeVar("F")
"""A figure of the game."""


def always(name: str) -> Callable[[Any, Any], Iterable[Choice]]:
    """What a kind offers that can be done at any time, in one way."""
    choices = [Choice(Do(name))]
    return lambda world, figure: choices


def nothing(world: Any, figure: Any) -> Iterable[Barred]:
    return ()


class Kind(msgspec.Struct, Generic[W, F], frozen=True):
    """One kind of deed. A game adds what only its own deeds have."""

    name: str
    group: str
    """The heading it stands under."""
    offer: Callable[[W, F], Iterable[Choice]]
    perform: Callable[[W, F, Do, Details], None]
    bar: Callable[[W, F], Iterable[Barred]] = nothing
    whose: Callable[[W, F], bool] | None = None
    """The figures that might ever want to: to others it is not even barred."""
    also: tuple[str, ...] = ()
    """Other names that its deeds go by."""
    harms: bool = False
    """Meant to leave somebody worse off."""
    bundled: bool = False
    """Much the same whomever it is done to."""
    wanting: Why | None = None
    """Why it cannot be done where nothing of it is offered: nobody is in reach."""

    def terms(self) -> Hashable:
        """Kinds on the same terms are out of the question together."""
        return self.name
