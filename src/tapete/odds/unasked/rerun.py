"""The step of a position, run to its ends after an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from tapete.kernel.game import Tactics
from tapete.kernel.matches.position import Position
from tapete.kernel.matches.script import Given
from tapete.kernel.plain import Plain
from tapete.odds.keeper import Keeper
from tapete.odds.mixture import Mixture
from tapete.odds.policy import Policy
from tapete.odds.table import OddsTable, explore

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
        position = self.position
        given = Given(position.question.key, position.seat, answer)
        script = (*position.script, given)
        return explore(lambda table: end(self._played(table)), policy, most, script, glance)

    def _played(self, table: OddsTable) -> S:
        keeper = self.keeper
        state: S = keeper.state
        keeper.restore(keeper.start)
        table.keeper = keeper
        self.game.step(state, table)
        return state
