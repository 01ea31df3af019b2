"""The answers a question allows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from typing import ClassVar, Generic, NoReturn, TypeVar

import msgspec

from tapete.kernel.errors import Malformed, Refused
from tapete.kernel.message import Arg, Message
from tapete.kernel.plain import Plain, plain_of

A = TypeVar("A")
LONGEST = 60
"""The most characters that are shown of an answer."""
NAMED = 12
"""How many of the answers that are allowed a refusal names."""


class Refusal(msgspec.Struct, frozen=True):
    """The reason why an answer is not allowed, and the rule that says so."""

    reason: Message
    rule: str = ""


class Domain(msgspec.Struct, Generic[A], frozen=True):
    """The answers that are allowed. A rule gets values; people and files use plain answers."""

    listed: ClassVar[bool] = False
    """True if its candidates are listed to pick from, though it is none of the kernel's own."""

    def read(self, answer: object) -> A:
        """Returns the value of a plain answer; raises `Refused` or `Malformed` if not allowed."""
        raise NotImplementedError

    def recall(self, answer: object) -> A:
        """Returns the value of an answer that was checked when it was given."""
        return self.read(answer)

    def write(self, value: A) -> Plain:
        """Returns the plain answer that stands for a value."""
        return plain_of(value)

    def whole(self, answer: object) -> Plain:
        """Checks an answer and writes it out in full, with the details that it left out."""
        return self.write(self.read(answer))

    def candidates(self) -> Iterator[A]:
        """Yields a finite number of sensible values, for a bot or a list to pick from."""
        raise NotImplementedError

    def sample(self, rng: Random) -> A:
        """Returns one allowed value at random, cheaply."""
        raise NotImplementedError

    def has_one_answer(self) -> bool:
        """True if only one answer is allowed. Nobody need be asked: `candidates` yields it."""
        return False

    def describe(self) -> dict[str, Plain]:
        """Returns the domain as plain data, for clients and for the journal's fingerprint."""
        raise NotImplementedError

    def imprint(self) -> object:
        """Returns what is packed to the same bytes as `describe`, for the fingerprint, quickly."""
        return self.describe()

    def contains(self, answer: object) -> bool:
        return self.refuse(answer) is None

    def refuse(self, answer: object) -> Refusal | None:
        """Returns why an answer is not allowed; None if it is."""
        try:
            self.read(answer)
        except Refused as refused:
            return Refusal(refused.reason, refused.rule)
        return None


def malformed(expected: str, answer: object, **args: Arg) -> NoReturn:
    """Raises `Malformed`: the answer does not have the shape that `expected` names."""
    shown = repr(answer)[:LONGEST]
    raise Malformed(Message.of(f"kernel.expected.{expected}", given=shown, **args), "")


def not_among(answer: object, allowed: Iterable[object]) -> Refused:
    """The refusal of an answer that is none of those allowed, the first of which it names."""
    given, others = repr(answer)[:LONGEST], named(allowed)
    return Refused(Message.of("kernel.refusal.not_an_option", given=given, allowed=others), "")


def named(values: Iterable[object]) -> str:
    """The first of some values, as they are written in an answer."""
    first = [msgspec.json.encode(plain_of(one)).decode() for one in islice(values, NAMED + 1)]
    rest = [" …"] if len(first) > NAMED else []
    return "".join([", ".join(first[:NAMED]), *rest])
