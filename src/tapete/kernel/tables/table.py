"""The table: the only door between a rule and the world."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping
from typing import TypeVar

from tapete.kernel.chance.roll import Chance
from tapete.kernel.domains.domain import Domain
from tapete.kernel.event import Event
from tapete.kernel.message import Arg
from tapete.kernel.seat import Audience, Seat

A = TypeVar("A")
T = TypeVar("T")


class Table(ABC):
    """A rule may roll, ask and tell; nothing else enters or leaves it."""

    __slots__ = ()

    @abstractmethod
    def roll(self, chance: Chance[T]) -> T:
        """Chance decides."""

    @abstractmethod
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
        """A seat decides. With `secret`, the others learn the answer only from what is told."""

    @abstractmethod
    def ask_any(
        self, domains: Mapping[Seat, Domain[A]], key: str, rule: str = "", **args: Arg
    ) -> tuple[Seat, A]:
        """Several seats may answer, each from its own domain; the first answer counts."""

    @abstractmethod
    def tell(self, event: Callable[..., Event], *, to: Audience = None, **fields: object) -> None:
        """Everybody, or an audience, is told what happened. Quiet tables build no event."""

    def ask_secretly(
        self, domains: Mapping[Seat, Domain[A]], key: str, rule: str = "", **args: Arg
    ) -> dict[Seat, A]:
        """Choices made in secret at the same time: none sees another's until all are in."""
        chosen = {
            seat: self.ask(seat, key, domain, rule, secret=True, **args)
            for seat, domain in domains.items()
        }
        self.disclose(key)
        return chosen

    def heed(self, chance: Chance[T], kind: Callable[[T], Hashable]) -> T:
        """Chance decides, and it makes no difference which of the outcomes of one kind it is.

        Only a hint, for a table that weighs every way on: of each kind it may weigh one.
        """
        return self.roll(chance)

    def stage(self, rule: Callable[[], T], *facts: Hashable) -> T:
        """Plays a whole piece of a rule, which touches nothing but the state and this table.

        Where facts are given, what comes of it depends on the state and on them alone. A table
        that weighs every way on may weigh it once, and go on from each state it leads to.
        """
        return rule()

    def last(
        self, rule: Callable[[], T], *facts: Hashable, then: Callable[[T], T] | None = None
    ) -> T:
        """A stage with which the stage around it ends, and what it gives is what that gives.

        Unless `then` makes something else of what it gives, without rolling, asking or telling.
        """
        result = self.stage(rule, *facts)
        return result if then is None else then(result)

    def ignores(self, key: str) -> bool:
        """Whether nobody here ever says anything but no to a question: then it need not be asked.

        Only a hint, for a table that is taken through every way on.
        """
        return False

    def disclose(self, key: str) -> None:  # noqa: B027
        """The secret answers to this question are in, and no longer secret."""
