"""The pieces of content that an option of a match, or of a procedure, may name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from tapete.kernel.message import Message

Choice: TypeAlias = tuple[str | int, Message]
"""A value of an option, and its name."""


def named(table: Mapping[str, Message], none: str = "") -> Sequence[Choice]:
    """One choice for each piece of content, and one for nothing if `none` says it in words."""
    return [*([("", Message(none))] if none else []), *table.items()]
