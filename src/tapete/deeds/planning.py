"""What is worth weighing of a menu: promising deeds, ways to vary them, the best places."""

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
"""How promising it is to do something to somebody."""
Variants: TypeAlias = Callable[[Choice], Iterable[Mapping[str, Plain]]]
"""How a deed may be done otherwise than as usual."""


def ending(choices: list[Choice]) -> Filled:
    """The end of a menu: weighed first, so that of equals it is taken."""
    return Filled(choices[-1].option)


def grouped(choices: Iterable[Choice], key: Callable[[Do], Key]) -> dict[Key, list[Choice]]:
    """Choices by what they have in common, in the order in which they are offered; else none."""
    found: dict[Key, list[Choice]] = defaultdict(list)
    for choice in choices:
        found[key(choice.option)].append(choice)
    return found


def ranked(choices: Iterable[Choice], rank: Rank) -> list[Choice]:
    """Those on the most promising targets first."""
    return sorted(choices, key=lambda choice: -rank(choice.option.to))


def as_usual(choices: Iterable[Choice]) -> Iterator[Filled]:
    return (Filled(choice.option, choice.usual()) for choice in choices)


def varied(choices: Iterable[Choice], variants: Variants, most: int = 1) -> Iterator[Filled]:
    """Each as usual; so many of the first also otherwise."""
    for place, choice in enumerate(choices):
        usual = choice.usual()
        yield Filled(choice.option, usual)
        if place < most:
            yield from (Filled(choice.option, {**usual, **more}) for more in variants(choice))


def best(places: Iterable[P], worth: Callable[[P], float | None], most: int) -> list[P]:
    """The few that are worth most, the first of equals first; None is not worth a thought."""
    found: list[tuple[float, int, P]] = []
    for number, place in enumerate(places):
        value = worth(place)
        if value is not None:
            found.append((-value, number, place))
    return [place for _, _, place in sorted(found, key=lambda one: one[:2])[:most]]
