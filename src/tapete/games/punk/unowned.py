"""A table at which what belongs to nobody decides by a die: punk.ruling.dispute"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from itertools import islice
from typing import TypeVar

from tapete.kernel import Chance, Domain, Draw, Seat
from tapete.kernel.message import Arg
from tapete.kernel.tables.relay import Relay

A = TypeVar("A")
T = TypeVar("T")
U = TypeVar("U")

NOBODY = 2
"""The side of what belongs to nobody: everybody's enemy."""
MOST = 24
"""So many of the answers are weighed against each other."""


class Unowned(Relay):
    """Questions to nobody are drawn for; all else is the table's behind it."""

    __slots__ = ()

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
        if seat != NOBODY:
            return self.table.ask(seat, key, domain, rule, secret=secret, **args)
        answers = list(islice(domain.candidates(), MOST))
        if len(answers) == 1:
            return answers[0]
        return answers[self.table.roll(Draw(tuple(range(len(answers))), rule))]

    def ask_any(
        self, domains: Mapping[Seat, Domain[A]], key: str, rule: str = "", **args: Arg
    ) -> tuple[Seat, A]:
        owned = {seat: domain for seat, domain in domains.items() if seat != NOBODY}
        if not owned:
            return NOBODY, self.ask(NOBODY, key, domains[NOBODY], rule)
        return self.table.ask_any(owned, key, rule, **args)

    def settled(self, *facts: object) -> None:
        self.table.settled(*facts)

    def heed(self, chance: Chance[T], of: Callable[[T], U]) -> U:
        return self.table.heed(chance, of)

    def stage(self, rule: Callable[[], T], *facts: Hashable) -> T:
        return self.table.stage(rule, *facts)

    def last(self, rule: Callable[[], T], *facts: Hashable) -> T:
        return self.table.last(rule, *facts)

    def disclose(self, key: str) -> None:
        self.table.disclose(key)
