"""What somebody who knows a game would think of, and what would look silly."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

Plan: TypeAlias = tuple[Any, Any]
"""A way of the menu, and the answer given to it."""
DO = "do"
"""The way of a menu in which deeds are answered."""


def sensible(plans: Iterable[Plan], is_silly: Callable[[Plan, list[Plan]], bool]) -> Iterator[Plan]:
    """The plans that are not silly beside all the others; all of them, if each is."""
    found = list(plans)
    kept = [plan for plan in found if not is_silly(plan, found)]
    yield from kept or found
