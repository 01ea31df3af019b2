"""Whom an answer is done to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tapete.deeds.do import Do
from tapete.games.savage.state import State
from tapete.kernel import Filled

WAYS = (("do",), ("move",))
"""How a whole answer of a turn begins."""


def figures_of(value: Any, view: State) -> tuple[str, ...]:
    """The figures on the table that an answer, or a part of one, names."""
    found = dict.fromkeys(name for name in _named(value) if name)
    return tuple([name for name in found if any(one.id == name for one in view.figures)])


def _named(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Do):
        yield value.to
    elif isinstance(value, Filled):
        yield from _named(value.option)
    elif isinstance(value, dict):
        yield str(value.get("to", ""))
    elif isinstance(value, tuple):
        yield from _several(value[1:] if value[:1] in WAYS else value)


def _several(values: Iterable[Any]) -> Iterator[str]:
    for value in values:
        yield from _named(value)
