"""A kind of deed: when it is offered, why it is barred, what it does, and how it is told."""

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
    """The heading under which the menu shows it."""
    offer: Callable[[W, F], Iterable[Choice]]
    perform: Callable[[W, F, Do, Details], None]
    bar: Callable[[W, F], Iterable[Barred]] = nothing
    whose: Callable[[W, F], bool] | None = None
    """True for the figures that might ever do it. Others do not even see it as barred."""
    also: tuple[str, ...] = ()
    """Other names that deeds of this kind can have."""
    harms: bool = False
    """True if it is meant to leave somebody worse off."""
    bundled: bool = False
    """True if it is much the same whichever target it is done to."""
    wanting: Why | None = None
    """Why it cannot be done where nothing of it is offered, such as nobody being in reach."""

    def terms(self) -> Hashable:
        """Returns the terms of this kind. Kinds with equal terms are barred or allowed together."""
        return self.name
