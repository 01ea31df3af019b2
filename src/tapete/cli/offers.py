"""The open question as numbered lines, and what a person types as an answer."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec

from tapete.kernel.domains import Amount, Barred, Domain, Either, Faces, OneOf, Order, Some, YesNo
from tapete.kernel.errors import TapeteError
from tapete.kernel.plain import Plain, plain_of

MOST_OFFERED = 60
YES = {"s", "sí", "si", "y", "yes"}
NO = {"n", "no"}


class NotUnderstood(TapeteError):
    """What was typed is no answer to this question."""

    key = "cli.error.not_understood"


class Offer:
    """What may be picked by its number, what may not and why, and how picks make an answer."""

    def __init__(self, domain: Domain[Any]) -> None:
        self.domain = domain
        offered = _numbered(domain)
        self.numbered = offered[:MOST_OFFERED]
        self.more = len(offered) > MOST_OFFERED
        self.barred = _barred(domain)

    @property
    def kind(self) -> str:
        return str(self.domain.describe()["kind"])

    @property
    def weighable(self) -> bool:
        """Whether each numbered line is a whole answer, which can be forecast."""
        return not isinstance(self.domain, Some | Order)

    def answer(self, typed: str) -> Plain:
        """The plain answer that was typed: by number, or in full after an equals sign."""
        if typed.startswith("="):
            return _in_full(typed[1:])
        if isinstance(self.domain, YesNo) and typed.lower() in YES | NO:
            return typed.lower() in YES
        numbers = _numbers(typed)
        if isinstance(self.domain, Faces):
            return list(numbers)
        if isinstance(self.domain, Some | Order):
            return [self._part(number) for number in numbers]
        if len(numbers) != 1:
            raise NotUnderstood(given=typed)
        return numbers[0] if isinstance(self.domain, Amount) else self._picked(numbers[0])

    def _picked(self, number: int) -> Plain:
        """The whole answer with that number; that of a barred option will be refused."""
        barred = self.barred_at(number)
        if barred is not None:
            return barred.option
        if not 1 <= number <= len(self.numbered):
            raise NotUnderstood(given=str(number))
        return self.domain.write(self.numbered[number - 1])

    def barred_at(self, number: int) -> Barred | None:
        """Barred options are numbered after those that may be picked."""
        place = number - len(self.numbered) - 1
        return self.barred[place] if 0 <= place < len(self.barred) else None

    def _part(self, number: int) -> Plain:
        if not 1 <= number <= len(self.numbered):
            raise NotUnderstood(given=str(number))
        return plain_of(self.numbered[number - 1])


def _numbered(domain: Domain[Any]) -> list[Any]:
    if isinstance(domain, Amount | Faces):
        return []
    if isinstance(domain, Some):
        return list(domain.options)
    if isinstance(domain, Order):
        return list(domain.items)
    return list(islice(domain.candidates(), MOST_OFFERED + 1))


def _barred(domain: Domain[Any]) -> list[Barred]:
    if isinstance(domain, OneOf):
        return list(domain.barred())
    if isinstance(domain, Either):
        ways = [(way, barred) for way, inner in domain.ways.items() for barred in _barred(inner)]
        return [Barred([way, barred.option], barred.reason, barred.rule) for way, barred in ways]
    return []


def _numbers(typed: str) -> list[int]:
    try:
        return [int(part) for part in typed.replace(",", " ").split()]
    except ValueError:
        raise NotUnderstood(given=typed) from None


def _in_full(typed: str) -> Plain:
    try:
        plain: Plain = msgspec.json.decode(typed)
    except msgspec.DecodeError:
        raise NotUnderstood(given=typed) from None
    return plain
