"""The answers a question allows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Generic, NoReturn, TypeVar

import msgspec

from tapete.kernel.errors import Malformed, Refused
from tapete.kernel.message import Arg, Message
from tapete.kernel.plain import Plain, plain_of

A = TypeVar("A")


class Refusal(msgspec.Struct, frozen=True):
    """Why an answer cannot be given, and the rule that says so."""

    reason: Message
    rule: str = ""


class Domain(msgspec.Struct, Generic[A], frozen=True):
    """What may be answered. A rule receives values; people and files write them plainly."""

    def read(self, answer: object) -> A:
        """The value of a plain answer; raises `Refused` (or `Malformed`) if it is not allowed."""
        raise NotImplementedError

    def recall(self, answer: object) -> A:
        """The value of an answer that was read when it was given: it need not be checked."""
        return self.read(answer)

    def write(self, value: A) -> Plain:
        """The plain answer that stands for a value."""
        return plain_of(value)

    def whole(self, answer: object) -> Plain:
        """An answer checked and written out in full, with all that it left as usual."""
        return self.write(self.read(answer))

    def candidates(self) -> Iterator[A]:
        """The values a bot or a keyboard may pick: finite, and sensible."""
        raise NotImplementedError

    def sample(self, rng: Random) -> A:
        """One allowed value, cheaply."""
        raise NotImplementedError

    def describe(self) -> dict[str, Plain]:
        """The domain itself, plainly: what a client offers and a journal remembers."""
        raise NotImplementedError

    def contains(self, answer: object) -> bool:
        return self.refuse(answer) is None

    def refuse(self, answer: object) -> Refusal | None:
        """Why not; None when the answer is allowed."""
        try:
            self.read(answer)
        except Refused as refused:
            return Refusal(refused.reason, refused.rule)
        return None


def malformed(expected: str, answer: object, **args: Arg) -> NoReturn:
    """The answer has not the shape expected: `expected` names the shape."""
    shown = repr(answer)[:60]
    raise Malformed(Message.of(f"kernel.expected.{expected}", given=shown, **args), "")
