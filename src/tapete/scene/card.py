"""Everything to read about a figure on the table."""

from __future__ import annotations

import msgspec

from tapete.kernel.message import Message


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """A heading and its lines; a line may cite a rule."""

    title: Message
    lines: tuple[tuple[Message, str], ...]


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    name: Message
    subtitle: Message | None = None
    sections: tuple[Section, ...] = ()
