"""A state that a figure can be in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sized
from typing import Any, Generic, TypeVar

import msgspec

from tapete.scene import Tone

K = TypeVar("K")
"""One sort of figures."""
F = TypeVar("F")
"""A figure."""
V = TypeVar("V")
"""The state or view in which the figure stands."""


def of(kind: type[K], read: Callable[[K, V], object]) -> Callable[[Any, V], object]:
    """Reads a condition that only one sort of figures can be in; no others ever are."""
    return lambda figure, view: isinstance(figure, kind) and read(figure, view)


class Condition(msgspec.Struct, Generic[F, V], frozen=True):
    """A condition: its name, the rule about it, and whether it is good or bad for a figure."""

    name: str
    rule: str
    tone: Tone
    told: bool = False
    """True if gaining it is reported as a result of an answer."""
    counted: bool = False
    """True if it has an amount, which is shown."""
    read: Callable[[F, V], object] | None = None
    """Reads it from a figure; None if the figure has a field of that name."""
    aliases: tuple[str, ...] = ()
    """Other names that events use for it or its levels."""

    @property
    def is_worse(self) -> bool:
        """True if a figure is worse off in this condition."""
        return self.tone == "bad"

    def amount(self, figure: F, view: V) -> int:
        """Returns how much of it a figure has, or how many; if that is not counted, whether any."""
        found: Any = getattr(figure, self.name) if self.read is None else self.read(figure, view)
        return counted(found) if self.counted else bool(found)


def counted(found: Any) -> int:
    """Returns how much there is of something, or how many."""
    return len(found) if isinstance(found, Sized) else int(found)


def among(kind: type[Any], *conditions: Condition[F, V]) -> Iterator[Condition[F, V]]:
    """Conditions that only one sort of figures can be in, read from its fields unless they say."""
    for one in conditions:
        read = one.read or _field(one.name)
        yield msgspec.structs.replace(one, read=of(kind, read))


def _field(name: str) -> Callable[[Any, Any], object]:
    return lambda figure, view: getattr(figure, name)
