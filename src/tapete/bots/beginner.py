"""A bot that plays like somebody new to the game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, TypeVar

from tapete.bots.greedy import GreedyBot
from tapete.kernel.matches.position import Position

A = TypeVar("A")

NOTICED = 0.6
"""The part of all it could do that it thinks of."""
LOOKED_AT = 24


class BeginnerBot(GreedyBot):
    """Judges by the game's tactics at first sight, and overlooks some of what it could do.

    At first sight it sees whom it can strike, and nobody who can strike back.
    """

    def choose(self, position: Position[Any]) -> Any:
        game = position.game
        tactics = (game.first_sight or game.tactics).eyed(self.seed)
        seen = position.judged_by(tactics)
        weighed = tactics.worth_weighing(seen.domain, seen.now, seen.seat)
        return self._best(seen, self._noticed(list(islice(weighed, LOOKED_AT))))

    def _noticed(self, values: Sequence[A]) -> list[A]:
        """The values it thinks of; both, if there are only two."""
        count = len(values)
        if count <= 2:
            return list(values)
        places = self.rng.sample(range(count), max(2, round(NOTICED * count)))
        return [values[place] for place in sorted(places)]
