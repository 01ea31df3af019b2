"""The open question as numbered lines, and what a person types as an answer."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec

from tapete.kernel.domains import Amount, Domain, Faces, Order, Some
from tapete.kernel.errors import TapeteError
from tapete.kernel.plain import Plain, plain_of

MOST_OFFERED = 60


class NotUnderstood(TapeteError):
    """What was typed is no answer to this question."""

    key = "cli.error.not_understood"


class Offer:
    """What may be picked by its number, and how the picks make an answer."""

    def __init__(self, domain: Domain[Any]) -> None:
        self.domain = domain
        self.numbered = self._numbered()

    def _numbered(self) -> list[Any]:
        domain = self.domain
        if isinstance(domain, Amount | Faces):
            return []
        if isinstance(domain, Some):
            return list(domain.options)
        if isinstance(domain, Order):
            return list(domain.items)
        return list(islice(domain.candidates(), MOST_OFFERED))

    @property
    def hint(self) -> str:
        """The key of the sentence that says how to answer."""
        return f"cli.hint.{self.domain.describe()['kind']}"

    @property
    def weighable(self) -> bool:
        """Whether each numbered line is a whole answer, which can be forecast."""
        return not isinstance(self.domain, Some | Order)

    def answer(self, typed: str) -> Plain:
        """The plain answer that was typed: by number, or in full after an equals sign."""
        if typed.startswith("="):
            return self._in_full(typed[1:])
        numbers = self._numbers(typed)
        if isinstance(self.domain, Faces):
            return list(numbers)
        if isinstance(self.domain, Some | Order):
            return [self._plain(number) for number in numbers]
        if len(numbers) != 1:
            raise NotUnderstood(given=typed)
        return numbers[0] if isinstance(self.domain, Amount) else self._whole(numbers[0])

    def _numbers(self, typed: str) -> list[int]:
        try:
            return [int(part) for part in typed.replace(",", " ").split()]
        except ValueError:
            raise NotUnderstood(given=typed) from None

    def _in_full(self, typed: str) -> Plain:
        try:
            plain: Plain = msgspec.json.decode(typed)
        except msgspec.DecodeError:
            raise NotUnderstood(given=typed) from None
        return plain

    def _whole(self, number: int) -> Plain:
        return self.domain.write(self._picked(number))

    def _plain(self, number: int) -> Plain:
        return plain_of(self._picked(number))

    def _picked(self, number: int) -> Any:
        if not 1 <= number <= len(self.numbered):
            raise NotUnderstood(given=str(number))
        return self.numbered[number - 1]
