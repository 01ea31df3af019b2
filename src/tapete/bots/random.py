"""A bot that takes any allowed answer."""

from __future__ import annotations

from random import Random
from typing import Any

from tapete.kernel.matches.position import Position


class RandomBot:
    """Picks an allowed answer at random, without looking at the table."""

    thinks = False

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, position: Position[Any]) -> Any:
        return position.domain.sample(self.rng)
