"""Answers as they are sent and stored: text, numbers and lists, never parts of a game's state."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"

ATOMS = frozenset({bool, int, str, type(None)})
"""The types whose values are written as they are."""


def plain_of(value: object) -> Plain:
    """Returns a value as an answer has it: a thing with an `id` as its id, a record as its fields.

    >>> plain_of(("north", 3))
    ['north', 3]
    """
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, (tuple, list)):
        return [plain_of(part) for part in value]
    identity = getattr(value, "id", None)
    if isinstance(identity, (str, int)):
        return identity
    return _with_lists(msgspec.to_builtins(value))


def _with_lists(built: Any) -> Plain:
    """Returns built-in values with lists in place of tuples, as JSON has them."""
    if isinstance(built, dict):
        return {
            name: part if type(part) in ATOMS else _with_lists(part) for name, part in built.items()
        }
    if isinstance(built, (tuple, list)):
        return [part if type(part) in ATOMS else _with_lists(part) for part in built]
    plain: Plain = built
    return plain


def same(left: object, right: object) -> bool:
    """True if both are equal in value and type: 1, True and 1.0 all differ, as in JSON."""
    if type(left) is not type(right):
        return False
    if type(left) in ATOMS:
        return left == right
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(same, left, right))
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(same(left[k], right[k]) for k in left)
    return left == right
