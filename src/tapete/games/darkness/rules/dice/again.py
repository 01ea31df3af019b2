"""Which dice are worth throwing again: the choices that no other choice beats."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import lru_cache
from itertools import product

import msgspec

from tapete.games.darkness.rules.dice.readings import TIES, outcomes, rank_of, tied_levels
from tapete.odds.dice.hands import counted, faces_of
from tapete.odds.dice.ladder import levels
from tapete.odds.dice.rethrows import Plan, Prize, best_ends, best_pick

FEW = 5
"""The most choices of dice that are listed for one throw."""
Tails = tuple[float, ...]
"""The chance of at least each rank that makes a difference."""


class Aim(msgspec.Struct, frozen=True):
    """What is wanted of a roll: a difficulty to reach, points by its level, or as many levels."""

    need: int | None = None
    """The level that passes; None if levels are counted."""
    points: bool = False
    """True if the level of a roll that passes is won as points."""
    most: int = 8
    """How many levels are of use, where they are counted."""
    ties: bool = False
    """True in an opposed roll."""
    above: int = -1
    """The rank to be beaten in it; -1 if that is not known yet."""
    against: int = 0
    """The dice of the other side, which has still to roll."""

    @property
    def prize(self) -> Prize:
        return _prize(self, PRICE)

    @property
    def lavish(self) -> Prize:
        """The same for somebody to whom a point is worth next to nothing."""
        return _prize(self, NEXT_TO_NOTHING)

    @property
    def is_set(self) -> bool:
        """True if the rank to be beaten is known."""
        return self.above >= 0

    def worth(self, rank: int) -> float:
        """What a rank is worth, roughly in victory points."""
        if self.ties:
            return PASS * (rank > self.above if self.is_set else _below(self.against, rank))
        reached = rank // TIES
        if self.need is None:
            return COUNTED * min(reached, self.most)
        won = FIND + reached if self.points else PASS
        return won * (reached >= self.need)

    def kind(self, rank: int) -> Hashable:
        """What a rank makes of the roll; ranks of one kind have the same effect."""
        if self.ties and not self.is_set:
            return rank
        return (rank > self.above) - (rank < self.above) if self.ties else self.worth(rank)


@lru_cache(maxsize=1 << 12)
def _below(dice: int, rank: int) -> float:
    """The chance that this many dice end below a rank."""
    weights = _thrown((), dice, True)
    return sum(w for other, w in weights.items() if other < rank) / sum(weights.values())


PASS, FIND, COUNTED, PRICE, NEXT_TO_NOTHING = 3.0, 1.0, 0.6, 1.0, 1e-6
"""What it is worth to pass, to pass and win points as well, and to reach one more level; then what
a die costs, and next to nothing."""


@lru_cache(maxsize=256)
def _prize(aim: Aim, price: float) -> Prize:
    return Prize(tuple([aim.worth(rank) for rank in outcomes(ties=aim.ties)]), price)


def best(faces: tuple[int, ...], plan: Plan, aim: Aim) -> tuple[int, bool, tuple[int, ...]] | None:
    """The throw to use first, whether it is paid for, and the dice to keep; None to leave all."""
    found = best_pick(tied_levels if aim.ties else levels, faces, plan, aim.prize)
    return None if found is None else (found.most, found.paid, faces_of(found.kept))


@lru_cache(maxsize=1 << 16)
def worthwhile(faces: tuple[int, ...], most: int, aim: Aim) -> tuple[tuple[int, ...], ...]:
    """The dice that may be kept while up to `most` others are thrown, the most promising first.

    One is left out if another gives at least its chance of everything that makes a difference.
    """
    steps = _steps(aim)
    now = _tails({(rank_of(faces, ties=aim.ties)): 1}, steps)
    found = [(_chances(kept, len(faces), aim, steps), kept) for kept in _kept(faces, most)]
    useful = [(tails, kept) for tails, kept in found if not _covers(now, tails)]
    best: list[tuple[Tails, tuple[int, ...]]] = []
    for tails, kept in sorted(useful, key=lambda one: (-sum(one[0]), -len(one[1]))):
        if not any(_covers(other, tails) for other, _ in best):
            best.append((tails, kept))
    return tuple([kept for _, kept in best[:FEW]])


def _kept(faces: tuple[int, ...], most: int) -> Iterator[tuple[int, ...]]:
    """Every different choice of dice to keep, with one die thrown or more."""
    hand = counted(faces)
    for kept in product(*[range(count + 1) for count in hand]):
        if 0 < len(faces) - sum(kept) <= most:
            yield faces_of(kept)


def _steps(aim: Aim) -> tuple[int, ...]:
    """The ranks at which more is won."""
    every = outcomes(ties=aim.ties)
    worth = [aim.worth(rank) for rank in every]
    return tuple([rank for rank, a, b in zip(every[1:], worth, worth[1:], strict=False) if b > a])


def _chances(kept: tuple[int, ...], dice: int, aim: Aim, steps: tuple[int, ...]) -> Tails:
    return _tails(_thrown(kept, dice, aim.ties), steps)


@lru_cache(maxsize=1 << 14)
def _thrown(kept: tuple[int, ...], dice: int, ties: bool) -> dict[int, int]:
    """Weights of the ranks, if the dice that are not kept are thrown once."""
    every, read = outcomes(ties=ties), tied_levels if ties else levels
    ends = best_ends(read, dice, Plan(), Prize((0.0,) * len(every)), counted(kept))
    return {every[place]: weight for (place, _), weight in ends.items()}


def _tails(weights: dict[int, int], steps: tuple[int, ...]) -> Tails:
    """The chance of each step or more."""
    total = sum(weights.values())
    return tuple([sum(w for rank, w in weights.items() if rank >= at) / total for at in steps])


def _covers(one: Tails, other: Tails) -> bool:
    return all(a >= b - 1e-12 for a, b in zip(one, other, strict=True))
