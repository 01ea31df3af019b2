"""The minis that an answer is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tapete.games.punk.labels.deeds import do_of
from tapete.games.punk.rules.fighting.assaults import Assault
from tapete.games.punk.state import State


def figures_of(value: Any, view: State) -> tuple[str, ...]:
    """The minis on the table that an answer, or a part of one, names."""
    known = {mini.id for mini in view.minis}
    return tuple([name for name in dict.fromkeys(_named(value)) if name in known])


def _named(value: Any) -> Iterator[str]:
    do = do_of(value)
    if do is not None:
        yield do.to
    elif isinstance(value, str):
        yield value
    elif isinstance(value, Assault):
        yield from value.to
    elif isinstance(value, tuple):
        for part in value:
            yield from _named(part)
