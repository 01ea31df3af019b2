"""A table that listens to what is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from tapete.kernel import Chance, Domain, Event, Seat, Table
from tapete.kernel.message import Arg
from tapete.kernel.seat import Audience

A = TypeVar("A")
T = TypeVar("T")


class Ear(Table):
    """Remembers what was told, by kind and fields; all else is for the table it stands at."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.heard: list[tuple[Callable[..., Event], dict[str, object]]] = []

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

    def tell(self, event: Callable[..., Event], *, to: Audience = None, **fields: object) -> None:
        self.heard.append((event, fields))

    def all(self, event: Callable[..., Event]) -> list[dict[str, object]]:
        """What was told of a kind of event, each time."""
        return [fields for kind, fields in self.heard if kind is event]
