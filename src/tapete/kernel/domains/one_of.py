"""A question that picks one of several things."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from tapete.kernel.domains.domain import Domain, not_among
from tapete.kernel.errors import Refused
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain, plain_of, same

T = TypeVar("T")


class Barred(msgspec.Struct, frozen=True):
    """Something a player might want to pick but may not. It is shown dimmed, with the reason."""

    option: Any
    """As the question has its options, or as an answer names them."""
    reason: Message
    rule: str


def nothing_barred() -> Sequence[Barred]:
    return ()


class OneOf(Domain[T], Generic[T], frozen=True):
    """One of the options. What is barred is worked out only when somebody wants to see it."""

    options: Sequence[T]
    barred: Callable[[], Sequence[Barred]] = nothing_barred

    def read(self, answer: object) -> T:
        for option in self.options:
            if same(plain_of(option), answer):
                return option
        self._say_why_not(answer)
        raise not_among(answer, self.options)

    def _say_why_not(self, answer: object) -> None:
        for barred in self.barred():
            if same(plain_of(barred.option), answer):
                raise Refused(barred.reason, barred.rule)

    def candidates(self) -> Iterator[T]:
        return iter(self.options)

    def sample(self, rng: Random) -> T:
        return self.options[int(rng.random() * len(self.options))]

    def has_one_answer(self) -> bool:
        return len(self.options) == 1

    def describe(self) -> dict[str, Plain]:
        return {"kind": "one_of", "options": [plain_of(option) for option in self.options]}
