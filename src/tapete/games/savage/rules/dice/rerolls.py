"""Rolling again: a benny buys another try, and the best try counts."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Generic, NamedTuple, TypeVar

from tapete.games.savage.rules.dice.bennies import may_pay, pays
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Roll

T = TypeVar("T")


class Reroll(NamedTuple):
    """A kind of reroll: the question that offers it, and the rule that allows it."""

    key: str
    rule: str


TRAIT = Reroll("savage.ask.benny_trait", "savage.benny.trait")
DAMAGE = Reroll("savage.ask.benny_damage", "savage.benny.damage")


class Tries(Generic[T]):
    """A roll and its rerolls: which figure may pay, which of two rolls counts, and what is enough.

    Outcomes for which `alike` gives the same value are equivalent; without it, all are different.
    `facts` is everything that `alike` and `enough` depend on, besides the roll and the state.
    """

    __slots__ = ("alike", "better", "enough", "facts", "figure", "roll", "why", "world")

    def __init__(
        self,
        fight: Fight,
        figure: Figure | None,
        roll: Roll[T],
        better: Callable[[T, T], T],
        enough: Callable[[T], bool],
        alike: Callable[[T], object] | None = None,
        facts: tuple[Hashable, ...] = (),
        why: Reroll = TRAIT,
    ) -> None:
        self.world, self.figure, self.roll, self.why = fight, figure, roll, why
        self.better, self.enough, self.alike = better, enough, alike
        self.facts = Tries, why, roll, None if figure is None else figure.id, *facts

    def best(self) -> T:
        """Makes the roll, and returns the best of it and of the rerolls its player pays for."""
        if self._payer() is None:
            return self._first()
        return self.world.table.stage(self._tried, *self.facts)

    def last(self) -> T:
        """The same, for a stage that ends with it."""
        table = self.world.table
        if self._payer() is None:
            return table.last_roll(self.roll, _as_it_is, self.alike)
        return table.last(self._tried, *self.facts)

    def _tried(self) -> T:
        best = self._first()
        payer = None if self.enough(best) else self._payer()
        return best if payer is None else self._paid(payer, best)

    def _payer(self) -> Figure | None:
        """The figure that could pay for another try; None if there is none."""
        figure = self.figure
        return figure if figure and may_pay(self.world, figure, self.why.key) else None

    def _first(self) -> T:
        table = self.world.table
        return table.roll(self.roll) if self.alike is None else table.heed(self.roll, self.alike)

    def _after(self, best: T) -> T:
        """Once there was another try: many ways lead to the same best, so it is a stage."""
        payer = None if self.enough(best) else self._payer()
        if payer is None:
            return best
        return self.world.table.last(lambda: self._paid(payer, best), *self.facts, "again", best)

    def _paid(self, payer: Figure, best: T) -> T:
        if not pays(self.world, payer, *self.why):
            return best
        table = self.world.table
        if self._payer() is None:
            return table.last_roll(self.roll, partial(self.better, best), self.alike)
        found = table.heed(self.roll, partial(self._kind, best))
        return self._after(self.better(best, found))

    def _kind(self, best: T, found: T) -> object:
        """The kind of outcome of another try: only the best roll that results from it matters."""
        kept = self.better(best, found)
        return kept if self.alike is None else self.alike(kept)


def _as_it_is(outcome: T) -> T:
    return outcome


def trait_tries(
    fight: Fight,
    figure: Figure | None,
    roll: Roll[int],
    wrecked: int,
    wanted: int,
    alike: Callable[[int], object] | None = None,
    facts: tuple[Hashable, ...] = (),
) -> Tries[int]:
    """Returns tries of a trait roll: the highest counts.

    A roll that is `wrecked` counts whatever came before, and ends the tries.
    """

    def better(best: int, found: int) -> int:
        return wrecked if found == wrecked else max(best, found)

    def enough(best: int) -> bool:
        return best == wrecked or best >= wanted

    return Tries(fight, figure, roll, better, enough, alike, (wanted, *facts))
