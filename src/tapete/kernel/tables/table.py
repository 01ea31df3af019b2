"""The table: the only door between a rule and the world."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping
from typing import ClassVar, TypeAlias, TypeVar

from tapete.kernel.chance.roll import Chance
from tapete.kernel.domains.domain import Domain
from tapete.kernel.event import Event
from tapete.kernel.message import Arg
from tapete.kernel.seat import Audience, Seat

A = TypeVar("A")
R = TypeVar("R")
T = TypeVar("T")

Apart: TypeAlias = tuple[object, str] | None
"""A part of the state, and a field of it that is a whole number."""


class Table(ABC):
    """Where a rule rolls, asks and tells; nothing else enters or leaves the rule."""

    __slots__ = ()

    quiet: ClassVar[bool] = False
    """True if nobody is told anything at tables of this kind."""

    @abstractmethod
    def roll(self, chance: Chance[T]) -> T:
        """Lets chance decide."""

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
        """Lets a seat decide. With `secret`, the others learn the answer only from events."""

    @abstractmethod
    def ask_any(
        self, domains: Mapping[Seat, Domain[A]], key: str, rule: str = "", **args: Arg
    ) -> tuple[Seat, A]:
        """Lets several seats answer, each from its own domain; the first answer counts."""

    @abstractmethod
    def tell(self, event: Callable[..., Event], *, to: Audience = None, **fields: object) -> None:
        """Everybody, or an audience, is told what happened.

        Quiet tables build no event. A field may be a function without arguments, for what takes a
        while to work out: it is called only where an event is built.
        """

    def ask_secretly(
        self, domains: Mapping[Seat, Domain[A]], key: str, rule: str = "", **args: Arg
    ) -> dict[Seat, A]:
        """Lets several seats choose in secret: none sees another's choice until all have chosen."""
        chosen = {
            seat: self.ask(seat, key, domain, rule, secret=True, **args)
            for seat, domain in domains.items()
        }
        self.disclose(key)
        return chosen

    def heed(self, chance: Chance[T], kind: Callable[[T], Hashable]) -> T:
        """Lets chance decide, where the rule treats all outcomes of one kind alike.

        This is only a hint. A table that weighs every outcome may weigh one of each kind instead.
        """
        return self.roll(chance)

    def stage(self, rule: Callable[[], T], *facts: Hashable, apart: Apart = None) -> T:
        """Plays a complete part of a rule, which uses nothing but the state and this table.

        If facts are given, the result depends only on them and on the state. A table that weighs
        every outcome may then weigh this part once, and go on from each state it leads to. `apart`
        names a number the part most likely has nothing to do with. It is a hint and may be wrong.
        """
        return rule()

    def last(
        self,
        rule: Callable[[], T],
        *facts: Hashable,
        then: Callable[[T], T] | None = None,
        apart: Apart = None,
    ) -> T:
        """Plays a stage that ends the stage around it. Its result is the result of both.

        `then` may turn that result into another, but may not roll, ask or tell.
        """
        result = self.stage(rule, *facts, apart=apart)
        return result if then is None else then(result)

    def last_roll(
        self,
        chance: Chance[T],
        then: Callable[[T], R],
        kind: Callable[[T], Hashable] | None = None,
    ) -> R:
        """Lets chance decide, and ends the stage around it with what `then` makes of the outcome.

        `then` may not roll, ask or tell. Outcomes of one `kind` are treated alike, as in `heed`.
        """
        return then(self.roll(chance) if kind is None else self.heed(chance, kind))

    def ignores(self, key: str) -> bool:
        """True if everybody at this table answers a question with no, so it need not be asked.

        This is only a hint, for a table that weighs every outcome.
        """
        return False

    def disclose(self, key: str) -> None:  # noqa: B027
        """Makes the secret answers to a question public, once all have been given."""
