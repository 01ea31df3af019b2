"""How the dice of a check are read: as a hand that may be thrown again, or at once."""

from __future__ import annotations

from functools import cache

import numpy as np
from msgspec import Struct

from tapete.games.darkness.rules.dice import ladder
from tapete.kernel import Message
from tapete.kernel.chance.readings import Pattern
from tapete.odds.dice.hands import Numbers, chances, counted, faces_of, hands
from tapete.odds.dice.ladder import levels
from tapete.odds.dice.rethrows import Plan, Prize, best_ends
from tapete.odds.distribution import Distribution
from tapete.odds.readings import Dice, reads

TIES = 10
"""A rank is a level and, in an opposed roll, the value that decides between equals."""


def rank_of(faces: tuple[int, ...], *, ties: bool) -> int:
    """The level of some dice times ten, and with `ties` the value inside the level."""
    reached = ladder.level(faces)
    return reached * TIES + (ladder.value(faces, reached) if ties else 0)


class Wanting(Struct, frozen=True):
    """A reading against a level."""

    @property
    def wanted(self) -> Message:
        """The level in words; where levels are counted, that they are."""
        need: int = getattr(self, "need", 0)
        return ladder.words(need) if need else Message("darkness.levels_count")


class Hand(Wanting, frozen=True, tag=True):
    """The faces of all dice, lowest first: those kept from before, and those thrown now."""

    kept: tuple[int, ...] = ()
    need: int = 0
    """The difficulty, to be shown beside the dice; 0 if there is none."""

    def __call__(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted((*self.kept, *faces)))

    def pattern(self, faces: tuple[int, ...]) -> Pattern:
        return ladder.pattern((*self.kept, *faces), faces, self.need)


class Rung(Wanting, frozen=True, tag=True):
    """The rank of dice when none of them can be thrown again."""

    kept: tuple[int, ...] = ()
    need: int = 0
    ties: bool = False

    def __call__(self, faces: tuple[int, ...]) -> int:
        return rank_of((*self.kept, *faces), ties=self.ties)

    def pattern(self, faces: tuple[int, ...]) -> Pattern:
        return ladder.pattern((*self.kept, *faces), faces, self.need)


class BestPlay(Wanting, frozen=True, tag=True):
    """The rank of dice after the best rethrows, and how many dice were paid for.

    Only where everything is weighed: dice on a table are read as a `Hand`, and somebody is asked.
    """

    plan: Plan
    prize: Prize
    kept: tuple[int, ...] = ()
    ties: bool = False
    need: int = 0

    def __call__(self, faces: tuple[int, ...]) -> tuple[int, int]:
        return rank_of((*self.kept, *faces), ties=self.ties), 0


# --- exact and fast, for the odds


@cache
def ranks() -> tuple[int, ...]:
    """Every rank with ties that dice can have, from the lowest."""
    found = {rank_of(faces_of(hand), ties=True) for n in range(7) for hand in hands(n)}
    return tuple(sorted(found))


@cache
def tied_levels(dice: int) -> Numbers:
    """The rank of every hand of this many dice, as its place among all ranks."""
    places = {rank: place for place, rank in enumerate(ranks())}
    every = [places[rank_of(faces_of(hand), ties=True)] for hand in hands(dice)]
    return np.array(every, dtype=np.int64)


def outcomes(*, ties: bool) -> tuple[int, ...]:
    """The ranks whose worth a prize names, in order."""
    return ranks() if ties else tuple(range(0, (ladder.HIGHEST + 1) * TIES, TIES))


@reads
def _hand(read: Hand, dice: Dice, aces: bool) -> Distribution[tuple[int, ...]]:
    thrown = zip(hands(len(dice)), chances(len(dice)), strict=True)
    return Distribution({read(faces_of(hand)): weight for hand, weight in thrown})


@reads
def _rung(read: Rung, dice: Dice, aces: bool) -> Distribution[int]:
    plain = Prize((0.0,) * len(outcomes(ties=read.ties)))
    played = BestPlay(Plan(), plain, read.kept, read.ties)
    return _best_play(played, dice, aces).map(lambda end: end[0])


@reads
def _best_play(read: BestPlay, dice: Dice, aces: bool) -> Distribution[tuple[int, int]]:
    every = outcomes(ties=read.ties)
    table = tied_levels if read.ties else levels
    whole = len(dice) + len(read.kept)
    ends = best_ends(table, whole, read.plan, read.prize, counted(read.kept))
    return Distribution({(every[place], paid): n for (place, paid), n in ends.items()})
