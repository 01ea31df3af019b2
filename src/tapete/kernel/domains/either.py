"""A question that can be answered in one of several ways, each with its own domain."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, TypeAlias

from tapete.kernel.domains.domain import Domain, malformed, not_among
from tapete.kernel.plain import Plain, plain_of

Maker: TypeAlias = Callable[[], Domain[Any]]


class Deferred(Mapping[Any, Domain[Any]]):
    """Ways of answering: first those still to be made, then those that are ready.

    Each is made when it is first looked at, which most never are.
    """

    __slots__ = ("_made", "_makers", "_ways")

    def __init__(self, makers: Mapping[str, Maker], ready: Mapping[Any, Domain[Any]]) -> None:
        self._makers = makers
        self._made = dict(ready)
        self._ways = (*makers, *ready)

    def __getitem__(self, way: Any) -> Domain[Any]:
        found = self._made.get(way)
        if found is None:
            found = self._made[way] = self._makers[way]()
        return found

    def __contains__(self, way: object) -> bool:
        return way in self._ways

    def __iter__(self) -> Iterator[Any]:
        return iter(self._ways)

    def __len__(self) -> int:
        return len(self._ways)


class Either(Domain[tuple[Any, Any]], frozen=True):
    """The name of a way and an answer from its domain: `["move", …]` or `["attack", …]`.

    A way is a word, or a record whose `id` names it in answers.
    """

    ways: Mapping[Any, Domain[Any]]

    def named(self, name: object) -> Any:
        """Returns the way that has a name in answers; None if there is none."""
        if isinstance(name, str) and name in self.ways:
            return name
        return next((way for way in self.ways if plain_of(way) == name), None)

    def read(self, answer: object) -> tuple[Any, Any]:
        if not isinstance(answer, list) or len(answer) != 2 or not isinstance(answer[0], str):
            malformed("way_and_answer", answer)
        name, inner = answer
        way = self.named(name)
        if way is None:
            raise not_among(name, self.ways)
        return way, self.ways[way].read(inner)

    def recall(self, answer: object) -> tuple[Any, Any]:
        assert isinstance(answer, list)
        name, inner = answer
        way = self.named(name)
        return way, self.ways[way].recall(inner)

    def write(self, value: tuple[Any, Any]) -> Plain:
        way, inner = value
        return [plain_of(way), self.ways[way].write(inner)]

    def candidates(self) -> Iterator[tuple[Any, Any]]:
        return ((way, inner) for way, domain in self.ways.items() for inner in domain.candidates())

    def sample(self, rng: Random) -> tuple[Any, Any]:
        ways = list(self.ways)
        way = ways[int(rng.random() * len(ways))]
        return way, self.ways[way].sample(rng)

    def has_one_answer(self) -> bool:
        return len(self.ways) == 1 and all(domain.has_one_answer() for domain in self.ways.values())

    def describe(self) -> dict[str, Plain]:
        ways: dict[str, Plain] = {
            str(plain_of(way)): one.describe() for way, one in self.ways.items()
        }
        return {"kind": "either", "ways": ways}

    def imprint(self) -> object:
        ways = {plain_of(way): one.imprint() for way, one in self.ways.items()}
        return {"kind": "either", "ways": ways}
