"""The odds table: runs a rule over all its rolls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from enum import Enum
from fractions import Fraction
from typing import Any, TypeAlias, TypeVar

from tapete.kernel.chance.roll import Chance, Draw
from tapete.kernel.domains.domain import Domain
from tapete.kernel.errors import Refused
from tapete.kernel.event import Event
from tapete.kernel.game import Tactics
from tapete.kernel.matches.script import Entry, Fallen, Given
from tapete.kernel.message import Arg
from tapete.kernel.seat import Audience, Seat
from tapete.kernel.tables.live import read_typed
from tapete.kernel.tables.table import Table
from tapete.odds.branch import Best, Branch, Chances, Settled
from tapete.odds.distribution import Distribution
from tapete.odds.keeper import Frozen, Keeper
from tapete.odds.mixture import Mixture, certain
from tapete.odds.readings import distribution

A = TypeVar("A")
T = TypeVar("T")
U = TypeVar("U")


class Policy(Enum):
    """How the seats are taken to answer while a rule is weighed."""

    BEST = "best"
    """Each takes what is best for itself, by exact expectation."""
    ANY = "any"
    """Each of the candidates is as likely."""
    FIRST = "first"
    """The first candidate."""
    GLANCE = "glance"
    """What the game's tactics reply at a glance."""


class TooManyLeaves(Exception):
    """The rule branches into more ends than the budget allows."""


class Impossible(Exception):
    """What is known to have happened cannot happen in the world that was imagined."""


class Remembered(BaseException):
    """What comes now is known: it was weighed before. Not an `Exception`: no rule may catch it."""

    def __init__(self, mixture: Mixture) -> None:
        super().__init__()
        self.mixture = mixture


