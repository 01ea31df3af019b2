"""What would come of an answer, before it is given."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import sqrt
from random import Random
from typing import Generic, TypeVar

import msgspec

from tapete.kernel.labels import Gist
from tapete.kernel.matches.position import Position
from tapete.kernel.matches.script import Entry, Given
from tapete.kernel.plain import Plain
from tapete.kernel.seat import Seat
from tapete.odds.distribution import Distribution
from tapete.odds.keeper import Keeper
from tapete.odds.mixture import Mixture, certain, mixed
from tapete.odds.sampling import SampleTable
from tapete.odds.table import Impossible, OddsTable, Policy, TooManyLeaves, explore

S = TypeVar("S")

TRIES = 64
"""How many worlds are imagined in search of one that agrees with what is known."""


class Forecast(msgspec.Struct, frozen=True):
    """The chances of each gist, and what the answer is worth to every seat.

    `exact` when every way was weighed and nothing hidden plays a part, the seats answering by the
    `policy`; else `error` is the largest standard error a probability can have.
    """

    gists: Distribution[Gist]
    worth: tuple[float, ...]
    exact: bool
    error: float = 0.0
    policy: Policy = Policy.BEST


class NoWorld(Exception):
    """None of the worlds that were imagined agreed with what is known."""


class Depth(msgspec.Struct, frozen=True):
    """How far a forecast goes: past `leaves` ends it samples; hidden things are imagined anew
    in each of its `worlds`. What comes of it is worth something to a seat only if it is `scored`;
    by best play it always is."""

    policy: Policy = Policy.BEST
    leaves: int = 2000
    samples: int = 400
    worlds: int = 1
    scored: bool = True


def forecast(
    position: Position[S], answer: Plain, depth: Depth | None = None, rng: Random | None = None
) -> Forecast:
    """Runs the step to its end over all rolls, the seats answering by the depth's policy."""
    depth, rng = depth or Depth(), rng or Random(0)
    given = Given(position.question.key, position.seat, answer)
    script = (*position.script, given)
    guessed = position.game.guesses(position.before, position.seat)
    count = depth.worlds if guessed else 1
    worlds = [_imagined(position, script, depth, rng) for _ in range(count)]
    whole = all(exact for _, exact in worlds)
    mixture = mixed([(1, part) for part, _ in worlds])
    samples = len(worlds) if whole else depth.samples * len(worlds)
    exact = whole and not guessed
    return Forecast(
        Distribution(mixture.weights),
        mixture.worth,
        exact,
        0.0 if exact else 0.5 / sqrt(samples),
        depth.policy if whole else Policy.GLANCE,
    )


def _imagined(
    position: Position[S], script: Sequence[Entry | None], depth: Depth, rng: Random
) -> tuple[Mixture, bool]:
    """What comes of it in one world that agrees with the script, and whether all was weighed."""
    game = position.game
    for _ in range(TRIES):
        state = game.imagine(position.before, position.seat, rng)
        world = _World(position, game.snapshots.freeze(state), script)
        try:
            return world.weigh(depth, rng)
        except Impossible:
            continue
    raise NoWorld(f"{position.game.name}: {position.question.key}")


class _World(Generic[S]):
    """A table as it might be, from which a step can be run again and again."""

    def __init__(
        self, position: Position[S], frozen: bytes, script: Sequence[Entry | None]
    ) -> None:
        self._game = position.game
        self._before = self._game.snapshots.thaw(frozen)
        self._keeper = Keeper(self._game.snapshots.thaw(frozen))
        self._start = self._keeper.freeze()
        self._script = script
        self._seats = range(position.seats)
        self._weighed: Collection[int] = (position.seat,)

    def weigh(self, depth: Depth, rng: Random) -> tuple[Mixture, bool]:
        """All its ends, or samples of them. Only who asks, or who plays its best, is scored."""
        if depth.policy is Policy.BEST:
            self._weighed = self._seats
        elif not depth.scored:
            self._weighed = ()
        try:
            mixture = explore(
                self._end, depth.policy, depth.leaves, self._script, self._game.tactics
            )
        except TooManyLeaves:
            return self._sampled(depth.samples, rng), False
        return mixture, True

    def _end(self, table: OddsTable) -> tuple[Gist, tuple[float, ...]]:
        """One run of the step: its gist, and what it is worth to every seat."""
        state: S = self._keeper.state
        self._keeper.restore(self._start)
        table.keeper = self._keeper
        self._game.step(state, table)
        worth = tuple([self._score(state, seat) for seat in self._seats])
        return self._game.labels.gist(self._before, state), worth

    def _score(self, state: S, seat: Seat) -> float:
        return self._game.tactics.score(state, seat) if seat in self._weighed else 0.0

    def _sampled(self, count: int, rng: Random) -> Mixture:
        tactics = self._game.tactics
        ends = [self._end(SampleTable(self._script, rng, tactics)) for _ in range(count)]
        return mixed([(1, certain(gist, worth)) for gist, worth in ends])
