"""Plays a rule once, at random, for rules with too many outcomes to weigh them all."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any, TypeVar

from tapete.kernel.chance.roll import Chance, Draw
from tapete.kernel.game import Tactics
from tapete.kernel.matches.script import Entry
from tapete.kernel.tables.table import Apart
from tapete.odds.branch import Branch
from tapete.odds.distribution import Distribution
from tapete.odds.policy import Policy
from tapete.odds.runs import TooManyLeaves
from tapete.odds.shape import Shape
from tapete.odds.table import OddsTable

T = TypeVar("T")


class _Picked:
    """A fork where only one branch is taken."""

    __slots__ = ("current",)

    def __init__(self, value: Any) -> None:
        self.current = value

    def take(self, shape: Shape) -> bool:
        return False

    def fold(self) -> Shape:
        raise AssertionError("a sampled path is not folded")


class SampleTable(OddsTable):
    """Takes one random branch at each fork, by weight.

    Seats give the quick replies of the tactics; without tactics, any answer.
    """

    __slots__ = ("_rng",)

    def __init__(
        self, script: Sequence[Entry | None], rng: Random, tactics: Tactics[Any] | None = None
    ) -> None:
        super().__init__([], Policy.ANY if tactics is None else Policy.GLANCE, script, tactics)
        self._rng = rng

    def stage(self, rule: Callable[[], T], *facts: Hashable, apart: Apart = None) -> T:
        return rule()

    def _fork(self, chance: Chance[T], kind: Callable[[T], Hashable] | None = None) -> Branch:
        """Dice of which too much can come are thrown."""
        try:
            return super()._fork(chance, kind)
        except TooManyLeaves:
            assert not isinstance(chance, Draw)
            faces = [self._rng.randint(1, sides) for sides in chance.dice]
            return _Picked(chance.read(tuple(faces)))

    def _chances(self, odds: Distribution[Any]) -> Branch:
        return _Picked(self._rng.choices(odds.outcomes, odds.weights)[0])

    def _choice(self, answers: list[tuple[int, Any]]) -> Branch:
        return _Picked(self._rng.choice(answers))