class OddsTable(Table):
    """One path through a rule: at each new fork the first branch, and the fork is kept."""

    __slots__ = (
        "_at",
        "_branches",
        "_depth",
        "_ends",
        "_memory",
        "_policy",
        "_script",
        "_stages",
        "_tactics",
        "digest",
        "keeper",
        "left",
    )

    def __init__(
        self,
        branches: list[Branch],
        policy: Policy,
        script: Sequence[Entry | None] = (),
        tactics: Tactics[Any] | None = None,
        memory: dict[Hashable, Mixture] | None = None,
    ) -> None:
        self._tactics = tactics
        self._memory = memory
        self.digest: Callable[[], Hashable] | None = None
        """Of the state, if whoever runs the rule can give it; then the settled is remembered."""
        self.keeper: Keeper | None = None
        """Of the state, if whoever runs the rule can give it; then stages are weighed once."""
        self.left = 0
        """How many more runs are allowed."""
        self._ends: Ends | None = None
        """Of the stage that is being weighed, if any."""
        self._stages: dict[Hashable, Staged] = {}
        self._branches = branches
        self._depth = 0
        self._policy = policy
        self._script = script
        self._at = 0

    @property
    def branches(self) -> list[Branch]:
        """The forks on the way taken now."""
        return self._branches

    def restart(self) -> None:
        """Back to where the rule begins."""
        self._depth = self._at = 0

    def again(self) -> None:
        """Back to where the stage begins."""
        self._depth = 0

    def roll(self, chance: Chance[T]) -> T:
        if self._script and (known := self._known()) is not None:
            return self._fallen(chance, known)
        depth = self._depth
        self._depth = depth + 1
        if depth == len(self._branches):
            self._branches.append(self._chances(odds_of(chance)))
        return self._branches[depth].current  # type: ignore[no-any-return]

    def heed(self, chance: Chance[T], of: Callable[[T], U]) -> U:
        """Outcomes of which the same matters are one way on."""
        if self._script and (known := self._known()) is not None:
            return of(self._fallen(chance, known))
        depth = self._depth
        self._depth = depth + 1
        if depth == len(self._branches):
            self._branches.append(self._chances(odds_of(chance).map(of)))
        return self._branches[depth].current  # type: ignore[no-any-return]

    def ask(
        self,
        seat: Seat,
        key: str,
        domain: Domain[A],
        rule: str = "",
        *,
        secret: bool = False,
        **args: Arg,
    ) -> A:
        if self._script and (known := self._known()) is not None:
            return self._recalled(domain, known)
        if self._policy is Policy.GLANCE and self._tactics is not None:
            return self._tactics.reply(seat, key, domain)
        return self._taken(seat, domain)[1]

    def ignores(self, key: str) -> bool:
        """Not while what has happened is repeated: there it may have been asked."""
        if self._tactics is None or self._policy is not Policy.GLANCE:
            return False
        return self._at >= len(self._script) and self._tactics.ignores(key)

    def ask_any(
        self, domains: Mapping[Seat, Domain[A]], key: str, rule: str = "", **args: Arg
    ) -> tuple[Seat, A]:
        known = self._known()
        if known is not None:
            return known.seat, self._recalled(domains[known.seat], known)
        first = next(iter(domains))
        return self._taken(first, domains[first])

    def settled(self, *facts: object) -> None:
        """A place seen before need not be gone on from; a new one is remembered."""
        if self._memory is None or self.digest is None or self._at < len(self._script):
            return
        depth = self._depth
        self._depth = depth + 1
        if depth == len(self._branches):
            key = (facts, self.digest())
            if key in self._memory:
                raise Remembered(self._memory[key])
            self._branches.append(Settled(self._memory, key))

    def stage(self, rule: Callable[[], T], *facts: Hashable) -> T:
        """Where answers do not hang on what comes later, all that may come of it is one fork."""
        keeper = self.keeper
        if keeper is None or not self._folds():
            return rule()
        depth = self._depth
        if depth == len(self._branches):
            self._branches.append(Chances(*self._staged(keeper, rule, facts)))
        self._depth = depth + 1
        before, after, result = self._branches[depth].current
        if after is not before:
            keeper.restore(after, before)
        return result  # type: ignore[no-any-return]

    def last(self, rule: Callable[[], T], *facts: Hashable) -> T:
        """The ends of the stage around it are those of the inner one: it need not be run on."""
        keeper, ends = self.keeper, self._ends
        if keeper is None or ends is None or not self._folds():
            return self.stage(rule, *facts)
        odds, left = self._staged(keeper, rule, facts)
        weights: dict[int, int] = {}
        for place, weight in odds.items():
            _, after, result = left[place]
            end = ends.setdefault((after, result), len(ends))
            weights[end] = weights.get(end, 0) + weight
        raise Remembered(Mixture(weights, odds.total, (), float(odds.tail)))

    def _folds(self) -> bool:
        """Whether stages are weighed by themselves: not while what has happened is repeated, nor
        where answers hang on what comes later."""
        return self._policy is not Policy.BEST and self._at >= len(self._script)

    def _staged(self, keeper: Keeper, rule: Callable[[], Any], facts: tuple[Any, ...]) -> Staged:
        key = (facts, keeper.freeze()) if facts else None
        known = self._stages.get(key)
        if known is None:
            outer = self._branches, self._depth, self._ends
            self._branches, self._ends = [], {}
            try:
                known = _stage(self, keeper, rule, self._ends)
            finally:
                self._branches, self._depth, self._ends = outer
            if key is not None:
                self._stages[key] = known
        return known

    def tell(self, event: Callable[..., Event], *, to: Audience = None, **fields: object) -> None:
        return

    def _known(self) -> Any:
        """What is already known to have fallen or been answered here; None if it is open."""
        at = self._at
        if at >= len(self._script):
            return None
        self._at = at + 1
        return self._script[at]

    def _fallen(self, chance: Chance[T], known: Fallen | Given) -> T:
        """What fell; people may have typed it."""
        outcome = known.outcome if isinstance(known, Fallen) else read_typed(chance, known.answer)
        if isinstance(chance, Draw) and outcome not in chance.items:
            raise Impossible(f"{outcome!r} was drawn")
        return outcome  # type: ignore[no-any-return]

    def _recalled(self, domain: Domain[A], known: Given) -> A:
        try:
            return domain.recall(known.answer)
        except Refused as refused:
            raise Impossible(str(refused)) from None

    def _taken(self, seat: Seat, domain: Domain[A]) -> tuple[Seat, A]:
        depth = self._depth
        self._depth = depth + 1
        if depth == len(self._branches):
            self._branches.append(self._choice([(seat, v) for v in domain.candidates()]))
        return self._branches[depth].current  # type: ignore[no-any-return]

    def _chances(self, odds: Distribution[Any]) -> Branch:
        return Chances(odds)

    def _choice(self, answers: list[tuple[Seat, Any]]) -> Branch:
        if self._policy is Policy.BEST:
            return Best(answers, answers[0][0])
        if self._policy is Policy.FIRST:
            answers = answers[:1]
        return Chances(Distribution.uniform(range(len(answers))), answers)


