"""A table whose seats are shown each question whole."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, TypeVar

from tapete.kernel.domains.domain import Domain
from tapete.kernel.message import Arg
from tapete.kernel.question import Question
from tapete.kernel.seat import Seat
from tapete.kernel.tables.table import Table

A = TypeVar("A")


class AskingTable(Table):
    """Makes a question of what a rule asks, for whoever answers at this table."""

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
        question = Question({seat: domain}, key, rule, tuple(args.items()), secret)
        answer: A = self._answer(seat, question)
        return answer

    @abstractmethod
    def _answer(self, seat: Seat, question: Question) -> Any:
        """Returns what a seat answers."""
