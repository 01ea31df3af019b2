"""What entries refer to, read and changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

NAMING = ("special",)
"""The fields that name special rules, each perhaps with a number."""
REFERRING = ("prices", "brings", "fits", "weapon", "among", "of", "powers", "given", "gear")
"""The fields that refer to any other entry."""


def named_in(entry: msgspec.Struct) -> Iterator[str]:
    """Yields everything that an entry refers to."""
    found: list[str] = []

    def heard(identity: str) -> str:
        found.append(identity)
        return identity

    renamed_in(msgspec.to_builtins(entry), heard, heard)
    yield from found


def renamed_in(value: Any, thing: Callable[[str], str], rule: Callable[[str], str]) -> Any:
    """Returns plain data with the ids of things and of special rules changed."""
    if not isinstance(value, dict):
        return value
    return {field: _field(field, inside, thing, rule) for field, inside in value.items()}


def _field(field: str, inside: Any, thing: Callable[[str], str], rule: Callable[[str], str]) -> Any:
    if field in NAMING:
        return _each(inside, lambda written: _ruled(written, rule))
    return _each(inside, thing) if field in REFERRING else renamed_in(inside, thing, rule)


def _each(value: Any, change: Callable[[str], str]) -> Any:
    if isinstance(value, str):
        return change(value) if value else value
    if isinstance(value, dict):
        return {change(one): inside for one, inside in value.items()}
    return [change(one) for one in value]


def _ruled(written: str, rule: Callable[[str], str]) -> str:
    identity, mark, number = written.partition("(")
    return f"{rule(identity)}{mark}{number}"
