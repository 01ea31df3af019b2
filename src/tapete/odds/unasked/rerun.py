"""The step of a position, run to its ends after an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from tapete.kernel.game import Tactics
from tapete.kernel.matches.position import Position
from tapete.kernel.matches.script import Entry, Given
from tapete.kernel.plain import Plain
from tapete.odds.keeper import Keeper
from tapete.odds.mixture import Mixture
from tapete.odds.policy import Policy
from tapete.odds.table import OddsTable, explore
from tapete.odds.unasked.trial import Trial

S = TypeVar("S")

End: TypeAlias = Callable[[S], tuple[Any, tuple[float, ...]]]
"""What counts of a state at the end of a step, and what it is worth to each seat."""


class Rerun(Generic[S]):
    """One position whose answers are weighed, each to all the ends of the running step."""

    def __init__(self, position: Position[S]) -> None:
        self.position, self.game = position, position.game
        snapshots = self.game.snapshots
        self.keeper = Keeper(snapshots.thaw(snapshots.freeze(position.before)))

    def after(
        self, answer: Plain, end: End[S], policy: Policy, most: int, glance: Tactics[S] | None
    ) -> Mixture:
        """Returns what may come of an answer; raises `TooManyLeaves` beyond so many runs."""
        script = self._script(answer)
        return explore(lambda table: end(self._played(table)), policy, most, script, glance)

    def tried(self, answer: Plain, rng: Random) -> Iterator[S]:
        """The ends after an answer with some dice, one for each way that the seats may decide."""
        table = Trial(self._script(answer), rng)
        for _ in table.ways():
            yield self._played(table, staged=False)

    def _script(self, answer: Plain) -> tuple[Entry | None, ...]:
        """What has happened in the step so far, and then the answer."""
        position = self.position
        return (*position.script, Given(position.question.key, position.seat, answer))

    def _played(self, table: OddsTable, *, staged: bool = True) -> S:
        keeper = self.keeper
        state: S = keeper.state
        keeper.restore(keeper.start)
        table.keeper = keeper if staged else None
        self.game.step(state, table)
        return state
