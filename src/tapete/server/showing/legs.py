"""A way longer than one answer allows, walked in legs: the same answer given again and again."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tapete.kernel.plain import Plain
from tapete.spaces.plane.point import Point
from tapete.spaces.questions.sketch import Pointed, Sketch, Walked


class LongWay(msgspec.Struct, frozen=True):
    """The answer that walks its first leg, where it goes on to, and what each leg costs."""

    answer: Plain
    onward: tuple[Point, ...]
    legs: tuple[int, ...]


def long_way(domain: Pointed, to: Sequence[Point], most: int) -> LongWay | None:
    """The way to a place in at most so many legs; None if there is none, or one leg is enough."""
    if most < 2 or not isinstance(domain, Walked):
        return None
    further = domain.further(most)
    whole = further.sketch(further.head(to))
    if whole.cost is None or whole.cost <= domain.allowance:
        return None
    answer = domain.head(whole.path[1:])
    first = domain.sketch(answer)
    if not first.cost:
        return None
    return LongWay(answer, _onward(first, whole), _legs(first.cost, whole.cost, domain.allowance))


def _onward(first: Sketch, whole: Sketch) -> tuple[Point, ...]:
    """The rest of a way from where its first leg ends."""
    passed = len(first.path) - 1
    follows = first.path[:passed] == whole.path[:passed]
    return first.path[-1], *(whole.path[passed:] if follows else whole.path[-1:])


def _legs(first: int, whole: int, allowance: int) -> tuple[int, ...]:
    """The cost of each leg, all but the last as long as may be."""
    full, rest = divmod(whole - first, allowance)
    return first, *([allowance] * full), *([rest] if rest else [])
