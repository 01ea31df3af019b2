"""A player that answers at once."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from tapete.kernel.matches.position import Position


class Bot(Protocol):
    """A computer player. One that does not think is not shown the table: its answer is random."""

    thinks: bool
    rng: Random

    def choose(self, position: Position[Any]) -> Any:
        """Returns a value of the position's domain."""
        ...
