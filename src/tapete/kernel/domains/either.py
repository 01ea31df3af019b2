"""A question that can be answered in one of several ways, each with its own domain."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, TypeAlias

from tapete.kernel.domains.domain import Domain, malformed, not_among
from tapete.kernel.plain import Plain

Maker: TypeAlias = Callable[[], Domain[Any]]


class Deferred(Mapping[str, Domain[Any]]):
    """Ways of answering by their names: first those still to be made, then those that are ready.

    Each is made when it is first looked at, which most never are.
    """

    __slots__ = ("_made", "_makers", "_names")

    def __init__(self, makers: Mapping[str, Maker], ready: Mapping[str, Domain[Any]]) -> None:
        self._makers = makers
        self._made = dict(ready)
        self._names = (*makers, *ready)

    def __getitem__(self, name: str) -> Domain[Any]:
        found = self._made.get(name)
        if found is None:
            found = self._made[name] = self._makers[name]()
        return found

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


class Either(Domain[tuple[str, Any]], frozen=True):
    """The name of a way and an answer from its domain: `["move", …]` or `["attack", …]`."""

    ways: Mapping[str, Domain[Any]]

    def read(self, answer: object) -> tuple[str, Any]:
        if not isinstance(answer, list) or len(answer) != 2 or not isinstance(answer[0], str):
            malformed("way_and_answer", answer)
        way, inner = answer
        if way not in self.ways:
            raise not_among(way, self.ways)
        return way, self.ways[way].read(inner)

    def recall(self, answer: object) -> tuple[str, Any]:
        assert isinstance(answer, list)
        way, inner = answer
        return way, self.ways[way].recall(inner)

    def write(self, value: tuple[str, Any]) -> Plain:
        way, inner = value
        return [way, self.ways[way].write(inner)]

    def candidates(self) -> Iterator[tuple[str, Any]]:
        return ((way, inner) for way, domain in self.ways.items() for inner in domain.candidates())

    def sample(self, rng: Random) -> tuple[str, Any]:
        names = list(self.ways)
        way = names[int(rng.random() * len(names))]
        return way, self.ways[way].sample(rng)

    def has_one_answer(self) -> bool:
        return len(self.ways) == 1 and all(domain.has_one_answer() for domain in self.ways.values())

    def describe(self) -> dict[str, Plain]:
        return {"kind": "either", "ways": {way: d.describe() for way, d in self.ways.items()}}

    def imprint(self) -> object:
        return {"kind": "either", "ways": {way: d.imprint() for way, d in self.ways.items()}}
