"""A state a figure can be in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from tapete.scene import Tone

F = TypeVar("F")
"""A figure."""
V = TypeVar("V")
"""The state or the view in which it stands."""


class Condition(msgspec.Struct, Generic[F, V], frozen=True):
    """What it is called, the rule to read about it, and whether it is good or bad to be so."""

    name: str
    rule: str
    tone: Tone
    told: bool = False
    """Becoming so is part of what came of an answer."""
    counted: bool = False
    """There can be more or less of it, and how much is shown."""
    read: Callable[[F, V], object] | None = None
    """Reads it off a figure; None if the figure has a field of that name."""
    aliases: tuple[str, ...] = ()
    """What events call it besides, or its levels."""

    @property
    def is_worse(self) -> bool:
        """True if a figure that becomes so is worse off."""
        return self.tone == "bad"

    def amount(self, figure: F, view: V) -> int:
        """Returns how much of it a figure has: just True if it is not counted, 0 if not so."""
        found: Any = getattr(figure, self.name) if self.read is None else self.read(figure, view)
        return int(found) if self.counted else bool(found)
