"""One way through a rule, at random: for rules with more ends than can be weighed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any, TypeVar

from tapete.kernel.game import Tactics
from tapete.kernel.matches.script import Entry
from tapete.odds.branch import Branch
from tapete.odds.distribution import Distribution
from tapete.odds.policy import Policy
from tapete.odds.shape import Shape
from tapete.odds.table import OddsTable

T = TypeVar("T")


class _Picked:
    """A fork of which only one way is taken."""

    __slots__ = ("current",)

    def __init__(self, value: Any) -> None:
        self.current = value

    def take(self, shape: Shape) -> bool:
        return False

    def fold(self) -> Shape:
        raise AssertionError("a sampled path is not folded")


class SampleTable(OddsTable):
    """Takes one branch at each fork, by its weight; seats reply at a glance, or anything."""

    __slots__ = ("_rng",)

    def __init__(
        self, script: Sequence[Entry | None], rng: Random, tactics: Tactics[Any] | None = None
    ) -> None:
        super().__init__([], Policy.ANY if tactics is None else Policy.GLANCE, script, tactics)
        self._rng = rng

    def stage(self, rule: Callable[[], T], *facts: Hashable) -> T:
        return rule()

    def _chances(self, odds: Distribution[Any]) -> Branch:
        return _Picked(self._rng.choices(odds.outcomes, odds.weights)[0])

    def _choice(self, answers: list[tuple[int, Any]]) -> Branch:
        return _Picked(self._rng.choice(answers))
