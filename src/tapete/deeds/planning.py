"""The parts of a menu worth weighing: promising deeds, ways to vary them, the best places."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import TypeAlias, TypeVar

from tapete.deeds.do import Do
from tapete.kernel import Choice, Filled
from tapete.kernel.plain import Plain

P = TypeVar("P")
Key = TypeVar("Key", bound=Hashable)
Rank: TypeAlias = Callable[[str], float]
"""Returns how promising a target is, by its id."""
Variants: TypeAlias = Callable[[Choice], Iterable[Mapping[str, Plain]]]
"""Returns the changes to a deed's usual details that are worth trying."""


def ending(choices: list[Choice]) -> Filled:
    """The last choice of a menu, which ends the turn. Weighed first, it wins a tie."""
    return Filled(choices[-1].option)


def grouped(choices: Iterable[Choice], key: Callable[[Do], Key]) -> dict[Key, list[Choice]]:
    """Choices grouped by a key of their deed, in the order offered; other keys have no choices."""
    found: dict[Key, list[Choice]] = defaultdict(list)
    for choice in choices:
        found[key(choice.option)].append(choice)
    return found


def ranked(choices: Iterable[Choice], rank: Rank) -> list[Choice]:
    """The choices sorted by how promising their targets are, the most promising first."""
    return sorted(choices, key=lambda choice: -rank(choice.option.to))


def as_usual(choices: Iterable[Choice]) -> Iterator[Filled]:
    return (Filled(choice.option, choice.usual()) for choice in choices)


def varied(choices: Iterable[Choice], variants: Variants, most: int = 1) -> Iterator[Filled]:
    """Each choice with its usual details; the first `most` also with each of their variants."""
    for place, choice in enumerate(choices):
        usual = choice.usual()
        yield Filled(choice.option, usual)
        if place < most:
            yield from (Filled(choice.option, {**usual, **more}) for more in variants(choice))


def best(places: Iterable[P], worth: Callable[[P], float | None], most: int) -> list[P]:
    """The `most` places worth most, ties in their order; those worth None are left out."""
    found: list[tuple[float, int, P]] = []
    for number, place in enumerate(places):
        value = worth(place)
        if value is not None:
            found.append((-value, number, place))
    return [place for _, _, place in sorted(found, key=lambda one: one[:2])[:most]]
