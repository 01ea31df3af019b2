"""A table that takes one way through a rule by chance, and every answer that seats may give."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from tapete.kernel.matches.script import Entry
from tapete.odds.branch import Branch, Chances
from tapete.odds.distribution import Distribution
from tapete.odds.mixture import certain
from tapete.odds.policy import Policy
from tapete.odds.table import OddsTable

NOTHING = certain(0, ())


class Trial(OddsTable):
    """What may come of it with these dice, whatever the seats decide."""

    __slots__ = ("_rng",)

    def __init__(self, script: Sequence[Entry | None], rng: Random) -> None:
        super().__init__([], Policy.BEST, script)
        self._rng = rng

    def ways(self) -> Iterator[None]:
        """Stops at the beginning of each way, which is then to be run."""
        more = True
        while more:
            self.restart()
            yield
            more = self._turn()

    def _turn(self) -> bool:
        """Turns to the next way; False if there is none."""
        branches = self.branches
        while branches and not branches[-1].take(NOTHING):
            branches.pop()
        return bool(branches)

    def _chances(self, odds: Distribution[Any]) -> Branch:
        """All outcomes are tried alike, so that rare ones are not missed."""
        outcome = odds.outcomes[int(self._rng.random() * len(odds.outcomes))]
        return Chances(Distribution.uniform([outcome]))
