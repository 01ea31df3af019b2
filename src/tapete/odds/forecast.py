"""What would come of an answer, before it is given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Generic, TypeVar

import msgspec

from tapete.kernel.labels import Gist
from tapete.kernel.matches.position import Position
from tapete.kernel.matches.script import Entry, Given
from tapete.kernel.plain import Plain
from tapete.odds.distribution import Distribution
from tapete.odds.keeper import Keeper
from tapete.odds.mixture import Mixture, certain, mixed
from tapete.odds.policy import Policy
from tapete.odds.sampling import SampleTable
from tapete.odds.table import Impossible, OddsTable, TooManyLeaves, explore

S = TypeVar("S")

TRIES = 64
"""How many worlds are imagined in search of one that agrees with what is known."""


class Forecast(msgspec.Struct, frozen=True):
    """The chances of each gist, and what the answer is worth to every seat.

    `exact` when every way was weighed and nothing hidden plays a part, the seats answering by the
    `policy`; `error` is then the mass of what is too rare to be told apart, which is tiny or none.
    Else it is the largest standard error a probability can have.
    """

    gists: Distribution[Gist]
    worth: tuple[float, ...]
    exact: bool
    error: float = 0.0
    policy: Policy = Policy.BEST


class NoWorld(Exception):
    """None of the worlds that were imagined agreed with what is known."""


class Depth(msgspec.Struct, frozen=True):
    """How far a forecast goes. Where best play takes more than so many runs (`leaves`), all reply
    at a glance; where that does too, it samples. Hidden things are imagined anew in each of its
    `worlds`. What comes of it is worth a score only if it is `scored`; by best play, its stakes."""

    policy: Policy = Policy.BEST
    leaves: int = 2000
    samples: int = 400
    worlds: int = 1
    scored: bool = True


def forecast(
    position: Position[S], answer: Plain, depth: Depth | None = None, rng: Random | None = None
) -> Forecast:
    """Runs the step to its end over all rolls, the seats answering by the depth's policy if they
    can be weighed so."""
    depth, rng = depth or Depth(), rng or Random(0)
    given = Given(position.question.key, position.seat, answer)
    script = (*position.script, given)
    guessed = position.game.guesses(position.before, position.seat)
    count = depth.worlds if guessed else 1
    worlds = [_imagined(position, script, depth, rng) for _ in range(count)]
    policies = {policy for _, policy in worlds}
    whole = None not in policies
    mixture = mixed([(1, part) for part, _ in worlds])
    samples = len(worlds) if whole else depth.samples * len(worlds)
    exact = whole and not guessed
    return Forecast(
        Distribution(mixture.weights),
        mixture.worth,
        exact,
        mixture.tail if exact else 0.5 / sqrt(samples),
        depth.policy if policies == {depth.policy} else Policy.GLANCE,
    )


def _imagined(
    position: Position[S], script: Sequence[Entry | None], depth: Depth, rng: Random
) -> tuple[Mixture, Policy | None]:
    """What comes of it in one world that agrees with the script, and by which policy."""
    game = position.game
    for _ in range(TRIES):
        state = game.imagine(position.before, position.seat, rng)
        world = _World(position, state, script)
        try:
            return world.weigh(depth, rng)
        except Impossible:
            continue
    raise NoWorld(f"{position.game.name}: {position.question.key}")


class _World(Generic[S]):
    """A table as it might be, from which a step can be run again and again."""

    def __init__(self, position: Position[S], before: S, script: Sequence[Entry | None]) -> None:
        self._game, self._before = position.game, before
        snapshots = self._game.snapshots
        self._keeper = Keeper(snapshots.thaw(snapshots.freeze(before)))
        self._script = script
        self._seats, self._seat = position.seats, position.seat
        self._worth: Callable[[S, S], tuple[float, ...]] = self._scored

    def weigh(self, depth: Depth, rng: Random) -> tuple[Mixture, Policy | None]:
        """All its ends, and by which policy; or samples of them, by none."""
        for policy in {depth.policy: None, Policy.GLANCE: None}:
            self._worth = self._worth_by(policy, depth)
            try:
                return self._explored(policy, depth.leaves), policy
            except TooManyLeaves:
                continue
        return self._sampled(depth.samples, rng), None

    def _explored(self, policy: Policy, leaves: int) -> Mixture:
        return explore(self._end, policy, leaves, self._script, self._game.tactics)

    def _worth_by(self, policy: Policy, depth: Depth) -> Callable[[S, S], tuple[float, ...]]:
        """By best play everybody's stakes; else the score of who asks, or nothing."""
        if policy is Policy.BEST:
            return self._stakes
        return self._scored if depth.scored else self._nothing

    def _end(self, table: OddsTable) -> tuple[Gist, tuple[float, ...]]:
        """One run of the step: its gist, and what it is worth to every seat."""
        state: S = self._keeper.state
        self._keeper.restore(self._keeper.start)
        table.keeper = self._keeper
        self._game.step(state, table)
        return self._game.labels.gist(self._before, state), self._worth(self._before, state)

    def _stakes(self, before: S, after: S) -> tuple[float, ...]:
        return self._game.tactics.stakes(before, after, self._seats)

    def _scored(self, before: S, after: S) -> tuple[float, ...]:
        worth = [0.0] * self._seats
        worth[self._seat] = self._game.tactics.score(after, self._seat)
        return tuple(worth)

    def _nothing(self, before: S, after: S) -> tuple[float, ...]:
        return (0.0,) * self._seats

    def _sampled(self, count: int, rng: Random) -> Mixture:
        tactics = self._game.tactics
        ends = [self._end(SampleTable(self._script, rng, tactics)) for _ in range(count)]
        return mixed([(1, certain(gist, worth)) for gist, worth in ends])
