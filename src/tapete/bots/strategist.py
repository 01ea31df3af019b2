"""A bot that looks at a whole activation and the reply to it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tapete.bots.foresight import Prospect
from tapete.bots.greedy import GreedyBot, worth_in
from tapete.kernel.matches.position import Position
from tapete.odds.forecast import Worlds

MARGIN = 0.05
"""How much less than the best an answer may be worth, and still be looked into further."""


class StrategistBot(GreedyBot):
    """Weighs all answers as the greedy bot does, then looks ahead from the most promising ones.

    How long it thinks is counted in answers weighed and not in seconds: a match replays alike.
    """

    def _best(self, position: Position[Any], values: Sequence[Any]) -> Any:
        if len(values) == 1:
            return values[0]
        luck = self.rng.random()
        worlds = Worlds(position, self.depth, Random(luck))
        worth = [worth_in(worlds, position, value) for value in values]
        best = max(worth)
        order = sorted(range(len(values)), key=lambda place: -worth[place])
        near = [place for place in order if best - worth[place] <= MARGIN]
        if len(near) == 1 or not _opens(position):
            return values[order[0]]
        ahead = position.game.tactics.lookahead
        followed = {place: values[place] for place in near[: ahead.promising]}
        found = self._followed(position, followed, luck)
        return values[_furthest(found, worth, ahead.replies)]

    def _followed(
        self, position: Position[Any], values: dict[int, Any], luck: float
    ) -> dict[int, Prospect]:
        """The prospects of the values by their places, as many as there is time for."""
        found: dict[int, Prospect] = {}
        most = position.game.tactics.lookahead.weighed
        for place, value in values.items():
            if sum(prospect.weighed for prospect in found.values()) < most:
                found[place] = Prospect(position, value, luck)
        return found


def _furthest(prospects: dict[int, Prospect], worth: Sequence[float], replies: int) -> int:
    """The place of the value that is worth most once the reply is over."""

    def stands(place: int) -> float:
        return worth[place] + prospects[place].gained

    order = sorted(prospects, key=stands, reverse=True)
    if replies < 2:
        return order[0]
    best = stands(order[0])
    close = [place for place in order[:replies] if best - stands(place) <= MARGIN]
    for place in close if len(close) > 1 else ():
        prospects[place].reply()
    return max(close, key=stands)


def _opens(position: Position[Any]) -> bool:
    """True if the question opens a step: what is asked later is a detail of something done."""
    return not any(position.script)
