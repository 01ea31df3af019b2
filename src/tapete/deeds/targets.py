"""The targets of an answer."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from tapete.kernel import Filled


def targets(value: Any, known: Collection[str]) -> tuple[str, ...]:
    """The known ids that an answer, or a part of one, names."""
    return tuple([name for name in dict.fromkeys(_named(value)) if name in known])


def _named(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _named(part)
    elif isinstance(value, Filled):
        yield from _named(value.option)
    else:
        yield from _named(value.get("to", "") if isinstance(value, dict) else _to(value))


def _to(value: Any) -> str | tuple[str, ...]:
    """The target or targets of a deed, or of anything else with a `to`."""
    to: str | tuple[str, ...] = getattr(value, "to", ())
    return to
