"""A question that picks several things."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from random import Random
from typing import Generic, TypeVar

from tapete.kernel.domains.domain import Domain, malformed
from tapete.kernel.domains.one_of import OneOf
from tapete.kernel.errors import Refused
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain, plain_of

T = TypeVar("T")

MOST_CANDIDATES = 256


class Some(Domain[tuple[T, ...]], Generic[T], frozen=True):
    """Between `least` and `most` of the options, each at most once; their order does not count."""

    options: Sequence[T]
    least: int = 0
    most: int | None = None

    @property
    def limit(self) -> int:
        return len(self.options) if self.most is None else min(self.most, len(self.options))

    def read(self, answer: object) -> tuple[T, ...]:
        if not isinstance(answer, list):
            malformed("list", answer)
        picked = [self._position(part) for part in answer]
        if len(set(picked)) != len(picked):
            raise Refused(Message.of("kernel.refusal.twice"), "")
        if not self.least <= len(picked) <= self.limit:
            raise Refused(self._wrong_count(len(picked)), "")
        return tuple(self.options[place] for place in sorted(picked))

    def _position(self, part: object) -> int:
        option = OneOf(self.options).read(part)
        return next(place for place, other in enumerate(self.options) if other is option)

    def _wrong_count(self, given: int) -> Message:
        return Message.of("kernel.refusal.count", given=given, least=self.least, most=self.limit)

    def candidates(self) -> Iterator[tuple[T, ...]]:
        counts = range(self.least, self.limit + 1)
        every = (picked for count in counts for picked in combinations(self.options, count))
        return islice(every, MOST_CANDIDATES)

    def sample(self, rng: Random) -> tuple[T, ...]:
        count = rng.randint(self.least, self.limit)
        places = rng.sample(range(len(self.options)), count)
        return tuple(self.options[place] for place in sorted(places))

    def has_one_answer(self) -> bool:
        return self.limit == 0 or self.least == len(self.options)

    def describe(self) -> dict[str, Plain]:
        options = [plain_of(option) for option in self.options]
        return {"kind": "some", "options": options, "least": self.least, "most": self.limit}
