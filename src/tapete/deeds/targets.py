"""The targets of an answer."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tapete.kernel import Filled


def targets(value: Any, known: Collection[str]) -> tuple[str, ...]:
    """The known ids that an answer, or a part of one, names."""
    return tuple([name for name in dict.fromkeys(_named(value)) if name in known])


def _named(value: Any) -> list[str]:
    """Whatever an answer names: the target or targets of a deed, or of anything with a `to`."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, tuple):
        return [name for part in value for name in _named(part)]
    if isinstance(value, Filled):
        return _named(value.option)
    return _named(value.get("to", "") if isinstance(value, dict) else getattr(value, "to", ()))
