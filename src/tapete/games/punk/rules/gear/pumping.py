"""Pumping a weapon up: marks of Strength, Penetration and reach for its next shot."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from tapete.games.punk.figures import item_has
from tapete.games.punk.state import Item, Mini
from tapete.kernel.plain import Plain

MARKS = "punk.core.pumped"
AT_ONCE = 3
"""Marks for each Action; fewer where there is no room for more."""
MOST = 5
"""The most marks of each kind."""
USUAL = (1, 1, 1)


def may_pump(mini: Mini, item: Item) -> list[Plain]:
    """The marks of Strength, Penetration and reach an Action may give; one of each is usual."""
    if not item_has(item, "pumped") or item.broken or mini.at.held:
        return []
    room = [MOST - marks for marks in item.pumped]
    wanted = min(AT_ONCE, sum(room))
    ways = [
        given
        for given in product(*[range(min(AT_ONCE, free) + 1) for free in room])
        if sum(given) == wanted
    ]
    ways.sort(key=lambda given: given != USUAL)
    return [[*given] for given in ways] if wanted else []


def pump(item: Item, marks: Sequence[int]) -> None:
    item.pumped = [had + more for had, more in zip(item.pumped, marks, strict=True)]
