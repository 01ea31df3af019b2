"""Whom an answer is done to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tapete.games.savage.actions.kind import Do
from tapete.games.savage.state import State
from tapete.kernel import Filled


def figures_of(value: Any, view: State) -> tuple[str, ...]:
    """The figures on the table that an answer, or a part of one, names."""
    known = {figure.id for figure in view.figures}
    return tuple(dict.fromkeys(name for name in _named(value) if name in known))


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
        yield from _several(value)


def _several(values: Iterable[Any]) -> Iterator[str]:
    for value in values:
        yield from _named(value)
