"""What would come of an answer, before it is given."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from math import sqrt
from random import Random
from typing import Generic, TypeAlias, TypeVar

import msgspec

from tapete.kernel.labels import Gist
from tapete.kernel.matches.position import Position
from tapete.kernel.matches.script import Entry, Given
from tapete.kernel.plain import Plain
from tapete.odds.distribution import Distribution
from tapete.odds.keeper import Frozen, Keeper
from tapete.odds.mixture import Mixture, certain, mixed
from tapete.odds.policy import Policy
from tapete.odds.runs import TooManyLeaves
from tapete.odds.sampling import SampleTable
from tapete.odds.stages import Stages
from tapete.odds.table import Impossible, OddsTable, explore

S = TypeVar("S")

End: TypeAlias = tuple[Gist, tuple[float, ...]]
"""The gist of what has come of an answer, and what that is worth to every seat."""
Script: TypeAlias = Sequence[Entry | None]
"""What has fallen and been answered so far in the step."""

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
    `worlds`. By best play an end is worth its stakes; otherwise its score, but only if `scored`.
    Bots want to know no more than that: for them it need not be `told` in words."""

    policy: Policy = Policy.BEST
    leaves: int = 2000
    samples: int = 400
    worlds: int = 1
    scored: bool = True
    told: bool = True


def forecast(
    position: Position[S], answer: Plain, depth: Depth | None = None, rng: Random | None = None
) -> Forecast:
    """Runs the step to its end over all rolls. Seats answer by the depth's policy, if that can be
    weighed."""
    return Worlds(position, depth, rng).forecast(answer)


class Worlds(Generic[S]):
    """The tables of a question as they might be, in which its answers are weighed.

    All answers are weighed in the same worlds, so that luck favours none of them; and what is known
    of a stage after one answer is known after the others.
    """

    def __init__(
        self, position: Position[S], depth: Depth | None = None, rng: Random | None = None
    ) -> None:
        self._position, self._depth, self._rng = position, depth or Depth(), rng or Random(0)
        self._guessed = position.game.guesses(position.before, position.seat)
        self._imagined: list[_World[S]] = []

    def forecast(self, answer: Plain) -> Forecast:
        depth, agreeing = self._depth, self._agreeing(answer)
        worlds = [next(agreeing) for _ in range(depth.worlds if self._guessed else 1)]
        policies = {policy for _, policy in worlds}
        whole = None not in policies
        mixture = mixed([(1, part) for part, _ in worlds])
        samples = len(worlds) if whole else depth.samples * len(worlds)
        exact = whole and not self._guessed
        return Forecast(
            Distribution(mixture.weights),
            mixture.worth,
            exact,
            mixture.tail if exact else 0.5 / sqrt(samples),
            depth.policy if policies == {depth.policy} else Policy.GLANCE,
        )

    def _agreeing(self, answer: Plain) -> Iterator[tuple[Mixture, Policy | None]]:
        """What comes of an answer in each world in which it can be given, and by which policy."""
        position, failed = self._position, 0
        script = (*position.script, Given(position.question.key, position.seat, answer))
        for number in count():
            try:
                yield self._world(number).weigh(script, self._depth)
                failed = 0
            except Impossible:
                failed += 1
            if failed == TRIES:
                raise NoWorld(f"{position.game.name}: {position.question.key}")

    def _world(self, number: int) -> _World[S]:
        if number == len(self._imagined):
            position, rng = self._position, self._rng
            state = position.imagined(rng)
            self._imagined.append(_World(position, state, rng.random()))
        return self._imagined[number]


def _untold(before: object, after: object) -> Gist:
    return ()


class _World(Generic[S]):
    """A table as it might be, from which a step can be run again and again."""

    def __init__(self, position: Position[S], before: S, luck: float) -> None:
        self._game, self._before, self._luck = position.game, before, luck
        snapshots = self._game.snapshots
        self._keeper = Keeper(snapshots.thaw(snapshots.freeze(before)))
        self._stages: dict[Policy, Stages] = {}
        self._now: Frozen | None = None
        """How the latest run has left the state, if that is known."""
        self._ends: dict[Frozen, End] = {}
        """Many answers come to the same ends, such as a miss."""
        self._seats, self._seat = position.seats, position.seat
        self._worth: Callable[[S, S], tuple[float, ...]] = self._scored
        self._gist: Callable[[S, S], Gist] = self._game.labels.gist

    def weigh(self, script: Script, depth: Depth) -> tuple[Mixture, Policy | None]:
        """All its ends, and the policy; or samples of them, and None."""
        for policy in {depth.policy: None, Policy.GLANCE: None}:
            self._weigh_by(policy, depth)
            try:
                return self._explored(script, policy, depth.leaves), policy
            except TooManyLeaves:
                continue
        return self._sampled(script, depth.samples), None

    def _explored(self, script: Script, policy: Policy, leaves: int) -> Mixture:
        stages = self._stages.setdefault(policy, Stages())
        return explore(self._end, policy, leaves, script, self._game.tactics, stages)

    def _weigh_by(self, policy: Policy, depth: Depth) -> None:
        """By best play all stakes count; else the score of the seat that asks, or nothing."""
        self._gist = self._game.labels.gist if depth.told else _untold
        scored = self._scored if depth.scored else self._nothing
        worth = self._stakes if policy is Policy.BEST else scored
        if worth != self._worth:
            self._worth, self._ends = worth, {}

    def _end(self, table: OddsTable) -> End:
        """One run of the step: its gist, and what it is worth to every seat."""
        keeper, ends = self._keeper, self._ends
        state: S = keeper.state
        keeper.restore(keeper.start, self._now)
        self._now, table.keeper = None, keeper
        self._game.step(state, table)
        now = self._now = keeper.freeze()
        if now not in ends:
            ends[now] = self._gist(self._before, state), self._worth(self._before, state)
        return ends[now]

    def _stakes(self, before: S, after: S) -> tuple[float, ...]:
        return self._game.tactics.stakes(before, after, self._seats)

    def _scored(self, before: S, after: S) -> tuple[float, ...]:
        worth = [0.0] * self._seats
        worth[self._seat] = self._game.tactics.score(after, self._seat)
        return tuple(worth)

    def _nothing(self, before: S, after: S) -> tuple[float, ...]:
        return (0.0,) * self._seats

    def _sampled(self, script: Script, count: int) -> Mixture:
        tactics, rng = self._game.tactics, Random(self._luck)
        ends = [self._end(SampleTable(script, rng, tactics)) for _ in range(count)]
        return mixed([(1, certain(gist, worth)) for gist, worth in ends])
