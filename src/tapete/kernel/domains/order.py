"""A question that puts things in order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, permutations
from random import Random
from typing import Generic, TypeVar

from tapete.kernel.domains.domain import Domain, malformed
from tapete.kernel.domains.some import Some
from tapete.kernel.plain import Plain, plain_of

T = TypeVar("T")

MOST_CANDIDATES = 120


class Order(Domain[tuple[T, ...]], Generic[T], frozen=True):
    """All the items, each exactly once, in the chosen order."""

    items: Sequence[T]

    def read(self, answer: object) -> tuple[T, ...]:
        everything = Some(self.items, least=len(self.items))
        everything.read(answer)
        if not isinstance(answer, list):
            malformed("list", answer)
        by_place = {self._place(part): place for place, part in enumerate(answer)}
        ranked = sorted(range(len(self.items)), key=by_place.__getitem__)
        return tuple(self.items[index] for index in ranked)

    def _place(self, part: object) -> int:
        return next(i for i, item in enumerate(self.items) if plain_of(item) == part)

    def candidates(self) -> Iterator[tuple[T, ...]]:
        return islice(permutations(self.items), MOST_CANDIDATES)

    def sample(self, rng: Random) -> tuple[T, ...]:
        return tuple(rng.sample(list(self.items), len(self.items)))

    def has_one_answer(self) -> bool:
        return len(self.items) <= 1

    def describe(self) -> dict[str, Plain]:
        return {"kind": "order", "items": [plain_of(item) for item in self.items]}
