"""Somebody who answers at once."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from tapete.kernel.matches.position import Position


class Bot(Protocol):
    """A bot that does not think takes any allowed answer, and is never shown the table."""

    thinks: bool
    rng: Random

    def choose(self, position: Position[Any]) -> Any:
        """A value of the position's domain."""
        ...
