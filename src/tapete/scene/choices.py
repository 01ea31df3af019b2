"""The pieces of content that an option of a match, or of a procedure, may name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from tapete.kernel.message import Message, Named

Choice: TypeAlias = tuple[str | int, Message]
"""A value of an option, and its name."""


def entries(table: Mapping[str, Named], none: str = "") -> Sequence[Choice]:
    """One choice for each entry of a table of content, and one for nothing if `none` says it."""
    return named({name: one.name.message for name, one in table.items()}, none)


def counts(words: str, most: int) -> Sequence[Choice]:
    """The numbers from 1 to `most`; `words` name one by its `count`."""
    return [(number, Message.of(words, count=number)) for number in range(1, most + 1)]


def named(table: Mapping[str, Message], none: str = "") -> Sequence[Choice]:
    """One choice for each piece of content, and one for nothing if `none` says it in words."""
    return [*([("", Message(none))] if none else []), *table.items()]
