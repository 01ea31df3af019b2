"""Whom an answer is done to."""

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
    """Whom a deed, or anything else that is done to somebody, is done to."""
    to: str | tuple[str, ...] = getattr(value, "to", ())
    return to