def odds_of(chance: Chance[Any]) -> Distribution[Any]:
    """The exact distribution of a roll's reading, or of a draw."""
    if isinstance(chance, Draw):
        return Distribution(Counter(chance.items))
    return distribution(chance.dice, chance.read, chance.aces)


def explore(
    run: Callable[[OddsTable], tuple[Any, tuple[float, ...]]],
    policy: Policy,
    budget: int,
    script: Sequence[Entry | None] = (),
    tactics: Tactics[Any] | None = None,
) -> Mixture:
    """Runs a rule once for each of its ends; `run` gives an end's outcome and its worth."""

    def end(table: OddsTable) -> Mixture:
        return certain(*run(table))

    return fold(end, policy, budget, script, tactics)


def fold(
    run: Callable[[OddsTable], Mixture],
    policy: Policy,
    budget: int,
    script: Sequence[Entry | None] = (),
    tactics: Tactics[Any] | None = None,
    memory: dict[Hashable, Mixture] | None = None,
) -> Mixture:
    """The same where an end may itself be a mixture of what comes after it.

    Rules whose settled places lead to the same may share a `memory`.
    """
    memory = {} if memory is None else memory
    table = OddsTable([], policy, script, tactics, memory)
    table.left = budget

    def whole(table: OddsTable) -> Mixture:
        table.restart()
        return run(table)

    return _folded(table, whole)


def _folded(table: OddsTable, run: Callable[[OddsTable], Mixture]) -> Mixture:
    """Runs a rule again and again until every way on has been taken."""
    branches = table.branches
    while table.left:
        table.left -= 1
        try:
            mixture = run(table)
        except Remembered as known:
            mixture = known.mixture
        while branches:
            if branches[-1].take(mixture):
                break
            mixture = branches.pop().fold()
        else:
            return mixture
    raise TooManyLeaves


Ends: TypeAlias = dict[tuple[Frozen, Any], int]
"""The states that a stage leaves, with what it gives, in the order in which they were met."""
Staged: TypeAlias = tuple[Distribution[int], list[tuple[Frozen, Frozen, Any]]]
"""What may come of a stage: its weights; the state before, each that it leaves, what it gives."""


def _stage(table: OddsTable, keeper: Keeper, rule: Callable[[], Any], ends: Ends) -> Staged:
    """Runs a piece of a rule to all its ends; those that leave the same are one."""
    before = keeper.freeze()

    def run(table: OddsTable) -> Mixture:
        table.again()
        try:
            result = rule()
        except Remembered:
            keeper.restore(before)
            raise
        after = keeper.freeze()
        if after == before:
            after = before
        else:
            keeper.restore(before, after)
        return certain(ends.setdefault((after, result), len(ends)), ())

    mixture = _folded(table, run)
    left = [(before, after, result) for after, result in ends]
    return Distribution(mixture.weights, Fraction(mixture.tail)), left


def outcomes(
    rule: Callable[[Table], T], policy: Policy = Policy.FIRST, budget: int = 100_000
) -> Distribution[T]:
    """The exact distribution of what a rule returns, over all its rolls."""
    mixture = explore(lambda table: (rule(table), ()), policy, budget)
    return Distribution(mixture.weights)
