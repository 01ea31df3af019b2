"""A bot that takes the answer with the best forecast."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from tapete.kernel.matches.position import Position
from tapete.odds.forecast import Depth, NoWorld, forecast
from tapete.odds.policy import Policy


class GreedyBot:
    """Weighs each candidate to the end of the step, and takes what is worth most to its seat.

    On the way all seats reply at a glance, as the game's tactics know. It sees only its position;
    what is hidden from it, it imagines.
    """

    thinks = True

    def __init__(self, seed: int = 0, depth: Depth | None = None, candidates: int = 64) -> None:
        self.rng = Random(seed)
        self.depth = depth or Depth(Policy.GLANCE, leaves=400, samples=16, worlds=3)
        self.candidates = candidates

    def choose(self, position: Position[Any]) -> Any:
        tactics = position.game.tactics
        weighed = tactics.worth_weighing(position.domain, position.now, position.seat)
        values = list(islice(weighed, self.candidates))
        if len(values) == 1:
            return values[0]
        worlds = self.rng.random()
        return max(values, key=lambda value: self._worth(position, value, worlds))

    def _worth(self, position: Position[Any], value: Any, worlds: float) -> float:
        """Each value is weighed in the same imagined worlds, so that luck favours none."""
        answer = position.domain.write(value)
        try:
            seen = forecast(position, answer, self.depth, Random(worlds))
        except NoWorld:
            return 0.0
        return seen.worth[position.seat]
