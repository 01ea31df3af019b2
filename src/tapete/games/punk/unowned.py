"""A table at which what belongs to nobody decides by a die: punk.ruling.dispute"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import TypeVar

from tapete.kernel import Domain, Draw, Seat, Table
from tapete.kernel.message import Arg
from tapete.kernel.tables.relay import Relay

A = TypeVar("A")

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
        return self._drawn(domain, rule)

    def ask_any(
        self, domains: Mapping[Seat, Domain[A]], key: str, rule: str = "", **args: Arg
    ) -> tuple[Seat, A]:
        owned = {seat: domain for seat, domain in domains.items() if seat != NOBODY}
        if not owned:
            return NOBODY, self._drawn(domains[NOBODY], rule)
        return self.table.ask_any(owned, key, rule, **args)

    ask_secretly = Table.ask_secretly
    """Seat by seat, so that it is drawn for nobody here too."""

    def _drawn(self, domain: Domain[A], rule: str) -> A:
        answers = list(islice(domain.candidates(), MOST))
        if len(answers) == 1:
            return answers[0]
        return answers[self.table.roll(Draw(tuple(range(len(answers))), rule))]
