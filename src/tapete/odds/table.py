"""The odds table: runs a rule over all its rolls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import structs

from tapete.kernel.chance.roll import Chance, Draw
from tapete.kernel.domains.domain import Domain
from tapete.kernel.errors import Refused
from tapete.kernel.event import Event
from tapete.kernel.game import Tactics
from tapete.kernel.matches.script import Entry, Fallen, Given
from tapete.kernel.message import Arg
from tapete.kernel.seat import Audience, Seat
from tapete.kernel.tables.live import fallen
from tapete.kernel.tables.table import Apart, Table
from tapete.odds.branch import Best, Branch, Chances, Ends
from tapete.odds.distribution import Distribution
from tapete.odds.keeper import Frozen, Keeper
from tapete.odds.mixture import Mixture, certain
from tapete.odds.policy import Policy, at_a_glance
from tapete.odds.readings import TooManyThrows, distribution, lumped
from tapete.odds.runs import TooManyLeaves, folded, staged
from tapete.odds.shape import Shape
from tapete.odds.stages import Remembered, Stages
from tapete.odds.unseen import UNSEEN, Seen

A = TypeVar("A")
R = TypeVar("R")
T = TypeVar("T")


class Impossible(Exception):
    """What is known to have happened cannot happen in the world that was imagined."""


class OddsTable(Table):
    """One path through a rule: at each new fork the first branch, and the fork is kept."""

    quiet = True

    __slots__ = (
        "_at",
        "_branches",
        "_depth",
        "_policy",
        "_recall",
        "_script",
        "_staged",
        "_stages",
        "_tactics",
        "keeper",
        "left",
        "now",
    )

    def __init__(
        self,
        branches: list[Branch],
        policy: Policy,
        script: Sequence[Entry | None] = (),
        tactics: Tactics[Any] | None = None,
        stages: Stages | None = None,
    ) -> None:
        self._tactics = tactics
        self.keeper: Keeper | None = None
        """Restores the state, if the caller can give it. Then stages are weighed once."""
        self.left = 0
        """How many more runs are allowed."""
        self.now: Frozen | None = None
        """The state that the latest stage has left."""
        self._stages = Stages() if stages is None else stages
        self._staged = False
        """True while a stage is being weighed."""
        self._branches = branches
        self._depth = 0
        self._policy = policy
        self._script = script
        self._at = 0
        self._recall: dict[int, Any] = {}
        """What was answered, by its place in the script: it is read once, and not in every run."""

    @property
    def branches(self) -> list[Branch]:
        """The forks on the way taken now."""
        return self._branches

    @property
    def at(self) -> int:
        """How much of what has already happened has been repeated."""
        return self._at

    def restart(self) -> None:
        """Back to where the rule begins."""
        self._depth = self._at = 0

    def again(self, at: int) -> None:
        """Back to where a stage begins, and to what was known there."""
        self._depth, self._at = 0, at

    def roll(self, chance: Chance[T]) -> T:
        if self._script and (known := self._known()) is not None:
            return self._fallen(chance, known)
        depth = self._depth
        self._depth = depth + 1
        if depth == len(self._branches):
            self._branches.append(self._fork(chance))
        current: T = self._branches[depth].current
        return current

    def heed(self, chance: Chance[T], kind: Callable[[T], Hashable]) -> T:
        """Outcomes of one kind are one way on: the first stands for all of them."""
        if self._script and (known := self._known()) is not None:
            return self._fallen(chance, known)
        depth = self._depth
        self._depth = depth + 1
        if depth == len(self._branches):
            self._branches.append(self._fork(chance, kind))
        current: T = self._branches[depth].current
        return current

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
        return self._replied(seat, key, domain)[1]

    def ignores(self, key: str) -> bool:
        """False while what has happened is repeated: there the question may have been asked."""
        if self._tactics is None or self._at < len(self._script):
            return False
        if self._policy is Policy.BEST:
            return self._tactics.skips(key)
        return self._policy is Policy.GLANCE and self._tactics.ignores(key)

    def ask_any(
        self, domains: Mapping[Seat, Domain[A]], key: str, rule: str = "", **args: Arg
    ) -> tuple[Seat, A]:
        known = self._known()
        if known is not None:
            return known.seat, self._recalled(domains[known.seat], known)
        first = next(iter(domains))
        return self._replied(first, key, domains[first])

    def stage(self, rule: Callable[[], T], *facts: Hashable, apart: Apart = None) -> T:
        """All that may come of it is one fork: its ends that leave and give the same are one."""
        keeper = self.keeper
        if keeper is None:
            return rule()
        depth = self._depth
        if depth == len(self._branches):
            before = keeper.freeze()
            shape = self._shape(keeper, rule, facts, before, apart)
            self._branches.append(Ends(shape, self._stages.ends_of(shape), before, self._at))
        self._depth = depth + 1
        before, end, self._at = self._branches[depth].current
        after, given = self._stages.ends[end]
        if after is not before:
            keeper.restore(after, before)
        self.now = after
        result: T = given
        return result

    def last(
        self,
        rule: Callable[[], T],
        *facts: Hashable,
        then: Callable[[T], T] | None = None,
        apart: Apart = None,
    ) -> T:
        """The ends of the stage around it are those of the inner one: it need not be run on."""
        keeper = self.keeper
        if keeper is None or not self._staged:
            return super().last(rule, *facts, then=then, apart=apart)
        now = keeper.freeze()
        shape = self._shape(keeper, rule, facts, now, apart)
        raise Remembered(shape if then is None else self._stages.renamed(shape, then), now)

    def last_roll(
        self,
        chance: Chance[T],
        then: Callable[[T], R],
        kind: Callable[[T], Hashable] | None = None,
    ) -> R:
        """Each outcome is an end of the stage around it, in the state as it is now."""
        keeper = self.keeper
        if keeper is None or not self._staged or self._at < len(self._script):
            return super().last_roll(chance, then, kind)
        odds = odds_of(chance) if kind is None else lumped([odds_of(chance)], kind)[0]
        now = keeper.freeze()
        raise Remembered(self._stages.rolled(odds, now, then), now)

    def _shape(
        self,
        keeper: Keeper,
        rule: Callable[[], Any],
        facts: tuple[Any, ...],
        before: Frozen,
        apart: Apart = None,
    ) -> Shape:
        """What may come of a stage that begins in this state.

        Where a part of it has already happened, it is weighed by itself all the same, but is not
        what would come of it anew.
        """
        if self._at < len(self._script):
            facts = ()
        key = (facts, before) if facts else None
        known = self._stages.known.get(key)
        if known is None and apart is not None and facts:
            known = self._shared(keeper, rule, facts, before, *apart)
            if known is not None:
                self._stages.known[key] = known
        if known is None:
            outer = self._branches, self._depth, self._staged
            self._branches, self._staged = [], True
            try:
                known = staged(self, self._stages, keeper, rule, before)
            finally:
                self._branches, self._depth, self._staged = outer
            if key is not None:
                self._stages.known[key] = known
        return known

    def _shared(
        self,
        keeper: Keeper,
        rule: Callable[[], Any],
        facts: tuple[Any, ...],
        before: Frozen,
        thing: Any,
        name: str,
    ) -> Shape | None:
        """The same, weighed once for all values of something; None if that plays a part."""
        value, place, stages = getattr(thing, name), keeper.place_of(thing), self._stages
        if place is None or value is UNSEEN or facts in stages.looking:
            return None
        if not value and not keeper.started_with(place, name):
            return None
        unseen = keeper.refrozen(before, place, name, UNSEEN)
        shape = stages.known.get((facts, unseen))
        if shape is None:
            shape = self._unseeing(keeper, rule, facts, unseen, thing, name)
        if shape is None:
            return None
        return stages.moved(shape, lambda after: keeper.refrozen(after, place, name, value))

    def _unseeing(
        self,
        keeper: Keeper,
        rule: Callable[[], Any],
        facts: tuple[Any, ...],
        unseen: Frozen,
        thing: Any,
        name: str,
    ) -> Shape | None:
        """Weighs it so that a look at what is kept apart is found out; None if there was one."""
        value, stages, count = getattr(thing, name), self._stages, unseen.marks
        setattr(thing, name, UNSEEN)
        try:
            shape = self._shape(keeper, rule, facts, unseen)
            changed = getattr(thing, name) is not UNSEEN
            if changed or any(after.marks != count for after in stages.left_by(shape)):
                raise Seen
        except Seen:
            stages.looking.add(facts)
            keeper.restore(unseen)
            return None
        finally:
            setattr(thing, name, value)
        return shape

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
        """Returns what fell; raises `Impossible` if it could not have."""
        outcome = fallen(chance, known)
        if isinstance(chance, Draw) and outcome not in chance.items:
            raise Impossible(f"{outcome!r} was drawn")
        return outcome

    def _recalled(self, domain: Domain[A], known: Given) -> A:
        if self._at not in self._recall:
            try:
                self._recall[self._at] = domain.recall(known.answer)
            except Refused as refused:
                raise Impossible(str(refused)) from None
        recalled: A = self._recall[self._at]
        return recalled

    def _replied(self, seat: Seat, key: str, domain: Domain[A]) -> tuple[Seat, A]:
        """The reply at a glance, or each answer in turn."""
        if self._tactics is not None and at_a_glance(self._policy, self._tactics, key, domain):
            return seat, self._tactics.reply(seat, key, domain)
        depth = self._depth
        self._depth = depth + 1
        if depth == len(self._branches):
            self._branches.append(self._choice([(seat, v) for v in domain.candidates()]))
        current: tuple[Seat, A] = self._branches[depth].current
        return current

    def _fork(self, chance: Chance[T], kind: Callable[[T], Hashable] | None = None) -> Branch:
        """All ways on from a roll or a draw; outcomes of one kind are one way."""
        odds = odds_of(chance)
        return self._chances(odds if kind is None else lumped([odds], kind)[0])

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
    try:
        return distribution(chance.dice, chance.read, chance.aces)
    except TooManyThrows:
        raise TooManyLeaves from None


def explore(
    run: Callable[[OddsTable], tuple[Any, tuple[float, ...]]],
    policy: Policy,
    budget: int,
    script: Sequence[Entry | None] = (),
    tactics: Tactics[Any] | None = None,
    stages: Stages | None = None,
) -> Mixture:
    """Runs a rule once for each of its ends; `run` gives an end's outcome and its worth.

    Outcomes are numbered while they are mixed, because many are slow to hash. `stages` holds what
    is known from before, of the same state and keeper.
    """
    numbers: dict[Any, int] = {}

    def end(table: OddsTable) -> Mixture:
        table.restart()
        outcome, worth = run(table)
        return certain(numbers.setdefault(outcome, len(numbers)), worth)

    table = OddsTable([], policy, script, tactics, stages)
    table.left = budget
    found = folded(table, end)
    assert isinstance(found, Mixture)
    named = list(numbers)
    weights = {named[number]: weight for number, weight in found.weights.items()}
    return structs.replace(found, weights=weights)


def outcomes(
    rule: Callable[[Table], T], policy: Policy = Policy.FIRST, budget: int = 100_000
) -> Distribution[T]:
    """The exact distribution of what a rule returns, over all its rolls."""
    mixture = explore(lambda table: (rule(table), ()), policy, budget)
    return Distribution(mixture.weights)
