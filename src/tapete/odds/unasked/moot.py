"""Questions on which nothing hangs, and the answer that costs least."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import islice
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from tapete.kernel.domains.domain import Domain
from tapete.kernel.domains.one_of import OneOf
from tapete.kernel.domains.yes_no import YesNo
from tapete.kernel.game import Game
from tapete.kernel.matches.position import Position
from tapete.kernel.plain import Plain
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat
from tapete.kernel.tables.live import TypedTable
from tapete.odds.distribution import Distribution
from tapete.odds.policy import Policy
from tapete.odds.runs import TooManyLeaves
from tapete.odds.table import Impossible
from tapete.odds.unasked.rerun import Rerun

S = TypeVar("S")

FEW = 3
"""The most answers of a question that is weighed to see whether it matters."""
LEAVES = 160
"""The most runs for each answer. A question that takes more is asked.

Of 30 that were settled in 90 matches of five games, none took more than 155 for one answer; a blow
that cannot harm anybody takes more than 100 for the first.
"""
TRIALS = 4
"""How many dice are tried after an answer before all are weighed."""
WAYS = 16
"""The most ways to decide that are looked at with the same dice."""
REAL_DICE = (TypedTable.ASK_FACES, TypedTable.ASK_DRAWN)
"""What was rolled or drawn at a real table is always asked."""

Purse: TypeAlias = tuple[int, ...]
"""What a seat has left to spend."""
End: TypeAlias = tuple[Hashable, Purse]
"""How a step ends for all that counts, and what is then left to spend."""


class Matters(Exception):
    """An answer can lead to what another cannot."""


class Ends(msgspec.Struct, frozen=True):
    """All that may come of an answer, and the most that is left to spend after it."""

    answer: Plain
    chances: Distribution[End]
    left: Purse

    def costlier_by(self, other: Ends) -> Purse:
        """How much less this answer leaves than another one."""
        return tuple([more - less for more, less in zip(other.left, self.left, strict=True)])

    def repaid(self, cost: Purse) -> Distribution[End]:
        """Its ends as if so much more were left after each."""
        return self.chances.map(lambda end: (end[0], _sum(end[1], cost)))


def moot(position: Position[Any]) -> Plain | None:
    """Returns the answer that costs least if all answers lead exactly to the same; else None.

    What a seat merely spends is a cost and no outcome. A question that cannot be weighed exactly in
    a short time, or that is a part of play by being asked, is never moot.
    """
    game, question, seat = position.game, position.question, position.seat
    if not may_be_moot(game, question, seat) or None in position.script:
        return None
    if game.guesses(position.before, seat):
        return None
    values = list(position.domain.candidates())
    answers = [position.domain.write(value) for value in reversed(values)]
    try:
        return _cheapest(_Weighing(position).ends(answers))
    except (Matters, Impossible, TooManyLeaves):
        return None


def may_be_moot(game: Game[Any], question: Question, seat: Seat) -> bool:
    """True for a question with few answers that is asked of one seat and for its answer's sake."""
    key = question.key
    if question.secret or len(question.seats) > 1 or key in REAL_DICE:
        return False
    if game.tactics.bluffs(key) or not game.labels.foretells(key):
        return False
    return _has_few(question.domains[seat])


def _has_few(domain: Domain[Any]) -> bool:
    """True if there is a choice, among so few answers that each can be weighed."""
    if not isinstance(domain, YesNo | OneOf):
        return False
    return 1 < len(list(islice(domain.candidates(), FEW + 1))) <= FEW


def _cheapest(ways: list[Ends]) -> Plain | None:
    """The answer that leaves as much as any other, if they differ in nothing else."""
    for one in ways:
        costs = [other.costlier_by(one) for other in ways]
        if all(min(cost, default=0) >= 0 for cost in costs):
            same = [other.repaid(cost) for other, cost in zip(ways, costs, strict=True)]
            return one.answer if all(chances == one.chances for chances in same) else None
    return None


def _sum(left: Purse, more: Purse) -> Purse:
    return tuple([one + other for one, other in zip(left, more, strict=True)])


class _Weighing(Generic[S]):
    """Runs a step to all its ends after each answer, and stops where one leads elsewhere."""

    def __init__(self, position: Position[S]) -> None:
        self._run = Rerun(position)
        self._known: set[Hashable] = set()
        self._compares = False

    def ends(self, answers: Sequence[Plain]) -> list[Ends]:
        first, *others = answers
        self._try(first, others)
        found = [self._after(first)]
        self._compares = True
        return found + [self._after(answer) for answer in others]

    def _try(self, first: Plain, others: Sequence[Plain]) -> None:
        """Looks for dice after which an answer cannot end as the first one may.

        Mostly there are some, and they are found long before all ends are weighed.
        """
        self._run.after(first, self._worthless, Policy.BEST, LEAVES, None)
        rng = Random(0)
        for answer in others:
            if any(self._leads_elsewhere(answer, rng) for _ in range(TRIALS)):
                raise Matters

    def _leads_elsewhere(self, answer: Plain, rng: Random) -> bool:
        """True if with some dice no way that the seats may decide ends as one known does."""
        for count, state in enumerate(self._run.tried(answer, rng)):
            if count == WAYS or self._is_known(state):
                return False
        return True

    def _is_known(self, state: S) -> bool:
        """True if the first answer may lead to the same."""
        position = self._run.position
        self._run.game.tactics.emptied(state, position.seat)
        return self._run.keeper.freeze().rows in self._known

    def _after(self, answer: Plain) -> Ends:
        mixture = self._run.after(answer, self._valued, Policy.BEST, LEAVES, None)
        if mixture.tail:
            raise Matters
        purses = [purse for _, purse in mixture.weights]
        most = tuple([max(each) for each in zip(*purses, strict=True)])
        return Ends(answer, Distribution(mixture.weights), most)

    def _valued(self, state: S) -> tuple[End, tuple[float, ...]]:
        """One end of the step, and what it is worth to each seat by its stakes."""
        position, tactics = self._run.position, self._run.game.tactics
        worth = tactics.stakes(position.before, state, position.seats)
        return self._end(state), worth

    def _worthless(self, state: S) -> tuple[End, tuple[float, ...]]:
        """One end of the step: every one is reached, whatever the seats prefer."""
        return self._end(state), (0.0,) * self._run.position.seats

    def _end(self, state: S) -> End:
        """One end of the step; all of the state counts."""
        purse = self._run.game.tactics.emptied(state, self._run.position.seat)
        self._compare(rest := self._run.keeper.freeze().rows)
        return rest, purse

    def _compare(self, rest: Hashable) -> None:
        if not self._compares:
            self._known.add(rest)
        elif rest not in self._known:
            raise Matters
