"""A table that wraps another and passes on what it does not do itself."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import TypeVar

from tapete.kernel.chance.roll import Chance
from tapete.kernel.domains.domain import Domain
from tapete.kernel.event import Event
from tapete.kernel.message import Arg
from tapete.kernel.seat import Audience, Seat
from tapete.kernel.tables.table import Apart, Table

A = TypeVar("A")
R = TypeVar("R")
T = TypeVar("T")


class Relay(Table):
    """Passes everything on to the other table: rolls, questions, events and hints."""

    __slots__ = ("table",)

    def __init__(self, table: Table) -> None:
        self.table = table

    def roll(self, chance: Chance[T]) -> T:
        return self.table.roll(chance)

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
        return self.table.ask(seat, key, domain, rule, secret=secret, **args)

    def ask_any(
        self, domains: Mapping[Seat, Domain[A]], key: str, rule: str = "", **args: Arg
    ) -> tuple[Seat, A]:
        return self.table.ask_any(domains, key, rule, **args)

    def ask_secretly(
        self, domains: Mapping[Seat, Domain[A]], key: str, rule: str = "", **args: Arg
    ) -> dict[Seat, A]:
        return self.table.ask_secretly(domains, key, rule, **args)

    def tell(self, event: Callable[..., Event], *, to: Audience = None, **fields: object) -> None:
        self.table.tell(event, to=to, **fields)

    def heed(self, chance: Chance[T], kind: Callable[[T], Hashable]) -> T:
        return self.table.heed(chance, kind)

    def stage(self, rule: Callable[[], T], *facts: Hashable, apart: Apart = None) -> T:
        return self.table.stage(rule, *facts, apart=apart)

    def last(
        self,
        rule: Callable[[], T],
        *facts: Hashable,
        then: Callable[[T], T] | None = None,
        apart: Apart = None,
    ) -> T:
        return self.table.last(rule, *facts, then=then, apart=apart)

    def last_roll(
        self,
        chance: Chance[T],
        then: Callable[[T], R],
        kind: Callable[[T], Hashable] | None = None,
    ) -> R:
        return self.table.last_roll(chance, then, kind)

    def ignores(self, key: str) -> bool:
        return self.table.ignores(key)

    def disclose(self, key: str) -> None:
        self.table.disclose(key)


class Ignoring(Relay):
    """A table where questions with one key are always answered with no, and need not be asked."""

    __slots__ = ("key",)

    def __init__(self, table: Table, key: str) -> None:
        super().__init__(table)
        self.key = key

    def ignores(self, key: str) -> bool:
        return key == self.key or self.table.ignores(key)
