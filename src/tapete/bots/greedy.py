"""A bot that takes the answer with the best forecast."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

from tapete.kernel.matches.position import Position
from tapete.odds.forecast import Depth, NoWorld, Worlds
from tapete.odds.policy import Policy

DEPTH = Depth(Policy.GLANCE, leaves=400, samples=48, worlds=3, told=False)


class GreedyBot:
    """Weighs each candidate to the end of the step, and takes the one worth most to its seat.

    On the way, every seat gives the quick reply of the game's tactics. The bot sees only its
    position, and imagines what is hidden from it.
    """

    thinks = True

    def __init__(self, seed: int = 0, depth: Depth | None = None, candidates: int = 64) -> None:
        self.seed = seed
        self.rng = Random(seed)
        self.depth = depth or DEPTH
        self.candidates = candidates

    def choose(self, position: Position[Any]) -> Any:
        tactics = position.game.tactics.eyed(self.seed)
        weighed = tactics.worth_weighing(position.domain, position.now, position.seat)
        return self._best(position.judged_by(tactics), list(islice(weighed, self.candidates)))

    def _best(self, position: Position[Any], values: Sequence[Any]) -> Any:
        """The value worth most, the first of equals; a single one is not weighed."""
        if len(values) == 1:
            return values[0]
        worlds = Worlds(position, self.depth, Random(self.rng.random()))
        return max(values, key=lambda value: worth_in(worlds, position, value))


def worth_in(worlds: Worlds[Any], position: Position[Any], value: Any) -> float:
    """What an answer is worth to the seat that gives it."""
    try:
        seen = worlds.forecast(position.domain.write(value))
    except NoWorld:
        return 0.0
    return seen.worth[position.seat]
